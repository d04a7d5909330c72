import { describe, expect, test } from '@jest/globals'
import type { Lot } from '@comptoir/contracts/inventory/lots'
import { OPENING_LIMITS, type OpeningPlace, type OpeningStock } from '@comptoir/contracts/inventory/opening-stock'
import type { Product } from '@comptoir/contracts/inventory/products'
import type { SerialNumber } from '@comptoir/contracts/inventory/serial-numbers'
import type { PaginatedOf } from '@comptoir/contracts/schema'
import { LARGEST_QUANTITY_MILLI } from '@comptoir/money'
import fc from 'fast-check'
import { v7 as newId } from 'uuid'
import { setUpApp } from '../../../../test/app.ts'
import { anOpenSession, aSale, booksThatDisagree, cashOf, sold } from '../../../../test/goods.ts'
import { aProduct, putProduct } from '../../../../test/products.ts'
import { aShop, refuses, type Caller, type Shop } from '../../../../test/shop.ts'

const open = setUpApp()

/** A company with two points of sale that uses lots, and its administrator. */
async function twoShops() {
  const shop = await aShop(open())
  const administrator = await shop.as('administrator')
  await open().admin.updateTable('company').set({ is_multi_batch: true }).where('id', '=', shop.companyId).execute()
  const sfax = await administrator.post('points-of-sale', {
    ...{ code: 'SF', name: 'Sfax', address: null, postalCode: null, city: null, phone: null },
  })
  return { shop, administrator, here: shop.pointOfSaleId, there: sfax.json<{ id: string }>().id }
}

async function unit(caller: Caller, decimals = 0): Promise<string> {
  return (await caller.post('units', { name: `Unit ${newId()}`, decimals })).json<{ id: string }>().id
}

function ledgerOf({ companyId }: Shop) {
  return open()
    .admin.selectFrom('stock_ledger')
    .select(['kind', 'quantity_milli', 'unit_cost_micro', 'document_kind', 'document_id', 'document_line_id'])
    .select(['location_id', 'product_id'])
    .where('company_id', '=', companyId)
    .orderBy('quantity_milli')
    .execute()
}

async function onHand(caller: Caller, id: string): Promise<number> {
  return (await caller.get(`products/${id}`)).json<Product>().onHandMilli
}

describe('a new product with what is there of it', () => {
  test('has it in every point of sale, in the ledger at its purchase price, and in the audit trail', async () => {
    const { shop, administrator, here, there } = await twoShops()
    const openingStock = [
      { pointOfSaleId: here, quantityMilli: 12_500 },
      { pointOfSaleId: there, quantityMilli: 3000 },
    ]
    const made = await administrator.post('products', aProduct({ purchasePrice: 4.2, openingStock }))
    expect(made.statusCode).toBe(201)
    const product = made.json<Product>()
    expect(product.onHandMilli).toBe(15_500)
    const rows = await ledgerOf(shop)
    expect(rows.map(({ quantity_milli: quantity }) => quantity)).toEqual([3000, 12_500])
    for (const row of rows)
      expect(row).toMatchObject({
        kind: 'opening',
        unit_cost_micro: 4_200_000,
        document_kind: 'product',
        document_id: product.id,
        document_line_id: row.location_id,
      })
    const page = await administrator.get(`products/paginated?filter[pointOfSale]=${there}`)
    expect(page.json<PaginatedOf<Product>>().data[0]?.onHandMilli).toBe(3000)
    const entry = await open()
      .admin.selectFrom('audit_log')
      .select('after')
      .where('action', '=', 'openingStock.posted')
      .where('entity_id', '=', product.id)
      .executeTakeFirstOrThrow()
    expect(entry.after).toMatchObject({
      designation: product.designation,
      places: [
        { name: 'La Marsa', quantityMilli: 12_500 },
        { name: 'Sfax', quantityMilli: 3000 },
      ],
    })
    expect(await booksThatDisagree(open(), shop.companyId)).toEqual([])
  })

  test('costs nothing where no purchase price is known, and zero posts nothing', async () => {
    const { shop, administrator, here, there } = await twoShops()
    const openingStock = [
      { pointOfSaleId: here, quantityMilli: 0 },
      { pointOfSaleId: there, quantityMilli: 1000 },
    ]
    await putProduct(administrator, { openingStock })
    await putProduct(administrator, { openingStock: [{ pointOfSaleId: here }] })
    expect(await ledgerOf(shop)).toMatchObject([{ unit_cost_micro: 0, quantity_milli: 1000 }])
  })

  test('is refused whole with a stock that cannot be, and nothing of it is kept', async () => {
    const { shop, administrator, here, there } = await twoShops()
    const piece = await unit(administrator)
    const refused = async (places: OpeningPlace[], over: Parameters<typeof aProduct>[0] = {}) => {
      const answer = await administrator.post('products', aProduct({ ...over, openingStock: places }))
      const { code, errors } = answer.json<{ code: string; errors?: { pointer: string }[] }>()
      return [code, errors?.[0]?.pointer]
    }
    expect(await refused([{ pointOfSaleId: here, quantityMilli: 1500 }], { unitId: piece })).toEqual([
      'openingStock.tooManyDecimals',
      '/openingStock/0/quantityMilli',
    ])
    expect(
      await refused([
        { pointOfSaleId: there, quantityMilli: 1000 },
        { pointOfSaleId: there.toUpperCase(), quantityMilli: 1000 },
      ]),
    ).toEqual(['openingStock.placeTwice', '/openingStock/1/pointOfSaleId'])
    expect(await refused([{ pointOfSaleId: here, serialNumbers: ['1'] }])).toEqual([
      'openingStock.notAsTracked',
      '/openingStock/0',
    ])
    expect((await refused([{ pointOfSaleId: newId(), quantityMilli: 1000 }]))[0]).toBe('pointOfSale.notFound')
    expect((await refused([{ pointOfSaleId: here, quantityMilli: -1 }]))[0]).toBe('request.invalid')
    const most = Array.from({ length: OPENING_LIMITS.lots + 1 }, (_, at) => ({ number: `L${at}`, quantityMilli: 1 }))
    expect((await refused([{ pointOfSaleId: here, lots: most }]))[0]).toBe('request.invalid')
    expect(await ledgerOf(shop)).toEqual([])
    expect((await administrator.get('products/paginated')).json<PaginatedOf<Product>>().meta.total).toBe(0)
  })

  test('is given by whoever writes products, where they may enter', async () => {
    const { shop, here, there } = await twoShops()
    const keeper = await shop.as('stockKeeper')
    await putProduct(keeper, { price: 0, openingStock: [{ pointOfSaleId: here, quantityMilli: 1000 }] })
    expect(await ledgerOf(shop)).toHaveLength(1)
    const elsewhere = aProduct({ price: 0, openingStock: [{ pointOfSaleId: there, quantityMilli: 1000 }] })
    await refuses(keeper.post('products', elsewhere), 'pointOfSale.notFound')
  })

  test('a change takes none, and says what to do instead', async () => {
    const { administrator, here } = await twoShops()
    const input = aProduct()
    const { id } = (await administrator.post('products', input)).json<Product>()
    const problem = await refuses(
      administrator.put(`products/${id}`, { ...input, openingStock: [{ pointOfSaleId: here, quantityMilli: 1000 }] }),
      'openingStock.onlyWhenNew',
    )
    expect(problem.errors?.[0]?.pointer).toBe('/openingStock')
    expect(problem.message).toContain('stock movements')
  })
})

describe('the opening stock of a product that is there', () => {
  test('refuses whoever may not, another company, and a body that is none', async () => {
    const { shop, administrator, here } = await twoShops()
    const { id } = await putProduct(administrator)
    const path = `products/${id}/opening-stock`
    const body = { openingStock: [{ pointOfSaleId: here, quantityMilli: 1000 }] }
    await refuses(shop.nobody.post(path, body), 'auth.required')
    await refuses(shop.nobody.get(path), 'auth.required')
    await refuses((await shop.as('cashier')).post(path, body), 'auth.forbidden')
    await refuses(administrator.post(path, { openingStock: [{ quantityMilli: 1 }] }), 'request.invalid')
    await refuses(administrator.post(path, { openingStock: [] }), 'openingStock.nothing')
    await refuses(administrator.post(`products/${newId()}/opening-stock`, body), 'product.notFound')
    await refuses(administrator.get(`products/${newId()}/opening-stock`), 'product.notFound')
    const stranger = await (await aShop(open())).as('administrator')
    await refuses(stranger.post(`/${shop.companyId}/${path}`, body), 'company.notFound')
    await refuses(stranger.post(path, body), 'product.notFound')
    expect(await ledgerOf(shop)).toEqual([])
  })

  test('is said once for each point of sale, and never after a movement there', async () => {
    const { shop, administrator, here, there } = await twoShops()
    const product = await putProduct(administrator, { price: 2 })
    const path = `products/${product.id}/opening-stock`
    const read = async (caller = administrator) => (await caller.get(path)).json<OpeningStock>()
    expect(await read()).toEqual({
      hasMoved: false,
      places: [
        { pointOfSale: { id: here, name: 'La Marsa' }, onHandMilli: 0, isOpen: true },
        { pointOfSale: { id: there, name: 'Sfax' }, onHandMilli: 0, isOpen: true },
      ],
    })
    const answer = await administrator.post(path, { openingStock: [{ pointOfSaleId: there, quantityMilli: 4000 }] })
    expect(answer.statusCode).toBe(201)
    expect(answer.json<OpeningStock>().places.map(({ onHandMilli, isOpen }) => [onHandMilli, isOpen])).toEqual([
      [0, true],
      [4000, false],
    ])
    expect((await read(await shop.as('manager'))).places).toHaveLength(1)
    const session = await anOpenSession(shop, administrator)
    const goods = { ...product, unitPriceMicro: 2_000_000, vatRateMilli: 19_000 }
    await sold(administrator.post('sales', aSale(session, (await cashOf(administrator)).id, { lines: [{ goods }] })))
    for (const [pointOfSaleId, name] of [
      [here, 'La Marsa'],
      [there, 'Sfax'],
    ] as const) {
      const problem = await refuses(
        administrator.post(path, { openingStock: [{ pointOfSaleId, quantityMilli: 1000 }] }),
        'openingStock.hasMoved',
      )
      expect(problem).toMatchObject({ params: { pointOfSale: name }, errors: [{ pointer: '/openingStock/0' }] })
    }
    expect(await onHand(administrator, product.id)).toBe(3000)
    expect(await booksThatDisagree(open(), shop.companyId)).toEqual([])
  })

  test('twins at the same moment post once', async () => {
    const { shop, administrator, here } = await twoShops()
    const { id } = await putProduct(administrator)
    const path = `products/${id}/opening-stock`
    const body = { openingStock: [{ pointOfSaleId: here, quantityMilli: 2000 }] }
    const key = { 'idempotency-key': newId() }
    const twins = await Promise.all([administrator.post(path, body, key), administrator.post(path, body, key)])
    expect(twins.map(({ statusCode }) => statusCode)).toEqual([201, 201])
    expect(twins[0]?.json()).toEqual(twins[1]?.json())
    const other = (await putProduct(administrator)).id
    const strangers = await Promise.all(
      Array.from({ length: 4 }, () => administrator.post(`products/${other}/opening-stock`, body)),
    )
    expect(strangers.map(({ statusCode }) => statusCode).toSorted()).toEqual([201, 409, 409, 409])
    expect(await ledgerOf(shop)).toHaveLength(2)
    expect(await booksThatDisagree(open(), shop.companyId)).toEqual([])
  })

  test('and a sale at the same moment: either the sale comes after it, or the opening stock is refused', async () => {
    const { shop, administrator, here } = await twoShops()
    const session = await anOpenSession(shop, administrator)
    const cash = (await cashOf(administrator)).id
    const { admin } = open()
    await admin.updateTable('point_of_sale').set({ name: 'Tunis' }).where('id', '=', here).execute()
    for (let round = 0; round < 5; round += 1) {
      const product = await putProduct(administrator, { price: 2 })
      const goods = { ...product, unitPriceMicro: 2_000_000, vatRateMilli: 19_000 }
      const [opening] = await Promise.all([
        administrator.post(`products/${product.id}/opening-stock`, {
          openingStock: [{ pointOfSaleId: here, quantityMilli: 5000 }],
        }),
        administrator.post('sales', aSale(session, cash, { lines: [{ goods }] })),
      ])
      expect([201, 409]).toContain(opening.statusCode)
      expect(await onHand(administrator, product.id)).toBe(opening.statusCode === 201 ? 4000 : -1000)
    }
    expect(await booksThatDisagree(open(), shop.companyId)).toEqual([])
  })
})

describe('lots', () => {
  const soon = '2026-12-01'
  const later = '2027-06-30'

  test('come in with their dates, and are listed with what each point of sale received', async () => {
    const { shop, administrator, here, there } = await twoShops()
    const product = await putProduct(administrator, {
      tracking: 'lots',
      lotsExpire: true,
      shelfLifeDays: 180,
      openingStock: [
        {
          pointOfSaleId: here,
          lots: [
            { number: 'L-2', expiresOn: later, quantityMilli: 2500 },
            { number: 'L-1', expiresOn: soon, quantityMilli: 1000 },
          ],
        },
        { pointOfSaleId: there, lots: [{ number: 'L-2', expiresOn: later, quantityMilli: 4000 }] },
      ],
    })
    expect(product).toMatchObject({ tracking: 'lots', lotsExpire: true, shelfLifeDays: 180, onHandMilli: 7500 })
    await putProduct(administrator, {
      tracking: 'lots',
      openingStock: [{ pointOfSaleId: here, lots: [{ number: 'L-1', quantityMilli: 1 }] }],
    })
    const list = async (caller: Caller, more = '') =>
      (await caller.get(`lots/paginated?filter[product]=${product.id}${more}`)).json<PaginatedOf<Lot>>()
    const { data, meta } = await list(administrator)
    expect(meta.total).toBe(2)
    expect(data).toMatchObject([
      {
        product: { id: product.id, name: product.designation },
        number: 'L-1',
        expiresOn: soon,
        receivedMilli: 1000,
        places: [{ pointOfSale: { id: here }, receivedMilli: 1000 }],
      },
      {
        number: 'L-2',
        expiresOn: later,
        receivedMilli: 6500,
        places: [
          { pointOfSale: { name: 'La Marsa' }, receivedMilli: 2500 },
          { pointOfSale: { name: 'Sfax' }, receivedMilli: 4000 },
        ],
      },
    ])
    expect((await list(administrator, '&order[field]=number&order[direction]=desc')).data[0]?.number).toBe('L-2')
    const keeper = await shop.as('stockKeeper')
    expect((await list(keeper)).data.map(({ receivedMilli }) => receivedMilli)).toEqual([1000, 2500])
    expect((await administrator.get('lots/paginated')).json<PaginatedOf<Lot>>().meta.total).toBe(3)
    await refuses(shop.nobody.get('lots/paginated'), 'auth.required')
    await refuses(
      (await (await aShop(open())).as('manager')).get(`/${shop.companyId}/lots/paginated`),
      'company.notFound',
    )
    await refuses(administrator.get('lots/paginated?filter[colour]=red'), 'request.invalid')
    expect(await booksThatDisagree(open(), shop.companyId)).toEqual([])
  })

  test('are refused twice, without a date or with one too many, and with another date than is known', async () => {
    const { administrator, here, there } = await twoShops()
    const refused = async (lotsExpire: boolean, ...places: OpeningPlace[]) => {
      const answer = await administrator.post(
        'products',
        aProduct({ tracking: 'lots', lotsExpire, openingStock: places }),
      )
      const { code, params, errors } = answer.json()
      return [code, params, errors?.[0]?.pointer]
    }
    const lot = (expiresOn?: string) => ({ number: 'L-1', quantityMilli: 1000, ...(expiresOn ? { expiresOn } : {}) })
    expect(await refused(false, { pointOfSaleId: here, lots: [lot(), lot()] })).toEqual([
      'openingStock.lotTwice',
      { lot: 'L-1' },
      '/openingStock/0/lots/1/number',
    ])
    expect(await refused(true, { pointOfSaleId: here, lots: [lot()] })).toEqual([
      'openingStock.expiryMissing',
      { lot: 'L-1' },
      '/openingStock/0/lots/0/expiresOn',
    ])
    expect((await refused(false, { pointOfSaleId: here, lots: [lot(soon)] }))[0]).toBe('openingStock.expiryUnexpected')
    const unlike = [
      { pointOfSaleId: here, lots: [lot(soon)] },
      { pointOfSaleId: there, lots: [lot(later)] },
    ]
    expect(await refused(true, ...unlike)).toEqual([
      'openingStock.lotDiffers',
      { lot: 'L-1' },
      '/openingStock/1/lots/0/expiresOn',
    ])
    const half = LARGEST_QUANTITY_MILLI / 2 + 1
    const large = ['A', 'B'].map((number) => ({ number, quantityMilli: half }))
    expect((await refused(false, { pointOfSaleId: here, lots: large }))[0]).toBe('openingStock.tooMuch')
    const known = await putProduct(administrator, {
      tracking: 'lots',
      lotsExpire: true,
      openingStock: [{ pointOfSaleId: here, lots: [lot(soon)] }],
    })
    const path = `products/${known.id}/opening-stock`
    await refuses(
      administrator.post(path, { openingStock: [{ pointOfSaleId: there, lots: [lot(later)] }] }),
      'openingStock.lotDiffers',
    )
    const same = await administrator.post(path, { openingStock: [{ pointOfSaleId: there, lots: [lot(soon)] }] })
    expect(same.statusCode).toBe(201)
    const lots = (await administrator.get(`lots/paginated?filter[product]=${known.id}`)).json<PaginatedOf<Lot>>().data
    expect(lots).toMatchObject([{ number: 'L-1', receivedMilli: 2000 }])
  })
})

describe('serial numbers', () => {
  test('each is a piece in one place, known once', async () => {
    const { shop, administrator, here, there } = await twoShops()
    const unitId = await unit(administrator)
    const tracked = { unitId, tracking: 'serialNumbers' } as const
    const product = await putProduct(administrator, {
      ...tracked,
      openingStock: [{ pointOfSaleId: here, serialNumbers: ['SN-2', 'SN-1', 'sn-1'] }],
    })
    expect(product.onHandMilli).toBe(3000)
    const twice = [
      { pointOfSaleId: here, serialNumbers: ['A'] },
      { pointOfSaleId: there, serialNumbers: ['B', 'A'] },
    ]
    const problem = await refuses(
      administrator.post('products', aProduct({ ...tracked, openingStock: twice })),
      'openingStock.serialNumberTwice',
    )
    expect(problem).toMatchObject({
      params: { serialNumber: 'A' },
      errors: [{ pointer: '/openingStock/1/serialNumbers/1' }],
    })
    const path = `products/${product.id}/opening-stock`
    const known = await refuses(
      administrator.post(path, { openingStock: [{ pointOfSaleId: there, serialNumbers: ['SN-9', 'SN-1'] }] }),
      'openingStock.serialNumberKnown',
    )
    expect(known).toMatchObject({
      params: { serialNumber: 'SN-1' },
      errors: [{ pointer: '/openingStock/0/serialNumbers/1' }],
    })
    await administrator.post(path, { openingStock: [{ pointOfSaleId: there, serialNumbers: ['SN-9'] }] })
    const list = async (caller: Caller) =>
      (await caller.get(`serial-numbers/paginated?filter[product]=${product.id}&limit=3`)).json<
        PaginatedOf<SerialNumber>
      >()
    const { data, meta } = await list(administrator)
    expect([meta.total, data.length]).toEqual([4, 3])
    expect(
      (await list(await shop.as('manager'))).data.map(({ number, pointOfSale }) => [number, pointOfSale.id]),
    ).toEqual(expect.arrayContaining(['SN-1', 'SN-2', 'sn-1'].map((number) => [number, here])))
    await refuses(shop.nobody.get('serial-numbers/paginated'), 'auth.required')
    await refuses(administrator.get('serial-numbers/paginated?page=0'), 'request.invalid')
    await refuses(
      (await (await aShop(open())).as('manager')).get(`/${shop.companyId}/serial-numbers/paginated`),
      'company.notFound',
    )
    expect(await booksThatDisagree(open(), shop.companyId)).toEqual([])
  })
})

describe('the tracking of a product', () => {
  test('is by lots only where the company uses them, and stays where it stops', async () => {
    const shop = await aShop(open())
    const manager = await shop.as('manager')
    const company = (isOn: boolean) =>
      open().admin.updateTable('company').set({ is_multi_batch: isOn }).where('id', '=', shop.companyId).execute()
    const input = aProduct({ tracking: 'lots', lotsExpire: true, shelfLifeDays: 30 })
    const problem = await refuses(manager.post('products', input), 'productTracking.lotsOff')
    expect(problem.errors?.[0]?.pointer).toBe('/tracking')
    await company(true)
    const { id } = (await manager.post('products', input)).json<Product>()
    await company(false)
    const { tracking: _, lotsExpire: __, shelfLifeDays: ___, ...rest } = input
    const kept = await manager.put(`products/${id}`, { ...rest, location: 'A 1' })
    expect(kept.json<Product>()).toMatchObject({ tracking: 'lots', lotsExpire: true, shelfLifeDays: 30 })
    const gone = await manager.put(`products/${id}`, { ...rest, tracking: 'none' })
    expect(gone.json<Product>()).toMatchObject({ tracking: 'none', lotsExpire: false, shelfLifeDays: null })
    await refuses(manager.put(`products/${id}`, input), 'productTracking.lotsOff')
  })

  test('does not contradict itself or the unit', async () => {
    const manager = await (await aShop(open())).as('manager')
    const refused = async (over: Parameters<typeof aProduct>[0], code: string, pointer: string) => {
      const problem = await refuses(manager.post('products', aProduct(over)), code)
      expect(problem.errors?.[0]?.pointer).toBe(pointer)
    }
    await refused({ lotsExpire: true }, 'productTracking.expiryWithoutLots', '/lotsExpire')
    await refused({ shelfLifeDays: 3 }, 'productTracking.shelfLifeWithoutExpiry', '/shelfLifeDays')
    await refused({ tracking: 'serialNumbers' }, 'productTracking.needsWholeUnit', '/tracking')
    const [kilo, piece] = [await unit(manager, 3), await unit(manager, 0)]
    await refused({ tracking: 'serialNumbers', unitId: kilo }, 'productTracking.needsWholeUnit', '/tracking')
    const input = aProduct({ tracking: 'serialNumbers', unitId: piece })
    const { id } = (await manager.post('products', input)).json<Product>()
    await refuses(manager.put(`products/${id}`, { ...input, unitId: kilo }), 'productTracking.needsWholeUnit')
  })

  test('stays once goods have moved; the shelf life may change', async () => {
    const { administrator, here } = await twoShops()
    const input = aProduct({ tracking: 'lots', lotsExpire: true })
    const { id } = (await administrator.post('products', input)).json<Product>()
    expect((await administrator.put(`products/${id}`, { ...input, lotsExpire: false })).statusCode).toBe(200)
    expect((await administrator.put(`products/${id}`, input)).statusCode).toBe(200)
    await administrator.post(`products/${id}/opening-stock`, {
      openingStock: [{ pointOfSaleId: here, lots: [{ number: '1', expiresOn: '2027-01-01', quantityMilli: 1000 }] }],
    })
    for (const change of [{ tracking: 'none', lotsExpire: false }, { lotsExpire: false }])
      await refuses(administrator.put(`products/${id}`, { ...input, ...change }), 'productTracking.fixed')
    expect((await administrator.put(`products/${id}`, { ...input, shelfLifeDays: 90 })).statusCode).toBe(200)
  })

  test('a product with lots or serial numbers is kept, with its history', async () => {
    const { administrator, here } = await twoShops()
    const { id } = await putProduct(administrator, {
      tracking: 'lots',
      openingStock: [{ pointOfSaleId: here, lots: [{ number: '1', quantityMilli: 1000 }] }],
    })
    await refuses(administrator.delete(`products/${id}`), 'product.inUse')
  })
})

test('however an opening stock is split, lots, pieces, ledger and balances say the same', async () => {
  const { shop, administrator, here, there } = await twoShops()
  const piece = await unit(administrator)
  const quantity = fc.integer({ min: 0, max: 5_000_000 })
  const numbers = (max: number) =>
    fc.uniqueArray(fc.stringMatching(/^[A-Za-z0-9]([A-Za-z0-9 /-]{0,10}[A-Za-z0-9])?$/), { maxLength: max })
  const lots = numbers(8).chain((some) =>
    fc.tuple(...some.map((number) => quantity.map((quantityMilli) => ({ number, quantityMilli })))),
  )
  const splits = fc.oneof(
    fc.tuple(quantity, quantity).map(([one, other]) => ({
      tracking: 'none' as const,
      parts: [{ quantityMilli: one }, { quantityMilli: other }],
      sum: one + other,
    })),
    fc.tuple(lots, lots).map((parts) => ({
      tracking: 'lots' as const,
      parts: parts.map((some) => ({ lots: some })),
      sum: parts.flat().reduce((sum, lot) => sum + lot.quantityMilli, 0),
    })),
    fc.tuple(numbers(20), fc.nat({ max: 20 })).map(([some, at]) => ({
      tracking: 'serialNumbers' as const,
      parts: [{ serialNumbers: some.slice(0, at) }, { serialNumbers: some.slice(at) }],
      sum: some.length * 1000,
    })),
  )
  await fc.assert(
    fc.asyncProperty(splits, async ({ tracking, parts, sum }) => {
      const openingStock = [here, there].map((pointOfSaleId, at) => ({ pointOfSaleId, ...parts[at] }))
      const unitId = tracking === 'serialNumbers' ? piece : null
      const made = await administrator.post('products', aProduct({ tracking, unitId, openingStock }))
      expect([made.statusCode, made.json<Product>().onHandMilli]).toEqual([201, sum])
    }),
    { numRuns: 25 },
  )
  expect(await booksThatDisagree(open(), shop.companyId)).toEqual([])
})
