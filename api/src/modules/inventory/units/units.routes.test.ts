import { expect, test } from '@jest/globals'
import type { Unit } from '@comptoir/contracts/inventory/units'
import type { PaginatedOf } from '@comptoir/contracts/schema'
import { setUpApp } from '../../../../test/app.ts'
import { aProduct as someGoods } from '../../../../test/goods.ts'
import { aProduct, putProduct } from '../../../../test/products.ts'
import { aShop, refuses, type Caller } from '../../../../test/shop.ts'

const open = setUpApp()

const put = async (caller: Caller, name: string): Promise<Unit> => (await caller.post('units', { name })).json<Unit>()

test('a name is kept without the spaces around it, and is taken however it is written', async () => {
  const manager = await (await aShop(open())).as('manager')
  expect(await put(manager, ' Vitalait ')).toMatchObject({ name: 'Vitalait', isActive: true, productCount: 0 })
  await refuses(manager.post('units', { name: 'VITALAIT' }), 'unit.nameTaken')
  for (const name of ['', '  ', null, 'x'.repeat(81)]) await refuses(manager.post('units', { name }), 'request.invalid')
})

test('one that products have is not deleted: it says how many they are, and can be made inactive', async () => {
  const manager = await (await aShop(open())).as('manager')
  const { id, name } = await put(manager, 'Délice')
  const products = [await putProduct(manager, { unitId: id }), await putProduct(manager, { unitId: id })]
  expect((await manager.get(`units/${id}`)).json<Unit>().productCount).toBe(2)
  expect((await refuses(manager.delete(`units/${id}`), 'unit.inUse')).params).toEqual({ products: 2, packs: 0 })
  expect((await manager.put(`units/${id}`, { name, isActive: false })).json<Unit>().isActive).toBe(false)
  expect((await manager.put(`units/${id}`, { name })).json<Unit>().isActive).toBe(false)
  for (const product of products) await manager.delete(`products/${product.id}`)
  expect((await manager.delete(`units/${id}`)).statusCode).toBe(204)
})

test('are found without regard to accents; selectors are offered the active ones, by name', async () => {
  const manager = await (await aShop(open())).as('manager')
  for (const name of ['Crème', 'Amande']) await put(manager, name)
  const { id } = await put(manager, 'Datte')
  await manager.put(`units/${id}`, { name: 'Datte', isActive: false })
  const names = async (query: string): Promise<string[]> =>
    (await manager.get(`units/paginated?${query}`)).json<PaginatedOf<Unit>>().data.map(({ name }) => name)
  expect(await names('search[text]=creme')).toEqual(['Crème'])
  expect(await names('filter[isActive]=false')).toEqual(['Datte'])
  const short = (await manager.get('units')).json<Unit[]>()
  expect(short.map(({ name }) => name)).toEqual(['Amande', 'Crème'])
})

test('have as many decimals as they are given, else three; what is not named stays', async () => {
  const manager = await (await aShop(open())).as('manager')
  const kilogram = await put(manager, 'Kilogramme')
  expect(kilogram.decimals).toBe(3)
  const piece = (await manager.post('units', { name: 'Pièce', decimals: 0 })).json<Unit>()
  const renamed = (await manager.put(`units/${piece.id}`, { name: 'Pièces' })).json<Unit>()
  expect(renamed).toMatchObject({ name: 'Pièces', decimals: 0 })
  expect((await manager.put(`units/${piece.id}`, { name: 'Pièces', decimals: 2 })).json<Unit>().decimals).toBe(2)
  for (const decimals of [-1, 4, 1.5, null, '0'])
    await refuses(manager.post('units', { name: 'Gros', decimals }), 'request.invalid')
})

test('one is not merged into another with fewer decimals while stock of its products has more', async () => {
  const shop = await aShop(open())
  const manager = await shop.as('manager')
  const made = async (name: string, decimals: number): Promise<Unit> =>
    (await manager.post('units', { name, decimals })).json<Unit>()
  const [kilogram, half, piece] = [await made('Kilo', 3), await made('Demi', 1), await made('Pièce', 0)]
  const { id } = await someGoods(shop, { stock: 2.5 })
  await manager.put(`products/${id}`, aProduct({ unitId: kilogram.id }))
  const into = (unit: Unit) => manager.post(`units/${kilogram.id}/merge`, { intoId: unit.id, version: 1 })
  const refused = await refuses(into(piece), 'unit.mergedTooCoarse')
  expect(refused.params).toEqual({ name: 'Pièce', decimals: 0 })
  expect((await manager.get(`units/${kilogram.id}`)).json<Unit>().productCount).toBe(1)
  expect((await into(half)).json<Unit>().productCount).toBe(1)
})
