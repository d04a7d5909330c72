import type { Sale } from '@comptoir/contracts/sales/sales'
import type { TxCtx } from '../../../platform/context.ts'

/** When and by whom a ticket was printed again, the oldest first. */
export async function findCopies(
  { db, companyId }: Pick<TxCtx, 'db' | 'companyId'>,
  saleId: string,
): Promise<NonNullable<Sale['copies']>> {
  const rows = await db
    .selectFrom('ticket_copy as c')
    .innerJoin('app_user as u', (join) =>
      join.onRef('u.company_id', '=', 'c.company_id').onRef('u.id', '=', 'c.user_id'),
    )
    .leftJoin('register as r', (join) =>
      join.onRef('r.company_id', '=', 'c.company_id').onRef('r.id', '=', 'c.register_id'),
    )
    .select(['c.occurred_at', 'u.name as printed_by', 'r.name as register_name'])
    .where('c.company_id', '=', companyId)
    .where('c.document_id', '=', saleId)
    .where('c.document_kind', '=', 'sale')
    .orderBy('c.recorded_at')
    .orderBy('c.occurred_at')
    .orderBy('c.id')
    .execute()
  return rows.map((row) => ({
    occurredAt: row.occurred_at.toISOString(),
    printedBy: row.printed_by,
    registerName: row.register_name,
  }))
}
