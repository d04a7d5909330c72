import { expect, test } from '@jest/globals'
import type { Category } from '@comptoir/contracts/inventory/categories'
import type { Product } from '@comptoir/contracts/inventory/products'
import type { Subcategory } from '@comptoir/contracts/inventory/subcategories'
import type { PaginatedOf } from '@comptoir/contracts/schema'
import { setUpApp } from '../../../../test/app.ts'
import { putProduct } from '../../../../test/products.ts'
import { aShop, refuses, type Caller } from '../../../../test/shop.ts'

const open = setUpApp()

const put = async (caller: Caller, name: string, more: object = {}): Promise<Category> =>
  (await caller.post('categories', { name, ...more })).json<Category>()

const putIn = async (caller: Caller, category: Category, name: string): Promise<Subcategory> =>
  (await caller.post('subcategories', { name, categoryId: category.id })).json<Subcategory>()

const placeOf = async (caller: Caller, { id }: { id: string }) => {
  const { category, subcategory } = (await caller.get(`products/${id}`)).json<Product>()
  return [category?.name ?? null, subcategory?.name ?? null]
}

test('a name is taken however it is written; colour and icon stay until they are taken away', async () => {
  const manager = await (await aShop(open())).as('manager')
  const made = await put(manager, ' Boissons ', { colour: 'blue', icon: 'drink' })
  expect(made).toMatchObject({ name: 'Boissons', colour: 'blue', icon: 'drink', productCount: 0, subcategoryCount: 0 })
  await refuses(manager.post('categories', { name: 'BOISSONS' }), 'category.nameTaken')
  for (const wrong of [{ colour: 'mauve' }, { icon: 'nothing' }, { name: '' }])
    await refuses(manager.post('categories', { name: 'Autres', ...wrong }), 'request.invalid')
  const changed = async (body: object) => (await manager.put(`categories/${made.id}`, body)).json<Category>()
  expect(await changed({ name: 'Boisson' })).toMatchObject({ colour: 'blue', icon: 'drink' })
  expect(await changed({ name: 'Boisson', colour: null })).toMatchObject({ colour: null, icon: 'drink' })
})

test('one that is in use is not deleted: it says by how many products, subcategories and commissions', async () => {
  const manager = await (await aShop(open())).as('manager')
  const category = await put(manager, 'Épicerie')
  const subcategory = await putIn(manager, category, 'Pâtes')
  const product = await putProduct(manager, { categoryId: category.id })
  const refused = await refuses(manager.delete(`categories/${category.id}`), 'category.inUse')
  expect(refused.params).toEqual({ products: 1, subcategories: 1, commissions: 0 })
  expect((await manager.get(`categories/${category.id}`)).json()).toMatchObject({
    productCount: 1,
    subcategoryCount: 1,
  })
  await manager.delete(`subcategories/${subcategory.id}`)
  await manager.delete(`products/${product.id}`)
  expect((await manager.delete(`categories/${category.id}`)).statusCode).toBe(204)
})

test('one that is inactive stays on its products and is offered no more', async () => {
  const manager = await (await aShop(open())).as('manager')
  const { id } = await put(manager, 'Saison')
  const product = await putProduct(manager, { categoryId: id })
  await manager.put(`categories/${id}`, { name: 'Saison', isActive: false })
  expect((await manager.get('categories')).json()).toEqual([])
  expect(await placeOf(manager, product)).toEqual(['Saison', null])
  const found = (await manager.get('categories/paginated?filter[isActive]=false')).json<PaginatedOf<Category>>()
  expect(found.data.map(({ name }) => name)).toEqual(['Saison'])
})

test('one that is merged gives its products and subcategories to the other; subcategories of one name become one', async () => {
  const manager = await (await aShop(open())).as('manager')
  const [from, into] = [await put(manager, 'Boisson'), await put(manager, 'Boissons')]
  const [water, juice] = [await putIn(manager, from, 'EAUX'), await putIn(manager, from, 'Jus')]
  await putIn(manager, into, 'Eaux')
  const of = (subcategory: Subcategory | null) =>
    putProduct(manager, { categoryId: from.id, subcategoryId: subcategory?.id ?? null })
  const [plain, ofWater, ofJuice] = [await of(null), await of(water), await of(juice)]

  const answer = await manager.post(`categories/${from.id}/merge`, { intoId: into.id, version: from.version })

  expect(answer.json()).toMatchObject({ name: 'Boissons', productCount: 3, subcategoryCount: 2 })
  expect(await placeOf(manager, plain)).toEqual(['Boissons', null])
  expect(await placeOf(manager, ofWater)).toEqual(['Boissons', 'Eaux'])
  expect(await placeOf(manager, ofJuice)).toEqual(['Boissons', 'Jus'])
  await refuses(manager.get(`categories/${from.id}`), 'category.notFound')
  await refuses(manager.get(`subcategories/${water.id}`), 'subcategory.notFound')
  const moved = (await manager.get(`subcategories/${juice.id}`)).json<Subcategory>()
  expect(moved).toMatchObject({ category: { id: into.id, name: 'Boissons' }, version: juice.version + 1 })
})
