import { expect, test } from '@jest/globals'
import type { Brand } from '@comptoir/contracts/inventory/brands'
import type { PaginatedOf } from '@comptoir/contracts/schema'
import { setUpApp } from '../../../../test/app.ts'
import { putProduct } from '../../../../test/products.ts'
import { aShop, refuses, type Caller } from '../../../../test/shop.ts'

const open = setUpApp()

const put = async (caller: Caller, name: string): Promise<Brand> =>
  (await caller.post('brands', { name })).json<Brand>()

test('a name is kept without the spaces around it, and is taken however it is written', async () => {
  const manager = await (await aShop(open())).as('manager')
  expect(await put(manager, ' Vitalait ')).toMatchObject({ name: 'Vitalait', isActive: true, productCount: 0 })
  await refuses(manager.post('brands', { name: 'VITALAIT' }), 'brand.nameTaken')
  for (const name of ['', '  ', null, 'x'.repeat(81)])
    await refuses(manager.post('brands', { name }), 'request.invalid')
})

test('one that products have is not deleted: it says how many they are, and can be made inactive', async () => {
  const manager = await (await aShop(open())).as('manager')
  const { id, name } = await put(manager, 'Délice')
  const products = [await putProduct(manager, { brandId: id }), await putProduct(manager, { brandId: id })]
  expect((await manager.get(`brands/${id}`)).json<Brand>().productCount).toBe(2)
  expect((await refuses(manager.delete(`brands/${id}`), 'brand.inUse')).params).toEqual({ products: 2 })
  expect((await manager.put(`brands/${id}`, { name, isActive: false })).json<Brand>().isActive).toBe(false)
  expect((await manager.put(`brands/${id}`, { name })).json<Brand>().isActive).toBe(false)
  for (const product of products) await manager.delete(`products/${product.id}`)
  expect((await manager.delete(`brands/${id}`)).statusCode).toBe(204)
})

test('are found without regard to accents; selectors are offered the active ones, by name', async () => {
  const manager = await (await aShop(open())).as('manager')
  for (const name of ['Crème', 'Amande']) await put(manager, name)
  const { id } = await put(manager, 'Datte')
  await manager.put(`brands/${id}`, { name: 'Datte', isActive: false })
  const names = async (query: string): Promise<string[]> =>
    (await manager.get(`brands/paginated?${query}`)).json<PaginatedOf<Brand>>().data.map(({ name }) => name)
  expect(await names('search[text]=creme')).toEqual(['Crème'])
  expect(await names('filter[isActive]=false')).toEqual(['Datte'])
  const short = (await manager.get('brands')).json<Brand[]>()
  expect(short.map(({ name }) => name)).toEqual(['Amande', 'Crème'])
})
