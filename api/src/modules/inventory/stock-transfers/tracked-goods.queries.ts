import { FATES, type Fate } from '@comptoir/contracts/inventory/stock-transfers'
import { sql, type RawBuilder } from 'kysely'
import type { TxCtx } from '../../../platform/context.ts'
import type { OnItsWay } from './named-goods.rules.ts'

/** The row of the ledger that says of which goods a movement was: where it arrived on the way, or left it again. */
const kindOfLedger = sql`case when m.kind = 'shipped' then 'transferIn' when m.kind = 'lost' then 'adjustment' else 'transferOut' end`

/** Rows of the ledger by which lots and pieces came and went where a transfer is on its way. */
function onTheWay(
  table: 'stock_ledger_lot' | 'stock_ledger_serial',
  companyId: string,
  transferId: string,
): RawBuilder<unknown> {
  return sql`stock_transfer_movement m
    join ${sql.table(table)} x on x.company_id = m.company_id and x.document_id = m.transfer_id
      and x.document_line_id = m.id and x.kind = ${kindOfLedger}
    where m.company_id = ${companyId} and x.company_id = ${companyId} and m.transfer_id = ${transferId}`
}

interface MovedLot {
  lineId: string
  kind: 'shipped' | Exclude<Fate, 'open'>
  lotId: string
  number: string
  expiresOn: string | null
  quantityMilli: number
}

interface MovedPiece {
  lineId: string
  kind: MovedLot['kind']
  id: string
  number: string
}

async function findMoved({ db, companyId }: TxCtx, transferId: string) {
  const lots = await sql<MovedLot>`
    select g.line_id as "lineId", g.kind, g.lot_id as "lotId", t.number, t.expires_on::text as "expiresOn",
      g.quantity_milli::float8 as "quantityMilli"
    from (select m.line_id, m.kind, x.lot_id, sum(abs(x.quantity_milli)) as quantity_milli
      from ${onTheWay('stock_ledger_lot', companyId, transferId)} group by m.line_id, m.kind, x.lot_id) g
    join lot t on t.company_id = ${companyId} and t.id = g.lot_id
    order by t.expires_on nulls last, t.number`.execute(db)
  const pieces = await sql<MovedPiece>`
    select g.line_id as "lineId", g.kind, g.serial_number_id as id, t.number
    from (select m.line_id, m.kind, x.serial_number_id
      from ${onTheWay('stock_ledger_serial', companyId, transferId)}) g
    join serial_number t on t.company_id = ${companyId} and t.id = g.serial_number_id
    order by t.number`.execute(db)
  return { lots: lots.rows, pieces: pieces.rows }
}

/** What became of the goods of a line: its lots, once for each fate, and its pieces. */
export interface GoodsOfLine {
  lots: (Omit<MovedLot, 'kind' | 'lineId'> & { became: Fate })[]
  pieces: (Omit<MovedPiece, 'kind' | 'lineId'> & { became: Fate })[]
}

/** By line, the lots and pieces that a transfer shipped, in the order in which they expire or of their numbers. */
export async function findShippedGoods(ctx: TxCtx, transferId: string): Promise<Map<string, GoodsOfLine>> {
  const moved = await findMoved(ctx, transferId)
  const found = new Map<string, GoodsOfLine>()
  const of = (lineId: string): GoodsOfLine => {
    const known = found.get(lineId) ?? { lots: [], pieces: [] }
    found.set(lineId, known)
    return known
  }
  for (const { lineId, kind, ...lot } of moved.lots) {
    if (kind !== 'shipped') continue
    const later = moved.lots.filter(
      (each) => each.lineId === lineId && each.lotId === lot.lotId && each.kind !== 'shipped',
    )
    const goneMilli = later.reduce((sum, { quantityMilli }) => sum + quantityMilli, 0)
    const shares = new Map<Fate, number>([['open', lot.quantityMilli - goneMilli]])
    for (const each of later) if (each.kind !== 'shipped') shares.set(each.kind, each.quantityMilli)
    for (const became of FATES) {
      const quantityMilli = shares.get(became) ?? 0
      if (quantityMilli > 0) of(lineId).lots.push({ ...lot, quantityMilli, became })
    }
  }
  const fates = new Map(
    moved.pieces.flatMap(({ kind, ...piece }) =>
      kind === 'shipped' ? [] : [[`${piece.lineId} ${piece.id}`, kind] as const],
    ),
  )
  for (const { lineId, kind, ...piece } of moved.pieces)
    if (kind === 'shipped') of(lineId).pieces.push({ ...piece, became: fates.get(`${lineId} ${piece.id}`) ?? 'open' })
  return found
}

/** By line, the lots and pieces of a transfer that are on their way: shipped, and not arrived, back or lost. */
export async function findOnTheirWay(ctx: TxCtx, transferId: string): Promise<Map<string, OnItsWay>> {
  const shipped = await findShippedGoods(ctx, transferId)
  return new Map(
    [...shipped].map(([lineId, { lots, pieces }]) => [
      lineId,
      {
        lots: lots
          .filter(({ became }) => became === 'open')
          .map(({ lotId, number, quantityMilli }) => ({ lotId, number, quantityMilli })),
        pieces: pieces.filter(({ became }) => became === 'open').map(({ id, number }) => ({ id, number })),
      },
    ]),
  )
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
