import { expect, test } from '@jest/globals'
import type { Product } from '@comptoir/contracts/inventory/products'
import type { Subcategory } from '@comptoir/contracts/inventory/subcategories'
import type { PaginatedOf, ShortItem } from '@comptoir/contracts/schema'
import { v7 as newId } from 'uuid'
import { setUpApp } from '../../../../test/app.ts'
import { putProduct } from '../../../../test/products.ts'
import { aShop, refuses, type Caller } from '../../../../test/shop.ts'

const open = setUpApp()

/** Two categories of a new company, and how something is put into them. */
async function aCatalogue() {
  const manager = await (await aShop(open())).as('manager')
  const category = async (name: string): Promise<ShortItem> => {
    const { id } = (await manager.post('categories', { name })).json<ShortItem>()
    return { id, name }
  }
  const [drinks, grocery] = [await category('Boissons'), await category('Épicerie')]
  const put = async ({ id: categoryId }: ShortItem, name: string): Promise<Subcategory> =>
    (await manager.post('subcategories', { name, categoryId })).json<Subcategory>()
  return { manager, drinks, grocery, put }
}

const placeOf = async (caller: Caller, { id }: { id: string }) => {
  const { category, subcategory } = (await caller.get(`products/${id}`)).json<Product>()
  return [category?.name ?? null, subcategory?.name ?? null]
}

test('a name is taken within its category only; a category that is not there is refused at its field', async () => {
  const { manager, drinks, grocery, put } = await aCatalogue()
  expect(await put(drinks, ' Autres ')).toMatchObject({ name: 'Autres', category: drinks, productCount: 0 })
  await refuses(manager.post('subcategories', { name: 'AUTRES', categoryId: drinks.id }), 'subcategory.nameTaken')
  expect(await put(grocery, 'Autres')).toMatchObject({ category: grocery })
  const refused = await refuses(manager.post('subcategories', { name: 'X', categoryId: newId() }), 'category.notFound')
  expect(refused.errors).toEqual([expect.objectContaining({ pointer: '/categoryId' })])
})

test('are listed and offered with their category, all or those of one', async () => {
  const { manager, drinks, grocery, put } = await aCatalogue()
  const [water, pasta] = [await put(drinks, 'Eaux'), await put(grocery, 'Pâtes')]
  const listed = async (query: string) =>
    (await manager.get(`subcategories/paginated?${query}`)).json<PaginatedOf<Subcategory>>().data
  expect(await listed('')).toEqual([water, pasta])
  expect(await listed(`filter[category]=${grocery.id}`)).toEqual([pasta])
  expect(await listed('filter[category]=none')).toEqual([])
  expect(await listed('search[text]=pates')).toEqual([pasta])
  const short = async (query = '') => (await manager.get(`subcategories${query}`)).json<ShortItem[]>()
  expect(await short()).toEqual([water, pasta].map(({ id, name }) => ({ id, name })))
  expect(await short(`?categoryId=${drinks.id}`)).toEqual([{ id: water.id, name: 'Eaux' }])
  await refuses(manager.get('subcategories?categoryId=none'), 'request.invalid')
})

test('one that moves to another category takes its products along, and may have another name there', async () => {
  const { manager, drinks, grocery, put } = await aCatalogue()
  const water = await put(drinks, 'Eaux')
  await put(grocery, 'Eaux')
  const product = await putProduct(manager, { categoryId: drinks.id, subcategoryId: water.id })
  const move = (name: string, headers: Record<string, string> = {}) =>
    manager.put(`subcategories/${water.id}`, { name, categoryId: grocery.id }, headers)

  await refuses(move('Eaux'), 'subcategory.nameTaken')
  await refuses(move('Eaux minérales', { 'if-match': '"9"' }), 'request.versionStale')
  expect(await placeOf(manager, product)).toEqual(['Boissons', 'Eaux'])
  await refuses(manager.put(`subcategories/${water.id}`, { name: 'Eaux', categoryId: newId() }), 'category.notFound')

  expect((await move('Eaux minérales')).json()).toMatchObject({ category: grocery, productCount: 1 })
  expect(await placeOf(manager, product)).toEqual(['Épicerie', 'Eaux minérales'])
})

test('one that products have is not deleted; merged, its products go along, into another category as well', async () => {
  const { manager, drinks, grocery, put } = await aCatalogue()
  const [from, into] = [await put(drinks, 'Sirops'), await put(grocery, 'Sirop')]
  const product = await putProduct(manager, { categoryId: drinks.id, subcategoryId: from.id })
  expect((await refuses(manager.delete(`subcategories/${from.id}`), 'subcategory.inUse')).params).toEqual({
    products: 1,
  })
  await manager.post(`subcategories/${from.id}/merge`, { intoId: into.id, version: from.version })
  expect(await placeOf(manager, product)).toEqual(['Épicerie', 'Sirop'])
  await refuses(manager.get(`subcategories/${from.id}`), 'subcategory.notFound')
})
