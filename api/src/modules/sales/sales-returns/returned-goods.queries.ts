import { sql } from 'kysely'
import type { TxCtx } from '../../../platform/context.ts'
import { anyId } from '../../../platform/http/list.ts'
import type { TrackedLine } from '../tracked-goods/index.ts'

/** Of which lots and pieces a line of a ticket was, and what came back of it. */
export interface GoodsOfLine {
  sold: TrackedLine
  returned: readonly TrackedLine[]
}

interface OfLine {
  documentId: string
  /** Of the ticket, also where a return brought it back. */
  lineId: string
}
type Lot = TrackedLine['lots'][number] & OfLine
type Piece = TrackedLine['pieces'][number] & OfLine

/** What the stock ledger says of the goods of a ticket and of its returns, by line of the ticket. */
export async function findGoods(
  ctx: TxCtx,
  saleId: string,
  returnIds: readonly string[],
): Promise<Map<string, GoodsOfLine>> {
  const documentIds = [saleId, ...returnIds]
  const lots = await listLots(ctx, documentIds)
  const pieces = await listPieces(ctx, documentIds)
  const goodsOf = (documentId: string, lineId: string): TrackedLine => {
    const isOf = (found: OfLine): boolean => found.documentId === documentId && found.lineId === lineId
    return { lots: lots.filter(isOf), pieces: pieces.filter(isOf) }
  }
  const lineIds = new Set([...lots, ...pieces].map(({ lineId }) => lineId))
  return new Map(
    [...lineIds].map((lineId) => [
      lineId,
      { sold: goodsOf(saleId, lineId), returned: returnIds.map((returnId) => goodsOf(returnId, lineId)) },
    ]),
  )
}

/** In the order in which they expire. */
async function listLots({ db, companyId }: TxCtx, documentIds: readonly string[]): Promise<Lot[]> {
  const { rows } = await sql<Lot>`
    select x.document_id as "documentId", coalesce(r.sale_line_id, x.document_line_id) as "lineId", t.id, t.number,
      t.expires_on::text as "expiresOn", abs(x.quantity_milli) as "quantityMilli"
    from stock_ledger_lot x
    join lot t on t.company_id = x.company_id and t.id = x.lot_id
    left join sales_return_line r on r.company_id = x.company_id and r.sales_return_id = x.document_id
      and r.id = x.document_line_id
    where x.company_id = ${companyId} and x.document_id = ${anyId(documentIds)} and x.kind in ('sale', 'return')
    order by t.expires_on nulls last, t.id`.execute(db)
  return rows
}

async function listPieces({ db, companyId }: TxCtx, documentIds: readonly string[]): Promise<Piece[]> {
  const { rows } = await sql<Piece>`
    select x.document_id as "documentId", coalesce(r.sale_line_id, x.document_line_id) as "lineId", t.id, t.number
    from stock_ledger_serial x
    join serial_number t on t.company_id = x.company_id and t.id = x.serial_number_id
    left join sales_return_line r on r.company_id = x.company_id and r.sales_return_id = x.document_id
      and r.id = x.document_line_id
    where x.company_id = ${companyId} and x.document_id = ${anyId(documentIds)} and x.kind in ('sale', 'return')
    order by t.number`.execute(db)
  return rows
}
