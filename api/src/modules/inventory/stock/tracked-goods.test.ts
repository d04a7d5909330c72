import { describe, expect, test } from '@jest/globals'
import type { Lot } from '@comptoir/contracts/inventory/lots'
import type { OpeningPlace } from '@comptoir/contracts/inventory/opening-stock'
import type { SerialNumber } from '@comptoir/contracts/inventory/serial-numbers'
import type { PaginatedOf } from '@comptoir/contracts/schema'
import { LARGEST_QUANTITY_MILLI } from '@comptoir/money'
import { setUpApp } from '../../../../test/app.ts'
import { booksThatDisagree } from '../../../../test/goods.ts'
import { aUnit, twoShops } from '../../../../test/opening-stock.ts'
import { aProduct, putProduct } from '../../../../test/products.ts'
import { aShop, refuses, type Caller } from '../../../../test/shop.ts'

const open = setUpApp()

describe('lots', () => {
  const soon = '2026-12-01'
  const later = '2027-06-30'

  test('come in with their dates, and are listed with what each point of sale received', async () => {
    const { shop, administrator, here, there } = await twoShops(open())
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
    const { administrator, here, there } = await twoShops(open())
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
    const { shop, administrator, here, there } = await twoShops(open())
    const unitId = await aUnit(administrator)
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
      (await list(await shop.as('manager'))).data.map(({ number, pointOfSale }) => [number, pointOfSale?.id]),
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
