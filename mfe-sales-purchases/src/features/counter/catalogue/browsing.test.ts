import { describe, expect, test } from '@jest/globals'
import type { CatalogueHead, CatalogueProduct } from '@comptoir/contracts/inventory/counter-catalogue'
import { aCatalogueProduct, CATALOGUE_HEAD } from '../../../testing/a-catalogue-product.ts'
import { DeviceCatalogue } from './device-catalogue.ts'
import { keptProduct } from './kept-product.ts'

const NOW = Date.parse('2026-03-10T12:00:00.000Z')

const HEAD: CatalogueHead = {
  ...CATALOGUE_HEAD,
  categories: [
    { id: 'drinks', name: 'Boissons', colour: 'blue', icon: 'drink' },
    { id: 'clothes', name: 'Vêtements', colour: null, icon: null },
    { id: 'empty', name: 'Vide', colour: null, icon: null },
  ],
  subcategories: [
    { id: 'juices', name: 'Jus', categoryId: 'drinks' },
    { id: 'waters', name: 'Eaux', categoryId: 'drinks' },
    { id: 'none', name: 'Rien', categoryId: 'empty' },
  ],
  attributes: [
    { id: 'colour', name: 'Couleur', values: [{ id: 'red', name: 'Rouge' }] },
    {
      ...{ id: 'size', name: 'Taille' },
      values: ['S', 'M', 'L'].map((name) => ({ id: name, name })),
    },
  ],
}

const catalogueOf = (products: readonly CatalogueProduct[]): DeviceCatalogue => {
  const catalogue = new DeviceCatalogue()
  catalogue.take(products.map(keptProduct))
  catalogue.takeHead(HEAD)
  return catalogue
}

const shirt = (size: string, over: Partial<CatalogueProduct> = {}): CatalogueProduct =>
  aCatalogueProduct({
    ...{ id: `shirt-${size}`, designation: `Chemise ${size}`, categoryId: 'clothes', unitPriceMicro: 40_000_000 },
    variant: { groupId: 'shirts', designation: 'Chemise', valueIds: [size, 'red'] },
    ...over,
  })
const WATER = aCatalogueProduct({ id: 'water', designation: 'Eau', categoryId: 'drinks', subcategoryId: 'waters' })
const SODA = aCatalogueProduct({ id: 'soda', designation: 'Limonade', categoryId: 'drinks' })
const SHIRTS = [shirt('S'), shirt('M', { unitPriceMicro: 45_000_000 })]

describe('categories', () => {
  test('are those that have something, with their subcategories that have', () => {
    const [clothes, drinks, ...others] = catalogueOf([WATER, SODA, ...SHIRTS])
      .categories()
      .toSorted((a, b) => (a.id < b.id ? -1 : 1))
    expect(drinks).toEqual({
      ...{ id: 'drinks', name: 'Boissons', palette: 'brand', icon: 'drink' },
      subcategories: [expect.objectContaining({ id: 'waters' })],
    })
    expect([clothes?.name, clothes?.subcategories, others]).toEqual(['Vêtements', [], []])
  })

  test('show what is in them and in their subcategories, in their colour, as far as was asked', () => {
    const catalogue = catalogueOf([WATER, SODA, ...SHIRTS])
    const shown = (id: string, limit = 10) => {
      const { products, isMore } = catalogue.within(id, limit, NOW)
      return [products.map(({ designation }) => designation), isMore]
    }
    expect(shown('drinks')).toEqual([['Eau', 'Limonade'], false])
    expect(shown('waters')).toEqual([['Eau'], false])
    expect(shown('drinks', 1)).toEqual([['Eau'], true])
    expect(shown('unknown')).toEqual([[], false])
    expect(catalogue.within('drinks', 1, NOW).products[0]?.palette).toBe('brand')
  })
})

describe('a group of variants', () => {
  test('is one tile at its lowest price, while a search finds each of them', () => {
    const catalogue = catalogueOf([WATER, ...SHIRTS])
    const [tile, ...others] = catalogue.within('clothes', 10, NOW).products
    expect(others).toEqual([])
    expect(tile).toEqual(
      expect.objectContaining({
        ...{ id: 'shirts', designation: 'Chemise', unitPriceMicro: 40_000_000 },
        group: { productIds: ['shirt-M', 'shirt-S'], isPriced: false },
      }),
    )
    expect(catalogue.first([], 10, NOW).products.map(({ id }) => id)).toEqual(['shirts', 'water'])
    expect(catalogue.find('chemise', 10, NOW).products.map(({ id }) => id)).toEqual(['shirt-M', 'shirt-S'])
  })

  test('of which one is left is that product', () => {
    const [tile] = catalogueOf([shirt('S')]).within('clothes', 10, NOW).products
    expect([tile?.id, tile?.group]).toEqual(['shirt-S', undefined])
  })

  test('says by which values its variants differ, in the order of its attributes', () => {
    const group = catalogueOf([WATER, ...SHIRTS]).group('shirt-M', NOW)
    expect(group?.attributes.map(({ name, values }) => [name, values.map((value) => value.name)])).toEqual([
      ['Taille', ['S', 'M']],
      ['Couleur', ['Rouge']],
    ])
    expect(group?.variants.map(({ valueIds, product }) => [valueIds, product.id])).toEqual([
      [['M', 'red'], 'shirt-M'],
      [['S', 'red'], 'shirt-S'],
    ])
    expect(catalogueOf([WATER]).group('water', NOW)).toBeNull()
  })
})

describe('favourites', () => {
  test('come first in their order, alone or with their group, and the first of the catalogue follow', () => {
    const catalogue = catalogueOf([WATER, SODA, ...SHIRTS])
    const first = (...favourites: [string, boolean][]) =>
      catalogue
        .first(
          favourites.map(([productId, withVariants]) => ({ productId, withVariants })),
          10,
          NOW,
        )
        .products.map(({ id }) => id)
    expect(first(['soda', false], ['shirt-S', true], ['gone', false])).toEqual(['soda', 'shirts', 'water'])
    expect(first(['shirt-S', false]).slice(0, 2)).toEqual(['shirt-S', 'shirts'])
  })

  test('stand alone where there are enough of them', () => {
    const many = Array.from({ length: 14 }, (_, at) => aCatalogueProduct({ id: `p${at}` }))
    const favourites = many.slice(0, 12).map(({ id }) => ({ productId: id, withVariants: false }))
    expect(catalogueOf(many).first(favourites, 40, NOW).products).toHaveLength(12)
  })
})
