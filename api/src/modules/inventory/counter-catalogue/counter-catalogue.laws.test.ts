import { expect, test } from '@jest/globals'
import type { Category } from '@comptoir/contracts/inventory/categories'
import type { ProductPhoto, ProductPhotos } from '@comptoir/contracts/inventory/product-photos'
import type { Product } from '@comptoir/contracts/inventory/products'
import type { Subcategory } from '@comptoir/contracts/inventory/subcategories'
import type { Unit } from '@comptoir/contracts/inventory/units'
import * as fc from 'fast-check'
import { setUpApp, type TestApp } from '../../../../test/app.ts'
import { aDevice, changesOf, snapshotOf } from '../../../../test/counter-catalogue.ts'
import { putDiscount } from '../../../../test/discounts.ts'
import { appliedImport, checkedImport, importOf, type Importer } from '../../../../test/imports.ts'
import { aForm } from '../../../../test/multipart.ts'
import { aPicture } from '../../../../test/pictures.ts'
import { aProduct, putProduct } from '../../../../test/products.ts'
import { aShop } from '../../../../test/shop.ts'
import { undone } from '../../../../test/undo.ts'

const open = setUpApp()

/** A company whose catalogue is changed in every way there is. */
interface World {
  test: TestApp
  importer: Importer
  products: Product[]
  categories: Category[]
  subcategories: Subcategory[]
  units: Unit[]
  discountIds: string[]
  setIds: string[]
  count: number
}

type Deed = (world: World, dice: (below: number) => number) => Promise<unknown>

const post = async <T>({ importer: { manager } }: World, path: string, body: object): Promise<T> => {
  const answer = await manager.post(path, body)
  expect([answer.statusCode, answer.body]).toEqual([expect.any(Number), expect.any(String)])
  return answer.json<T>()
}

const name = (world: World, of: string): string => `${of} ${(world.count += 1)}`
const one = <T>(list: readonly T[], dice: (below: number) => number): T | undefined => list[dice(list.length || 1)]

async function current(world: World, product: Product | undefined): Promise<Product | null> {
  if (!product) return null
  const answer = await world.importer.manager.get(`products/${product.id}`)
  return answer.statusCode === 200 ? answer.json<Product>() : null
}

const DEEDS: Readonly<Record<string, Deed>> = {
  create: async (world, dice) => {
    const unit = one(world.units, dice)
    const category = one(world.categories, dice)
    const inner = one(world.subcategories, dice)
    const subcategory = inner && (await world.importer.manager.get(`subcategories/${inner.id}`)).json<Subcategory>()
    const family = subcategory?.category
      ? { categoryId: subcategory.category.id, subcategoryId: subcategory.id }
      : { categoryId: category?.id ?? null }
    world.products.push(
      await putProduct(world.importer.manager, {
        barcodes: [name(world, 'B').replace(' ', '')],
        unitId: unit?.id ?? null,
        ...(dice(4) === 0 ? { categoryId: category?.id ?? null } : family),
      }),
    )
  },
  change: async (world, dice) => {
    const product = await current(world, one(world.products, dice))
    if (!product) return
    const { code, barcodes } = product
    const other = one(world.units, dice)
    const packs =
      other && other.id !== product.unit?.id
        ? [{ unitId: other.id, quantityMilli: 6000, price: 7, barcodes: [name(world, 'K').replace(' ', '')] }]
        : []
    await world.importer.manager.put(
      `products/${product.id}`,
      aProduct({ code, barcodes, designation: name(world, 'Article'), unitId: product.unit?.id ?? null, packs }),
    )
  },
  archive: async (world, dice) => {
    const product = await current(world, one(world.products, dice))
    if (!product) return
    const set = await post<{ id: string }>(world, 'product-changes', {
      ids: [product.id],
      change: { isActive: dice(2) === 0 },
    })
    world.setIds.push(set.id)
  },
  remove: async (world, dice) => {
    const product = await current(world, one(world.products, dice))
    if (product) await world.importer.manager.delete(`products/${product.id}`)
  },
  photo: async (world, dice) => {
    const product = await current(world, world.products[dice(2)])
    if (!product) return
    const colour = `#${String(dice(900_000) + 100_000)}`
    const content = await aPicture(40, 40, colour).png().toBuffer()
    const { payload, headers } = aForm({}, { name: 'photo.png', content, field: 'photo' })
    await world.importer.manager.post(`products/${product.id}/photos`, payload, headers)
  },
  photoOrder: async (world, dice) => {
    const product = await current(world, world.products[dice(2)])
    if (!product) return
    const photos = (await world.importer.manager.get(`products/${product.id}/photos`)).json<ProductPhotos>().data
    const ids = photos.map(({ id }: ProductPhoto) => id)
    if (dice(2) === 0) await world.importer.manager.put(`products/${product.id}/photos`, { ids: ids.toReversed() })
    else if (ids[0]) await world.importer.manager.delete(`products/${product.id}/photos/${ids[0]}`)
  },
  unit: async (world) => void world.units.push(await post(world, 'units', { name: name(world, 'Unité'), decimals: 0 })),
  mergeUnits: async (world, dice) => {
    const [from, into] = [one(world.units, dice), one(world.units, dice)]
    if (!from || !into || from === into) return
    await post(world, `units/${from.id}/merge`, { intoId: into.id, version: from.version })
  },
  category: async (world) => {
    const category = await post<Category>(world, 'categories', { name: name(world, 'Famille') })
    world.categories.push(category)
    world.subcategories.push(
      await post(world, 'subcategories', { name: name(world, 'Rayon'), categoryId: category.id }),
    )
  },
  mergeCategories: async (world, dice) => {
    const [from, into] = [one(world.categories, dice), one(world.categories, dice)]
    if (!from || !into || from === into) return
    await post(world, `categories/${from.id}/merge`, { intoId: into.id, version: from.version })
  },
  moveSubcategory: async (world, dice) => {
    const [moved, into] = [one(world.subcategories, dice), one(world.categories, dice)]
    if (!moved || !into) return
    await world.importer.manager.put(`subcategories/${moved.id}`, { name: moved.name, categoryId: into.id })
  },
  mergeSubcategories: async (world, dice) => {
    const [from, into] = [one(world.subcategories, dice), one(world.subcategories, dice)]
    if (!from || !into || from === into) return
    await post(world, `subcategories/${from.id}/merge`, { intoId: into.id, version: from.version })
  },
  discount: async (world, dice) => {
    const product = await current(world, one(world.products, dice))
    if (!product) return
    const ended = dice(2) === 0 ? { startDate: '2026-02-01', endDate: '2026-02-10' } : {}
    world.discountIds.push((await putDiscount(world.importer.manager, { products: [product], ...ended })).id)
  },
  changeDiscount: async (world, dice) => {
    const id = one(world.discountIds, dice)
    const product = await current(world, one(world.products, dice))
    if (id === undefined || !product) return
    const body = { startDate: '2026-03-01', endDate: '2026-03-31T23:59', pourcentage: 20, products: [product] }
    await world.importer.manager.put(`discounts/${id}`, { name: name(world, 'Soldes'), ...body })
  },
  import: async (world, dice) => {
    const known = await current(world, one(world.products, dice))
    const rows = [
      `${name(world, 'I').replace(' ', '-')};Importé;Fruits;2`,
      ...(known ? [`${known.code};Changé;;3`] : []),
    ]
    const { id } = await checkedImport(
      world.test,
      world.importer,
      ['code;designation;famille;prix ttc', ...rows, ''].join('\n'),
      { onMatch: 'change' },
    )
    await appliedImport(world.test, world.importer, id)
    const { changeSet } = await importOf(world.importer, id)
    if (changeSet) world.setIds.push(changeSet.id)
  },
  undo: async (world) => {
    const id = world.setIds.pop()
    if (id !== undefined) await undone(world.test, world.importer, id)
  },
}

test('a device that takes only the changes has the catalogue that one has which reads it whole', async () => {
  const names = Object.keys(DEEDS)
  open().clock.set('2026-03-10T12:00:00.000Z')
  await fc.assert(
    fc.asyncProperty(
      fc.array(fc.record({ deed: fc.constantFrom(...names), seed: fc.nat(1_000_000) }), {
        minLength: 20,
        maxLength: 40,
      }),
      fc.integer({ min: 1, max: 4 }),
      async (deeds, limit) => {
        const shop = await aShop(open())
        const manager = await shop.as('administrator')
        const world: World = {
          ...{ test: open(), importer: { shop, manager }, count: 0 },
          ...{ products: [], categories: [], subcategories: [], units: [], discountIds: [], setIds: [] },
        }
        for (const early of ['unit', 'unit', 'category', 'category', 'create', 'create', 'create'])
          await DEEDS[early]?.(world, (below) => world.count % below)
        const device = await aDevice(manager, limit)
        for (const { deed, seed } of deeds) {
          let drawn = seed
          const dice = (below: number): number => {
            drawn = (drawn * 48_271) % 2_147_483_647
            return drawn % below
          }
          await DEEDS[deed]?.(world, dice)
          await changesOf(manager, device, limit)
          expect({ after: deed, products: device.products }).toEqual({
            after: deed,
            products: await snapshotOf(manager),
          })
        }
      },
    ),
    { numRuns: 6, includeErrorInReport: true, endOnFailure: true },
  )
})
