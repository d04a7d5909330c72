import type { GivableRights, User, UserInput } from '@comptoir/contracts/company/users'
import { ROLES } from '@comptoir/contracts/roles'
import type { Language } from '@comptoir/platform'

/** What the form holds of a user. */
export interface UserValues {
  name: string
  email: string
  /** A built-in one by its name, one of the company's own by its id. */
  role: string
  isEverywhere: boolean
  pointOfSaleIds: string[]
  /** Of the mail. */
  language: Language
}

/** An invitation to a cashier, or to the first role that its sender may give. */
export function newUser({ roles, ownRoles, isEverywhere }: GivableRights, language: Language): UserValues {
  const [first = 'cashier'] = [...roles, ...ownRoles.map(({ id }) => id)]
  const role = roles.includes('cashier') ? 'cashier' : first
  return { name: '', email: '', role, isEverywhere, pointOfSaleIds: [], language }
}

export function valuesOf(user: User, language: Language): UserValues {
  const { name, email, hasAllPointsOfSale, pointsOfSale } = user
  return {
    name,
    email,
    role: roleKeyOf(user),
    isEverywhere: hasAllPointsOfSale,
    pointOfSaleIds: pointsOfSale.map(({ id }) => id),
    language,
  }
}

/** The role of a user as the form holds it. */
export function roleKeyOf({ role, ownRole }: Pick<User, 'role' | 'ownRole'>): string {
  return ownRole?.id ?? role
}

/** How a role is named to the API. */
function roleInput(key: string): Pick<UserInput, 'role' | 'roleId'> {
  const role = ROLES.find((one) => one === key)
  return role === undefined ? { role: 'own', roleId: key } : { role }
}

/** A user who is there has no mail whose language could be chosen. */
export function inputOf(values: UserValues, isNew: boolean): UserInput {
  const { name, email, role, isEverywhere, pointOfSaleIds, language } = values
  const places = isEverywhere ? null : pointOfSaleIds
  const input = { name, email: email.trim(), ...roleInput(role), pointOfSaleIds: places }
  return isNew ? { ...input, language } : input
}
