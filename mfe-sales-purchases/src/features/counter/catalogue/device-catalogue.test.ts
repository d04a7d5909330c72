import { describe, expect, test } from '@jest/globals'
import type { CatalogueHead, CatalogueProduct } from '@comptoir/contracts/inventory/counter-catalogue'
import * as fc from 'fast-check'
import { checkDigitOf } from '@comptoir/money'
import { aCatalogueProduct, CATALOGUE_HEAD } from '../../../testing/a-catalogue-product.ts'
import { DeviceCatalogue } from './device-catalogue.ts'
import { keptProduct } from './kept-product.ts'

const NOW = Date.parse('2026-03-10T12:00:00.000Z')

function catalogueOf(products: readonly CatalogueProduct[], head: Partial<CatalogueHead> = {}): DeviceCatalogue {
  const catalogue = new DeviceCatalogue()
  catalogue.take(products.map(keptProduct))
  catalogue.takeHead({ ...CATALOGUE_HEAD, ...head })
  return catalogue
}

const found = (catalogue: DeviceCatalogue, text: string): string[] =>
  catalogue.find(text, 10, NOW).products.map(({ designation }) => designation)

const aTake = fc.record({
  put: fc.array(fc.tuple(fc.nat(6), fc.constantFrom('Eau', 'Lait', 'Sel'), fc.boolean()), { maxLength: 5 }),
  gone: fc.array(fc.nat(6), { maxLength: 2 }),
  isLookedAt: fc.boolean(),
})

test('whatever came and went, it is in the order of one that is read at once', () => {
  fc.assert(
    fc.property(fc.array(aTake, { maxLength: 8 }), (takes) => {
      const catalogue = catalogueOf([])
      const there = new Map<string, CatalogueProduct>()
      for (const { put, gone, isLookedAt } of takes) {
        const products = put.map(([place, designation, isPriced]) =>
          aCatalogueProduct({ id: `p${place}`, code: `P${place}`, designation, unitPriceMicro: isPriced ? 1000 : 0 }),
        )
        const ids = gone.map((place) => `p${place}`)
        catalogue.take(products.map(keptProduct), ids)
        for (const id of ids) there.delete(id)
        for (const product of products) there.set(product.id, product)
        if (isLookedAt) found(catalogue, '')
      }
      const anew = catalogueOf([...there.values()])
      const shown = (one: DeviceCatalogue) => ['', 'e', 'lait'].map((text) => one.find(text, 10, NOW).products)
      expect(shown(catalogue)).toEqual(shown(anew))
    }),
  )
})

describe('codes', () => {
  const water = aCatalogueProduct({
    ...{ code: 'E1', designation: 'Eau', unitId: 'piece', barcodes: ['036000291452'], isFodec: true },
    packs: [{ id: 'pack', unitId: 'case', quantityMilli: 6000, priceMicro: 8_000_000, barcodes: ['6190000000024'] }],
  })
  const odd = aCatalogueProduct({ code: '6190000000024', designation: 'Autre' })

  test('are those of the product, in any spelling, and those of its packs; a barcode comes before a code', () => {
    const catalogue = catalogueOf([water, odd])
    const own = { designation: 'Eau', unit: 'Pièce', unitDecimals: 0, fodecRateMilli: 1000, onHandMilli: null }
    for (const code of ['E1', 'e1', '036000291452', '0036000291452'])
      expect(catalogue.byCode(code, NOW)).toEqual(expect.objectContaining(own))
    expect(catalogue.byCode('E1', NOW)?.packId).toBeUndefined()
    expect(catalogue.byCode('6190000000024', NOW)).toEqual(expect.objectContaining({ ...own, packId: 'pack' }))
    expect(catalogue.byCode('E2', NOW)).toBeNull()
  })

  test('packs are sold at their own price, or at what they hold costs', () => {
    const [pack] = catalogueOf([water]).byCode('E1', NOW)?.packs ?? []
    expect(pack).toEqual({
      ...{ id: 'pack', unit: 'Caisse', unitDecimals: 0, quantityMilli: 6000, unitPriceMicro: 8_000_000 },
    })
    const plain = aCatalogueProduct({
      unitPriceMicro: 1_500_000,
      packs: water.packs.map((each) => ({ ...each, priceMicro: null })),
    })
    expect(catalogueOf([plain]).byCode(plain.code, NOW)?.packs[0]?.unitPriceMicro).toBe(9_000_000)
  })

  test('a product bears the VAT that came in the place of its own, at the price of the shelf, also by the pack', () => {
    const priced = { ...water, isFodec: false, priceBasis: 'ht', unitPriceMicro: 1_190_000 } as const
    const [before, after] = [[], [{ rateMilli: 19_000, byMilli: 20_000 }]].map((vatReplaced) =>
      catalogueOf([priced], { vatReplaced }).byCode('E1', NOW),
    )
    expect(after).toEqual({ ...before, vatRateMilli: 20_000 })
    expect(after?.packs[0]?.unitPriceMicro).toBe(9_520_000)
  })

  test('of scales say how much it is', () => {
    const dates = aCatalogueProduct({ code: '00042', designation: 'Dattes', unitId: 'kg', unitPriceMicro: 12_900_000 })
    const label = (grams: string): string => `2100042${grams}${checkDigitOf(`2100042${grams}`)}`
    const catalogue = catalogueOf([dates])
    expect(catalogue.byCode(label('00525'), NOW)).toEqual(
      expect.objectContaining({ designation: 'Dattes', quantityMilli: 525 }),
    )
    expect(catalogue.byCode(label('00000'), NOW)).toBeNull()
    expect(catalogue.byCode(`2100042005250`, NOW)).toBeNull()
    expect(catalogueOf([dates], { barcodeRules: [] }).byCode(label('00525'), NOW)).toBeNull()
  })

  test('lead the products that a text finds', () => {
    const named = aCatalogueProduct({ code: 'Z', designation: 'E1 boisson' })
    expect(found(catalogueOf([named, water]), 'e1')).toEqual(['Eau', 'E1 boisson'])
  })
})

describe('without a text', () => {
  test('the first by name are shown, and none that has no price', () => {
    const products = [
      aCatalogueProduct({ designation: 'Vinaigre' }),
      aCatalogueProduct({ designation: 'Abricots', unitPriceMicro: 0 }),
      aCatalogueProduct({ designation: 'Éponge' }),
    ]
    expect(found(catalogueOf(products), ' ')).toEqual(['Éponge', 'Vinaigre'])
    expect(found(catalogueOf(products), 'a')).toEqual(
      ['Vinaigre', 'Abricots'].toSorted((a) => (a === 'Abricots' ? -1 : 1)),
    )
  })

  test('nothing is shown while units and discounts are not here', () => {
    const catalogue = new DeviceCatalogue()
    catalogue.take([keptProduct(aCatalogueProduct({ designation: 'Sel' }))])
    expect([catalogue.hasHead, found(catalogue, '')]).toEqual([false, []])
  })
})

test('a product is found by what it is now called, and not at all once it is gone', () => {
  const sugar = aCatalogueProduct({ code: 'S', designation: 'Sucre', barcodes: ['6190000000017'] })
  const catalogue = catalogueOf([sugar])
  catalogue.take([keptProduct({ ...sugar, designation: 'Cassonade', barcodes: ['6190000000024'] })])
  expect([found(catalogue, 'sucre'), found(catalogue, 'casso')]).toEqual([[], ['Cassonade']])
  expect(catalogue.byCode('6190000000017', NOW)).toBeNull()
  expect(catalogue.byCode('6190000000024', NOW)?.code).toBe('S')
  catalogue.take([], [sugar.id])
  expect([found(catalogue, 'casso'), catalogue.byCode('S', NOW)]).toEqual([[], null])
})

describe('of its discounts', () => {
  const discount = (id: string, rateMilli: number, startDate: string, endDate: string) => ({
    ...{ id, name: id, rateMilli },
    startDate: `${startDate}T00:00:00.000Z`,
    endDate: `${endDate}T00:00:00.000Z`,
  })
  const discounts = [
    discount('over', 90_000, '2026-01-01', '2026-02-01'),
    discount('low', 5000, '2026-01-01', '2026-12-01'),
    discount('short', 20_000, '2026-03-01', '2026-04-01'),
    discount('long', 20_000, '2026-03-01', '2026-05-01'),
    discount('upcoming', 50_000, '2026-06-01', '2026-07-01'),
  ]
  const product = aCatalogueProduct({ discountIds: ['gone', ...discounts.map(({ id }) => id)] })
  const runningAt = (day: string): string | undefined =>
    catalogueOf([product], { discounts }).byCode(product.code, Date.parse(`${day}T12:00:00.000Z`))?.discount?.name

  test.each([
    ['2026-03-10', 'long'],
    ['2026-01-10', 'over'],
    ['2026-05-10', 'low'],
    ['2026-06-10', 'upcoming'],
    ['2026-12-10', undefined],
  ])('on %s the product has the best that runs: %s', (day, name) => {
    expect(runningAt(day)).toBe(name)
  })
})
