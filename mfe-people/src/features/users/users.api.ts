import { USERS, type GivableRights, type User, type UserInput } from '@comptoir/contracts/company/users'
import { api, pathOf, useCompanyQuery } from '@comptoir/platform'

/** Sends the mail of an invitation once more; its earlier links work no longer. */
export function resendInvitation(user: User): Promise<User> {
  return api.post<User>(pathOf(USERS, user.id, 'resend'))
}

/** What the reader may give to others. */
export function useGivableRights() {
  return useCompanyQuery<GivableRights>(USERS, ['givable'])
}

/** What is sent to leave a user as they are. */
export function inputOfUser({ name, email, role, ownRole, hasAllPointsOfSale, pointsOfSale }: User): UserInput {
  const named = ownRole === null ? { role } : { role, roleId: ownRole.id }
  return { name, email, ...named, pointOfSaleIds: hasAllPointsOfSale ? null : pointsOfSale.map(({ id }) => id) }
}
