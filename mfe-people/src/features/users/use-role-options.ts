import type { GivableRights, User } from '@comptoir/contracts/company/users'
import { ROLES } from '@comptoir/contracts/roles'
import { useTranslation } from '@comptoir/platform'
import type { Option } from '@comptoir/platform/forms'
import { roleKeyOf } from './user-values.ts'

interface RoleOption extends Option {
  help: string
}

/** The roles to choose from, the one that the user has among them, and what each is for. */
export function useRoleOptions(
  { roles, ownRoles }: GivableRights,
  user?: User,
): { options: readonly Option[]; help: (key: string) => string | undefined } {
  const { t } = useTranslation('people')
  const builtIn = (role: (typeof ROLES)[number]): RoleOption => ({
    value: role,
    label: t(`users.role.${role}`),
    help: t(`users.roleHelp.${role}`),
  })
  const own = ({ id, name, description }: GivableRights['ownRoles'][number]): RoleOption => ({
    value: id,
    label: name,
    help: description ?? t('users.roleHelp.own'),
  })
  const givable = [...roles.map(builtIn), ...ownRoles.map(own)]
  const held = user?.ownRole ? [own(user.ownRole)] : ROLES.filter((role) => role === user?.role).map(builtIn)
  const isMissing = user !== undefined && !givable.some(({ value }) => value === roleKeyOf(user))
  const all = isMissing ? [...held, ...givable] : givable
  return {
    options: all.map(({ value, label }) => ({ value, label })),
    help: (key) => all.find(({ value }) => value === key)?.help,
  }
}
