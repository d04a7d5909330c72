import { PRODUCT_COUNT_CAP } from '@comptoir/contracts/inventory/products'
import type { ListQuery, PaginatedOf } from '@comptoir/contracts/schema'
import { sql, type RawBuilder } from 'kysely'
import type { TxCtx } from '../../../platform/context.ts'
import { pairId } from '../../../platform/db/pair-id.ts'
import { anyId, filterIds, readPage } from '../../../platform/http/list.ts'
import { findProductIds, readProductPage } from '../products/index.ts'
import type { AskedLevels } from './asked-levels.ts'
import { placeMeets, productMeets } from './level-states.queries.ts'
import { everyPlaceThen, idsOf, lastMovements, totalsThen } from './quantities-then.queries.ts'

/** One row of the list: a product, or one of its places. */
export interface LevelKey {
  id: string
  productId: string
  locationId: string | null
}

interface Keys {
  rows: LevelKey[]
  meta: PaginatedOf<LevelKey>['meta']
}

const BY_DEFAULT = { field: 'designation', direction: 'asc' } as const
const NEVER = sql`'epoch'::timestamptz`

/** Which products, or places of products, a page shows: nothing is summed but what the order or a state asks for. */
export function readLevelKeys(ctx: TxCtx, query: ListQuery, asked: AskedLevels): Promise<Keys> {
  return asked.isByLocation ? readPlaces(ctx, query, asked) : readProducts(ctx, query, asked)
}

const PRODUCT_RULES = {
  orders: {
    designation: 'p.designation',
    onHand: sql`coalesce(b.on_hand_milli, 0)`,
    value: sql`coalesce(b.value_nano, 0)`,
    lastMoved: sql`coalesce(m.moved_at, ${NEVER})`,
  },
  byDefault: BY_DEFAULT,
  id: 'p.id',
  cap: PRODUCT_COUNT_CAP,
} as const

async function readProducts(ctx: TxCtx, query: ListQuery, asked: AskedLevels): Promise<Keys> {
  const [categories, brands] = [filterIds(query, 'category'), filterIds(query, 'brand')]
  const { state } = asked
  const order = query.order?.field ?? BY_DEFAULT.field
  const found = ctx.db
    .selectFrom('product as p')
    .select('p.id')
    .where('p.company_id', '=', ctx.companyId)
    .$if(order === 'onHand' || order === 'value', (products) =>
      products.leftJoin(totalsThen(ctx, asked).as('b'), 'b.product_id', 'p.id'),
    )
    .$if(order === 'lastMoved', (products) =>
      products.leftJoin(lastMovements(ctx, asked).as('m'), 'm.product_id', 'p.id'),
    )
    .$if(categories.length > 0, (products) => products.where('p.category_id', '=', anyId(categories)))
    .$if(brands.length > 0, (products) => products.where('p.brand_id', '=', anyId(brands)))
    .$if(state !== null, (products) => products.where(productMeets(ctx, asked)))
  const { rows, meta } = await readProductPage(ctx, found, query, PRODUCT_RULES)
  return { rows: rows.map(({ id }) => ({ id, productId: id, locationId: null })), meta }
}

const PLACE_RULES = {
  orders: {
    designation: 'r.designation',
    onHand: 'r.on_hand_milli',
    value: 'r.value_nano',
    lastMoved: sql`coalesce(r.moved_at, ${NEVER})`,
  },
  byDefault: BY_DEFAULT,
  id: 'r.id',
  cap: PRODUCT_COUNT_CAP,
} as const

async function readPlaces(ctx: TxCtx, query: ListQuery, asked: AskedLevels): Promise<Keys> {
  const { db, companyId } = ctx
  const isByMovement = query.order?.field === 'lastMoved'
  const moved = isByMovement
    ? sql` left join ${lastMovements(ctx, asked)} m on m.product_id = k.product_id and m.location_id = k.location_id`
    : sql``
  const there = sql<ThereRow>`(
    select ${pairId(sql`k.location_id`, sql`k.product_id`)} as id, k.product_id, k.location_id, p.designation,
      k.on_hand_milli, k.value_nano, ${isByMovement ? sql`m.moved_at` : sql`null::timestamptz as moved_at`}
    from ${everyPlaceThen(ctx, asked)} k join product p on p.company_id = ${companyId} and p.id = k.product_id${moved}
    where ${sql.join(await rowConditions(ctx, query, asked), sql` and `)})`
  const { rows, meta } = await readPage(
    db,
    db.selectFrom(there.as('r')).select(['r.id', 'r.product_id', 'r.location_id']),
    query,
    PLACE_RULES,
  )
  return {
    rows: rows.map((row) => ({ id: row.id, productId: row.product_id, locationId: row.location_id })),
    meta,
  }
}

interface ThereRow {
  id: string
  product_id: string
  location_id: string
  designation: string
  on_hand_milli: number
  value_nano: string
  moved_at: Date | null
}

/** What rows are asked for: places `k` of products `p`, in the state of either. */
export async function rowConditions(ctx: TxCtx, query: ListQuery, asked: AskedLevels): Promise<RawBuilder<unknown>[]> {
  const [categories, brands] = [filterIds(query, 'category'), filterIds(query, 'brand')]
  const { search } = query
  return [
    sql`k.location_id = ${anyId(idsOf(asked))}`,
    ...(categories.length > 0 ? [sql`p.category_id = ${anyId(categories)}`] : []),
    ...(brands.length > 0 ? [sql`p.brand_id = ${anyId(brands)}`] : []),
    ...(search === undefined ? [] : [sql`k.product_id = ${anyId(await findProductIds(ctx, { search }))}`]),
    ...(asked.state === null
      ? []
      : [asked.isByLocation ? placeMeets(ctx, asked, asked.state) : productMeets(ctx, asked)]),
  ]
}
