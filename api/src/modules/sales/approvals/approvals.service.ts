import { REGISTERS } from '@comptoir/contracts/company/registers'
import {
  APPROVAL_MINUTES,
  type Approval,
  type ApprovalInput,
  type ApproverKey,
  type Approvers,
} from '@comptoir/contracts/sales/approvals'
import { audit } from '../../../platform/audit/audit.ts'
import type { Ctx, TxCtx } from '../../../platform/context.ts'
import { inTransaction } from '../../../platform/db/transaction.ts'
import { declaredRefusal } from '../../../platform/resource/refusals.ts'
import { findApprover, holdsAll, type KeyRefusal } from './find-approver.ts'
import { insertApprovals } from './approvals.repository.ts'
import { findPointOfSaleOf, listPeopleAt, type Person } from './people.queries.ts'
import { findSellerAt } from './seller.queries.ts'
import { ticketHash } from './ticket-hash.ts'

const MINUTE_MS = 60_000

/** Who can approve by a PIN at a register: they may do it alone there, have a PIN, and are not who sells. */
export async function listApprovers(
  ctx: TxCtx,
  { registerId, permissions }: Pick<ApprovalInput, 'permissions'> & { registerId: string },
): Promise<Approvers> {
  const { people, askedBy } = await readPlace(ctx, registerId)
  const able = people.filter((person) => person.hasPin && person.id !== askedBy && holdsAll(person, permissions))
  return { data: able.map(({ id, name }) => ({ id, name })) }
}

/**
 * Approves a ticket as it stands, by the PIN or the badge of somebody who may do alone what is asked, for who sells at the
 * register: whoever is signed in there may approve it for another one, but nobody their own ticket. It is completed within minutes. Refused tries are in the audit trail, with whose PIN or badge it was, and too many have to wait.
 */
export async function giveApproval(ctx: Ctx, { permissions, key, ticket }: ApprovalInput): Promise<Approval> {
  const { pointOfSaleId, people, askedBy } = await inTransaction(ctx, (tx) => readPlace(tx, ticket.registerId))
  const asker = people.find(({ id }) => id === askedBy)?.name ?? ctx.userName
  const approver = await findApprover(ctx, {
    ...{ permissions, key, askedBy, people },
    recordRefused: (reason, keyOf) =>
      inTransaction(ctx, (tx) =>
        record(tx, 'refused', ticket, { permissions, method: key.kind, askedBy: asker, keyOf, reason }),
      ),
  })
  const endsAt = new Date(ctx.now.getTime() + APPROVAL_MINUTES * MINUTE_MS)
  await inTransaction(ctx, async (tx) => {
    await insertApprovals(tx, {
      permissions,
      documentId: ticket.id,
      pointOfSaleId,
      contentHash: ticketHash(ticket),
      askedBy,
      approvedBy: approver.id,
      method: key.kind,
      endsAt,
    })
    await record(tx, 'given', ticket, { permissions, method: key.kind, askedBy: asker, keyOf: approver.name })
  })
  return { permissions, approvedBy: { id: approver.id, name: approver.name }, until: endsAt.toISOString() }
}

interface Place {
  pointOfSaleId: string
  people: Person[]
  /** The id of who sells there. */
  askedBy: string
}

/** The point of sale of a register, everybody who may work there, and who of them sells. */
async function readPlace(ctx: TxCtx, registerId: string): Promise<Place> {
  const pointOfSaleId = await findPointOfSaleOf(ctx, registerId)
  if (pointOfSaleId === null) throw declaredRefusal(REGISTERS, 'notFound')
  const askedBy = await findSellerAt(ctx, registerId)
  return { pointOfSaleId, people: await listPeopleAt(ctx, pointOfSaleId), askedBy }
}

interface Told {
  permissions: ApprovalInput['permissions']
  method: ApproverKey['kind']
  /** The name of who asked. */
  askedBy: string
  /** The name of who has the PIN or badge, or whose it was claimed to be. */
  keyOf: string | null
  reason?: KeyRefusal
}

function record(
  ctx: TxCtx,
  action: 'given' | 'refused',
  { id, registerId, totalMinor }: ApprovalInput['ticket'],
  told: Told,
): Promise<void> {
  const after = { ...told, permissions: [...told.permissions], totalMinor, registerId }
  return audit(ctx, { action: `approval.${action}`, entity: 'approval', entityId: id, after })
}
