import { PRODUCT_COUNT_CAP, type ListQuery, type PaginatedOf, type Product } from '@comptoir/contracts'
import { sql, type RawBuilder } from 'kysely'
import type { TxCtx } from '../../../platform/context.ts'
import { containing, countUpTo, filterIds, ordered, pageOf } from '../../../platform/http/list.ts'
import { searchWords } from '../../../platform/search-text.ts'
import { findFamiliesByName } from '../families/index.ts'
import { findProducts } from './products.queries.ts'
import { SEARCH_LINES } from './products.rules.ts'

/** No limit: the list counts and orders whatever is found. */
const ALL = 2_147_483_647

/** Ids of products whose own text holds all the words; the function is what lets the index serve under row-level security. */
export function ownTextMatches(words: readonly string[], limit = ALL): RawBuilder<{ id: string }> {
  const [first = '', ...others] = words.map(containing)
  return sql`select product_search(${first}, ${others}::text[], ${limit})`
}

/** The same for a search within some of the product's fields: each is a line of the search text. */
function lineMatches(companyId: string, word: string, lines: readonly number[]): RawBuilder<{ id: string }> {
  const inLine = sql.join(
    lines.map((line) => sql`split_part(x.search_text, ${'\n'}, ${line}) like ${containing(word)}`),
    sql` or `,
  )
  return sql`select x.id from product x where x.company_id = ${companyId} and x.id in (${ownTextMatches([word])}) and (${inLine})`
}

function familyMatches(companyId: string, column: 'category_id' | 'brand_id', ids: readonly string[]): RawBuilder<{ id: string }> {
  return sql`select x.id from product x where x.company_id = ${companyId} and x.${sql.ref(column)} = any(${ids}::uuid[])`
}

/** One set of ids per condition that a product must meet: every word stands in its own text, its category or its brand. */
async function searchSets(ctx: TxCtx, { search }: ListQuery): Promise<RawBuilder<{ id: string }>[]> {
  const words = searchWords(search?.text ?? '')
  if (words.length === 0) return []
  const isAsked = (field: string): boolean => !search?.fields?.length || search.fields.includes(field)
  const lines = SEARCH_LINES.flatMap((field, index) => (isAsked(field) ? [index + 1] : []))
  const categories = isAsked('category') ? await findFamiliesByName(ctx, 'category', words) : null
  const brands = isAsked('brand') ? await findFamiliesByName(ctx, 'brand', words) : null
  const hasFamily = words.some((word) => categories?.get(word)?.length || brands?.get(word)?.length)
  if (!hasFamily && lines.length === SEARCH_LINES.length) return [ownTextMatches(words)]
  return words.map((word) => {
    const sets = [
      ...(lines.length === SEARCH_LINES.length ? [ownTextMatches([word])] : []),
      ...(lines.length > 0 && lines.length < SEARCH_LINES.length ? [lineMatches(ctx.companyId, word, lines)] : []),
      ...(categories ? [familyMatches(ctx.companyId, 'category_id', categories.get(word) ?? [])] : []),
      ...(brands ? [familyMatches(ctx.companyId, 'brand_id', brands.get(word) ?? [])] : []),
    ]
    return sql`${sql.join(sets, sql` union all `)}`
  })
}

const FILTERS = { category: 'p.category_id', subCategory: 'p.subcategory_id', brand: 'p.brand_id' } as const
const ORDERS = { designation: 'p.designation', code: 'p.code', priceHt: 'p.price_ht_micro' } as const

/** A page of the catalogue; the page's ids come first, so that only its own rows are joined and summed. */
export async function listProducts(ctx: TxCtx, query: ListQuery, locationIds: readonly string[]): Promise<PaginatedOf<Product>> {
  const sets = await searchSets(ctx, query)
  let found = ctx.db.selectFrom('product as p').select('p.id').where('p.company_id', '=', ctx.companyId)
  for (const set of sets) found = found.where(sql<boolean>`p.id in (${set})`)
  for (const [name, column] of Object.entries(FILTERS)) {
    const ids = filterIds(query, name)
    if (ids.length > 0) found = found.where(column, 'in', ids)
  }
  const { total, isTotalCapped } = await countUpTo(ctx.db, found, PRODUCT_COUNT_CAP)
  const page = await pageOf(ordered(found, query, ORDERS, { field: 'designation', direction: 'asc' }, 'p.id'), query).execute()
  const data = await findProducts(ctx, page.map((row) => row.id), locationIds)
  return { data, meta: { total, page: query.page, limit: query.limit, isTotalCapped } }
}
