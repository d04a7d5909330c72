import { sql } from 'kysely'
import type { TxCtx } from '../../../platform/context.ts'
import type { LotShare } from './stock-transfers.rules.ts'

/** What is on its way of a line, by lots that expire first and by pieces in the order of their numbers. */
export interface OnItsWay {
  lots: LotShare[]
  serialNumberIds: string[]
}

/** By line, the lots and pieces of a transfer that are on their way: shipped, and not arrived, back or lost. */
export async function findOnTheirWay(
  { db, companyId }: TxCtx,
  transferId: string,
  transitId: string,
): Promise<Map<string, OnItsWay>> {
  const lots = await sql<{ lineId: string; lotId: string; quantityMilli: number }>`
    select m.line_id as "lineId", x.lot_id as "lotId", sum(x.quantity_milli)::float8 as "quantityMilli"
    from stock_ledger_lot x
    join stock_ledger k on k.company_id = x.company_id and k.document_id = x.document_id
      and k.document_line_id = x.document_line_id and k.kind = x.kind
    join stock_transfer_movement m on m.company_id = x.company_id and m.id = x.document_line_id
    join lot t on t.company_id = x.company_id and t.id = x.lot_id
    where x.company_id = ${companyId} and x.document_id = ${transferId} and k.location_id = ${transitId}
    group by m.line_id, x.lot_id, t.expires_on having sum(x.quantity_milli) > 0
    order by t.expires_on nulls last, x.lot_id`.execute(db)
  const pieces = await sql<{ lineId: string; id: string }>`
    select m.line_id as "lineId", x.serial_number_id as id
    from stock_ledger_serial x
    join stock_ledger k on k.company_id = x.company_id and k.document_id = x.document_id
      and k.document_line_id = x.document_line_id and k.kind = x.kind
    join stock_transfer_movement m on m.company_id = x.company_id and m.id = x.document_line_id
    join serial_number t on t.company_id = x.company_id and t.id = x.serial_number_id
    where x.company_id = ${companyId} and x.document_id = ${transferId} and k.location_id = ${transitId}
    group by m.line_id, x.serial_number_id, t.number having sum(sign(k.quantity_milli)) > 0
    order by t.number`.execute(db)
  const found = new Map<string, OnItsWay>()
  const of = (lineId: string): OnItsWay => {
    const known = found.get(lineId) ?? { lots: [], serialNumberIds: [] }
    found.set(lineId, known)
    return known
  }
  for (const { lineId, ...lot } of lots.rows) of(lineId).lots.push(lot)
  for (const { lineId, id } of pieces.rows) of(lineId).serialNumberIds.push(id)
  return found
}

/** Of pieces, by their ids, those that are at one place. */
export async function findPiecesAt(
  { db, companyId }: TxCtx,
  locationId: string,
  serialNumberIds: readonly string[],
): Promise<Set<string>> {
  if (serialNumberIds.length === 0) return new Set()
  const { rows } = await sql<{ id: string }>`
    select x.serial_number_id as id
    from stock_ledger_serial x
    join stock_ledger k on k.company_id = x.company_id and k.document_id = x.document_id
      and k.document_line_id = x.document_line_id and k.kind = x.kind
    where x.company_id = ${companyId} and x.serial_number_id = any(${[...serialNumberIds]}::uuid[])
      and k.location_id = ${locationId}
    group by x.serial_number_id having sum(sign(k.quantity_milli)) > 0`.execute(db)
  return new Set(rows.map(({ id }) => id))
}

/** What was shipped of a transfer, by line: its lots with their quantities, and the numbers of its pieces. */
export async function findShippedGoods({ db, companyId }: TxCtx, transferId: string) {
  const lots = await sql<{ lineId: string; number: string; expiresOn: string | null; quantityMilli: number }>`
    select m.line_id as "lineId", t.number, t.expires_on::text as "expiresOn", x.quantity_milli as "quantityMilli"
    from stock_transfer_movement m
    join stock_ledger_lot x on x.company_id = m.company_id and x.document_id = m.transfer_id
      and x.document_line_id = m.id and x.kind = 'transferIn'
    join lot t on t.company_id = x.company_id and t.id = x.lot_id
    where m.company_id = ${companyId} and m.transfer_id = ${transferId} and m.kind = 'shipped'
    order by t.expires_on nulls last, t.number`.execute(db)
  const pieces = await sql<{ lineId: string; number: string }>`
    select m.line_id as "lineId", t.number
    from stock_transfer_movement m
    join stock_ledger_serial x on x.company_id = m.company_id and x.document_id = m.transfer_id
      and x.document_line_id = m.id and x.kind = 'transferIn'
    join serial_number t on t.company_id = x.company_id and t.id = x.serial_number_id
    where m.company_id = ${companyId} and m.transfer_id = ${transferId} and m.kind = 'shipped'
    order by t.number`.execute(db)
  return { lots: lots.rows, pieces: pieces.rows }
}
