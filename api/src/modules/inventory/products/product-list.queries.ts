import { PRODUCT_COUNT_CAP, type Product } from '@comptoir/contracts/inventory/products'
import type { ListQuery, PaginatedOf } from '@comptoir/contracts/schema'
import { sql, type RawBuilder } from 'kysely'
import type { TxCtx } from '../../../platform/context.ts'
import { containing, filterIds, readPage } from '../../../platform/http/list.ts'
import { narrowed } from '../../../platform/search/searched-table.ts'
import { allOf, readSearchedPage, type Narrowing } from '../../../platform/search/searched-page.ts'
import { searchText, searchWords } from '../../../platform/search/search-text.ts'
import { meetsAll, type Way } from '../../../platform/search/ways.ts'
import { findFamiliesByName } from '../families/index.ts'
import { findProducts } from './products.queries.ts'
import { PRODUCT_SEARCH, SEARCH_LINES } from './products.rules.ts'

/** One of the product's own fields holds the word: each is a line of the search text. */
function inLines(word: string, lines: readonly number[]): RawBuilder<boolean> {
  if (lines.length === 0) return sql`false`
  const conditions = lines.map((line) => sql`split_part(p.search_text, ${'\n'}, ${line}) like ${containing(word)}`)
  return sql`(${sql.join(conditions, sql` or `)})`
}

/** What a search asks: every word is in the product's own text, its category or its brand; null without words. */
async function narrowing(ctx: TxCtx, { search }: ProductQuery): Promise<Narrowing | null> {
  const words = searchWords(search?.text ?? '')
  if (words.length === 0) return null
  const isAsked = (field: string): boolean => !search?.fields?.length || search.fields.includes(field)
  const lines = SEARCH_LINES.flatMap((field, index) => (isAsked(field) ? [index + 1] : []))
  const { families, isCut } = await familyWays(ctx, words, isAsked)
  const groups = words.map((word) => [...(lines.length > 0 ? [containing(word)] : []), ...(families.get(word) ?? [])])
  const beginning = searchText(search?.text ?? '')
  if (lines.length === 0 || lines.length === SEARCH_LINES.length)
    return narrowed(PRODUCT_SEARCH, ctx.companyId, 'p', { groups, beginning, isCut })
  const also = words.map((word) => sql`(${inLines(word, lines)} or ${meetsAll([families.get(word) ?? []], 'p')})`)
  return narrowed(PRODUCT_SEARCH, ctx.companyId, 'p', {
    groups,
    also: sql`${sql.join(also, sql` and `)}`,
    beginning,
    isCut,
  })
}

const FAMILIES = ['category', 'brand'] as const
const COLUMNS = { category: 'category_id', brand: 'brand_id' } as const

/** By word, the categories and brands that a product may be found by. */
async function familyWays(
  ctx: TxCtx,
  words: readonly string[],
  isAsked: (field: string) => boolean,
): Promise<{ families: Map<string, Way[]>; isCut: boolean }> {
  const families = new Map(words.map((word): [string, Way[]] => [word, []]))
  let isCut = false
  for (const family of FAMILIES.filter(isAsked)) {
    const found = await findFamiliesByName(ctx, family, words)
    for (const [word, ids] of found.ids) if (ids.length > 0) families.get(word)?.push({ column: COLUMNS[family], ids })
    isCut ||= found.isCut
  }
  return { families, isCut }
}

const FILTERS = { category: 'p.category_id', subCategory: 'p.subcategory_id', brand: 'p.brand_id' } as const

/** What narrows the catalogue: a list asks for a page of it, a selection for all. */
export type ProductQuery = Pick<ListQuery, 'search' | 'filter'>

/** Ids of the products that filters find. */
function filtered(ctx: TxCtx, query: ProductQuery) {
  let found = ctx.db.selectFrom('product as p').select('p.id').where('p.company_id', '=', ctx.companyId)
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

const RULES = {
  orders: { designation: 'p.designation', code: 'p.code', priceHt: 'p.price_ht_micro' },
  byDefault: { field: 'designation', direction: 'asc' },
  id: 'p.id',
  cap: PRODUCT_COUNT_CAP,
} as const

/** A page of the catalogue; the page's ids come first, so that only its own rows are joined and summed. */
export async function listProducts(
  ctx: TxCtx,
  query: ListQuery,
  pointOfSaleIds: readonly string[] | null,
): Promise<PaginatedOf<Product>> {
  const asked = await narrowing(ctx, query)
  const found = filtered(ctx, query)
  const { rows, meta } = await (asked === null
    ? readPage(ctx.db, found, query, RULES)
    : readSearchedPage(ctx.db, found, query, RULES, asked))
  return {
    data: await findProducts(
      ctx,
      rows.map(({ id }) => id),
      pointOfSaleIds,
    ),
    meta,
  }
}

/** All that a selection chooses, never only what a page shows. */
export async function findProductIds(ctx: TxCtx, query: ProductQuery): Promise<string[]> {
  const asked = await narrowing(ctx, query)
  const found = filtered(ctx, query)
  const rows = await (asked === null ? found : allOf(found, RULES, asked)).execute()
  return rows.map(({ id }) => id)
}
