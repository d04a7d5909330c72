import { USERS, type User, type UserInput } from '@comptoir/contracts/company/users'
import type { TxCtx } from '../../../platform/context.ts'
import { audit } from '../../../platform/audit/audit.ts'
import { refusalOf } from '../../../platform/errors.ts'
import { casesOf, type Cases } from '../../../platform/resource/cases.ts'
import { declaredRefusal, refusingTaken } from '../../../platform/resource/refusals.ts'
import { invitationEnd, setOut, spendInvitations } from '../../identity/index.ts'
import { sendInvitation } from './send-invitation.ts'
import { findUser } from './users.queries.ts'
import {
  deleteInvited,
  findRolePermissions,
  hasEmail,
  hasOtherAdministrator,
  insertInvited,
  lockUser,
  renewInvitation,
  takeKeys,
  TABLE,
  updateUser,
} from './users.repository.ts'
import {
  changesRights,
  endsAdministrator,
  isSameEmail,
  requireMayChange,
  requireMayGive,
  roleIdOf,
} from './users.rules.ts'

/** What can be done with a user: created is invited, removed is the invitation revoked; `resend` sends its mail once more. */
export interface UserCases extends Cases<User, UserInput> {
  resend: (ctx: TxCtx, id: string) => Promise<User>
}

/** `publicUrl` is what the links in mails begin with. */
export function userCases(publicUrl: string): UserCases {
  const invite = async (ctx: TxCtx, id: string, input: UserInput): Promise<void> => {
    await requireGivable(ctx, input)
    refuseInactive(input)
    await refuseTakenEmail(ctx, input.email, id)
    const invitation = { language: input.language ?? ctx.language, endsAt: invitationEnd(ctx.now) }
    await refusingTaken(USERS, TABLE, input, () => insertInvited(ctx, id, input, invitation))
    await sendInvitation(ctx, publicUrl, { userId: id, email: input.email.trim(), ...invitation })
  }

  const again = async (ctx: TxCtx, id: string, email?: string): Promise<void> => {
    const facts = await lockUser(ctx, id)
    if (facts.accountId !== null) throw declaredRefusal(USERS, 'hasJoined')
    const [to, endsAt] = [email?.trim() ?? facts.email, invitationEnd(ctx.now)]
    await renewInvitation(ctx, id, { email: to, endsAt })
    await sendInvitation(ctx, publicUrl, { userId: id, email: to, language: facts.language, endsAt })
  }

  const change = async (ctx: TxCtx, id: string, input: UserInput, version: number | undefined): Promise<boolean> => {
    const before = await findUser(ctx, id)
    const isDone = await refusingTaken(USERS, TABLE, input, () => updateUser(ctx, id, input, version))
    if (!isDone || !before) return isDone
    if (changesRights(before, input) && (await takeKeys(ctx, id, { isOut: input.isActive === false })))
      await audit(ctx, {
        action: 'counterKey.keysRemoved',
        entity: 'counterKey',
        entityId: id,
        after: { name: input.name },
      })
    if (before.state === 'invited') {
      if (!isSameEmail(before.email, input.email)) await again(ctx, id, input.email)
    } else if (input.isActive !== undefined && input.isActive !== before.isActive) {
      await letInOrOut(ctx, id, input.isActive)
    }
    return true
  }

  const { usage: _usage, ...cases } = casesOf<User, UserInput>(USERS, {
    table: TABLE.table,
    find: findUser,
    insert: invite,
    update: change,
    delete: revoke,
    beforeChange: refuseChange,
    beforeRemove: refuseRemoval,
  })
  return {
    ...cases,
    resend: async (ctx, id) => {
      const before = await cases.get(ctx, id)
      requireMayChange(before)
      await again(ctx, id)
      const after = await cases.get(ctx, id)
      await audit(ctx, {
        action: 'user.invitedAgain',
        entity: 'user',
        entityId: id,
        after: { name: after.name, email: after.email },
      })
      return after
    },
  }
}

/** Who has not joined has no access that could be taken away. */
function refuseInactive({ isActive }: UserInput): void {
  if (isActive === false) throw declaredRefusal(USERS, 'notJoined', {}, '/isActive')
}

/** Refuses rights that the caller may not give, and a role that is not there. */
async function requireGivable(ctx: TxCtx, input: UserInput): Promise<void> {
  const roleId = roleIdOf(input)
  const permissions = roleId === null ? null : await findRolePermissions(ctx, roleId)
  if (roleId !== null && permissions === null) throw refusalOf('role.notFound', {}, '/role')
  requireMayGive(ctx, { ...input, permissions })
}

async function refuseTakenEmail(ctx: TxCtx, email: string, but: string): Promise<void> {
  if (await hasEmail(ctx, email, but)) throw declaredRefusal(USERS, 'emailTaken', { email: email.trim() }, '/email')
}

/** The last administrator stays one; nobody changes their own rights, or goes beyond them with others. */
async function refuseChange(ctx: TxCtx, before: User, input: UserInput): Promise<void> {
  if (endsAdministrator(before, input) && !(await hasOtherAdministrator(ctx, before.id)))
    throw declaredRefusal(USERS, 'lastAdministrator', {}, '/role')
  const isOneself = before.id === ctx.userId
  if (isOneself && changesRights(before, input)) throw declaredRefusal(USERS, 'isOneself', {}, '/role')
  if (!isOneself) {
    requireMayChange(before)
    await requireGivable(ctx, input)
  }
  if (before.state === 'invited') {
    refuseInactive(input)
    await refuseTakenEmail(ctx, input.email, before.id)
  } else if (!isSameEmail(before.email, input.email)) throw declaredRefusal(USERS, 'emailFixed', {}, '/email')
}

function refuseRemoval(_ctx: TxCtx, before: User): void {
  requireMayChange(before)
  if (before.state !== 'invited') throw declaredRefusal(USERS, 'inUse')
}

async function letInOrOut(ctx: TxCtx, id: string, isActive: boolean): Promise<void> {
  const { accountId } = await lockUser(ctx, id)
  if (accountId !== null) await setOut(ctx.db, accountId, ctx.companyId, { isOut: !isActive, now: ctx.now })
}

/** Deletes an invitation and what its links would open; false when the version held is not the current one. */
async function revoke(ctx: TxCtx, id: string, version: number | undefined): Promise<boolean> {
  if ((await lockUser(ctx, id)).accountId !== null) throw declaredRefusal(USERS, 'inUse')
  if (!(await deleteInvited(ctx, id, version))) return false
  await spendInvitations(ctx.db, { companyId: ctx.companyId, userId: id }, ctx.now)
  return true
}
