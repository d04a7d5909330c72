import type { Problem } from '@comptoir/contracts/schema'
import { expect, test } from '@jest/globals'
import { setUpApp } from '../../../test/app.ts'
import { aShop } from '../../../test/shop.ts'

const open = setUpApp({ requestsPerMinute: 5 })
const patient = setUpApp({ requestsPerMinute: 600 })

/** The statuses of so many requests, one after the other. */
async function many(times: number, ask: () => Promise<{ statusCode: number }>): Promise<number[]> {
  const statuses: number[] = []
  while (statuses.length < times) statuses.push((await ask()).statusCode)
  return statuses
}

test('an account that asks too often waits, and another one behind the same address does not', async () => {
  const shop = await aShop(open())
  const [hasty, calm] = [await shop.as('cashier'), await shop.as('cashier')]
  const statuses = await many(8, () => hasty.get('brands'))
  expect(statuses).toEqual([200, 200, 200, 200, 200, 429, 429, 429])
  const refused = await hasty.get('brands')
  const { code, params, detail } = refused.json<Problem>()
  expect([refused.statusCode, code]).toEqual([429, 'request.tooMany'])
  expect(refused.headers['retry-after']).toBe(String(params?.['seconds']))
  expect(detail).toContain(`${String(params?.['seconds'])} s`)
  expect((await calm.get('brands')).statusCode).toBe(200)
})

test('what an account has for a minute is not taken all at once', async () => {
  const caller = await (await aShop(patient())).as('cashier')
  const answers: Awaited<ReturnType<typeof caller.get>>[] = []
  while (answers.at(-1)?.statusCode !== 429) answers.push(await caller.get('brands'))
  expect(answers.length).toBeGreaterThan(100)
  expect(Number(answers.at(-1)?.headers['retry-after'])).toBeLessThanOrEqual(5)
})

test('an address without an account, or with a token that is none, has an allowance of its own', async () => {
  const from = (remoteAddress: string, headers = {}) =>
    open().app.inject({ url: '/api/openapi.json', remoteAddress, headers })
  expect(await many(12, () => from('192.0.2.1'))).toEqual([...Array(10).fill(200), 429, 429])
  expect((await from('192.0.2.2')).statusCode).toBe(200)
  const stale = { authorization: 'Bearer none' }
  const ask = () => open().app.inject({ url: '/api/users/me/profile', remoteAddress: '192.0.2.3', headers: stale })
  expect(await many(12, ask)).toEqual([...Array(10).fill(401), 429, 429])
})

test('pages and files have more, and whoever looks whether the server is well is never refused', async () => {
  const from = (url: string) => open().app.inject({ url, remoteAddress: '192.0.2.4' })
  expect(await many(60, () => from('/health/live'))).toEqual(Array(60).fill(200))
  expect((await many(52, () => from('/nothing'))).filter((status) => status === 429)).toHaveLength(2)
})
