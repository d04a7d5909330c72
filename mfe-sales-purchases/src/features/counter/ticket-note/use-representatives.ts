import { COUNTER_REPRESENTATIVES_AT } from '@comptoir/contracts/addresses'
import { api, companyKey, pathOf, useCompany, useQuery } from '@comptoir/platform'
import type { NamedRepresentative } from '../cart/noted.ts'
import { orLastAnswer } from '../session/last-answer.ts'

const FRESH_MS = 10 * 60_000

/** Whom a ticket can name as who brought the sale; without a network those of whom this device was told last. */
export function useRepresentatives() {
  const { id } = useCompany()
  return useQuery({
    queryKey: companyKey(id, COUNTER_REPRESENTATIVES_AT, 'counter'),
    queryFn: ({ signal }) =>
      orLastAnswer(
        `representatives:${id}`,
        (limit) => api.get<NamedRepresentative[]>(pathOf(COUNTER_REPRESENTATIVES_AT), { signal: limit }),
        signal,
      ),
    staleTime: FRESH_MS,
    networkMode: 'always',
  })
}
