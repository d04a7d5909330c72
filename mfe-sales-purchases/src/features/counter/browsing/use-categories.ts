import { COUNTER_CATALOGUE_AT } from '@comptoir/contracts/addresses'
import { companyKey, keepPreviousData, useCompany, useQuery, useStore } from '@comptoir/platform'
import { useDevice } from '../catalogue/device-context.ts'
import type { ShelfCategory } from '../catalogue/families.ts'

/** The categories that have something to sell, as the device knows them. */
export function useCategories(): readonly ShelfCategory[] {
  const company = useCompany()
  const { finder, state } = useDevice()
  const { revision } = useStore(state)
  const { data = [] } = useQuery({
    queryKey: companyKey(company.id, COUNTER_CATALOGUE_AT, 'categories', revision),
    queryFn: async () => (await finder?.categories()) ?? [],
    placeholderData: keepPreviousData,
    networkMode: 'always',
  })
  return data
}
