import { expect } from '@jest/globals'
import type { ProductImport } from '@comptoir/contracts/inventory/product-import'
import type { ProductPhotos } from '@comptoir/contracts/inventory/product-photos'
import type { Product } from '@comptoir/contracts/inventory/products'
import { SUBCATEGORIES } from '@comptoir/contracts/inventory/subcategories'
import type { TestApp } from './app.ts'
import { aPicture } from './company-form.ts'
import { done } from './done.ts'
import { staged } from './imports.ts'
import { aForm } from './multipart.ts'
import { aProduct, putProduct } from './products.ts'
import type { Caller, Shop } from './shop.ts'
import { aGroup } from './variants.ts'

// What leaves a trace of a catalogue, each through the API.

/** A product and a client of which everything is said. */
export async function changeCatalogue(caller: Caller): Promise<void> {
  const made = async (path: string, body: object): Promise<string> =>
    (await done(caller.post(path, body))).json<{ id: string }>().id
  const [brandId, unitId] = [await made('brands', { name: 'Délice' }), await made('units', { name: 'kg', decimals: 3 })]
  const cartonId = await made('units', { name: 'Carton', decimals: 0 })
  const full = aProduct({
    barcodes: ['6194098682152', '6194098682169'],
    brandId,
    unitId,
    location: 'A 3',
    packageQuantity: 1200,
    packs: [{ unitId: cartonId, quantityMilli: 24_000, price: 40, barcodes: ['16194098682159'] }],
  })
  const product = (await done(caller.post('products', { ...full, price: 1.85, vatRate: 19 }))).json<Product>()
  await done(
    caller.put(`products/${product.id}`, { ...full, barcodes: [], isFodec: true, priceBasis: 'ht', price: 1.554622 }),
  )
  await changePhotos(caller, product.id)
  const client = { kind: 'business', code: 'C-1', name: 'Société Amel', phone: '71 123 456', email: 'a@b.example' }
  const place = { taxId: '1234567R', address: '3, rue de Rome', postalCode: '1000', city: 'Tunis' }
  const clientId = await made('clients', { ...client, ...place })
  await done(caller.put(`clients/${clientId}`, { ...client, ...place, kind: 'person', isActive: false }))
}

/** What is there of products that are tracked by lots and by serial numbers. */
export async function openTracked(test: TestApp, { companyId, pointOfSaleId }: Shop, caller: Caller): Promise<void> {
  await test.admin.updateTable('company').set({ is_multi_batch: true }).where('id', '=', companyId).execute()
  const lots = [{ number: 'L-1', expiresOn: '2027-06-30', quantityMilli: 2500 }]
  const expiring = { tracking: 'lots', lotsExpire: true, shelfLifeDays: 180 } as const
  await done(caller.post('products', aProduct({ ...expiring, openingStock: [{ pointOfSaleId, lots }] })))
  const unitId = (await done(caller.post('units', { name: 'Boîte', decimals: 0 }))).json<{ id: string }>().id
  const { id } = await putProduct(caller, { unitId, tracking: 'serialNumbers' })
  const openingStock = [{ pointOfSaleId, serialNumbers: ['SN-1', 'SN-2'] }]
  await done(caller.post(`products/${id}/opening-stock`, { openingStock }))
}

/** A product gets variants, one more, and is taken out of the group, which is dissolved. */
export async function makeVariants(caller: Caller): Promise<void> {
  const { group, product, ids } = await aGroup(caller, [['M', 'Rouge']])
  const path = `variant-groups/${group.id}/variants`
  await done(caller.post(path, { modelId: product.id, combinations: [{ valueIds: ids('L', 'Rouge') }] }))
  await done(caller.delete(`${path}/${product.id}`))
  await done(caller.delete(`variant-groups/${group.id}`))
}

/** Counters of the shop show a product first. */
export async function changeFavourites({ pointOfSaleId }: Shop, caller: Caller): Promise<void> {
  const { id: productId } = await putProduct(caller)
  await done(caller.put('favourites', { pointOfSaleId, favourites: [{ productId, withVariants: false }], before: [] }))
}

/** Two photos change places, and one is deleted. */
async function changePhotos(caller: Caller, productId: string): Promise<void> {
  const path = `products/${productId}/photos`
  for (const width of [40, 50]) {
    const { payload, headers } = aForm({}, { name: 'photo.png', content: await aPicture(width), field: 'photo' })
    await done(caller.post(path, payload, headers))
  }
  const ids = (await done(caller.get(path))).json<ProductPhotos>().data.map(({ id }) => id)
  await done(caller.put(path, { ids: ids.toReversed() }))
  await done(caller.delete(`${path}/${ids[0] ?? ''}`))
}

/** A category has a mark; its subcategory moves to another one. */
export async function changeSubcategories(caller: Caller): Promise<void> {
  const made = async (name: string): Promise<string> =>
    (await done(caller.post('categories', { name, colour: 'blue', icon: 'drink' }))).json<{ id: string }>().id
  const [drinks, grocery] = [await made('Boissons'), await made('Épicerie')]
  await mergeTwo(caller, SUBCATEGORIES.path, { categoryId: drinks })
  const water = (await done(caller.post('subcategories', { name: 'Eaux', categoryId: drinks }))).json<{ id: string }>()
  await done(caller.put(`subcategories/${water.id}`, { name: 'Eaux', categoryId: grocery }))
}

/** Of two rows one goes up in the other. */
export async function mergeTwo(caller: Caller, path: string, more: object = {}): Promise<void> {
  const made = async (name: string) =>
    (await done(caller.post(path, { name, ...more }))).json<{ id: string; version: number }>()
  const [from, into] = [await made('Sicam SA'), await made('Sicam')]
  await done(caller.post(`${path}/${from.id}/merge`, { intoId: into.id, version: from.version }))
}

/** A file is imported, and undone; a product is changed in bulk. */
export async function importCatalogue(test: TestApp, shop: Shop, manager: Caller): Promise<void> {
  const id = await staged({ shop, manager }, 'code;designation;price\nI-1;Amandes;1.5\nI-2;;2\n')
  await test.jobs.drain()
  expect((await manager.get(`products/import/${id}`)).json<ProductImport>().state).toBe('checked')
  await done(manager.post(`products/import/${id}/apply`))
  await test.jobs.drain()
  const { changeSet } = (await manager.get(`products/import/${id}`)).json<ProductImport>()
  await done(manager.post(`product-changes/${changeSet?.id}/undo`))
  await test.jobs.drain()
  await done(manager.delete(`products/import/${id}`))
  const { id: productId } = await putProduct(manager)
  await done(manager.post('product-changes', { ids: [productId], change: { isActive: false } }))
}
