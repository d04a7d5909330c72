import { OWN_ROLES, type PermissionChoices } from '@comptoir/contracts/company/roles'
import { useCompanyQuery, useLanguage } from '@comptoir/platform'

/** What roles can be made of, in the reader's language. */
export function usePermissionChoices() {
  const language = useLanguage()
  return useCompanyQuery<PermissionChoices>(OWN_ROLES, ['permissions'], { key: [language], staleTimeMs: Infinity })
}
