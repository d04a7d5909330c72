import { sql } from 'kysely'
import type { TxCtx } from '../../../platform/context.ts'
import { anyId } from '../../../platform/http/list.ts'
import { countedProducts, IS_AFTER, standingEntries } from './counted.queries.ts'

/** What was counted of a lot, in thousandths, and what the books had of it at the moment of its product. */
export interface CountedLot {
  productId: string
  /** Null for a lot that is not known yet. */
  lotId: string | null
  number: string
  expiresOn: string | null
  countedMilli: number
  expectedMilli: number
}

/** Of these products, lots that somebody counted and those that the books had then. */
export async function findCountedLots(
  ctx: TxCtx,
  { id, locationId }: { id: string; locationId: string },
  productIds: readonly string[],
): Promise<CountedLot[]> {
  if (productIds.length === 0) return []
  const { companyId } = ctx
  const { rows } = await sql<CountedLot>`
    select coalesce(n.product_id, x.product_id) as "productId", coalesce(x.lot_id, t.id) as "lotId",
      coalesce(n.number, x.number) as number, coalesce(x.expires_on, t.expires_on, n.expires_on)::text as "expiresOn",
      coalesce(n.counted_milli, 0)::bigint as "countedMilli", coalesce(x.expected_milli, 0)::bigint as "expectedMilli"
    from (
      select e.product_id, e.lot_number as number, max(e.lot_expires_on) as expires_on, sum(e.quantity_milli) as counted_milli
      from ${standingEntries(ctx, id)} e join ${countedProducts(ctx, id)} c on c.product_id = e.product_id and c.round = e.round
      where e.product_id = ${anyId(productIds)} and e.lot_number is not null
      group by e.product_id, e.lot_number) n
    full join (
      select b.product_id, b.lot_id, t.number, t.expires_on, b.on_hand_milli - coalesce(m.after_milli, 0) as expected_milli
      from lot_balance b
        join lot t on t.company_id = b.company_id and t.id = b.lot_id
        join ${countedProducts(ctx, id)} c on c.product_id = b.product_id
        left join lateral (
          select sum(q.quantity_milli) as after_milli
          from stock_ledger_lot q join stock_ledger l on l.company_id = q.company_id and l.document_id = q.document_id
            and l.document_line_id = q.document_line_id and l.kind = q.kind
          where q.company_id = ${companyId} and q.lot_id = b.lot_id and l.location_id = ${locationId} and ${IS_AFTER}) m on true
      where b.company_id = ${companyId} and b.location_id = ${locationId} and b.product_id = ${anyId(productIds)}
    ) x on x.product_id = n.product_id and x.number = n.number
      left join lot t on t.company_id = ${companyId} and t.product_id = n.product_id and t.number = n.number
    where coalesce(n.counted_milli, 0) <> 0 or coalesce(x.expected_milli, 0) <> 0
    order by 1, 4 nulls last, 3`.execute(ctx.db)
  return rows
}

/** A piece that was counted or that the books had at the moment of its product. */
export interface CountedPiece {
  productId: string
  /** Null for a number that is not known yet. */
  serialNumberId: string | null
  number: string
  isCounted: boolean
  wasExpected: boolean
  /** It came or went since: it is where the books say. */
  hasMovedSince: boolean
}

/** Of these products, pieces that somebody counted and those that the books had then. */
export async function findCountedPieces(
  ctx: TxCtx,
  { id, locationId }: { id: string; locationId: string },
  productIds: readonly string[],
): Promise<CountedPiece[]> {
  if (productIds.length === 0) return []
  const { companyId } = ctx
  const { rows } = await sql<CountedPiece>`
    select coalesce(n.product_id, x.product_id) as "productId", coalesce(x.id, t.id) as "serialNumberId",
      coalesce(n.number, x.number) as number, n.number is not null as "isCounted",
      coalesce(x.was_there, false) as "wasExpected", coalesce(x.has_moved, false) as "hasMovedSince"
    from (
      select distinct e.product_id, e.piece_number as number
      from ${standingEntries(ctx, id)} e join ${countedProducts(ctx, id)} c on c.product_id = e.product_id and c.round = e.round
      where e.product_id = ${anyId(productIds)} and e.piece_number is not null) n
    full join (
      select t.product_id, t.id, t.number, bool_or(${IS_AFTER}) as has_moved,
        coalesce(sum(sign(l.quantity_milli)) filter (where not ${IS_AFTER}), 0) > 0 as was_there
      from serial_number t
        join ${countedProducts(ctx, id)} c on c.product_id = t.product_id
        join stock_ledger_serial q on q.company_id = t.company_id and q.serial_number_id = t.id
        join stock_ledger l on l.company_id = q.company_id and l.document_id = q.document_id
          and l.document_line_id = q.document_line_id and l.kind = q.kind
      where t.company_id = ${companyId} and t.product_id = ${anyId(productIds)} and l.location_id = ${locationId}
      group by t.product_id, t.id, t.number) x on x.product_id = n.product_id and x.number = n.number
      left join serial_number t on t.company_id = ${companyId} and t.product_id = n.product_id and t.number = n.number
    where n.number is not null or x.was_there
    order by 1, 3`.execute(ctx.db)
  return rows
}
