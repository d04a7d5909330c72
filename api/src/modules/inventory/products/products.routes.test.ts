import { describe, expect, test } from '@jest/globals'
import type { Product } from '@comptoir/contracts/inventory/products'
import type { PaginatedOf } from '@comptoir/contracts/schema'
import { sql } from 'kysely'
import { v7 as newId } from 'uuid'
import { setUpApp } from '../../../../test/app.ts'
import { aProduct, putProduct } from '../../../../test/products.ts'
import { aShop, refuses, type Shop } from '../../../../test/shop.ts'

const open = setUpApp()

/** Families are not made through the API yet: a shop gets one of each. */
async function withFamilies(shop: Shop) {
  const row = (name: string) => ({ company_id: shop.companyId, id: newId(), name, created_at: new Date() })
  const [category, brand, unit, other] = [row('Thés et infusions'), row('Vitalait'), row('Pièce'), row('Boissons')]
  const subcategory = { ...row('Thé vert'), category_id: category.id }
  const { admin } = open()
  await admin.insertInto('category').values([category, other]).execute()
  await admin.insertInto('brand').values(brand).execute()
  await admin.insertInto('unit').values(unit).execute()
  await admin.insertInto('subcategory').values(subcategory).execute()
  return { category: category.id, brand: brand.id, unit: unit.id, subcategory: subcategory.id, other: other.id }
}

async function stock(shop: Shop, productId: string, onHandMilli: number): Promise<void> {
  await open()
    .admin.insertInto('stock_balance')
    .values({
      company_id: shop.companyId,
      location_id: shop.locationId,
      product_id: productId,
      on_hand_milli: onHandMilli,
    })
    .execute()
}

describe('a stock keeper', () => {
  test('adds products without a price, and keeps all of them but the prices', async () => {
    const shop = await aShop(open())
    const [keeper, manager] = [await shop.as('stockKeeper'), await shop.as('manager')]
    const problem = await refuses(keeper.post('products', aProduct()), 'auth.forbidden')
    expect([problem.errors?.[0]?.pointer, problem.message]).toEqual(['/price', expect.stringContaining('sale prices')])
    const input = aProduct({ price: 0 })
    const { id } = (await keeper.post('products', input)).json<Product>()
    expect((await manager.put(`products/${id}`, { ...input, price: 2.5 })).statusCode).toBe(200)
    for (const change of [{ price: 2.6 }, { price: 0 }, { priceBasis: 'ht' }, { vatRate: 7 }, { isFodec: true }])
      await refuses(keeper.put(`products/${id}`, { ...input, price: 2.5, ...change }), 'auth.forbidden')
    const kept = await keeper.put(`products/${id}`, { ...input, price: 2.5, location: 'Aisle A' })
    expect(kept.json<Product>()).toMatchObject({ location: 'Aisle A', priceTtc: 2.5 })
  })
})

describe('creating a product', () => {
  test('refuses whoever may not, then creates it and writes it down', async () => {
    const shop = await aShop(open())
    const keeper = await shop.as('manager')
    await refuses(shop.nobody.post('products', aProduct()), 'auth.required')
    await refuses((await shop.as('cashier')).post('products', aProduct()), 'auth.forbidden')
    await refuses(keeper.post('products', { ...aProduct(), price: null }), 'request.invalid')
    await refuses(keeper.post('products', { ...aProduct(), colour: 'blue' }), 'request.invalid')
    await refuses(
      (await (await aShop(open())).as('administrator')).post(`/${shop.companyId}/products`, aProduct()),
      'company.notFound',
    )
    const response = await keeper.post(
      'products',
      aProduct({ code: ' TH-1 ', designation: 'Thé vert 200 g', barcodes: ['6194002', '0012'], packageQuantity: 12 }),
    )
    expect(response.statusCode).toBe(201)
    expect(response.headers['etag']).toBe('"1"')
    const product = response.json<Product>()
    expect(product).toMatchObject({
      code: 'TH-1',
      designation: 'Thé vert 200 g',
      barcodes: ['0012', '6194002'],
      packageQuantity: 12,
      priceTtc: 1.5,
      priceHt: 1.260504,
      vatRate: 19,
      onHandMilli: 0,
      isActive: true,
      createdBy: 'The manager',
      version: 1,
    })
    const entry = await open()
      .admin.selectFrom('audit_log')
      .select(['action', 'user_id'])
      .where('entity_id', '=', product.id)
      .executeTakeFirstOrThrow()
    expect(entry).toEqual({ action: 'product.created', user_id: keeper.userId })
  })

  test('keeps a tax-excluded price of six decimals, and refuses a seventh', async () => {
    const manager = await (await aShop(open())).as('manager')
    expect(await putProduct(manager, { priceBasis: 'ht', price: 1.260504 })).toMatchObject({
      priceBasis: 'ht',
      priceHt: 1.260504,
      priceTtc: 1.5,
    })
    const problem = await refuses(manager.post('products', aProduct({ price: 1.2345678 })), 'product.tooManyDecimals')
    expect(problem.errors?.[0]?.pointer).toBe('/price')
    await refuses(manager.post('products', aProduct({ priceBasis: 'ht', price: 999_999_999 })), 'request.invalid')
  })

  test('puts FODEC into the price only where the company and the product are both subject', async () => {
    const shop = await aShop(open())
    const manager = await shop.as('manager')
    const subject = { isFodec: true, priceBasis: 'ht', price: 100 } as const
    expect((await putProduct(manager, subject)).priceTtc).toBe(119)
    await open()
      .admin.updateTable('company')
      .set({ is_fodec_subject: true, default_fodec_rate_milli: 1000 })
      .where('id', '=', shop.companyId)
      .execute()
    expect((await putProduct(manager, subject)).priceTtc).toBe(120.19)
    expect((await putProduct(manager, { ...subject, isFodec: false })).priceTtc).toBe(119)
  })

  test('takes only VAT rates that the company has today', async () => {
    const shop = await aShop(open())
    const manager = await shop.as('manager')
    const problem = await refuses(manager.post('products', aProduct({ vatRate: 18 })), 'product.vatRateUnknown')
    expect(problem.errors?.[0]?.pointer).toBe('/vatRate')
    expect((await putProduct(manager, { vatRate: 7 })).vatRate).toBe(7)
  })

  test('a code and a barcode are taken once in a company, and free in another', async () => {
    const manager = await (await aShop(open())).as('manager')
    await putProduct(manager, { code: 'A1', barcodes: ['6194002'] })
    const code = await refuses(manager.post('products', aProduct({ code: 'A1' })), 'product.codeTaken')
    expect(code).toMatchObject({ params: { code: 'A1' }, errors: [{ pointer: '/code' }] })
    const barcode = await refuses(
      manager.post('products', aProduct({ barcodes: ['1', '6194002'] })),
      'product.barcodeTaken',
    )
    expect(barcode).toMatchObject({ params: { barcode: '6194002' }, errors: [{ pointer: '/barcodes/1' }] })
    const elsewhere = await (await aShop(open())).as('manager')
    expect(await putProduct(elsewhere, { code: 'A1', barcodes: ['6194002'] })).toMatchObject({ code: 'A1' })
  })

  test('takes families of its own company only, and a subcategory only with its category', async () => {
    const shop = await aShop(open())
    const manager = await shop.as('manager')
    const mine = await withFamilies(shop)
    const theirs = await withFamilies(await aShop(open()))
    const refused = async (
      over: object,
      code: 'category.notFound' | 'subcategory.notFound' | 'brand.notFound' | 'unit.notFound',
      pointer: string,
    ) =>
      expect((await refuses(manager.post('products', { ...aProduct(), ...over }), code)).errors?.[0]?.pointer).toBe(
        pointer,
      )
    await refused({ categoryId: theirs.category }, 'category.notFound', '/categoryId')
    await refused({ brandId: theirs.brand }, 'brand.notFound', '/brandId')
    await refused({ unitId: newId() }, 'unit.notFound', '/unitId')
    await refused({ categoryId: mine.other, subcategoryId: mine.subcategory }, 'subcategory.notFound', '/subcategoryId')
    await refused({ subcategoryId: mine.subcategory }, 'subcategory.notFound', '/subcategoryId')
    const product = await putProduct(manager, {
      categoryId: mine.category,
      subcategoryId: mine.subcategory,
      brandId: mine.brand,
      unitId: mine.unit,
    })
    expect(product).toMatchObject({
      category: { name: 'Thés et infusions' },
      subcategory: { name: 'Thé vert' },
      brand: { name: 'Vitalait' },
      unit: { name: 'Pièce' },
    })
  })

  test('an id is used once', async () => {
    const manager = await (await aShop(open())).as('manager')
    const { id } = await putProduct(manager)
    await refuses(manager.post('products', aProduct({ id })), 'request.keyReused')
  })
})

describe('reading a product', () => {
  test('refuses no session and ids that it does not know, another company’s among them', async () => {
    const shop = await aShop(open())
    const { id } = await putProduct(await shop.as('manager'))
    await refuses(shop.nobody.get(`products/${id}`), 'auth.required')
    await refuses((await (await aShop(open())).as('manager')).get(`products/${id}`), 'product.notFound')
    await refuses((await shop.as('cashier')).get(`products/${newId()}`), 'product.notFound')
    await refuses((await shop.as('cashier')).get('products/not-an-id'), 'request.invalid')
    expect((await (await shop.as('cashier')).get(`products/${id}`)).json()).toMatchObject({ id })
  })

  test('the short list names what is sold', async () => {
    const shop = await aShop(open())
    const manager = await shop.as('manager')
    const { id } = await putProduct(manager, { designation: 'Harissa' })
    await putProduct(manager, { designation: 'Ancien', isActive: false })
    expect((await manager.get('products')).json()).toEqual([{ id, name: 'Harissa' }])
    await refuses(shop.nobody.get('products'), 'auth.required')
  })
})

describe('changing a product', () => {
  test('refuses a stale version and says who changed it; replaces barcodes', async () => {
    const shop = await aShop(open())
    const manager = await shop.as('manager')
    const product = await putProduct(manager, { code: 'A1', barcodes: ['1', '2'] })
    const path = `products/${product.id}`
    await refuses((await shop.as('cashier')).put(path, aProduct()), 'auth.forbidden')
    await refuses((await (await aShop(open())).as('manager')).put(path, aProduct()), 'product.notFound')
    const changed = await manager.put(path, aProduct({ code: 'A1', barcodes: ['2', '3'], price: 2.38 }), {
      'if-match': '"1"',
    })
    expect(changed.json()).toMatchObject({ barcodes: ['2', '3'], priceTtc: 2.38, priceHt: 2, version: 2 })
    const problem = await refuses(manager.put(path, aProduct(), { 'if-match': '"1"' }), 'request.versionStale')
    expect(problem.params).toMatchObject({ by: 'The manager' })
    await putProduct(manager, { barcodes: ['1'] })
    await refuses(manager.put(path, aProduct({ barcodes: ['1'] })), 'product.barcodeTaken')
    expect((await manager.get(path)).json()).toMatchObject({ barcodes: ['2', '3'], version: 2 })
  })

  test('names in other languages are found, and kept from callers that do not know of them', async () => {
    const shop = await aShop(open())
    const manager = await shop.as('manager')
    const input = aProduct({ designation: 'Huile d’olive', designationEn: ' Olive oil ', designationAr: 'زيت زيتون' })
    const { id } = (await manager.post('products', input)).json<Product>()
    const names = { designationEn: 'Olive oil', designationAr: 'زيت زيتون' }
    expect((await manager.get(`products/${id}`)).json()).toMatchObject({ designation: 'Huile d’olive', ...names })
    const { designationEn: _en, designationAr: _ar, ...plain } = input
    const found = async (text: string) =>
      (await manager.get(`products/paginated?search[text]=${encodeURIComponent(text)}`))
        .json<PaginatedOf<Product>>()
        .data.map((product) => product.id)
    expect((await manager.put(`products/${id}`, { ...plain, location: 'Aisle A' })).json()).toMatchObject(names)
    for (const text of ['زيت', 'olive oil', 'olivr oil', 'huile oil']) expect(await found(text)).toEqual([id])
    const without = await manager.put(`products/${id}`, { ...plain, designationEn: null, designationAr: ' ' })
    expect(without.json()).toMatchObject({ designationEn: null, designationAr: null })
    expect(await found('زيت')).toEqual([])
    await refuses(manager.put(`products/${id}`, { ...plain, designationAr: 'ت'.repeat(251) }), 'request.invalid')
  })

  test('its purchase price is for who may see costs; it and the minimum stock stay where they are left out', async () => {
    const shop = await aShop(open())
    const [manager, cashier] = [await shop.as('manager'), await shop.as('cashier')]
    const input = aProduct({ purchasePrice: 0.912345, minimumStockMilli: 12_500 })
    const { id } = (await manager.post('products', input)).json<Product>()
    const path = `products/${id}`
    const said = { purchasePrice: 0.912345, minimumStockMilli: 12_500 }
    expect((await manager.get(path)).json()).toMatchObject(said)
    expect((await cashier.get(path)).json()).toMatchObject({ ...said, purchasePrice: null })
    const { purchasePrice: _price, minimumStockMilli: _least, ...plain } = input
    expect((await manager.put(path, { ...plain, location: 'Aisle A' })).json()).toMatchObject(said)
    const without = { ...plain, purchasePrice: null, minimumStockMilli: null }
    expect((await manager.put(path, without)).json()).toMatchObject({ purchasePrice: null, minimumStockMilli: null })
    const refused = await refuses(
      manager.put(path, { ...plain, purchasePrice: 1.234_567_8 }),
      'product.tooManyDecimals',
    )
    expect(refused.errors).toMatchObject([{ pointer: '/purchasePrice' }])
    await refuses(manager.put(path, { ...plain, purchasePrice: -1 }), 'request.invalid')
    await refuses(manager.put(path, { ...plain, minimumStockMilli: -1 }), 'request.invalid')
  })

  test('a sale keeps what its product was bought at', async () => {
    const shop = await aShop(open())
    const manager = await shop.as('manager')
    const { id } = await putProduct(manager, { purchasePrice: 0.9 })
    const cost = async () => {
      const { rows } = await sql<{ cost: number }>`select p.cost_micro as cost from product p
        where p.company_id = ${shop.companyId} and p.id = ${id}`.execute(open().admin)
      return rows[0]?.cost
    }
    expect(await cost()).toBe(900_000)
    await manager.put(`products/${id}`, aProduct({ purchasePrice: null }))
    expect(await cost()).toBe(0)
  })

  test('what is not said about being sold stays as it was', async () => {
    const manager = await (await aShop(open())).as('manager')
    const { id } = await putProduct(manager, { isActive: false })
    expect((await manager.put(`products/${id}`, aProduct())).json()).toMatchObject({ isActive: false })
    expect((await manager.put(`products/${id}`, aProduct({ isActive: true }))).json()).toMatchObject({ isActive: true })
  })
})

describe('deleting a product', () => {
  test('takes barcodes and empty balances with it', async () => {
    const shop = await aShop(open())
    const manager = await shop.as('manager')
    const { id } = await putProduct(manager, { code: 'A1', barcodes: ['6194002'] })
    await stock(shop, id, 0)
    await refuses((await shop.as('cashier')).delete(`products/${id}`), 'auth.forbidden')
    expect((await manager.delete(`products/${id}`)).statusCode).toBe(204)
    await refuses(manager.get(`products/${id}`), 'product.notFound')
    expect(await putProduct(manager, { code: 'A1', barcodes: ['6194002'] })).toMatchObject({ code: 'A1' })
  })

  test('is refused on a stale version, which says who was first and leaves everything as it was', async () => {
    const manager = await (await aShop(open())).as('manager')
    const { id } = await putProduct(manager, { code: 'A1', barcodes: ['6194002'] })
    const path = `products/${id}`
    await manager.put(path, aProduct({ code: 'A1', barcodes: ['6194002'], price: 2.38 }))
    const problem = await refuses(manager.delete(path, { 'if-match': '"1"' }), 'request.versionStale')
    expect(problem.params).toMatchObject({ by: 'The manager' })
    expect((await manager.get(path)).json()).toMatchObject({ barcodes: ['6194002'], version: 2 })
    expect((await manager.delete(path, { 'if-match': '"2"' })).statusCode).toBe(204)
    const trace = await open()
      .admin.selectFrom('audit_log')
      .select('action')
      .where('entity_id', '=', id)
      .orderBy('recorded_at')
      .execute()
    expect(trace.map(({ action }) => action)).toEqual(['product.created', 'product.updated', 'product.removed'])
  })

  test('is refused for one whose stock has moved', async () => {
    const shop = await aShop(open())
    const manager = await shop.as('manager')
    const { id } = await putProduct(manager)
    const row = {
      company_id: shop.companyId,
      id: newId(),
      location_id: shop.locationId,
      product_id: id,
      kind: 'opening' as const,
      quantity_milli: 1000,
      unit_cost_micro: 0,
    }
    const document = {
      document_kind: 'opening',
      document_id: newId(),
      document_line_id: newId(),
      user_id: manager.userId,
      occurred_at: new Date(),
      recorded_at: new Date(),
    }
    await stock(shop, id, 1000)
    await open()
      .admin.insertInto('stock_ledger')
      .values({ ...row, ...document })
      .execute()
    await refuses(manager.delete(`products/${id}`), 'product.inUse')
    expect((await manager.get(`products/${id}`)).json()).toMatchObject({ onHandMilli: 1000 })
  })
})

describe('families', () => {
  test('are listed by name, subcategories by category, for whoever is in the company', async () => {
    const shop = await aShop(open())
    const cashier = await shop.as('cashier')
    const mine = await withFamilies(shop)
    for (const resource of ['categories', 'brands', 'units', 'subcategories'])
      await refuses(shop.nobody.get(resource), 'auth.required')
    expect((await cashier.get('categories')).json()).toEqual([
      { id: mine.other, name: 'Boissons' },
      { id: mine.category, name: 'Thés et infusions' },
    ])
    expect((await cashier.get('brands')).json()).toEqual([{ id: mine.brand, name: 'Vitalait' }])
    expect((await cashier.get('units')).json()).toEqual([{ id: mine.unit, name: 'Pièce' }])
    expect((await cashier.get(`subcategories?categoryId=${mine.category}`)).json()).toEqual([
      { id: mine.subcategory, name: 'Thé vert' },
    ])
    expect((await cashier.get(`subcategories?categoryId=${mine.other}`)).json()).toEqual([])
    await refuses((await (await aShop(open())).as('cashier')).get(`/${shop.companyId}/categories`), 'company.notFound')
  })
})
