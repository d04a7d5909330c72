import type { ApproverKey } from '@comptoir/contracts/sales/approvals'
import type { Approvable } from '@comptoir/contracts/role-permissions'
import { v7 as newId } from 'uuid'
import type { TxCtx } from '../../../platform/context.ts'
import { anyId } from '../../../platform/http/list.ts'

/** What somebody approved of a ticket, as it stood then. */
export interface ApprovalGiven {
  permission: string
  contentHash: Buffer
  /** The id of a user. */
  askedBy: string
  approvedBy: { id: string; name: string }
  endsAt: Date
}

/** Everything that was approved of some tickets, or of what had their ids before they were completed; the oldest first. */
export async function findApprovals(
  { db, companyId }: TxCtx,
  documentIds: readonly string[],
): Promise<ApprovalGiven[]> {
  const rows = await db
    .selectFrom('approval as a')
    .innerJoin('app_user as u', (join) =>
      join.onRef('u.company_id', '=', 'a.company_id').onRef('u.id', '=', 'a.approved_by'),
    )
    .select(['a.permission', 'a.content_hash', 'a.asked_by', 'a.approved_by', 'a.ends_at', 'u.name'])
    .where('a.company_id', '=', companyId)
    .where('a.document_id', '=', anyId(documentIds))
    .orderBy('a.given_at')
    .orderBy('a.id')
    .execute()
  return rows.map((row) => ({
    permission: row.permission,
    contentHash: row.content_hash,
    askedBy: row.asked_by,
    approvedBy: { id: row.approved_by, name: row.name },
    endsAt: row.ends_at,
  }))
}

export interface NewApproval {
  permissions: readonly Approvable[]
  documentId: string
  pointOfSaleId: string
  contentHash: Buffer
  /** The id of whose ticket it is. */
  askedBy: string
  approvedBy: string
  method: ApproverKey['kind']
  endsAt: Date
}

/** One row for each permission. */
export async function insertApprovals({ db, companyId, now }: TxCtx, given: NewApproval): Promise<void> {
  const { permissions, documentId, pointOfSaleId, contentHash, askedBy, approvedBy, method, endsAt } = given
  const rows = permissions.map((permission) => ({
    company_id: companyId,
    id: newId(),
    permission,
    point_of_sale_id: pointOfSaleId,
    document_id: documentId,
    content_hash: contentHash,
    asked_by: askedBy,
    approved_by: approvedBy,
    method,
    given_at: now,
    ends_at: endsAt,
  }))
  await db.insertInto('approval').values(rows).execute()
}
