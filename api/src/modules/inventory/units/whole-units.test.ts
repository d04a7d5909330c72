import { expect, test } from '@jest/globals'
import type { Unit } from '@comptoir/contracts/inventory/units'
import { setUpApp } from '../../../../test/app.ts'
import { aProduct, putProduct } from '../../../../test/products.ts'
import { aShop, refuses, type Caller } from '../../../../test/shop.ts'

const open = setUpApp()

const put = async (caller: Caller, name: string, decimals: number): Promise<Unit> =>
  (await caller.post('units', { name, decimals })).json<Unit>()

/** A unit without decimals, and a product of it whose pieces have serial numbers. */
async function aNumberedProduct() {
  const manager = await (await aShop(open())).as('manager')
  const piece = await put(manager, 'Pièce', 0)
  const numbered = { unitId: piece.id, tracking: 'serialNumbers', designation: 'Perceuse' } as const
  return { manager, piece, numbered, product: await putProduct(manager, numbered) }
}

test('a unit of a product with serial numbers gets no decimals, and says which product it is', async () => {
  const { manager, piece, numbered, product } = await aNumberedProduct()
  await putProduct(manager, { unitId: piece.id })
  const refused = await refuses(manager.put(`units/${piece.id}`, { name: 'Pièces', decimals: 1 }), 'unit.countsPieces')
  expect([refused.params, refused.errors?.[0]?.pointer]).toEqual([{ product: 'Perceuse' }, '/decimals'])
  expect((await manager.get(`units/${piece.id}`)).json<Unit>()).toEqual({ ...piece, productCount: 2 })
  for (const input of [{ name: 'Pièces' }, { name: 'Unité', decimals: 0 }])
    expect((await manager.put(`units/${piece.id}`, input)).statusCode).toBe(200)
  await manager.put(`products/${product.id}`, aProduct({ ...numbered, tracking: 'none' }))
  expect((await manager.put(`units/${piece.id}`, { name: 'Unité', decimals: 1 })).json<Unit>().decimals).toBe(1)
})

test('it is merged into one that has none either, and no other', async () => {
  const { manager, piece } = await aNumberedProduct()
  const [kilogram, unit] = [await put(manager, 'Kilogramme', 3), await put(manager, 'Unité', 0)]
  const into = (other: Unit) => manager.post(`units/${piece.id}/merge`, { intoId: other.id, version: piece.version })
  const refused = await refuses(into(kilogram), 'unit.mergedPieces')
  expect([refused.params, refused.errors?.[0]?.pointer]).toEqual([
    { name: 'Kilogramme', product: 'Perceuse' },
    '/intoId',
  ])
  expect((await manager.get(`units/${piece.id}`)).json<Unit>().productCount).toBe(1)
  expect((await into(unit)).json<Unit>().productCount).toBe(1)
  await refuses(manager.put(`units/${unit.id}`, { name: 'Unité', decimals: 3 }), 'unit.countsPieces')
})

test('decimals that a unit gets while a product becomes one of serial numbers are refused, or the product is', async () => {
  const { manager, piece, numbered, product } = await aNumberedProduct()
  for (let round = 0; round < 5; round += 1) {
    await manager.put(`products/${product.id}`, aProduct({ ...numbered, tracking: 'none' }))
    await manager.put(`units/${piece.id}`, { name: 'Pièce', decimals: 0 })
    const answers = await Promise.all([
      manager.put(`products/${product.id}`, aProduct(numbered)),
      manager.put(`units/${piece.id}`, { name: 'Pièce', decimals: 3 }),
    ])
    expect(answers.filter(({ statusCode }) => statusCode === 200)).toHaveLength(1)
  }
})
