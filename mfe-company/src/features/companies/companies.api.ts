import type { CompanyRow } from '@comptoir/contracts'
import { api, useQuery } from '@comptoir/platform'

export const COMPANIES_ON_A_PAGE = 50

/** One more is asked for than is shown: it tells whether there is a next page. `after` is the id of the last row seen. */
export function useCompanies(after: string | null) {
  return useQuery({
    queryKey: ['superadmin', 'companies', after],
    queryFn: async ({ signal }) => {
      const searchParams = new URLSearchParams({ limit: String(COMPANIES_ON_A_PAGE + 1), ...(after === null ? {} : { after }) })
      const { data } = await api.get<{ data: CompanyRow[] }>('superadmin/companies', { searchParams, signal })
      return { rows: data.slice(0, COMPANIES_ON_A_PAGE), hasNext: data.length > COMPANIES_ON_A_PAGE }
    },
    placeholderData: (previous) => previous,
  })
}
