import { sql, type RawBuilder } from 'kysely'
import type { TxCtx } from '../../../platform/context.ts'
import { anyId } from '../../../platform/http/list.ts'
import type { KnownPlace } from './places.queries.ts'

/** A line of a transfer that left one place and has not arrived at the other. */
export interface OnTheWay {
  productId: string
  fromLocationId: string
  /** Null where the receiver says it, by default their shop. */
  toLocationId: string | null
  toPointOfSaleId: string
  /** Not so once the receiver has said that nothing more comes: it is missing, and still the sender's. */
  isAwaited: boolean
  openMilli: number
  valueNano: bigint
}

interface Row {
  product_id: string
  from_location_id: string
  to_location_id: string | null
  to_point_of_sale_id: string
  state: string
  open_milli: string
  value_nano: string
}

const OPEN = sql`(l.picked_milli - l.good_milli - l.damaged_milli - l.returned_milli - l.lost_milli)`

/**
 * What is on its way between any of the places and another one: of transfers that something may still come of, which are
 * few however many there ever were. `of` narrows the product `l.product_id`.
 */
export async function findOnTheWay(
  { db, companyId }: TxCtx,
  places: readonly KnownPlace[],
  of: RawBuilder<unknown>,
): Promise<OnTheWay[]> {
  const ids = anyId(places.map(({ id }) => id))
  const shops = anyId(new Set(places.map(({ pointOfSale }) => pointOfSale.id)))
  const { rows } = await sql<Row>`
    select l.product_id, d.from_location_id, d.to_location_id, d.to_point_of_sale_id, d.state,
      sum(${OPEN})::text as open_milli,
      sum(${OPEN}::numeric * coalesce(l.unit_cost_micro, 0))::text as value_nano
    from stock_transfer d
    join stock_transfer_line l on l.company_id = d.company_id and l.transfer_id = d.id
    where d.company_id = ${companyId} and l.company_id = ${companyId}
      and d.state in ('inTransit', 'partiallyReceived', 'received')
      and (d.from_location_id = ${ids} or d.to_point_of_sale_id = ${shops})
      and ${OPEN} > 0 and ${of}
    group by l.product_id, d.from_location_id, d.to_location_id, d.to_point_of_sale_id, d.state`.execute(db)
  return rows.map((row) => ({
    ...{ productId: row.product_id, fromLocationId: row.from_location_id, toLocationId: row.to_location_id },
    ...{ toPointOfSaleId: row.to_point_of_sale_id, isAwaited: row.state !== 'received' },
    ...{ openMilli: Number(row.open_milli), valueNano: BigInt(row.value_nano) },
  }))
}
