import { expect, test } from '@jest/globals'
import { v7 as newId } from 'uuid'
import { setUpApp } from '../../../test/app.ts'
import { aShop } from '../../../test/shop.ts'
import { callFunction, listByFunction } from './call.ts'
import { inTransaction } from './transaction.ts'

const open = setUpApp()

test('a function is called with its arguments by name, whatever their order; one that is left out has its default', async () => {
  const { companyId, register } = await aShop(open())
  const { sale_context: found } = await callFunction(open().db, 'sale_context', {
    productIds: [],
    sessionId: newId(),
    registerId: register.id,
    companyId,
  })
  expect(found).toMatchObject({ place: null, products: [], units: {} })
})

test('a search beyond row-level security refuses a company that the transaction has not entered', async () => {
  const [shop, other] = [await aShop(open()), await aShop(open())]
  const search = (companyId: string) =>
    inTransaction(shop.ctx, ({ db }) =>
      listByFunction(db, 'product_search', { companyId, pattern: '%', others: [], limit: 10 }),
    )
  expect(await search(shop.companyId)).toEqual([])
  await expect(search(other.companyId)).rejects.toMatchObject({ code: '42501' })
  await expect(
    listByFunction(open().db, 'client_search', { companyId: shop.companyId, pattern: '%', others: [], limit: 10 }),
  ).rejects.toMatchObject({ code: '42501' })
})
