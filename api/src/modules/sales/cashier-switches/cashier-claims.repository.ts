import type { TxCtx } from '../../../platform/context.ts'
import type { CounterPlace, Standing } from './who-stands-there.ts'

/** What is recorded at a counter. */
export type ClaimedKind = 'salesReturn' | 'cashMovement' | 'ticketCopy' | 'drawerOpening' | 'heldTicket'

/** Writes down beside a document by whom it was sent in another's name; nothing of one in the caller's own. */
export async function insertClaim(
  { db, companyId, now }: TxCtx,
  { registerId, pointOfSaleId }: CounterPlace,
  { userId, claim }: Standing,
  document: { kind: ClaimedKind; id: string },
): Promise<void> {
  if (!claim) return
  await db
    .insertInto('cashier_claim')
    .values({
      ...{ company_id: companyId, document_id: document.id, document_kind: document.kind },
      ...{ point_of_sale_id: pointOfSaleId, register_id: registerId, recorded_at: now },
      ...{ signed_in_id: claim.signedInId, cashier_id: userId, is_proved: claim.isProved },
    })
    .execute()
}

/** Which of some documents are in the name of somebody who could not be proved to have stood there. */
export async function findUnproved(
  { db, companyId }: TxCtx,
  documentIds: readonly string[],
): Promise<ReadonlySet<string>> {
  if (documentIds.length === 0) return new Set()
  const rows = await db
    .selectFrom('cashier_claim')
    .select('document_id')
    .where('company_id', '=', companyId)
    .where('document_id', 'in', documentIds)
    .where('is_proved', '=', false)
    .execute()
  return new Set(rows.map(({ document_id: id }) => id))
}
