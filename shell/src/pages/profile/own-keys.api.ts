import { COUNTER_KEYS, type CounterKeys, type PinInput } from '@comptoir/contracts/company/counter-keys'
import { api, pathOf, useCompanyQuery } from '@comptoir/platform'

/** Since when the signed-in person has a PIN and a badge in the company. */
export function useOwnKeys() {
  return useCompanyQuery<CounterKeys>(COUNTER_KEYS, ['own'])
}

export const setOwnPin = (input: PinInput) => api.put<CounterKeys>(pathOf(COUNTER_KEYS, 'own'), input)
