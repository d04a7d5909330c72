import type { StockMovement } from '@comptoir/contracts/inventory/stock-levels'
import type { TxCtx } from '../../../platform/context.ts'
import { anyId } from '../../../platform/http/list.ts'

/** What makes a movement one of the ledger. */
interface MovementKey {
  documentId: string
  lineId: string
  kind: string
}

/** The lots and serial numbers of movements. */
type Goods = Pick<StockMovement, 'lots' | 'serialNumbers'>

const textOf = ({ documentId, lineId, kind }: MovementKey): string => `${documentId} ${lineId} ${kind}`

/** Which lots and serial numbers the movements of some documents were of. */
export async function findGoods(
  { db, companyId }: TxCtx,
  documentIds: readonly string[],
): Promise<{ of: (movement: MovementKey) => Goods }> {
  const found = new Map<string, Goods>()
  const goodsOf = (row: { document_id: string; document_line_id: string; kind: string }): Goods => {
    const key = textOf({ documentId: row.document_id, lineId: row.document_line_id, kind: row.kind })
    const goods = found.get(key) ?? { lots: [], serialNumbers: [] }
    found.set(key, goods)
    return goods
  }
  const lots = await db
    .selectFrom('stock_ledger_lot as x')
    .innerJoin('lot as t', (join) => join.onRef('t.company_id', '=', 'x.company_id').onRef('t.id', '=', 'x.lot_id'))
    .select(['x.document_id', 'x.document_line_id', 'x.kind', 'x.quantity_milli', 't.number', 't.expires_on'])
    .where('x.company_id', '=', companyId)
    .where('x.document_id', '=', anyId(documentIds))
    .orderBy('t.number')
    .execute()
  for (const row of lots) {
    const { number, expires_on: expiresOn, quantity_milli: quantityMilli } = row
    goodsOf(row).lots.push({ number, expiresOn, quantityMilli })
  }
  const pieces = await db
    .selectFrom('stock_ledger_serial as x')
    .innerJoin('serial_number as t', (join) =>
      join.onRef('t.company_id', '=', 'x.company_id').onRef('t.id', '=', 'x.serial_number_id'),
    )
    .select(['x.document_id', 'x.document_line_id', 'x.kind', 't.number'])
    .where('x.company_id', '=', companyId)
    .where('x.document_id', '=', anyId(documentIds))
    .orderBy('t.number')
    .execute()
  for (const row of pieces) goodsOf(row).serialNumbers.push(row.number)
  return { of: (movement) => found.get(textOf(movement)) ?? { lots: [], serialNumbers: [] } }
}
