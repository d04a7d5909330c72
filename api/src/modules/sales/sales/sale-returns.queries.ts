import type { Sale } from '@comptoir/contracts/sales/sales'
import type { TxCtx } from '../../../platform/context.ts'

/** What came back of a ticket: the returns that the reader may see, and the quantity of each line wherever it came back. */
export async function findReturns(
  { db, companyId }: Pick<TxCtx, 'db' | 'companyId'>,
  saleId: string,
  lineIds: readonly string[],
): Promise<{ returns: NonNullable<Sale['returns']>; returnedMilli: ReadonlyMap<string, number> }> {
  const rows = await db
    .selectFrom('sales_return')
    .select(['id', 'number', 'occurred_at', 'total_minor'])
    .where('company_id', '=', companyId)
    .where('sale_id', '=', saleId)
    .orderBy('sale_position')
    .execute()
  const lines = await db
    .selectFrom('sales_return_line')
    .select(['sale_line_id', 'quantity_milli'])
    .where('company_id', '=', companyId)
    .where('sale_line_id', 'in', [...lineIds])
    .execute()
  const returnedMilli = new Map<string, number>()
  for (const { sale_line_id: id, quantity_milli } of lines)
    if (id !== null) returnedMilli.set(id, (returnedMilli.get(id) ?? 0) + quantity_milli)
  return {
    returns: rows.map((row) => ({
      id: row.id,
      number: row.number,
      occurredAt: row.occurred_at.toISOString(),
      totalMinor: row.total_minor,
    })),
    returnedMilli,
  }
}
