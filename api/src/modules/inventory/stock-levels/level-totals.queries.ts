import type { StockTotals } from '@comptoir/contracts/inventory/stock-levels'
import type { ListQuery } from '@comptoir/contracts/schema'
import { stockValueMinor } from '@comptoir/money'
import { sql } from 'kysely'
import type { TxCtx } from '../../../platform/context.ts'
import { anyId, filterIds } from '../../../platform/http/list.ts'
import { findProductIds } from '../products/index.ts'
import { readAsked } from './asked-levels.ts'
import { rowConditions } from './level-rows.queries.ts'
import { levelReader } from './levels.queries.ts'
import { findOnTheWay } from './on-the-way.queries.ts'
import { waysOf } from './on-the-way.rules.ts'
import { everyPlaceThen } from './quantities-then.queries.ts'

interface SumRow {
  product_count: number
  value_nano: string
}

/**
 * What the rows that a list finds come to, in all its pages. It is a call of its own, so that the first page of the list
 * waits for no sum over all balances.
 */
export async function sumLevels(ctx: TxCtx, query: ListQuery): Promise<StockTotals> {
  const asked = await readAsked(ctx, query)
  const { rows } = await sql<SumRow>`
    select count(distinct k.product_id) filter (where k.on_hand_milli <> 0)::int as product_count,
      coalesce(sum(k.value_nano), 0)::text as value_nano
    from ${everyPlaceThen(ctx, asked)} k
    join product p on p.company_id = ${ctx.companyId} and p.id = k.product_id
    where ${sql.join(await rowConditions(ctx, query, asked), sql` and `)}`.execute(ctx.db)
  const [total] = rows
  const { currency, maySeeValue } = await levelReader(ctx)
  const none = { valueMinor: null, incomingValueMinor: null, inTransitValueMinor: null }
  const productCount = total?.product_count ?? 0
  if (!maySeeValue) return { productCount, ...none }
  // What is in a state is what is there: what is on its way is in none.
  const isOnItsWay = asked.before === null && asked.state === null
  const ways = waysOf(
    asked.places,
    isOnItsWay ? await findOnTheWay(ctx, asked.places, await productsAsked(ctx, query)) : [],
  )
  return {
    productCount,
    valueMinor: stockValueMinor(BigInt(total?.value_nano ?? 0), currency),
    incomingValueMinor: isOnItsWay ? stockValueMinor(ways.incomingNano, currency) : null,
    inTransitValueMinor: isOnItsWay ? stockValueMinor(ways.inTransitNano, currency) : null,
  }
}

/** Which products are asked for, of lines `l`. */
async function productsAsked(ctx: TxCtx, query: ListQuery) {
  const { search } = query
  const [categories, brands] = [filterIds(query, 'category'), filterIds(query, 'brand')]
  const rules = [
    ...(search === undefined ? [] : [sql`l.product_id = ${anyId(await findProductIds(ctx, { search }))}`]),
    ...(categories.length > 0 ? [ofFamily(ctx, sql`p.category_id = ${anyId(categories)}`)] : []),
    ...(brands.length > 0 ? [ofFamily(ctx, sql`p.brand_id = ${anyId(brands)}`)] : []),
  ]
  return rules.length === 0 ? sql`true` : sql`${sql.join(rules, sql` and `)}`
}

function ofFamily({ companyId }: TxCtx, rule: ReturnType<typeof sql>) {
  return sql`exists (select 1 from product p where p.company_id = ${companyId} and p.id = l.product_id and ${rule})`
}
