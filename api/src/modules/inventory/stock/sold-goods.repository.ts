import { sql } from 'kysely'
import { v7 as newId } from 'uuid'
import type { TxCtx } from '../../../platform/context.ts'
import { anyId } from '../../../platform/http/list.ts'

/** A lot or a piece by its product and its number. */
export interface NamedGoods {
  productId: string
  number: string
  /** Of a lot that is not known yet; null where it does not expire, or nobody knows. */
  expiresOn?: string | null
}

/** A lot or a piece as the company has it. */
export interface FoundGoods {
  id: string
  productId: string
  number: string
  /** Null for a piece, too. */
  expiresOn: string | null
  /** Whether it was ever in a stock. */
  hasMoved: boolean
}

/** A lot of which a place has some, in thousandths of the product's own unit. */
export interface LotThere {
  id: string
  productId: string
  number: string
  expiresOn: string | null
  onHandMilli: number
}

type Table = 'lot' | 'serial_number'

/** The lots or pieces that are named, those that the company has. */
export async function findNamedGoods(
  { db, companyId }: TxCtx,
  table: Table,
  named: readonly NamedGoods[],
): Promise<FoundGoods[]> {
  if (named.length === 0) return []
  const moved =
    table === 'lot'
      ? sql`lot_balance x where x.company_id = ${companyId} and x.lot_id = t.id`
      : sql`stock_ledger_serial x where x.company_id = ${companyId} and x.serial_number_id = t.id`
  const { rows } = await sql<FoundGoods>`
    select t.id, t.product_id as "productId", t.number,
      ${table === 'lot' ? sql`t.expires_on::text` : sql`null`} as "expiresOn", exists (select 1 from ${moved}) as "hasMoved"
    from ${sql.table(table)} t
    where t.company_id = ${companyId} and t.product_id = ${anyId(new Set(named.map(({ productId }) => productId)))}
      and t.number = any(${[...new Set(named.map(({ number }) => number))]}::text[])`.execute(db)
  const asked = new Set(named.map(keyOf))
  return rows.filter((row) => asked.has(keyOf(row)))
}

/** Makes the lots or pieces that are named and not there; one that somebody else makes at the same moment is left to them. */
export async function makeNamedGoods(ctx: TxCtx, table: Table, named: readonly NamedGoods[]): Promise<void> {
  if (named.length === 0) return
  const { db, companyId, now } = ctx
  const each = [...new Map(named.map((goods) => [keyOf(goods), goods])).values()]
  const rows = each.map(({ productId, number }) => ({
    ...{ company_id: companyId, id: newId(), product_id: productId, number, created_at: now },
  }))
  await (
    table === 'lot'
      ? db
          .insertInto('lot')
          .values(rows.map((row, at) => ({ ...row, expires_on: each[at]?.expiresOn ?? null })))
          .onConflict((found) => found.columns(['company_id', 'product_id', 'number']).doNothing())
      : db
          .insertInto('serial_number')
          .values(rows)
          .onConflict((found) => found.columns(['company_id', 'product_id', 'number']).doNothing())
  ).execute()
}

/** What a place has of the lots of some products: first what expires first, what never does last. */
export async function listLotsThere(
  { db, companyId }: TxCtx,
  locationId: string,
  productIds: readonly string[],
): Promise<LotThere[]> {
  if (productIds.length === 0) return []
  const rows = await db
    .selectFrom('lot_balance as b')
    .innerJoin('lot as t', (join) => join.onRef('t.company_id', '=', 'b.company_id').onRef('t.id', '=', 'b.lot_id'))
    .select(['t.id', 't.product_id', 't.number', 't.expires_on', 'b.on_hand_milli'])
    .where('b.company_id', '=', companyId)
    .where('b.location_id', '=', locationId)
    .where('b.product_id', '=', anyId(productIds))
    .where('b.on_hand_milli', '>', 0)
    .orderBy('t.expires_on', (order) => order.asc().nullsLast())
    .orderBy('t.id')
    .execute()
  return rows.map(({ product_id: productId, expires_on: expiresOn, on_hand_milli: onHandMilli, ...row }) => ({
    ...{ ...row, productId, expiresOn, onHandMilli },
  }))
}

/** The lot of each product that came last, where it has any. */
export async function listLastLots(
  { db, companyId }: TxCtx,
  productIds: readonly string[],
): Promise<Omit<LotThere, 'onHandMilli'>[]> {
  if (productIds.length === 0) return []
  const rows = await db
    .selectFrom('lot')
    .distinctOn('product_id')
    .select(['id', 'product_id', 'number', 'expires_on'])
    .where('company_id', '=', companyId)
    .where('product_id', '=', anyId(productIds))
    .orderBy('product_id')
    .orderBy('created_at', 'desc')
    .orderBy('id', 'desc')
    .execute()
  return rows.map(({ product_id: productId, expires_on: expiresOn, ...row }) => ({ ...row, productId, expiresOn }))
}

function keyOf({ productId, number }: NamedGoods): string {
  return `${productId} ${number}`
}
