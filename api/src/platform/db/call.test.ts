import { expect, test } from '@jest/globals'
import { v7 as newId } from 'uuid'
import { setUpApp } from '../../../test/app.ts'
import { aShop } from '../../../test/shop.ts'
import { callFunction, listByFunction } from './call.ts'
import type { Queryable } from './database.ts'
import { jsonText } from './function-json.ts'
import { inTransaction } from './transaction.ts'

const open = setUpApp()

test('a function is called with its arguments by name, whatever their order; one that is left out has its default', async () => {
  const { companyId, register } = await aShop(open())
  const { sale_context: found } = await callFunction(open().db, 'sale_context', {
    productIds: [],
    sessionId: newId(),
    registerId: register.id,
    pointsOfSale: '*',
    companyId,
  })
  expect(found).toMatchObject({ place: null, products: [], units: {} })
})

/** Every search that reads beyond row-level security, for anything at all. */
const SEARCHES: [string, (db: Queryable, companyId: string) => Promise<unknown[]>][] = [
  ...(['product_search', 'client_search'] as const).map((name): (typeof SEARCHES)[number] => [
    name,
    (db, companyId) => listByFunction(db, name, { companyId, groups: jsonText([]), limit: 10 }),
  ]),
  ...(['product_search_beginning', 'client_search_beginning'] as const).map((name): (typeof SEARCHES)[number] => [
    name,
    (db, companyId) => listByFunction(db, name, { companyId, beginning: '', limit: 10 }),
  ]),
  [
    'search_words_alike',
    (db, companyId) =>
      listByFunction(db, 'search_words_alike', {
        companyId,
        entity: 'product',
        word: 'x',
        patterns: jsonText(['%']),
        limit: 10,
      }),
  ],
]

test.each(SEARCHES)('%s refuses a company that the transaction has not entered', async (_, search) => {
  const [shop, other] = [await aShop(open()), await aShop(open())]
  await expect(inTransaction(shop.ctx, ({ db }) => search(db, shop.companyId))).resolves.toBeInstanceOf(Array)
  await expect(inTransaction(shop.ctx, ({ db }) => search(db, other.companyId))).rejects.toMatchObject({
    code: '42501',
  })
  await expect(search(open().db, shop.companyId)).rejects.toMatchObject({ code: '42501' })
})
