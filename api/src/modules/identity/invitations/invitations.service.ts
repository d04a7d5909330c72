import type { AcceptInvitationInput, JoinInput, PendingInvitation } from '@comptoir/contracts/identity/invitations'
import { v7 as newId } from 'uuid'
import { audit } from '../../../platform/audit/audit.ts'
import type { Database, Tx } from '../../../platform/db/database.ts'
import { enterCompany } from '../../../platform/db/enter-company.ts'
import { violatesUnique } from '../../../platform/db/sql-errors.ts'
import { DomainError } from '../../../platform/errors.ts'
import type { Visitor } from '../../../platform/http/visitor.ts'
import { findInvitation, spendInvitations, spendLinks, type Invited } from '../account-mails/index.ts'
import { findAccountByEmail, insertAccount, isEmailTaken, joinCompany, placeSession } from '../accounts/index.ts'
import { hashPassword, refuseCommonPassword } from '../passwords/index.ts'
import { identify, openSession, recordEntered, type FailedTry, type Opened } from '../sessions/index.ts'
import { findPending, takeUp, type Invitation } from './invitations.repository.ts'

/** Somebody with a link, at a browser. */
export interface Answering {
  db: Database
  now: Date
  secret: string
  requestId: string
  visitor: Visitor
}

/** What a link invites to; nothing is used up by asking. */
export async function readPendingInvitation(by: Answering, token: string): Promise<PendingInvitation> {
  const { invitation } = await pending(by, token)
  return { ...invitation, hasAccount: await isEmailTaken(by.db, invitation.email) }
}

/** Makes the account of somebody who is new here, joins the company with it and opens its session there. */
export async function acceptInvitation(
  by: Answering,
  { token, name, password, language }: AcceptInvitationInput,
): Promise<Opened> {
  const { db, now } = by
  const { invited, invitation } = await pending(by, token)
  const { email } = invitation
  if (await isEmailTaken(db, email)) throw new DomainError('invitation.hasAccount')
  await refuseCommonPassword(password, email, '/password')
  const passwordHash = await hashPassword(password)
  return db.transaction().execute(async (trx) => {
    await enterCompany(trx, invited.companyId, { pointOfSaleIds: [] })
    const account = { id: newId(), email, name: name.trim(), passwordHash, language, companyName: null }
    if (!(await insertAccount(trx, account, now))) throw new DomainError('invitation.hasAccount')
    // Whoever signed up with this e-mail and never confirmed has an account now.
    await spendLinks(trx, email, now)
    await join(trx, by, { invited, email, accountId: account.id, name: account.name })
    return openInvited(trx, by, invited, account.id)
  })
}

/** Signs in with the account that the e-mail has, and joins the company with it. Refused as signing in is. */
export async function joinByInvitation(
  by: Answering,
  { token, password, code }: JoinInput,
  { deviceCookie, onFailed }: { deviceCookie: string; onFailed: (failed: FailedTry) => void },
  logged: (email: string, signingIn: Promise<Opened>) => Promise<Opened>,
): Promise<Opened> {
  const { db } = by
  const { invited, invitation } = await pending(by, token)
  const { email } = invitation
  if (!(await findAccountByEmail(db, email)) && (await isEmailTaken(db, email)))
    throw new DomainError('invitation.accountClosed')
  const given = { email, password, ...(code === undefined ? {} : { code }) }
  const joining = identify({ ...by, deviceCookie, onFailed }, given).then((accountId) =>
    openJoined(by, { invited, email, accountId }),
  )
  return logged(email, joining)
}

/** Somebody who may be the user that a link, sent to this e-mail, is for. */
interface Joining {
  invited: Invited
  email: string
  accountId: string
}

async function openJoined(by: Answering, joining: Joining): Promise<Opened> {
  const { invited, accountId } = joining
  return by.db.transaction().execute(async (trx) => {
    await enterCompany(trx, invited.companyId, { pointOfSaleIds: [] })
    await join(trx, by, { ...joining, name: null })
    return openInvited(trx, by, invited, accountId)
  })
}

/** Opens the session of who has just joined, in the company that it was about. */
async function openInvited(trx: Tx, by: Answering, { companyId }: Invited, accountId: string): Promise<Opened> {
  const opened = await openSession({ ...by, db: trx, userAgent: by.visitor.userAgent }, accountId)
  await placeSession(trx, accountId, opened.claims.sid, { companyId })
  const placed = { ...opened, claims: { ...opened.claims, cid: companyId } }
  await recordEntered(trx, by, placed)
  return placed
}

async function pending({ db, now }: Answering, token: string): Promise<{ invited: Invited; invitation: Invitation }> {
  const invited = await findInvitation(db, token, now)
  if (!invited) throw new DomainError('invitation.spent')
  const invitation = await db.transaction().execute(async (trx) => {
    await enterCompany(trx, invited.companyId, { pointOfSaleIds: [] })
    return findPending(trx, invited)
  })
  if (!invitation) throw new DomainError('invitation.spent')
  return { invited, invitation }
}

/** The account is the user from now on, whose name is the person's own where one is given. */
async function join(
  trx: Tx,
  { now, requestId }: Answering,
  { invited, email, accountId, name }: Joining & { name: string | null },
): Promise<void> {
  const { companyId, userId } = invited
  const isTaken = await takeUp(trx, invited, { email, accountId, name }).catch((error: unknown) => {
    throw violatesUnique(error, 'app_user_account_key') ? new DomainError('invitation.alreadyMember') : error
  })
  if (!isTaken) throw new DomainError('invitation.spent')
  await joinCompany(trx, accountId, companyId, now)
  await spendInvitations(trx, invited, now)
  await audit(
    { db: trx, companyId, userId, accountId, now, requestId },
    { action: 'user.joined', entity: 'user', entityId: userId, after: name === null ? {} : { name } },
  )
}
