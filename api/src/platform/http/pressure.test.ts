import type { Problem } from '@comptoir/contracts/schema'
import { expect, test } from '@jest/globals'
import { setUpApp } from '../../../test/app.ts'
import { aProduct, anOpenSession, aSale, cashOf } from '../../../test/goods.ts'
import { aShop } from '../../../test/shop.ts'
import { pressureOf, type Pressure } from './pressure.ts'

let pressure: Pressure = 'none'
const open = setUpApp({ pressure: { read: () => pressure, stop: () => undefined } })

test('under pressure everything is refused before a sale is, and health never', async () => {
  const shop = await aShop(open())
  const cashier = await shop.as('cashier')
  const session = await anOpenSession(shop, cashier)
  const sale = aSale(session, (await cashOf(cashier)).id, { lines: [{ goods: await aProduct(shop) }] })

  pressure = 'high'
  const list = await cashier.get('products/paginated')
  expect([list.statusCode, list.json<Problem>().code, list.headers['retry-after']]).toEqual([503, 'server.busy', '2'])
  expect((await cashier.post('clients', {})).statusCode).toBe(503)
  expect((await cashier.post('sales', sale)).statusCode).toBe(201)

  pressure = 'extreme'
  expect((await cashier.post('sales', sale)).statusCode).toBe(503)
  expect((await open().app.inject('/health/live')).statusCode).toBe(200)

  pressure = 'none'
  expect((await cashier.post('sales', sale)).statusCode).toBe(200)
})

test.each<[string, Parameters<typeof pressureOf>[0], Pressure]>([
  ['nothing much', { delayMs: 30, heap: 0.4, residentMebibytes: 300 }, 'none'],
  ['a late event loop', { delayMs: 1500, heap: 0.4, residentMebibytes: 300 }, 'high'],
  ['a very late one', { delayMs: 3500, heap: 0.4, residentMebibytes: 300 }, 'extreme'],
  ['a heap that is nearly full', { delayMs: 30, heap: 0.9, residentMebibytes: 300 }, 'high'],
  ['a heap that is full', { delayMs: 30, heap: 0.97, residentMebibytes: 300 }, 'extreme'],
  ['much memory beside the heap', { delayMs: 30, heap: 0.4, residentMebibytes: 1700 }, 'high'],
])('%s', (_name, reading, expected) => {
  expect(pressureOf(reading)).toBe(expected)
})
