import { describe, expect, test } from '@jest/globals'
import type { PointOfSale } from '@comptoir/contracts/company/points-of-sale'
import type { CounterProduct, Product } from '@comptoir/contracts/inventory/products'
import type { PaginatedOf } from '@comptoir/contracts/schema'
import { sql } from 'kysely'
import { v7 as newId } from 'uuid'
import { setUpApp } from '../../../../test/app.ts'
import { freshProducts } from '../../../../test/discounts.ts'
import { putProduct } from '../../../../test/products.ts'
import { aShop, refuses, type Caller, type Shop } from '../../../../test/shop.ts'
import { anotherShop } from '../../../../test/shops.ts'
import { inTransaction } from '../../../platform/db/transaction.ts'
import { searchText } from '@comptoir/contracts/search-text'
import { findProductIds } from './product-list.queries.ts'

const open = setUpApp()

async function named(shop: Shop, table: 'category' | 'brand', name: string): Promise<string> {
  const id = newId()
  await open()
    .admin.insertInto(table)
    .values({
      company_id: shop.companyId,
      id,
      name,
      created_at: new Date(),
      search_text: searchText(name),
    })
    .execute()
  return id
}

/** A shelf with names in three scripts, families and places. */
async function aShelf() {
  const shop = await aShop(open())
  const manager = await shop.as('manager')
  const dairy = await named(shop, 'category', 'Crèmerie')
  const vitalait = await named(shop, 'brand', 'Vitalait')
  const delice = await named(shop, 'brand', 'Délice')
  await putProduct(manager, {
    code: 'CB-1',
    designation: 'Crème brûlée',
    categoryId: dairy,
    brandId: delice,
    barcodes: ['6194002'],
    price: 3,
  })
  await putProduct(manager, {
    code: 'LAIT',
    designation: 'Lait demi-écrémé',
    categoryId: dairy,
    brandId: vitalait,
    location: 'Frigo 3',
    price: 1.4,
  })
  await putProduct(manager, { code: 'CB-2', designation: 'شاي أخضر', price: 2 })
  await putProduct(manager, { code: 'X', designation: 'Boîte 100% lait_cru', price: 4 })
  return { shop, manager, dairy, vitalait, delice }
}

async function found(caller: Caller, query: string): Promise<string[]> {
  const page = (await caller.get(`products/paginated?${query}`)).json<PaginatedOf<Product>>()
  expect(page.meta.total).toBe(page.data.length)
  return page.data.map(({ code }) => code)
}

const search = (text: string, ...fields: string[]): string =>
  [`search[text]=${encodeURIComponent(text)}`, ...fields.map((field) => `search[fields][]=${field}`)].join('&')

describe('the list of products', () => {
  test('refuses no session, other companies, and whatever is not in its dictionaries', async () => {
    const { shop, manager } = await aShelf()
    await refuses(shop.nobody.get('products/paginated'), 'auth.required')
    await refuses(
      (await (await aShop(open())).as('manager')).get(`/${shop.companyId}/products/paginated`),
      'company.notFound',
    )
    for (const query of [
      'order[field]=cost',
      'search[text]=a&search[fields][]=price',
      'filter[vat]=19',
      'limit=101',
      'page=0',
      'colour=blue',
    ]) {
      await refuses(manager.get(`products/paginated?${query}`), 'request.invalid')
    }
    await refuses(manager.get(`products/paginated?filter[pointOfSale]=${newId()}`), 'pointOfSale.notFound')
  })

  test('finds words without regard to accents, case, vowel marks, letter variants and order', async () => {
    const { manager } = await aShelf()
    for (const text of ['creme brulee', 'BRÛLÉE crème', 'brul crem', '6194002'])
      expect(await found(manager, search(text))).toEqual(['CB-1'])
    for (const text of ['شاي', 'شَاي', 'اخضر', 'أخضر شاي']) expect(await found(manager, search(text))).toEqual(['CB-2'])
    expect(await found(manager, search('frigo'))).toEqual(['LAIT'])
    expect(await found(manager, search('nothing'))).toEqual([])
  })

  test('is quick right after a large import, whatever the server still believes of the table', async () => {
    const shop = await aShop(open())
    await freshProducts(open(), shop, 20_000)
    const ids = await inTransaction(shop.ctx, async (ctx) => {
      // Compared with one another, the products took 14 s and more; the limit is a hundred times what the search takes.
      await sql`set local statement_timeout = '5s'`.execute(ctx.db)
      return findProductIds(ctx, { search: { text: 'article', fields: ['designation', 'code'] }, filter: {} })
    })
    expect(ids).toHaveLength(20_000)
  })

  test('takes the signs of patterns literally', async () => {
    const { manager } = await aShelf()
    expect(await found(manager, search('100%'))).toEqual(['X'])
    expect(await found(manager, search('lait_cru'))).toEqual(['X'])
    expect(await found(manager, search('%'))).toEqual(['X'])
    expect(await found(manager, search(String.raw`\ `))).toEqual([])
  })

  test('finds by category and brand, also when the other words stand in the product', async () => {
    const { manager } = await aShelf()
    expect(await found(manager, search('cremerie'))).toEqual(['CB-1', 'LAIT'])
    expect(await found(manager, search('vitalait'))).toEqual(['LAIT'])
    expect(await found(manager, search('demi vitalait'))).toEqual(['LAIT'])
    expect(await found(manager, search('brulee vitalait'))).toEqual([])
    expect(await found(manager, search('lait'))).toEqual(['X', 'LAIT'])
  })

  test('searches only the fields that are named', async () => {
    const { manager } = await aShelf()
    expect(await found(manager, search('lait', 'code'))).toEqual(['LAIT'])
    expect(await found(manager, search('lait', 'brand'))).toEqual(['LAIT'])
    expect(await found(manager, search('lait', 'barcode'))).toEqual([])
    expect(await found(manager, search('cb', 'designation'))).toEqual([])
    expect(await found(manager, search('creme', 'designation'))).toEqual(['CB-1', 'LAIT'])
    expect(await found(manager, search('creme', 'category'))).toEqual(['CB-1', 'LAIT'])
    expect(await found(manager, search('3', 'location'))).toEqual(['LAIT'])
  })

  test('filters by one or several ids, together with a search', async () => {
    const { manager, dairy, vitalait, delice } = await aShelf()
    expect(await found(manager, `filter[category]=${dairy}`)).toEqual(['CB-1', 'LAIT'])
    expect(await found(manager, `filter[brand]=${vitalait}`)).toEqual(['LAIT'])
    expect(await found(manager, `filter[brand][]=${vitalait}&filter[brand][]=${delice}`)).toEqual(['CB-1', 'LAIT'])
    expect(await found(manager, `filter[category]=${dairy}&${search('lait')}`)).toEqual(['LAIT'])
    expect(await found(manager, 'filter[brand]=nonsense')).toEqual([])
    expect(await found(manager, `filter[brand]=&filter[category]=${dairy}`)).toEqual(['CB-1', 'LAIT'])
  })

  test('shows those that are sold, those that are not, or all', async () => {
    const { shop, manager } = await aShelf()
    await putProduct(manager, { code: 'OLD', designation: 'Lait en bouteille de verre', isActive: false })
    expect(await found(manager, 'filter[isActive]=false')).toEqual(['OLD'])
    expect(await found(manager, `filter[isActive]=true&${search('lait')}`)).not.toContain('OLD')
    expect(await found(manager, search('lait'))).toContain('OLD')
    const ids = await inTransaction(shop.ctx, (ctx) => findProductIds(ctx, { filter: { isActive: 'true' } }))
    expect(ids).toHaveLength(4)
  })

  test('orders by designation, code and price, and pages without overlap', async () => {
    const { manager } = await aShelf()
    expect(await found(manager, 'order[field]=code&order[direction]=desc')).toEqual(['X', 'LAIT', 'CB-2', 'CB-1'])
    expect(await found(manager, 'order[field]=priceHt')).toEqual(['LAIT', 'CB-2', 'CB-1', 'X'])
    const pages = await Promise.all([1, 2, 3].map((page) => manager.get(`products/paginated?limit=2&page=${page}`)))
    const codes = pages.map((page) => page.json<PaginatedOf<Product>>().data.map(({ code }) => code))
    expect(codes).toEqual([['X', 'CB-1'], ['LAIT', 'CB-2'], []])
    expect(pages[2]?.json()).toMatchObject({ meta: { total: 4, page: 3, limit: 2, isTotalCapped: false } })
  })

  test('shows the stock of the shops that the caller may enter, or of the one asked for', async () => {
    const shop = await aShop(open())
    const administrator = await shop.as('administrator')
    const { id } = await putProduct(administrator)
    const sfax = (await administrator.post('points-of-sale', anotherShop('SF', 'Sfax'))).json<PointOfSale>()
    const locations = await open()
      .admin.selectFrom('stock_location')
      .select(['id', 'point_of_sale_id'])
      .where('company_id', '=', shop.companyId)
      .execute()
    for (const location of locations) {
      const on_hand_milli = location.point_of_sale_id === sfax.id ? 5000 : 2000
      await open()
        .admin.insertInto('stock_balance')
        .values({ company_id: shop.companyId, location_id: location.id, product_id: id, on_hand_milli })
        .execute()
    }
    const shown = async (caller: Caller, query = ''): Promise<number | undefined> =>
      (await caller.get(`products/paginated${query}`)).json<PaginatedOf<Product>>().data[0]?.onHandMilli
    expect(await shown(administrator)).toBe(7000)
    expect(await shown(administrator, `?filter[pointOfSale]=${sfax.id}`)).toBe(5000)
    const cashier = await shop.as('cashier')
    expect(await shown(cashier)).toBe(2000)
    await refuses(cashier.get(`products/paginated?filter[pointOfSale]=${sfax.id}`), 'pointOfSale.notFound')
  })
})

describe('finding products at the counter', () => {
  async function codes(caller: Caller, shop: Shop, query: Record<string, string>): Promise<string[]> {
    const text = new URLSearchParams({ pointOfSaleId: shop.pointOfSaleId, ...query })
    return (await caller.get(`products/find?${text.toString()}`))
      .json<{ data: CounterProduct[] }>()
      .data.map(({ code }) => code)
  }

  test('refuses no session, other companies and shops that the caller may not enter', async () => {
    const { shop, manager } = await aShelf()
    await refuses(shop.nobody.get(`products/find?pointOfSaleId=${shop.pointOfSaleId}`), 'auth.required')
    await refuses(manager.get('products/find?text=lait'), 'request.invalid')
    await refuses(manager.get(`products/find?pointOfSaleId=${newId()}&text=lait`), 'pointOfSale.notFound')
    const elsewhere = await (await aShop(open())).as('manager')
    await refuses(elsewhere.get(`products/find?pointOfSaleId=${shop.pointOfSaleId}&text=lait`), 'pointOfSale.notFound')
  })

  test('without words gives the first products, for an unknown barcode nothing', async () => {
    const { shop, manager } = await aShelf()
    await putProduct(manager, { code: '0-FREE', designation: '0 Yaourt sans prix', price: 0 })
    await putProduct(manager, { code: '1-PRICED', designation: '1 Yaourt nature', price: 0.6 })
    const cashier = await shop.as('cashier')
    const found = (await cashier.get(`products/find?pointOfSaleId=${shop.pointOfSaleId}&text=yaourt`)).json<{
      data: CounterProduct[]
    }>().data
    expect(found.map(({ code }) => code)).toEqual(['1-PRICED', '0-FREE'])
    const first = (await cashier.get(`products/find?pointOfSaleId=${shop.pointOfSaleId}&limit=2`)).json<{
      data: CounterProduct[]
    }>().data
    expect(first).toHaveLength(2)
    expect(first.map(({ code }) => code)).not.toContain('0-FREE')
    expect(first.map(({ designation }) => designation)).toEqual(
      first.map(({ designation }) => designation).toSorted((a, b) => a.localeCompare(b, 'fr')),
    )
    expect((await cashier.get(`products/find?pointOfSaleId=${shop.pointOfSaleId}&barcode=0000`)).json()).toEqual({
      data: [],
    })
  })

  test('gives what is needed to sell, with the stock of that shop', async () => {
    const { shop, manager } = await aShelf()
    await open().admin.updateTable('company').set({ is_fodec_subject: true }).where('id', '=', shop.companyId).execute()
    const { id } = await putProduct(manager, {
      code: 'F',
      designation: 'Fabriqué ici',
      isFodec: true,
      barcodes: ['036000291452'],
      price: 24.99,
    })
    await open()
      .admin.insertInto('stock_balance')
      .values({ company_id: shop.companyId, location_id: shop.locationId, product_id: id, on_hand_milli: 1500 })
      .execute()
    const answer = await (
      await shop.as('cashier')
    ).get(`products/find?pointOfSaleId=${shop.pointOfSaleId}&barcode=0036000291452`)
    expect(answer.json()).toEqual({
      data: [
        {
          id,
          code: 'F',
          designation: 'Fabriqué ici',
          barcodes: ['036000291452'],
          unit: null,
          unitDecimals: 3,
          discount: null,
          packs: [],
          photo: null,
          unitPriceMicro: 24_990_000,
          vatRateMilli: 19_000,
          fodecRateMilli: 1_000,
          onHandMilli: 1500,
        },
      ],
    })
    expect(
      (await manager.get(`products/find?pointOfSaleId=${shop.pointOfSaleId}&barcode=6194002`)).json(),
    ).toMatchObject({ data: [{ code: 'CB-1', fodecRateMilli: 0 }] })
  })

  test('ranks an exact code first, then designations that begin so, then the rest', async () => {
    const shop = await aShop(open())
    const manager = await shop.as('manager')
    await putProduct(manager, { code: 'Z1', designation: 'Chocolat au lait' })
    await putProduct(manager, { code: 'Z2', designation: 'Lait entier' })
    await putProduct(manager, { code: 'LAIT', designation: 'Yaourt' })
    await putProduct(manager, { code: 'Z3', designation: 'Lait écrémé', isActive: false })
    const cashier = await shop.as('cashier')
    expect(await codes(cashier, shop, { text: 'lait' })).toEqual(['LAIT', 'Z2', 'Z1'])
    expect(await codes(cashier, shop, { text: 'lait', limit: '1' })).toEqual(['LAIT'])
    expect(await codes(cashier, shop, { text: 'lait choco' })).toEqual(['Z1'])
    expect(await codes(cashier, shop, { barcode: 'z2' })).toEqual(['Z2'])
    expect(await codes(cashier, shop, { barcode: 'unknown', text: 'yaourt' })).toEqual(['LAIT'])
    expect(await codes(cashier, shop, { text: '  ' })).toEqual(await codes(cashier, shop, {}))
  })
})
