import { LOCATION_KINDS } from '@comptoir/contracts/company/locations'
import type { Tracking } from '@comptoir/contracts/inventory/tracking'
import type { StockPolicy } from '@comptoir/contracts/stock-policies'
import { averageCostMicro, MOST_UNIT_DECIMALS, type Currency } from '@comptoir/money'
import { sql } from 'kysely'
import type { TxCtx } from '../../../platform/context.ts'
import { anyId } from '../../../platform/http/list.ts'
import { LOCATION_NAMES } from '../../company/locations/index.ts'

/** A product as an adjustment needs it. */
export interface AdjustedProduct {
  id: string
  code: string
  designation: string
  unit: string | null
  unitDecimals: number
  tracking: Tracking
  lotsExpire: boolean
}

/** Those of these products that the company has. */
export async function findAdjustedProducts(
  { db, companyId }: TxCtx,
  ids: readonly string[],
): Promise<Map<string, AdjustedProduct>> {
  if (ids.length === 0) return new Map()
  const rows = await db
    .selectFrom('product as p')
    .leftJoin('unit as u', (join) => join.onRef('u.company_id', '=', 'p.company_id').onRef('u.id', '=', 'p.unit_id'))
    .select(['p.id', 'p.code', 'p.designation', 'p.tracking', 'p.lots_expire', 'u.name as unit', 'u.decimals'])
    .where('p.company_id', '=', companyId)
    .where('p.id', '=', anyId(ids))
    .execute()
  return new Map(
    rows.map(({ lots_expire: lotsExpire, decimals, ...row }) => [
      row.id,
      { ...row, lotsExpire, unitDecimals: decimals ?? MOST_UNIT_DECIMALS },
    ]),
  )
}

/** What one unit of products costs at a place, in millionths, as things stand: what is posted asks with the balances held. */
export async function findUnitCosts(
  { db, companyId }: TxCtx,
  locationId: string,
  ids: readonly string[],
): Promise<Map<string, number>> {
  if (ids.length === 0) return new Map()
  const rows = await db
    .selectFrom('product as p')
    .leftJoin('stock_balance as b', (join) =>
      join
        .onRef('b.company_id', '=', 'p.company_id')
        .onRef('b.product_id', '=', 'p.id')
        .on('b.location_id', '=', locationId),
    )
    .select(['p.id', 'p.cost_micro', 'b.on_hand_milli', 'b.value_nano'])
    .where('p.company_id', '=', companyId)
    .where('p.id', '=', anyId(ids))
    .execute()
  return new Map(
    rows.map(({ id, cost_micro: own, on_hand_milli: onHandMilli, value_nano: valueNano }) => [
      id,
      averageCostMicro(onHandMilli ?? 0, BigInt(valueNano ?? 0)) ?? own,
    ]),
  )
}

/** How much of a product a place has, in thousandths, and how much of that is promised to a transfer. */
export interface There {
  onHandMilli: number
  reservedMilli: number
}

/** What a place has of products; those that it never had are left out. */
export async function findThere(
  { db, companyId }: TxCtx,
  locationId: string,
  ids: readonly string[],
): Promise<Map<string, There>> {
  if (ids.length === 0) return new Map()
  const rows = await db
    .selectFrom('stock_balance')
    .select(['product_id', 'on_hand_milli', 'reserved_milli'])
    .where('company_id', '=', companyId)
    .where('location_id', '=', locationId)
    .where('product_id', '=', anyId(ids))
    .execute()
  return new Map(
    rows.map(({ product_id: id, on_hand_milli: onHandMilli, reserved_milli: reservedMilli }) => [
      id,
      { onHandMilli, reservedMilli },
    ]),
  )
}

/** Where an adjustment is, with what of its shop and company decides about it. */
export interface AdjustedPlace {
  locationId: string
  locationName: string
  isActive: boolean
  pointOfSaleId: string
  pointOfSaleCode: string
  /** The shop's own, or the company's. */
  stockPolicy: StockPolicy
  currency: Currency
  /** The shop's own, or the company's. */
  timeZone: string
  limitMinor: number | null
}

/** A location of a point of sale that the caller may enter; null for any other, and for that of what is on its way. */
export async function findAdjustedPlace(ctx: TxCtx, locationId: string): Promise<AdjustedPlace | null> {
  const { db, companyId, language } = ctx
  const row = await db
    .selectFrom('stock_location as x')
    .innerJoin('point_of_sale as p', (join) =>
      join.onRef('p.company_id', '=', 'x.company_id').onRef('p.id', '=', 'x.point_of_sale_id'),
    )
    .innerJoin('company as c', 'c.id', 'p.company_id')
    .select(['x.id', 'x.is_active', 'x.point_of_sale_id', 'p.code', 'c.currency'])
    .select((eb) => eb.fn.coalesce('p.time_zone', 'c.time_zone').as('time_zone'))
    .select(['c.stock_adjustment_limit_minor as limit_minor', LOCATION_NAMES.shown(language).as('name')])
    .select(sql<StockPolicy>`coalesce(p.stock_policy, c.stock_policy)`.as('stock_policy'))
    .where('x.company_id', '=', companyId)
    .where('x.id', '=', locationId)
    .where('x.kind', 'in', LOCATION_KINDS)
    .executeTakeFirst()
  if (!row) return null
  return {
    locationId: row.id,
    locationName: row.name,
    isActive: row.is_active,
    pointOfSaleId: row.point_of_sale_id,
    pointOfSaleCode: row.code,
    stockPolicy: row.stock_policy,
    currency: row.currency as Currency,
    timeZone: row.time_zone,
    limitMinor: row.limit_minor,
  }
}

/**
 * Holds products until the end of the transaction, without keeping documents from naming them: of two places that take in
 * the same piece at once, the later one sees where it is. Balances are of one place each, and posted pieces are not held.
 */
export async function holdProducts({ db, companyId }: TxCtx, ids: readonly string[]): Promise<void> {
  if (ids.length === 0) return
  await db
    .selectFrom('product')
    .select('id')
    .where('company_id', '=', companyId)
    .where('id', '=', anyId(ids))
    .orderBy('id')
    .forNoKeyUpdate()
    .execute()
}

/** Where pieces of the named numbers are: how often each is in the company, and at the place. */
export async function findPieces(
  { db, companyId }: TxCtx,
  locationId: string,
  productIds: readonly string[],
  numbers: readonly string[],
): Promise<{ id: string; productId: string; number: string; there: number; anywhere: number }[]> {
  if (numbers.length === 0) return []
  const { rows } = await sql<{ id: string; productId: string; number: string; there: number; anywhere: number }>`
    select t.id, t.product_id as "productId", t.number,
      (count(*) filter (where k.quantity_milli > 0 and k.location_id = ${locationId})
        - count(*) filter (where k.quantity_milli < 0 and k.location_id = ${locationId}))::integer as there,
      (count(*) filter (where k.quantity_milli > 0) - count(*) filter (where k.quantity_milli < 0))::integer as anywhere
    from serial_number t
      left join stock_ledger_serial x on x.company_id = t.company_id and x.serial_number_id = t.id
      left join stock_ledger k on k.company_id = x.company_id and k.document_id = x.document_id
        and k.document_line_id = x.document_line_id and k.kind = x.kind
    where t.company_id = ${companyId} and t.product_id = ${anyId(productIds)}
      and t.number = any(${[...numbers]}::text[])
    group by t.id, t.product_id, t.number`.execute(db)
  return rows
}
