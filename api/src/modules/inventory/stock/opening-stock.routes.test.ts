import { describe, expect, test } from '@jest/globals'
import { OPENING_LIMITS, type OpeningPlace, type OpeningStock } from '@comptoir/contracts/inventory/opening-stock'
import type { Product } from '@comptoir/contracts/inventory/products'
import type { PaginatedOf } from '@comptoir/contracts/schema'
import fc from 'fast-check'
import { v7 as newId } from 'uuid'
import { setUpApp } from '../../../../test/app.ts'
import { anOpenSession, aSale, booksThatDisagree, cashOf, sold } from '../../../../test/goods.ts'
import { aUnit, onHand, stockLedgerOf, twoShops } from '../../../../test/opening-stock.ts'
import { aProduct, putProduct } from '../../../../test/products.ts'
import { aShop, refuses } from '../../../../test/shop.ts'

const open = setUpApp()

describe('a new product with what is there of it', () => {
  test('has it in every point of sale, in the ledger at its purchase price, and in the audit trail', async () => {
    const { shop, administrator, here, there } = await twoShops(open())
    const openingStock = [
      { pointOfSaleId: here, quantityMilli: 12_500 },
      { pointOfSaleId: there, quantityMilli: 3000 },
    ]
    const made = await administrator.post('products', aProduct({ purchasePrice: 4.2, openingStock }))
    expect(made.statusCode).toBe(201)
    const product = made.json<Product>()
    expect(product.onHandMilli).toBe(15_500)
    const rows = await stockLedgerOf(open(), shop)
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
    const { shop, administrator, here, there } = await twoShops(open())
    const openingStock = [
      { pointOfSaleId: here, quantityMilli: 0 },
      { pointOfSaleId: there, quantityMilli: 1000 },
    ]
    await putProduct(administrator, { openingStock })
    await putProduct(administrator, { openingStock: [{ pointOfSaleId: here }] })
    expect(await stockLedgerOf(open(), shop)).toMatchObject([{ unit_cost_micro: 0, quantity_milli: 1000 }])
  })

  test('is refused whole with a stock that cannot be, and nothing of it is kept', async () => {
    const { shop, administrator, here, there } = await twoShops(open())
    const piece = await aUnit(administrator)
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
    expect((await refused([{ pointOfSaleId: newId(), quantityMilli: 0 }]))[0]).toBe('pointOfSale.notFound')
    expect((await refused([{ pointOfSaleId: newId() }]))[0]).toBe('pointOfSale.notFound')
    expect((await refused([{ pointOfSaleId: here, quantityMilli: -1 }]))[0]).toBe('request.invalid')
    const most = Array.from({ length: OPENING_LIMITS.lots + 1 }, (_, at) => ({ number: `L${at}`, quantityMilli: 1 }))
    expect((await refused([{ pointOfSaleId: here, lots: most }]))[0]).toBe('request.invalid')
    expect(await stockLedgerOf(open(), shop)).toEqual([])
    expect((await administrator.get('products/paginated')).json<PaginatedOf<Product>>().meta.total).toBe(0)
  })

  test('is given by whoever writes products, where they may enter', async () => {
    const { shop, here, there } = await twoShops(open())
    const keeper = await shop.as('stockKeeper')
    await putProduct(keeper, { price: 0, openingStock: [{ pointOfSaleId: here, quantityMilli: 1000 }] })
    expect(await stockLedgerOf(open(), shop)).toHaveLength(1)
    const elsewhere = aProduct({ price: 0, openingStock: [{ pointOfSaleId: there, quantityMilli: 1000 }] })
    await refuses(keeper.post('products', elsewhere), 'pointOfSale.notFound')
  })

  test('a change takes none, and says what to do instead', async () => {
    const { administrator, here } = await twoShops(open())
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
    const { shop, administrator, here } = await twoShops(open())
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
    expect(await stockLedgerOf(open(), shop)).toEqual([])
  })

  test('is said once for each point of sale, and never after a movement there', async () => {
    const { shop, administrator, here, there } = await twoShops(open())
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
    const { shop, administrator, here } = await twoShops(open())
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
    expect(await stockLedgerOf(open(), shop)).toHaveLength(2)
    expect(await booksThatDisagree(open(), shop.companyId)).toEqual([])
  })

  test('and a sale at the same moment: either the sale comes after it, or the opening stock is refused', async () => {
    const { shop, administrator, here } = await twoShops(open())
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

test('however an opening stock is split, lots, pieces, ledger and balances say the same', async () => {
  const { shop, administrator, here, there } = await twoShops(open())
  const piece = await aUnit(administrator)
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
