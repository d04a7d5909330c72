import type { RecordedCopies, TicketCopyInput } from '@comptoir/contracts/sales/ticket-copies'
import type { TxCtx } from '../../../platform/context.ts'

const TABLES = { sale: 'sale', salesReturn: 'sales_return' } as const

/** The point of sale of the document, where the register and session that are named are known too; null where any is not. */
export async function findPlace(
  { db, companyId }: TxCtx,
  { documentKind, documentId, registerId, cashSessionId }: TicketCopyInput,
): Promise<string | null> {
  const document = await db
    .selectFrom(TABLES[documentKind])
    .select('point_of_sale_id')
    .where('company_id', '=', companyId)
    .where('id', '=', documentId)
    .executeTakeFirst()
  if (!document) return null
  if (registerId === undefined) return cashSessionId === undefined ? document.point_of_sale_id : null
  const register = await db
    .selectFrom('register')
    .select('point_of_sale_id')
    .where('company_id', '=', companyId)
    .where('id', '=', registerId)
    .executeTakeFirst()
  if (cashSessionId === undefined) return register?.point_of_sale_id ?? null
  const session = await db
    .selectFrom('cash_session')
    .select('point_of_sale_id')
    .where('company_id', '=', companyId)
    .where('id', '=', cashSessionId)
    .where('register_id', '=', registerId)
    .executeTakeFirst()
  return session?.point_of_sale_id ?? null
}

/** False, with nothing written, where it was told before. What is said to lie in the future counts as of now. */
export async function insertCopy(ctx: TxCtx, pointOfSaleId: string, copy: TicketCopyInput): Promise<boolean> {
  const { db, companyId, userId, now } = ctx
  const said = new Date(copy.occurredAt)
  const { numInsertedOrUpdatedRows } = await db
    .insertInto('ticket_copy')
    .values({
      ...{ company_id: companyId, id: copy.id, point_of_sale_id: pointOfSaleId },
      ...{ register_id: copy.registerId ?? null, cash_session_id: copy.cashSessionId ?? null },
      ...{ document_kind: copy.documentKind, document_id: copy.documentId, number: copy.number },
      ...{ user_id: userId, occurred_at: said > now ? now : said, recorded_at: now },
    })
    .onConflict((conflict) => conflict.doNothing())
    .executeTakeFirstOrThrow()
  return numInsertedOrUpdatedRows === 1n
}

/** Which copy of its document each is, of those that the caller may see. */
export async function findCopyNumbers(
  { db, companyId }: TxCtx,
  copies: readonly TicketCopyInput[],
): Promise<RecordedCopies['data']> {
  const rows = await db
    .selectFrom('ticket_copy')
    .select(['id', 'document_id'])
    .where('company_id', '=', companyId)
    .where(
      'document_id',
      'in',
      copies.map(({ documentId }) => documentId),
    )
    .orderBy('recorded_at')
    .orderBy('occurred_at')
    .orderBy('id')
    .execute()
  const counts = new Map<string, number>()
  const numbers = new Map<string, number>()
  for (const { id, document_id: documentId } of rows) {
    const copyNumber = (counts.get(documentId) ?? 0) + 1
    counts.set(documentId, copyNumber)
    numbers.set(id, copyNumber)
  }
  return copies.flatMap(({ id }) => {
    const copyNumber = numbers.get(id)
    return copyNumber === undefined ? [] : [{ id, copyNumber }]
  })
}
