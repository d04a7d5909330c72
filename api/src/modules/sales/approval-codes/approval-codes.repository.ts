import type { CodeApprovable } from '@comptoir/contracts/sales/approval-codes'
import { v7 as newId } from 'uuid'
import type { TxCtx } from '../../../platform/context.ts'
import { anyId, anyOf } from '../../../platform/http/list.ts'

/** The series in which a register asks. */
export interface AskingSeries {
  registerId: string
  pointOfSaleId: string
  epoch: number
}

/** An active register that numbers its own tickets, of those that the caller may enter; null where it is none. */
export async function findAskingSeries({ db, companyId }: TxCtx, registerId: string): Promise<AskingSeries | null> {
  const row = await db
    .selectFrom('register')
    .select(['id as registerId', 'point_of_sale_id as pointOfSaleId', 'epoch'])
    .where('company_id', '=', companyId)
    .where('id', '=', registerId)
    .where('is_active', '=', true)
    .where('numbering', '=', 'register')
    .executeTakeFirst()
  return row ?? null
}

/** What was approved, as it was typed. */
export interface ApprovedByCode {
  request: string
  /** In the order of the alphabet. */
  permissions: readonly CodeApprovable[]
  totalMinor: number
  discountMinor: number
}

/** Of a code that was given. */
export interface StoredCode extends ApprovedByCode {
  id: string
  epoch: number
  givenAt: Date
  givenBy: { id: string; name: string }
  /** The ticket that came for it; null where none has. */
  documentId: string | null
}

/** What was given to a register for some requests, in whichever epoch; the oldest first. */
export async function findCodes(
  { db, companyId }: TxCtx,
  registerId: string,
  requests: readonly string[],
): Promise<StoredCode[]> {
  const rows = await db
    .selectFrom('approval_code as c')
    .innerJoin('app_user as u', (join) =>
      join.onRef('u.company_id', '=', 'c.company_id').onRef('u.id', '=', 'c.given_by'),
    )
    .leftJoin('approval_code_use as d', (join) =>
      join.onRef('d.company_id', '=', 'c.company_id').onRef('d.approval_code_id', '=', 'c.id'),
    )
    .select(['c.id', 'c.epoch', 'c.request', 'c.permissions', 'c.total_minor', 'c.discount_minor'])
    .select(['c.given_by', 'c.given_at'])
    .select(['u.name', 'd.document_id'])
    .where('c.company_id', '=', companyId)
    .where('c.register_id', '=', registerId)
    .where('c.request', '=', anyOf<string>(requests))
    .orderBy('c.given_at')
    .orderBy('c.id')
    .execute()
  return rows.map((row) => ({
    id: row.id,
    epoch: row.epoch,
    givenAt: row.given_at,
    request: row.request,
    permissions: row.permissions as CodeApprovable[],
    totalMinor: row.total_minor,
    discountMinor: row.discount_minor,
    givenBy: { id: row.given_by, name: row.name },
    documentId: row.document_id,
  }))
}

/** In which epochs a register numbered the tickets of a session that are known. */
export async function findEpochs({ db, companyId }: TxCtx, sessionId: string): Promise<number[]> {
  const rows = await db
    .selectFrom('sale')
    .select('epoch')
    .distinct()
    .where('company_id', '=', companyId)
    .where('cash_session_id', '=', sessionId)
    .execute()
  return rows.map(({ epoch }) => epoch)
}

/** Writes down what the caller approves, and gives its id. */
export async function insertCode(
  { db, companyId, userId, now }: TxCtx,
  { registerId, pointOfSaleId, epoch }: AskingSeries,
  { request, permissions, totalMinor, discountMinor }: ApprovedByCode,
): Promise<string> {
  const id = newId()
  await db
    .insertInto('approval_code')
    .values({
      ...{ company_id: companyId, id, point_of_sale_id: pointOfSaleId, register_id: registerId, epoch, request },
      ...{ permissions: [...permissions], total_minor: totalMinor, discount_minor: discountMinor },
      ...{ given_by: userId, given_at: now },
    })
    .execute()
  return id
}

/** A code, and the ticket that it was used for. */
export interface CodeUse {
  codeId: string
  documentId: string
}

/** Writes down which tickets came for codes. One that was used before stays with its ticket. */
export async function insertUses(
  { db, companyId, now }: TxCtx,
  pointOfSaleId: string,
  uses: readonly CodeUse[],
): Promise<void> {
  if (uses.length === 0) return
  const rows = uses.map(({ codeId, documentId }) => ({
    ...{ company_id: companyId, approval_code_id: codeId, point_of_sale_id: pointOfSaleId },
    ...{ document_id: documentId, used_at: now },
  }))
  await db
    .insertInto('approval_code_use')
    .values(rows)
    .onConflict((conflict) => conflict.doNothing())
    .execute()
}

/** Which tickets have some codes, by the id of the code. */
export async function findUses({ db, companyId }: TxCtx, codeIds: readonly string[]): Promise<Map<string, string>> {
  const rows = await db
    .selectFrom('approval_code_use')
    .select(['approval_code_id', 'document_id'])
    .where('company_id', '=', companyId)
    .where('approval_code_id', '=', anyId(codeIds))
    .execute()
  return new Map(rows.map(({ approval_code_id: codeId, document_id: documentId }) => [codeId, documentId]))
}
