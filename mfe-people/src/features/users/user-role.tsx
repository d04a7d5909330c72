import type { User } from '@comptoir/contracts/company/users'
import { useTranslation } from '@comptoir/platform'

/** The role of a user: a built-in one in the reader's language, an own one as the company calls it. */
export function UserRole({ user: { role, ownRole } }: { user: User }) {
  const { t } = useTranslation('people')
  return ownRole === null ? t(`users.role.${role}`) : <bdi>{ownRole.name}</bdi>
}
