import { CASHIER_SWITCHES_AT } from '@comptoir/contracts/addresses'
import { COUNTER_KEYS } from '@comptoir/contracts/company/counter-keys'
import type {
  Cashiers,
  CashierKey,
  CashierSwitch,
  CashierSwitchInput,
} from '@comptoir/contracts/sales/cashier-switches'
import { api, companyKey, pathOf, useCompany, useQuery } from '@comptoir/platform'
import type { Seller } from '../register/kept-lock.ts'
import { orLastAnswer } from '../session/last-answer.ts'

const PATIENCE_MS = 5000

/** Who may sell at a register and has a PIN, as this device was told last where nobody answers; nobody where none is open. */
export function useCashiers(registerId: string | null) {
  const company = useCompany()
  return useQuery({
    queryKey: companyKey(company.id, CASHIER_SWITCHES_AT, 'people', registerId),
    queryFn: ({ signal }) =>
      orLastAnswer(
        `cashiers:${registerId}`,
        (until) =>
          api.get<Cashiers>(
            `${pathOf(CASHIER_SWITCHES_AT, 'people')}?registerId=${encodeURIComponent(registerId ?? '')}`,
            {
              signal: until,
            },
          ),
        signal,
      ),
    enabled: registerId !== null,
    retry: false,
  })
}

/** Shows that who is signed in is back where they sold themselves: nothing changes, so nothing is written down. */
export async function proveOwn(key: CashierKey): Promise<void> {
  const proof = key.kind === 'pin' ? { kind: key.kind, pin: key.pin } : key
  await api.post(pathOf(COUNTER_KEYS, 'own', 'proof'), proof, { timeoutMs: PATIENCE_MS })
}

/** Has somebody sell from now on; null where that is who is signed in. */
export async function switchTo(input: CashierSwitchInput, ownId: string): Promise<Seller | null> {
  const given = await api.post<CashierSwitch>(pathOf(CASHIER_SWITCHES_AT), input, { timeoutMs: PATIENCE_MS })
  const { cashier, permissions, approvals, until } = given
  return cashier.id === ownId ? null : { ...cashier, permissions, approvals, until }
}
