import { describe, expect, test } from '@jest/globals'
import type { Product } from '@comptoir/contracts/inventory/products'
import type { PaginatedOf } from '@comptoir/contracts/schema'
import type { SearchHits } from '@comptoir/contracts/search'
import fc from 'fast-check'
import { v7 as newId } from 'uuid'
import { setUpApp } from '../../../../test/app.ts'
import { aShop, type Caller, type Shop } from '../../../../test/shop.ts'
import { inTransaction } from '../../../platform/db/transaction.ts'
import { searchText, searchWords } from '@comptoir/contracts/search-text'
import { findProductIds } from './product-list.queries.ts'
import { productSearchText } from './products.rules.ts'

const open = setUpApp()

interface Named {
  id: string
  code: string
  designation: string
}

async function stock({ companyId }: Shop, named: readonly Omit<Named, 'id'>[]): Promise<Named[]> {
  const rows = named.map((row) => ({ ...row, id: newId() }))
  for (let from = 0; from < rows.length; from += 2000) {
    const values = rows.slice(from, from + 2000).map((row) => ({
      ...row,
      company_id: companyId,
      price_basis: 'ttc' as const,
      unit_price_micro: 1_000_000,
      price_ht_micro: 840_336,
      price_ttc_micro: 1_000_000,
      vat_rate_milli: 19_000,
      search_text: productSearchText({ ...row, barcodes: [] }),
      created_at: new Date(),
    }))
    await open().admin.insertInto('product').values(values).execute()
  }
  return rows
}

type Page = PaginatedOf<Product>
const list = async (caller: Caller, text: string, more = ''): Promise<Page> => {
  const answer = await caller.get(`products/paginated?search[text]=${encodeURIComponent(text)}${more}`)
  if (answer.statusCode !== 200) throw new Error(answer.body)
  return answer.json<Page>()
}
const ids = ({ data }: Page): string[] => data.map(({ id }) => id)

/** What a search must find, compared row by row. */
function oracle(rows: readonly Named[], text: string): string[] {
  const words = searchText(text).split(' ').filter(Boolean)
  const holds = (row: Named): boolean => {
    const own = productSearchText({ ...row, barcodes: [] })
    return words.every((word) => own.includes(word))
  }
  return rows.filter(holds).map(({ id }) => id)
}

const aPart = fc.constantFrom(
  'har',
  'issa',
  'a',
  'é',
  'ol',
  'ive',
  'x-',
  '5%',
  '_',
  '\\',
  '12',
  'زيت',
  'ون',
  'أ',
  '’',
  'CAP',
)
const aWord = fc.array(aPart, { minLength: 1, maxLength: 3 }).map((parts) => parts.join(''))
const aText = fc.array(aWord, { minLength: 1, maxLength: 4 }).map((words) => words.join(' '))

test('a list finds exactly the rows that hold every word, on pages that neither overlap nor leave a row out', async () => {
  const shop = await aShop(open())
  const designations = fc.sample(aText, { numRuns: 80, seed: 7 })
  const rows = await stock(
    shop,
    designations.map((designation, index) => ({ designation, code: `C${index}` })),
  )
  await stock(
    await aShop(open()),
    designations.map((designation, index) => ({ designation, code: `C${index}` })),
  )
  const manager = await shop.as('manager')
  await fc.assert(
    fc.asyncProperty(aText, async (text) => {
      const all = await list(manager, text, '&limit=100')
      const exact = oracle(rows, text)
      // Where no row holds every word, those are found that hold what is spelt almost so.
      const expected = exact.length > 0 ? exact : ids(all)
      expect(new Set(ids(all))).toEqual(new Set(expected))
      expect(all.meta).toMatchObject({ total: expected.length, isTotalCapped: false })
      expect(all.meta).not.toHaveProperty('isPartial')
      const paged: string[] = []
      for (let cursor = ''; ;) {
        const page = await list(manager, text, `&limit=7${cursor}`)
        expect(page.meta.total).toBe(expected.length)
        paged.push(...ids(page))
        if (!page.meta.nextCursor) break
        cursor = `&cursor=${page.meta.nextCursor}`
      }
      expect(paged).toEqual(ids(all))
      expect(ids(await list(manager, text, '&limit=7&page=2'))).toEqual(ids(all).slice(7, 14))
      expect(new Set(await inTransaction(shop.ctx, (ctx) => findProductIds(ctx, { search: { text } })))).toEqual(
        new Set(expected),
      )
    }),
    { numRuns: 40, seed: 11 },
  )
})

test('the palette offers what the list finds, in the same order every time', async () => {
  const shop = await aShop(open())
  const rows = await stock(
    shop,
    fc.sample(aText, { numRuns: 40, seed: 3 }).map((designation, index) => ({ designation, code: `C${index}` })),
  )
  const manager = await shop.as('manager')
  const offered = async (text: string): Promise<string[]> =>
    (await manager.get(`products/search?limit=20&text=${encodeURIComponent(text)}`))
      .json<SearchHits>()
      .data.map(({ id }) => id)
  await fc.assert(
    fc.asyncProperty(aText, async (text) => {
      const expected = oracle(rows, text)
      const found = await offered(text)
      if (expected.length <= 20) expect(found).toEqual(expect.arrayContaining(expected))
      else expect(expected).toEqual(expect.arrayContaining(found))
      expect(await offered(text)).toEqual(found)
    }),
    { numRuns: 40, seed: 5 },
  )
})

describe('of more matches than can be put in order', () => {
  /** Thirteen thousand products: half of those in front are boxes, and those at the end of the alphabet are all keys. */
  async function aWarehouse(): Promise<{ manager: Caller; rows: Named[]; shop: Shop }> {
    const shop = await aShop(open())
    const rows = await stock(
      shop,
      Array.from({ length: 13_000 }, (_, index) => {
        const number = String(index).padStart(5, '0')
        const designation = index < 10_200 ? `Bb${number} ${index % 2 === 0 ? 'boite' : 'sac'}` : `Zz${number} clef qx`
        return { designation, code: `W${number}` }
      }),
    )
    return { manager: await shop.as('manager'), rows, shop }
  }

  test('the first pages and all that a cursor leads to are right; the total is at least what it says', async () => {
    const { manager, rows, shop } = await aWarehouse()
    const boxes = rows.filter(({ designation }) => designation.endsWith('boite')).map(({ id }) => id)
    const second = await list(manager, 'boite', '&limit=50&page=2')
    expect(ids(second)).toEqual(boxes.slice(50, 100))
    // Of these the first 2,500 rows hold half of one page, and none of the next.
    for (const page of [13, 14]) {
      const found = await list(manager, 'boite', `&limit=100&page=${page}`)
      expect(ids(found)).toEqual(boxes.slice(100 * (page - 1), 100 * page))
    }
    expect(second.meta.isTotalCapped).toBe(true)
    expect(second.meta.total).toBeLessThanOrEqual(boxes.length)
    const walked: string[] = []
    for (let cursor: string | null | undefined = ''; cursor !== null && cursor !== undefined;) {
      const page: Page = await list(manager, 'boite', `&limit=100${cursor === '' ? '' : `&cursor=${cursor}`}`)
      walked.push(...ids(page))
      cursor = page.meta.nextCursor
    }
    expect(walked).toEqual(boxes)
    const chosen = await inTransaction(shop.ctx, (ctx) => findProductIds(ctx, { search: { text: 'boite' } }))
    expect(new Set(chosen)).toEqual(new Set(boxes))
  })

  test('those far behind the beginning are answered with some of them, and the answer says so', async () => {
    const { manager, rows } = await aWarehouse()
    const keys = new Set(rows.filter(({ designation }) => designation.endsWith('qx')).map(({ id }) => id))
    const found = await list(manager, 'clef', '&limit=100')
    expect(found.meta).toMatchObject({ isPartial: true, isTotalCapped: true, nextCursor: null })
    expect(found.data).toHaveLength(100)
    expect(ids(found).every((id) => keys.has(id))).toBe(true)
    const designations = found.data.map(({ designation }) => designation)
    expect(designations).toEqual(designations.toSorted())
    // Narrowed, it is exact again.
    const narrowed = await list(manager, 'clef zz1199')
    expect(narrowed.meta).toMatchObject({ total: 10, isTotalCapped: false })
    // Letters that no index can look up are looked for where texts begin so.
    const beginning = await list(manager, 'zz')
    expect(beginning.meta.isPartial).toBe(true)
    expect(beginning.data.every(({ designation }) => designation.startsWith('Zz'))).toBe(true)
    expect(beginning.data.length).toBeGreaterThan(0)
  })
})

test.each(['a'.repeat(200), 'ab '.repeat(66), 'a e i o u s t r', '%'.repeat(200), 'é'.repeat(200), 'zz _ \\ % zz'])(
  'any text is searched everywhere: %s',
  async (text) => {
    const shop = await aShop(open())
    const manager = await shop.as('manager')
    await stock(shop, [{ designation: 'Harissa', code: 'H' }])
    expect(searchWords(text).length).toBeLessThanOrEqual(8)
    const asked = encodeURIComponent(text)
    for (const address of [
      `products/paginated?search[text]=${asked}`,
      `products/paginated?search[text]=${asked}&search[fields][]=designation`,
      `products/search?text=${asked}`,
      `products/find?pointOfSaleId=${shop.pointOfSaleId}&text=${asked}`,
      `clients/search?text=${asked}`,
      `clients/paginated?search[text]=${asked}`,
    ])
      expect([address, (await manager.get(address)).statusCode]).toEqual([address, 200])
  },
)
