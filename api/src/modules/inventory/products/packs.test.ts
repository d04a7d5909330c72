import { describe, expect, test } from '@jest/globals'
import type { CounterProduct, PackInput, Product, ProductInput } from '@comptoir/contracts/inventory/products'
import type { Unit } from '@comptoir/contracts/inventory/units'
import type { PaginatedOf } from '@comptoir/contracts/schema'
import { v7 as newId } from 'uuid'
import { setUpApp } from '../../../../test/app.ts'
import { aProduct, putProduct } from '../../../../test/products.ts'
import { aShop, refuses, type Caller, type Shop } from '../../../../test/shop.ts'

const open = setUpApp()

async function aDrinksShop() {
  const shop = await aShop(open())
  const manager = await shop.as('manager')
  const unit = async (name: string, decimals = 0): Promise<string> =>
    (await manager.post('units', { name, decimals })).json<Unit>().id
  const [bottle, six, carton] = [await unit('Bouteille'), await unit('Pack'), await unit('Carton')]
  const packs: PackInput[] = [
    { unitId: carton, quantityMilli: 24_000, price: 21.5, barcodes: ['6191234567890'] },
    { unitId: six, quantityMilli: 6000, price: null, barcodes: [] },
  ]
  const water = (over: Partial<ProductInput> = {}): ProductInput =>
    aProduct({
      designation: 'Eau minérale 1,5 L',
      unitId: bottle,
      price: 0.9,
      barcodes: ['6190000000011'],
      packs,
      ...over,
    })
  return { shop, manager, unit, bottle, six, carton, packs, water }
}

async function found(caller: Caller, { pointOfSaleId }: Shop, query: string): Promise<CounterProduct[]> {
  const answer = await caller.get(`products/find?pointOfSaleId=${pointOfSaleId}&${query}`)
  return answer.json<{ data: CounterProduct[] }>().data
}

describe('the packs of a product', () => {
  test('are kept smallest first, each with its unit, content, price and barcodes', async () => {
    const { manager, water, six, carton } = await aDrinksShop()
    const made = await putProduct(manager, water())
    expect(made.barcodes).toEqual(['6190000000011'])
    expect(made.packs).toEqual([
      { id: expect.any(String), unitId: six, name: 'Pack', quantityMilli: 6000, price: null, barcodes: [] },
      {
        id: expect.any(String),
        unitId: carton,
        name: 'Carton',
        quantityMilli: 24_000,
        price: 21.5,
        barcodes: ['6191234567890'],
      },
    ])
    const listed = (await manager.get('products/paginated?search[text]=6191234567890')).json<PaginatedOf<Product>>()
    expect(listed.data).toEqual([made])
  })

  test('stay as they are where nothing is said of them, and keep their ids where they are named', async () => {
    const { manager, water } = await aDrinksShop()
    const made = await putProduct(manager, water())
    const { packs: _, ...silent } = water({ code: made.code, designation: 'Eau plate' })
    const kept = (await manager.put(`products/${made.id}`, silent)).json<Product>()
    expect(kept).toMatchObject({ designation: 'Eau plate', packs: made.packs })
    const search = (await manager.get('products/paginated?search[text]=6191234567890')).json<PaginatedOf<Product>>()
    expect(search.data).toHaveLength(1)
    const [six, carton] = made.packs
    if (!six || !carton) throw new Error('the packs are gone')
    // Each takes the content of the other, and the carton's barcode becomes the bottle's.
    const named = [
      { id: six.id, unitId: carton.unitId, quantityMilli: 24_000, price: null, barcodes: [] },
      { id: carton.id, unitId: six.unitId, quantityMilli: 6000, price: 5, barcodes: ['C-6'] },
    ]
    const swapped = water({ code: made.code, barcodes: ['6191234567890'], packs: named })
    expect((await manager.put(`products/${made.id}`, swapped)).json<Product>()).toMatchObject({
      barcodes: ['6191234567890'],
      packs: [
        { id: carton.id, name: 'Pack', price: 5, barcodes: ['C-6'] },
        { id: six.id, name: 'Carton', price: null },
      ],
    })
    const emptied = (await manager.put(`products/${made.id}`, water({ code: made.code, packs: [] }))).json<Product>()
    expect(emptied.packs).toEqual([])
    expect((await manager.delete(`products/${made.id}`)).statusCode).toBe(204)
  })

  test('refuses what cannot be packed or told apart, and says where', async () => {
    const { manager, water, unit, bottle, carton } = await aDrinksShop()
    const pack = (over: Partial<PackInput> = {}): PackInput => ({
      unitId: carton,
      quantityMilli: 12_000,
      price: null,
      barcodes: [],
      ...over,
    })
    const refused = async (packs: PackInput[], code: string, over: Partial<ProductInput> = {}) =>
      (await refuses(manager.post('products', water({ packs, ...over })), code)).errors?.[0]?.pointer
    expect(await refused([pack({ unitId: newId() })], 'unit.notFound')).toBe('/packs/0/unitId')
    expect(await refused([pack({ id: newId() })], 'product.packUnknown')).toBe('/packs/0/id')
    expect(await refused([pack(), pack({ price: 3 })], 'product.packTwice')).toBe('/packs/1/quantityMilli')
    expect(await refused([pack({ quantityMilli: 6500 })], 'product.packTooFine')).toBe('/packs/0/quantityMilli')
    expect(await refused([pack({ price: 1.1234567 })], 'product.tooManyDecimals')).toBe('/packs/0/price')
    expect(await refused([pack({ quantityMilli: 9_000_000_000 })], 'request.invalid', { price: 900_000 })).toBe(
      '/packs/0/quantityMilli',
    )
    expect(await refused([pack({ quantityMilli: 0 })], 'request.invalid')).toBe('/packs/0/quantityMilli')
    const many = Array.from({ length: 11 }, (_, index) => pack({ quantityMilli: (index + 2) * 1000 }))
    expect(await refused(many, 'request.invalid')).toBe('/packs')
    const own = pack({ barcodes: ['6190000000011'] })
    expect(await refused([own], 'product.barcodeTaken')).toBe('/packs/0/barcodes/0')
    await putProduct(manager, water())
    const other = { barcodes: [], packs: [pack({ barcodes: ['6191234567890'] })] }
    expect((await refuses(manager.post('products', water(other)), 'product.barcodeTaken')).params).toEqual({
      barcode: '6191234567890',
    })
    const kilogram = await unit('Kilogramme', 3)
    const sugar = await putProduct(manager, { unitId: kilogram, packs: [pack({ unitId: bottle, quantityMilli: 500 })] })
    expect(sugar.packs).toMatchObject([{ quantityMilli: 500 }])
  })

  test('have prices that only who may set prices changes', async () => {
    const { shop, manager, water } = await aDrinksShop()
    const keeper = await shop.as('stockKeeper')
    const { id, code, packs } = await putProduct(manager, water())
    const named = packs.map(({ name: _, ...pack }) => pack)
    const kept = await keeper.put(`products/${id}`, water({ code, packs: named }))
    expect(kept.json<Product>().packs).toEqual(packs)
    const dearer = named.map((pack) => ({ ...pack, price: 30 }))
    await refuses(keeper.put(`products/${id}`, water({ code, packs: dearer })), 'auth.forbidden')
    await refuses(keeper.post('products', water({ price: 0, barcodes: [] })), 'auth.forbidden')
    const free = [{ unitId: packs[0]?.unitId ?? '', quantityMilli: 12_000, price: null, barcodes: [] }]
    expect((await keeper.put(`products/${id}`, water({ code, packs: free }))).statusCode).toBe(200)
  })
})

describe('the counter', () => {
  test('finds a pack by its barcode, with the price of one', async () => {
    const { shop, manager, water } = await aDrinksShop()
    const made = await putProduct(manager, water())
    const [six, carton] = made.packs
    const [scanned] = await found(manager, shop, 'barcode=6191234567890')
    expect(scanned).toMatchObject({
      id: made.id,
      unit: 'Bouteille',
      unitPriceMicro: 900_000,
      packId: carton?.id,
      packs: [
        { id: six?.id, unit: 'Pack', unitDecimals: 0, quantityMilli: 6000, unitPriceMicro: 5_400_000 },
        { id: carton?.id, unit: 'Carton', unitDecimals: 0, quantityMilli: 24_000, unitPriceMicro: 21_500_000 },
      ],
    })
    const [piece] = await found(manager, shop, 'barcode=6190000000011')
    expect(piece).not.toHaveProperty('packId')
    expect((await found(manager, shop, 'text=6191234567890')).map(({ id }) => id)).toEqual([made.id])
  })

  test('puts the taxes on a price without them', async () => {
    const { shop, manager, water, six } = await aDrinksShop()
    const packs = [{ unitId: six, quantityMilli: 10_000, price: 9, barcodes: ['D-10'] }]
    await putProduct(manager, water({ priceBasis: 'ht', price: 1, packs }))
    const [scanned] = await found(manager, shop, 'barcode=D-10')
    expect(scanned?.packs).toMatchObject([{ unitPriceMicro: 10_710_000 }])
  })
})

describe('a unit that packs have', () => {
  test('is not deleted, and goes over to another one that it is merged into', async () => {
    const { manager, water, unit, carton } = await aDrinksShop()
    const made = await putProduct(manager, water())
    expect((await refuses(manager.delete(`units/${carton}`), 'unit.inUse')).params).toEqual({ products: 0, packs: 1 })
    const box = await unit('Caisse')
    expect((await manager.post(`units/${carton}/merge`, { intoId: box, version: 1 })).statusCode).toBe(200)
    const merged = (await manager.get(`products/${made.id}`)).json<Product>()
    expect(merged.packs).toMatchObject([{ name: 'Pack' }, { unitId: box, name: 'Caisse', barcodes: ['6191234567890'] }])
  })

  test('is not merged where a product would have one pack twice', async () => {
    const { manager, water, unit, carton, packs } = await aDrinksShop()
    const box = await unit('Caisse')
    const twice = { unitId: box, quantityMilli: 24_000, price: null, barcodes: [] }
    await putProduct(manager, water({ packs: [...packs, twice] }))
    const problem = await refuses(
      manager.post(`units/${carton}/merge`, { intoId: box, version: 1 }),
      'unit.mergedPackTwice',
    )
    expect(problem.params).toEqual({ name: 'Caisse', product: 'Eau minérale 1,5 L' })
  })
})
