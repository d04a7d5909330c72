import { describe, expect, test } from '@jest/globals'
import type { CatalogueChanges, CataloguePage, CounterStock } from '@comptoir/contracts/inventory/counter-catalogue'
import type { VariantGroup } from '@comptoir/contracts/inventory/variants'
import { ROLES } from '@comptoir/contracts/roles'
import type { ShortItem } from '@comptoir/contracts/schema'
import { v7 as newId } from 'uuid'
import { setUpApp } from '../../../../test/app.ts'
import { aDevice, changesOf, headOf, snapshotOf } from '../../../../test/counter-catalogue.ts'
import { manyProducts, putDiscount } from '../../../../test/discounts.ts'
import { aProduct as aProductOnShelf } from '../../../../test/goods.ts'
import { aLocation, putThere } from '../../../../test/locations.ts'
import { aProduct, putProduct } from '../../../../test/products.ts'
import { anOutsider, aShop, refuses, type Caller } from '../../../../test/shop.ts'
import { aWardrobe } from '../../../../test/variants.ts'
import { stampProducts } from '../catalogue-stamps/index.ts'
import { askIn } from '../../../platform/db/ask-database.ts'

const open = setUpApp()

const short = ({ id, name }: ShortItem): ShortItem => ({ id, name })

const PATHS = ['counter-catalogue', 'counter-catalogue/changes?since=0', 'counter-catalogue/head'] as const

describe('the catalogue of the counter', () => {
  test('says all that a counter sells a product by, in the order of ids, and leaves out what is not sold', async () => {
    const shop = await aShop(open())
    const manager = await shop.as('manager')
    const make = async (path: string, body: object) => (await manager.post(path, body)).json<{ id: string }>().id
    const unitId = await make('units', { name: 'Bouteille', decimals: 0 })
    const caseId = await make('units', { name: 'Caisse', decimals: 0 })
    const categoryId = await make('categories', { name: 'Boissons', colour: 'blue', icon: 'drink' })
    const subcategoryId = await make('subcategories', { name: 'Eaux', categoryId })
    const water = await putProduct(manager, {
      ...{ code: 'E1', designation: 'Eau', designationEn: 'Water', designationAr: 'ماء', barcodes: ['6190000000017'] },
      ...{ unitId, categoryId, subcategoryId, priceBasis: 'ttc', price: 0.75, vatRate: 7, isFodec: true },
      packs: [{ unitId: caseId, quantityMilli: 6000, price: 4.2, barcodes: ['6190000000024'] }],
    })
    await putProduct(manager, { isActive: false })
    open().clock.set('2026-03-10T12:00:00.000Z')
    const discount = await putDiscount(manager, { products: [water] })
    await putDiscount(manager, { products: [water], startDate: '2026-01-01', endDate: '2026-01-02' })
    const { products } = (await manager.get('counter-catalogue')).json<CataloguePage>()
    expect(products).toEqual([
      {
        ...{ id: water.id, code: 'E1', designation: 'Eau', designationEn: 'Water', designationAr: 'ماء' },
        ...{ barcodes: ['6190000000017'], unitId, priceBasis: 'ttc', unitPriceMicro: 750_000, vatRateMilli: 7000 },
        ...{ isFodec: true, categoryId, subcategoryId, tracking: 'none', photo: null, discountIds: [discount.id] },
        variant: null,
        packs: [
          {
            id: water.packs[0]?.id,
            ...{ unitId: caseId, quantityMilli: 6000, priceMicro: 4_200_000, barcodes: ['6190000000024'] },
          },
        ],
      },
    ])
    expect(await headOf(manager)).toEqual({
      fodecRateMilli: 0,
      vatReplaced: [],
      units: expect.arrayContaining([
        { id: unitId, name: 'Bouteille', decimals: 0 },
        { id: caseId, name: 'Caisse', decimals: 0 },
      ]),
      categories: [{ id: categoryId, name: 'Boissons', colour: 'blue', icon: 'drink' }],
      subcategories: [{ id: subcategoryId, name: 'Eaux', categoryId }],
      attributes: [],
      discounts: [
        {
          ...{ id: discount.id, name: discount.name, rateMilli: 10_000 },
          ...{ startDate: discount.startDate, endDate: discount.endDate },
        },
      ],
      barcodeRules: expect.any(Array),
    })
  })

  test('says of variants their group and values, and tells of it when products come into a group or leave it', async () => {
    const manager = await (await aShop(open())).as('manager')
    const { product, size, colour, ids } = await aWardrobe(manager)
    const device = await aDevice(manager)
    const combination = { valueIds: ids('M', 'Rouge') }
    const made = await manager.post('variant-groups', {
      ...{ productId: product.id, valueIds: ids('S', 'Rouge'), combinations: [combination] },
    })
    const { id: groupId } = made.json<VariantGroup>()
    expect(await changesOf(manager, device)).toBe(2)
    const group = { groupId, designation: 'T-shirt' }
    const told = () => [...device.products.values()].map(({ variant }) => variant)
    expect(told()).toEqual([
      { ...group, valueIds: ids('S', 'Rouge') },
      { ...group, valueIds: ids('M', 'Rouge') },
    ])
    const { attributes } = await headOf(manager)
    expect(attributes).toEqual([size, colour].map(({ id, name, values }) => ({ id, name, values: values.map(short) })))
    await manager.delete(`variant-groups/${groupId}/variants/${product.id}`)
    expect(await changesOf(manager, device)).toBe(1)
    expect(told()).toEqual([null, { ...group, valueIds: ids('M', 'Rouge') }])
    await manager.delete(`variant-groups/${groupId}`)
    expect(await changesOf(manager, device)).toBe(1)
    expect(device.products).toEqual(await snapshotOf(manager))
    expect(told()).toEqual([null, null])
  })

  test('is read in pages of at most two thousand', async () => {
    const shop = await aShop(open())
    const manager = await shop.as('manager')
    const ids = await manyProducts(open(), shop, 2001)
    const first = (await manager.get('counter-catalogue')).json<CataloguePage>()
    expect([first.products.length, first.next]).toEqual([2000, ids.toSorted()[1999]])
    const rest = (await manager.get(`counter-catalogue?after=${first.next ?? ''}`)).json<CataloguePage>()
    expect([rest.products.map(({ id }) => id), rest.next]).toEqual([[ids.toSorted()[2000]], null])
    await refuses(manager.get('counter-catalogue?limit=2001'), 'request.invalid')
  })

  test('changes are told once, however often a product was changed, and nothing where nothing was', async () => {
    const shop = await aShop(open())
    const manager = await shop.as('manager')
    const [one, two] = [await putProduct(manager), await putProduct(manager)]
    const device = await aDevice(manager)
    expect(await changesOf(manager, device)).toBe(0)
    for (const designation of ['Premier', 'Second'])
      await manager.put(`products/${one.id}`, aProduct({ code: one.code, designation }))
    await manager.delete(`products/${two.id}`)
    const { since } = device
    const told = (await manager.get(`counter-catalogue/changes?since=${since}`)).json<CatalogueChanges>()
    expect([told.products.map(({ designation }) => designation), told.gone, told.isMore]).toEqual([
      ['Second'],
      [two.id],
      false,
    ])
    expect(await changesOf(manager, device)).toBe(2)
    expect(device.products).toEqual(await snapshotOf(manager))
  })

  test('a change that is committed after a later one is not missed: stamps are given one after the other', async () => {
    const test = open()
    const shop = await aShop(test)
    const manager = await shop.as('manager')
    const [slow, quick] = [await putProduct(manager), await putProduct(manager)]
    const device = await aDevice(manager)
    const changed = await test.admin.transaction().execute(async (trx) => {
      await stampProducts(askIn(trx), shop.companyId, [slow.id])
      const change = manager.put(`products/${quick.id}`, aProduct({ code: quick.code }))
      expect(await changesOf(manager, device)).toBe(0)
      return { change }
    })
    expect((await changed.change).statusCode).toBe(200)
    const { since } = device
    const told = (await manager.get(`counter-catalogue/changes?since=${since}`)).json<CatalogueChanges>()
    expect(told.products.map(({ id }) => id)).toEqual([slow.id, quick.id])
  })

  test('a stamp that was never given is refused: the device begins anew', async () => {
    const manager = await (await aShop(open())).as('manager')
    await putProduct(manager)
    await refuses(manager.get('counter-catalogue/changes?since=1000000'), 'counterCatalogue.stampUnknown')
    for (const wrong of ['since=-1', 'since=x', '', 'since=0&after=x'])
      await refuses(manager.get(`counter-catalogue/changes?${wrong}`), 'request.invalid')
  })

  test('of another company nothing is told, and its ids are places in the order like any', async () => {
    const mine = await (await aShop(open())).as('manager')
    const theirs = await (await aShop(open())).as('manager')
    const strange = await putProduct(theirs)
    const own = await putProduct(mine)
    const pages: [Caller, string][] = [
      [mine, 'counter-catalogue'],
      [mine, `counter-catalogue/changes?since=0&after=${strange.id}`],
    ]
    for (const [caller, path] of pages)
      expect((await caller.get(path)).json<CataloguePage>().products.map(({ id }) => id)).toEqual([own.id])
    expect(
      (await mine.get(`counter-catalogue?after=${newId()}`)).json<CataloguePage>().products.map(({ id }) => id),
    ).toEqual([])
  })

  test('says what counters of a shop can sell of products, and knows none of another company', async () => {
    const shop = await aShop(open())
    const { id: foreign } = await aProductOnShelf(await aShop(open()))
    const [some, none] = [await aProductOnShelf(shop), await aProductOnShelf(shop, { stock: 0 })]
    const cashier = await shop.as('cashier')
    const depot = await aLocation(await shop.as('administrator'), shop.pointOfSaleId, 'depot')
    await putThere(open(), shop, depot.id, { productId: none.id, quantityMilli: 5000 })
    const asked = (ids: readonly string[], at = shop.pointOfSaleId) =>
      cashier.get(`counter-catalogue/stock?pointOfSaleId=${at}&ids=${ids.join(',')}`)
    const { data } = (await asked([none.id, foreign, some.id, newId()])).json<CounterStock>()
    expect(new Map(data.map(({ id, onHandMilli }) => [id, onHandMilli]))).toEqual(
      new Map([
        [some.id, 100_000],
        [none.id, 0],
      ]),
    )
    await refuses(asked([some.id], newId()), 'pointOfSale.notFound')
    for (const wrong of [[], ['x'], Array.from({ length: 101 }, () => newId())])
      await refuses(asked(wrong), 'request.invalid')
  })

  test.each(PATHS)('%s is read by every role, and by nobody else', async (path) => {
    const shop = await aShop(open())
    for (const role of ROLES) expect((await (await shop.as(role)).get(path)).statusCode).toBe(200)
    await refuses(shop.nobody.get(path), 'auth.required')
    const stranger = await anOutsider(open())
    await refuses(stranger.get(`/${shop.companyId}/${path}`), 'company.notFound')
  })
})
