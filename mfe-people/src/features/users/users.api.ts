import { USERS, type GivableRights, type User, type UserInput } from '@comptoir/contracts/company/users'
import { COUNTER_KEYS } from '@comptoir/contracts/company/counter-keys'
import { api, pathOf, saveFile, useCompanyQuery } from '@comptoir/platform'

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

/** Makes a badge and saves its print; the one before opens nothing any more. */
export async function makeBadge({ id, name }: User): Promise<void> {
  const { file, name: fileName } = await api.postForFile(pathOf(USERS, id, 'badge'), {})
  saveFile(file, fileName ?? `${name}.pdf`)
}

/** Takes PIN and badge away. */
export const removeCounterKeys = ({ id }: User) => api.delete(pathOf(USERS, id, COUNTER_KEYS.path))
