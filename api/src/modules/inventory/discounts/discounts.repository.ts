import { DISCOUNTS, type Discount } from '@comptoir/contracts/inventory/discounts'
import { numberFromMilliRate } from '@comptoir/money'
import { sql, type Selectable } from 'kysely'
import type { TxCtx } from '../../../platform/context.ts'
import { askIn } from '../../../platform/db/ask-database.ts'
import { violatesForeignKey } from '../../../platform/db/sql-errors.ts'
import type { Discount as Row } from '../../../platform/db/tables.ts'
import { DomainError } from '../../../platform/errors.ts'
import { refusingTaken } from '../../../platform/resource/refusals.ts'
import { deleteRow, insertRow, updateRow } from '../../../platform/resource/statements.ts'
import { searchText } from '@comptoir/contracts/search-text'
import { stampProducts } from '../catalogue-stamps/index.ts'
import type { DiscountTerms } from './discounts.rules.ts'

type TermsRow = Pick<Selectable<Row>, 'id' | 'name' | 'starts_at' | 'ends_at' | 'rate_milli'>

/** What every answer about a discount says of it. */
export function toTerms(row: TermsRow): Pick<Discount, 'id' | 'name' | 'startDate' | 'endDate' | 'pourcentage'> {
  return {
    id: row.id,
    name: row.name,
    startDate: row.starts_at.toISOString(),
    endDate: row.ends_at.toISOString(),
    pourcentage: numberFromMilliRate(row.rate_milli),
  }
}

/** One discount with how many products it holds. */
export async function findDiscount({ db, companyId }: TxCtx, id: string): Promise<Discount | null> {
  const row = await db
    .selectFrom('discount as d')
    .select(['d.id', 'd.name', 'd.starts_at', 'd.ends_at', 'd.rate_milli', 'd.is_seasonal_sale', 'd.version'])
    .select((eb) =>
      eb
        .selectFrom('discount_product as x')
        .select((inner) => inner.fn.countAll<number>().as('count'))
        .where('x.company_id', '=', companyId)
        .whereRef('x.discount_id', '=', 'd.id')
        .as('product_count'),
    )
    .where('d.company_id', '=', companyId)
    .where('d.id', '=', id)
    .executeTakeFirst()
  if (!row) return null
  const { is_seasonal_sale: isSeasonalSale, product_count: productCount, version } = row
  return { ...toTerms(row), isSeasonalSale, productCount: productCount ?? 0, version }
}

function columns({ name, startsAt, endsAt, rateMilli, isSeasonalSale }: DiscountTerms) {
  return {
    name,
    starts_at: startsAt,
    ends_at: endsAt,
    rate_milli: rateMilli,
    search_text: searchText(name),
    ...(isSeasonalSale === undefined ? {} : { is_seasonal_sale: isSeasonalSale }),
  }
}

const TABLE = { table: 'discount', unique: { discount_name_key: { reason: 'nameTaken', property: 'name' } } } as const

export function insertDiscount(ctx: TxCtx, id: string, terms: DiscountTerms): Promise<void> {
  const made = { created_by: ctx.userId, created_at: ctx.now }
  return refusingTaken(DISCOUNTS, TABLE, terms, () => insertRow(ctx, TABLE.table, id, { ...columns(terms), ...made }))
}

/** Updates when the version held is still the current one; false when it is not. */
export function updateDiscount(
  ctx: TxCtx,
  id: string,
  terms: DiscountTerms,
  version: number | undefined,
): Promise<boolean> {
  return refusingTaken(DISCOUNTS, TABLE, terms, () => updateRow(ctx, TABLE.table, { id, version }, columns(terms)))
}

/** Deletes when the version held is still the current one; its products' rows go with it. */
export function deleteDiscount(ctx: TxCtx, id: string, version: number | undefined): Promise<boolean> {
  return deleteRow(ctx, TABLE.table, { id, version })
}

/** Rows of one INSERT: three parameters each, far from the 65,535 that a statement takes. */
const CHUNK = 5000

/** Makes exactly these the discount's products; says how many came and went. Counters hear of those. */
export async function replaceProducts(
  { db, companyId }: TxCtx,
  id: string,
  productIds: readonly string[],
): Promise<{ addedCount: number; removedCount: number }> {
  const removed = await db
    .deleteFrom('discount_product')
    .where('company_id', '=', companyId)
    .where('discount_id', '=', id)
    .where(sql<boolean>`product_id <> all(${productIds}::uuid[])`)
    .returning('product_id')
    .execute()
  const changed = removed.map((row) => row.product_id)
  for (let from = 0; from < productIds.length; from += CHUNK) {
    const rows = productIds
      .slice(from, from + CHUNK)
      .map((productId) => ({ company_id: companyId, discount_id: id, product_id: productId }))
    changed.push(...(await insertProducts({ db }, rows)))
  }
  await stampProducts(askIn(db), companyId, changed)
  return { addedCount: changed.length - removed.length, removedCount: removed.length }
}

async function insertProducts(
  { db }: Pick<TxCtx, 'db'>,
  rows: { company_id: string; discount_id: string; product_id: string }[],
): Promise<string[]> {
  try {
    const added = await db
      .insertInto('discount_product')
      .values(rows)
      .onConflict((conflict) => conflict.columns(['company_id', 'discount_id', 'product_id']).doNothing())
      .returning('product_id')
      .execute()
    return added.map((row) => row.product_id)
  } catch (error) {
    throw violatesForeignKey(error, 'discount_product_product_fk')
      ? new DomainError('discount.productUnknown', {}, '/products')
      : error
  }
}
