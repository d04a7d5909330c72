import { PRODUCT_COUNT_CAP, type Product } from '@comptoir/contracts/inventory/products'
import type { ListQuery, PaginatedOf } from '@comptoir/contracts/schema'
import { sql, type RawBuilder } from 'kysely'
import type { TxCtx } from '../../../platform/context.ts'
import { containing, filterIds, readPage } from '../../../platform/http/list.ts'
import { searchWords } from '../../../platform/search-text.ts'
import { findFamiliesByName } from '../families/index.ts'
import { findProducts } from './products.queries.ts'
import { SEARCH_LINES } from './products.rules.ts'

/** No limit: the list counts and orders whatever is found. */
const ALL = 2_147_483_647

/** Ids of products whose own text holds all the words; the function is what lets the index serve under row-level security. */
function ownTextMatches(companyId: string, words: readonly string[]): RawBuilder<{ id: string }> {
  const [first = '', ...others] = words.map(containing)
  return sql`select product_search(p_company_id => ${companyId}, p_pattern => ${first}, p_others => ${others}::text[], p_limit => ${ALL})`
}

/**
 * The same for a search within some of the product's fields: each is a line of the search text. The matches are one array,
 * or else a server that knows nothing yet of a freshly filled table compares every product with every match.
 */
function lineMatches(companyId: string, word: string, lines: readonly number[]): RawBuilder<{ id: string }> {
  const inLine = sql.join(
    lines.map((line) => sql`split_part(x.search_text, ${'\n'}, ${line}) like ${containing(word)}`),
    sql` or `,
  )
  return sql`select x.id from product x where x.company_id = ${companyId} and x.id = any(array(${ownTextMatches(companyId, [word])})) and (${inLine})`
}

function familyMatches(
  companyId: string,
  column: 'category_id' | 'brand_id',
  ids: readonly string[],
): RawBuilder<{ id: string }> {
  return sql`select x.id from product x where x.company_id = ${companyId} and x.${sql.ref(column)} = any(${ids}::uuid[])`
}

/** One set of ids per condition that a product must meet: every word is in its own text, its category or its brand. */
async function searchSets(ctx: TxCtx, { search }: ProductQuery): Promise<RawBuilder<{ id: string }>[]> {
  const words = searchWords(search?.text ?? '')
  if (words.length === 0) return []
  const isAsked = (field: string): boolean => !search?.fields?.length || search.fields.includes(field)
  const lines = SEARCH_LINES.flatMap((field, index) => (isAsked(field) ? [index + 1] : []))
  const categories = isAsked('category') ? await findFamiliesByName(ctx, 'category', words) : null
  const brands = isAsked('brand') ? await findFamiliesByName(ctx, 'brand', words) : null
  const hasFamily = words.some((word) => categories?.get(word)?.length || brands?.get(word)?.length)
  if (!hasFamily && lines.length === SEARCH_LINES.length) return [ownTextMatches(ctx.companyId, words)]
  return words.map((word) => {
    const sets = [
      ...(lines.length === SEARCH_LINES.length ? [ownTextMatches(ctx.companyId, [word])] : []),
      ...(lines.length > 0 && lines.length < SEARCH_LINES.length ? [lineMatches(ctx.companyId, word, lines)] : []),
      ...(categories ? [familyMatches(ctx.companyId, 'category_id', categories.get(word) ?? [])] : []),
      ...(brands ? [familyMatches(ctx.companyId, 'brand_id', brands.get(word) ?? [])] : []),
    ]
    return sql`${sql.join(sets, sql` union all `)}`
  })
}

const FILTERS = { category: 'p.category_id', subCategory: 'p.subcategory_id', brand: 'p.brand_id' } as const

/** What narrows the catalogue: a list asks for a page of it, a selection for all. */
export type ProductQuery = Pick<ListQuery, 'search' | 'filter'>

/** Ids of the products that a search and filters find. */
async function matching(ctx: TxCtx, query: ProductQuery) {
  let found = ctx.db.selectFrom('product as p').select('p.id').where('p.company_id', '=', ctx.companyId)
  for (const set of await searchSets(ctx, query)) found = found.where(sql<boolean>`p.id in (${set})`)
  for (const [name, column] of Object.entries(FILTERS)) {
    const ids = filterIds(query, name)
    if (ids.length > 0) found = found.where(column, 'in', ids)
  }
  const discounts = filterIds(query, 'discount')
  if (discounts.length > 0) found = found.where(sql<boolean>`p.id in (${discounted(ctx.companyId, discounts)})`)
  return found
}

function discounted(companyId: string, discountIds: readonly string[]): RawBuilder<{ id: string }> {
  return sql`select x.product_id from discount_product x where x.company_id = ${companyId} and x.discount_id = any(${discountIds}::uuid[])`
}

/** A page of the catalogue; the page's ids come first, so that only its own rows are joined and summed. */
export async function listProducts(
  ctx: TxCtx,
  query: ListQuery,
  locationIds: readonly string[],
): Promise<PaginatedOf<Product>> {
  const { rows, meta } = await readPage(ctx.db, await matching(ctx, query), query, {
    orders: { designation: 'p.designation', code: 'p.code', priceHt: 'p.price_ht_micro' },
    byDefault: { field: 'designation', direction: 'asc' },
    id: 'p.id',
    cap: PRODUCT_COUNT_CAP,
  })
  return {
    data: await findProducts(
      ctx,
      rows.map(({ id }) => id),
      locationIds,
    ),
    meta,
  }
}

/** All that a selection chooses, never only what a page shows. */
export async function findProductIds(ctx: TxCtx, query: ProductQuery): Promise<string[]> {
  const rows = await (await matching(ctx, query)).execute()
  return rows.map(({ id }) => id)
}
