import { PRODUCT_COUNT_CAP, type Product } from '@comptoir/contracts/inventory/products'
import type { ListQuery, PaginatedOf } from '@comptoir/contracts/schema'
import { sql, type RawBuilder, type SelectQueryBuilder } from 'kysely'
import type { TxCtx } from '../../../platform/context.ts'
import { filterIds, filterValues, readPage } from '../../../platform/http/list.ts'
import type { PageRules } from '../../../platform/http/paging.ts'
import { meetsIn } from '../../../platform/search/folded.ts'
import { isNothing, isSearched } from '../../../platform/search/forgiving-page.ts'
import { forgivingSlips, wordsKnown, wordsOfAll, type WordsLike } from '../../../platform/search/meant.ts'
import { narrowed } from '../../../platform/search/searched-table.ts'
import { allOf, readSearchedPage, type Narrowing } from '../../../platform/search/searched-page.ts'
import { searchText, searchWords } from '@comptoir/contracts/search-text'
import { meetsAll, type Way } from '../../../platform/search/ways.ts'
import { isVariantOf } from '../attributes/index.ts'
import { findFamiliesByName, wordsOfFamilies } from '../families/index.ts'
import { findProducts } from './products.queries.ts'
import { PRODUCT_SEARCH, SEARCH_LINES } from './products.rules.ts'

type Groups = readonly (readonly string[])[]

/** One of the product's own fields meets one of the ways: each field is a line of the search text. */
function inLines(ways: readonly string[], lines: readonly number[]): RawBuilder<boolean> {
  return meetsIn(
    lines.map((line) => sql`split_part(p.search_text, ${'\n'}, ${line})`),
    [ways],
  )
}

const isAsked = (query: ProductQuery, field: string): boolean => isSearched(query, field)

/** What a search asks: every group is met in the product's own text, its category or its brand. */
async function narrowing(ctx: TxCtx, query: ProductQuery, groups: Groups): Promise<Narrowing> {
  const lines = SEARCH_LINES.flatMap((field, index) => (isAsked(query, field) ? [index + 1] : []))
  const { families, isCut } = await familyWays(ctx, query, groups)
  const ways = groups.map((own, at): Way[] => [...(lines.length > 0 ? own : []), ...(families[at] ?? [])])
  const beginning = searchText(query.search?.text ?? '')
  const asked = { groups: ways, beginning, isCut }
  if (lines.length === 0 || lines.length === SEARCH_LINES.length)
    return narrowed(PRODUCT_SEARCH, ctx.companyId, 'p', asked)
  const also = groups.map((own, at) => sql`(${inLines(own, lines)} or ${meetsAll([families[at] ?? []], 'p')})`)
  return narrowed(PRODUCT_SEARCH, ctx.companyId, 'p', { ...asked, also: sql`${sql.join(also, sql` and `)}` })
}

const FAMILIES = ['category', 'brand'] as const
const COLUMNS = { category: 'category_id', brand: 'brand_id' } as const

/** By group, the categories and brands that a product may be found by. */
async function familyWays(
  ctx: TxCtx,
  query: ProductQuery,
  groups: Groups,
): Promise<{ families: Way[][]; isCut: boolean }> {
  const families = groups.map((): Way[] => [])
  let isCut = false
  for (const family of FAMILIES.filter((each) => isAsked(query, each))) {
    const found = await findFamiliesByName(ctx, family, groups)
    for (const [at, ids] of found.ids.entries())
      if (ids.length > 0) families[at]?.push({ column: COLUMNS[family], ids })
    isCut ||= found.isCut
  }
  return { families, isCut }
}

/** Words that products, categories and brands have. */
function knownTo(ctx: TxCtx, query: ProductQuery): WordsLike {
  const families = FAMILIES.filter((family) => isAsked(query, family))
  return wordsOfAll([wordsKnown(ctx, 'product'), ...families.map((family) => wordsOfFamilies(ctx, family))])
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
  const groups = filterIds(query, 'variantGroup')
  if (groups.length > 0) found = found.where(isVariantOf(ctx.companyId, groups))
  const active = filterValues(query, 'isActive')
  // Written out, not a parameter: the few that are inactive have an index of their own.
  if (active.length === 1)
    found = found.where(active[0] === 'true' ? sql<boolean>`p.is_active` : sql<boolean>`not p.is_active`)
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

/**
 * A page of products `p` that another list narrows and orders by itself, searched as the catalogue is; the id of its rules
 * is the product's.
 */
export async function readProductPage<D, TB extends keyof D, O>(
  ctx: TxCtx,
  found: SelectQueryBuilder<D, TB, O>,
  query: ListQuery,
  rules: PageRules<D, TB>,
): Promise<{ rows: O[]; meta: PaginatedOf<O>['meta'] }> {
  const words = searchWords(query.search?.text ?? '')
  if (words.length === 0) return readPage(ctx.db, found, query, rules)
  return forgivingSlips(words, {
    known: knownTo(ctx, query),
    read: async (groups) => readSearchedPage(ctx.db, found, query, rules, await narrowing(ctx, query, groups)),
    isNothing,
  })
}

/** A page of the catalogue; the page's ids come first, so that only its own rows are joined and summed. */
export async function listProducts(
  ctx: TxCtx,
  query: ListQuery,
  pointOfSaleIds: readonly string[] | null,
): Promise<PaginatedOf<Product>> {
  const { rows, meta } = await readProductPage(ctx, filtered(ctx, query), query, RULES)
  return {
    data: await findProducts(
      ctx,
      rows.map(({ id }) => id),
      pointOfSaleIds,
    ),
    meta,
  }
}

/** All that a selection chooses, never only what a page shows; what the list shows of a misspelt word, it chooses too. */
export async function findProductIds(ctx: TxCtx, query: ProductQuery): Promise<string[]> {
  const found = filtered(ctx, query)
  const words = searchWords(query.search?.text ?? '')
  const rows = await (words.length === 0
    ? found.execute()
    : forgivingSlips(words, {
        known: knownTo(ctx, query),
        read: async (groups) => allOf(found, RULES, await narrowing(ctx, query, groups)).execute(),
        isNothing: ({ length }) => length === 0,
      }))
  return rows.map(({ id }) => id)
}
