import { sql, type RawBuilder } from 'kysely'
import type { TxCtx } from '../../../platform/context.ts'
import { anyId } from '../../../platform/http/list.ts'
import { AT_PRODUCT, countedProducts, isAfter, standingEntries } from './counted.queries.ts'

/** What was counted of a lot, in thousandths, and what the books had of it. */
export interface CountedLot {
  productId: string
  /** Null for a lot that is not known yet. */
  lotId: string | null
  number: string
  expiresOn: string | null
  countedMilli: number
  /** At the lot's own last moment, or that of its product where nobody counted it. */
  expectedMilli: number
  /** At the moment of its product. */
  atProductMilli: number
  /** What came or went after its own moment, but by sales. */
  movedUnsoldMilli: number
}

/** When a part `n` was counted that somebody counted; otherwise when its product `c` was. */
const AT_PART = sql`coalesce(n.counted_at, c.counted_at)`

/** As a table: entries of the last round of these products. */
function lastEntries(ctx: TxCtx, id: string, productIds: readonly string[]): RawBuilder<unknown> {
  return sql`(
    select e.* from ${standingEntries(ctx, id)} e
      join ${countedProducts(ctx, id)} c on c.product_id = e.product_id and c.round = e.round
    where e.product_id = ${anyId(productIds)})`
}

/** Of these products, lots that somebody counted and those that the books had then: each as of when it was counted itself. */
export async function findCountedLots(
  ctx: TxCtx,
  { id, locationId }: { id: string; locationId: string },
  productIds: readonly string[],
): Promise<CountedLot[]> {
  if (productIds.length === 0) return []
  const { companyId } = ctx
  const { rows } = await sql<CountedLot>`
    with named as (
      select e.product_id, e.lot_number as number, max(e.lot_expires_on) as expires_on, sum(e.quantity_milli) as counted_milli,
        max(e.counted_at) as counted_at
      from ${lastEntries(ctx, id, productIds)} e where e.lot_number is not null
      group by e.product_id, e.lot_number)
    select coalesce(n.product_id, x.product_id) as "productId", coalesce(x.lot_id, t.id) as "lotId",
      coalesce(n.number, x.number) as number, coalesce(x.expires_on, t.expires_on, n.expires_on)::text as "expiresOn",
      coalesce(n.counted_milli, 0)::bigint as "countedMilli", coalesce(x.expected_milli, 0)::bigint as "expectedMilli",
      coalesce(x.at_product_milli, 0)::bigint as "atProductMilli", coalesce(x.moved_unsold, 0)::bigint as "movedUnsoldMilli"
    from named n
    full join (
      select b.product_id, b.lot_id, t.number, t.expires_on, b.on_hand_milli - coalesce(m.after_part, 0) as expected_milli,
        b.on_hand_milli - coalesce(m.after_product, 0) as at_product_milli, m.moved_unsold
      from lot_balance b
        join lot t on t.company_id = b.company_id and t.id = b.lot_id
        join ${countedProducts(ctx, id)} c on c.product_id = b.product_id
        left join named n on n.product_id = b.product_id and n.number = t.number
        left join lateral (
          select sum(q.quantity_milli) filter (where ${isAfter(AT_PART)}) as after_part,
            sum(q.quantity_milli) filter (where ${isAfter(AT_PART)} and q.kind <> 'sale') as moved_unsold,
            sum(q.quantity_milli) filter (where ${isAfter(AT_PRODUCT)}) as after_product
          from stock_ledger_lot q join stock_ledger l on l.company_id = q.company_id and l.document_id = q.document_id
            and l.document_line_id = q.document_line_id and l.kind = q.kind
          where q.company_id = ${companyId} and q.lot_id = b.lot_id and l.location_id = ${locationId}
            and l.recorded_at > ${AT_PART}) m on true
      where b.company_id = ${companyId} and b.location_id = ${locationId} and b.product_id = ${anyId(productIds)}
    ) x on x.product_id = n.product_id and x.number = n.number
      left join lot t on t.company_id = ${companyId} and t.product_id = n.product_id and t.number = n.number
    where coalesce(n.counted_milli, 0) <> 0 or coalesce(x.expected_milli, 0) <> 0 or coalesce(x.at_product_milli, 0) <> 0
    order by 1, 4 nulls last, 3`.execute(ctx.db)
  return rows
}

/** A piece that was counted or that the books had. */
export interface CountedPiece {
  productId: string
  /** Null for a number that is not known yet. */
  serialNumberId: string | null
  number: string
  isCounted: boolean
  /** When it was first counted itself, or its product last where nobody counted it. */
  wasExpected: boolean
  /** It came or went after that: it is where the books say. */
  hasMovedSince: boolean
  /** At the moment of its product. */
  wasThereAtProduct: boolean
}

/** Of these products, pieces that somebody counted and those that the books had then: each as of when it was counted itself. */
export async function findCountedPieces(
  ctx: TxCtx,
  { id, locationId }: { id: string; locationId: string },
  productIds: readonly string[],
): Promise<CountedPiece[]> {
  if (productIds.length === 0) return []
  const { companyId } = ctx
  const wasThere = (moment: RawBuilder<unknown>) =>
    sql`coalesce(sum(sign(l.quantity_milli)) filter (where not ${isAfter(moment)}), 0) > 0`
  const { rows } = await sql<CountedPiece>`
    with named as (
      select e.product_id, e.piece_number as number, min(e.counted_at) as counted_at
      from ${lastEntries(ctx, id, productIds)} e where e.piece_number is not null
      group by e.product_id, e.piece_number)
    select coalesce(n.product_id, x.product_id) as "productId", coalesce(x.id, t.id) as "serialNumberId",
      coalesce(n.number, x.number) as number, n.number is not null as "isCounted",
      coalesce(x.was_there, false) as "wasExpected", coalesce(x.has_moved, false) as "hasMovedSince",
      coalesce(x.was_there_at_product, false) as "wasThereAtProduct"
    from named n
    full join (
      select t.product_id, t.id, t.number, bool_or(${isAfter(AT_PART)}) as has_moved,
        ${wasThere(AT_PART)} as was_there, ${wasThere(AT_PRODUCT)} as was_there_at_product
      from serial_number t
        join ${countedProducts(ctx, id)} c on c.product_id = t.product_id
        left join named n on n.product_id = t.product_id and n.number = t.number
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
