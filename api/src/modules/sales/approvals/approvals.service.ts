import { REGISTERS } from '@comptoir/contracts/company/registers'
import type { Approvable } from '@comptoir/contracts/role-permissions'
import {
  APPROVAL_MINUTES,
  APPROVALS,
  type Approval,
  type ApprovalInput,
  type ApproverKey,
  type Approvers,
} from '@comptoir/contracts/sales/approvals'
import { wordOf } from '@comptoir/i18n/words'
import { audit } from '../../../platform/audit/audit.ts'
import type { Ctx, TxCtx } from '../../../platform/context.ts'
import { inTransaction } from '../../../platform/db/transaction.ts'
import { DomainError } from '../../../platform/errors.ts'
import { declaredRefusal } from '../../../platform/resource/refusals.ts'
import { findBadgeHolder, isPinOf } from '../../company/counter-keys/index.ts'
import { insertApprovals } from './approvals.repository.ts'
import { findPointOfSaleOf, listPeopleAt, type Person } from './people.queries.ts'
import { ticketHash } from './ticket-hash.ts'

const MINUTE_MS = 60_000

/** Who can approve by a PIN at a register: they may do it alone there, have a PIN, and are not who asks. */
export async function listApprovers(
  ctx: TxCtx,
  { registerId, permissions }: Pick<ApprovalInput, 'permissions'> & { registerId: string },
): Promise<Approvers> {
  const { people } = await readPlace(ctx, registerId)
  const able = people.filter((person) => person.hasPin && person.id !== ctx.userId && holdsAll(person, permissions))
  return { data: able.map(({ id, name }) => ({ id, name })) }
}

/**
 * Approves a ticket as it stands, by the PIN or the badge of somebody who may do alone what is asked. Who asks completes it
 * within minutes. Refused tries are in the audit trail, with whose PIN or badge it was, and too many have to wait.
 */
export async function giveApproval(ctx: Ctx, { permissions, key, ticket }: ApprovalInput): Promise<Approval> {
  const { pointOfSaleId, people } = await inTransaction(ctx, (tx) => readPlace(tx, ticket.registerId))
  const asker = people.find(({ id }) => id === ctx.userId)
  const denied = permissions.find((permission) => !asker?.mayAsk.includes(permission))
  if (denied) throw declaredRefusal(APPROVALS, 'notForYou', { permission: named(ctx, denied) }, '/permissions')
  const approver = await findApprover(ctx, { permissions, key, ticket }, people)
  const endsAt = new Date(ctx.now.getTime() + APPROVAL_MINUTES * MINUTE_MS)
  await inTransaction(ctx, async (tx) => {
    await insertApprovals(tx, {
      permissions,
      documentId: ticket.id,
      pointOfSaleId,
      contentHash: ticketHash(ticket),
      approvedBy: approver.id,
      method: key.kind,
      endsAt,
    })
    await record(tx, 'given', ticket, { permissions, method: key.kind, keyOf: approver.name })
  })
  return { permissions, approvedBy: { id: approver.id, name: approver.name }, until: endsAt.toISOString() }
}

/** Who is known by a PIN or a badge, works there and may do alone what is asked; each refusal is recorded. */
async function findApprover(
  ctx: Ctx,
  { permissions, key, ticket }: ApprovalInput,
  people: readonly Person[],
): Promise<Person> {
  const refused = (reason: Refusal, of: Person | undefined) =>
    inTransaction(ctx, (tx) =>
      record(tx, 'refused', ticket, { permissions, method: key.kind, keyOf: of?.name ?? null, reason }),
    )
  const claimed = key.kind === 'pin' ? people.find(({ id }) => id === key.userId) : undefined
  const userId = await knownBy(ctx, key).catch(async (error: unknown) => {
    if (error instanceof DomainError && error.code === 'auth.tooManyAttempts') await refused('tooMany', claimed)
    throw error
  })
  const approver = people.find(({ id }) => id === userId)
  if (!approver) {
    await refused('wrongKey', claimed)
    throw declaredRefusal(APPROVALS, 'keyWrong', {}, '/key')
  }
  const lacking = permissions.find((permission) => approver.id === ctx.userId || !holdsAll(approver, [permission]))
  if (lacking === undefined) return approver
  await refused('notTheirs', approver)
  throw declaredRefusal(APPROVALS, 'notTheirs', { by: approver.name, permission: named(ctx, lacking) }, '/key')
}

/** The id of who has a badge or, claimed, a PIN; null where nobody has. */
async function knownBy(ctx: Ctx, key: ApproverKey): Promise<string | null> {
  if (key.kind === 'badge') return findBadgeHolder(ctx, key.code)
  return (await isPinOf(ctx, key.userId, key.pin)) ? key.userId : null
}

/** The point of sale of a register, and everybody who may work there. */
async function readPlace(ctx: TxCtx, registerId: string): Promise<{ pointOfSaleId: string; people: Person[] }> {
  const pointOfSaleId = await findPointOfSaleOf(ctx, registerId)
  if (pointOfSaleId === null) throw declaredRefusal(REGISTERS, 'notFound')
  return { pointOfSaleId, people: await listPeopleAt(ctx, pointOfSaleId) }
}

function holdsAll({ mayApprove }: Person, permissions: readonly Approvable[]): boolean {
  return permissions.every((permission) => mayApprove.has(permission))
}

function named({ language }: Ctx, permission: Approvable): string {
  return wordOf(language, `permission.${permission}`) ?? permission
}

type Refusal = 'wrongKey' | 'notTheirs' | 'tooMany'

interface Told {
  permissions: readonly Approvable[]
  method: ApproverKey['kind']
  /** The name of who has the PIN or badge, or whose it was claimed to be. */
  keyOf: string | null
  reason?: Refusal
}

function record(
  ctx: TxCtx,
  action: 'given' | 'refused',
  { id, registerId, totalMinor }: ApprovalInput['ticket'],
  told: Told,
): Promise<void> {
  const after = { ...told, permissions: [...told.permissions], askedBy: ctx.userName, totalMinor, registerId }
  return audit(ctx, { action: `approval.${action}`, entity: 'approval', entityId: id, after })
}
