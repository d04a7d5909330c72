import { OWN_ROLES, type PermissionChoices } from '@comptoir/contracts/company/roles'
import { api, companyKey, keepPreviousData, pathOf, useCompany, useLanguage, useQuery } from '@comptoir/platform'

/**
 * What roles can be made of, in the reader's language. In another one the last answer stays until the next has come: a
 * form that went away meanwhile would lose its ticks.
 */
export function usePermissionChoices() {
  const language = useLanguage()
  const { id: companyId } = useCompany()
  return useQuery({
    queryKey: companyKey(companyId, OWN_ROLES, 'permissions', language),
    queryFn: ({ signal }) => api.get<PermissionChoices>(pathOf(OWN_ROLES, 'permissions'), { signal }),
    staleTime: Infinity,
    placeholderData: keepPreviousData,
  })
}
