import { expect, test } from '@jest/globals'
import type { SalesWork } from './jobs.ts'
import { nextAsk } from './requests.ts'

const register = { registerId: 'register', cashSessionId: 'session', token: 'token', userId: 'user' }
const sales: SalesWork = {
  kind: 'sales',
  companyId: 'company',
  cashId: 'cash',
  series: 1,
  products: 10,
  registers: [register],
  isTwice: false,
}

type SaleBody = {
  lines: { id: string; productId: string; quantityMilli: number; unitPriceMicro: number }[]
  payments: { amountMinor: number }[]
  totalMinor: number
}

test('a sale has five different products and is paid to the thousandth', () => {
  const ask = nextAsk(sales, 0)
  const body: SaleBody = JSON.parse(ask.body ?? '')
  expect(ask).toMatchObject({ method: 'POST', path: '/api/company/sales', token: 'token' })
  expect(new Set(body.lines.map(({ productId }) => productId)).size).toBe(5)
  const total = body.lines.reduce((sum, line) => sum + (line.quantityMilli * line.unitPriceMicro) / 1_000_000, 0)
  expect(body.totalMinor).toBe(total)
  expect(body.payments.map(({ amountMinor }) => amountMinor)).toEqual([total])
})

test('no two sales share an id', () => {
  const ids = Array.from({ length: 50 }, () => JSON.parse(nextAsk(sales, 0).body ?? '').id)
  expect(new Set(ids).size).toBe(50)
})

test('ten requests of a day are seven small reads, two lists and a sale', () => {
  const asks = Array.from({ length: 10 }, (_, turn) =>
    nextAsk({ kind: 'day', paths: ['/small', '/list'], sales }, turn),
  )
  const count = (path: string): number => asks.filter((ask) => ask.path === path).length
  expect([count('/small'), count('/list'), count('/api/company/sales')]).toEqual([7, 2, 1])
})

test('the same random numbers give the same sale, but for its ids', () => {
  const lines = (start: number): unknown => {
    let state = start
    const random = (): number => (state = (state * 16_807) % 2_147_483_647) / 2_147_483_647
    const body: SaleBody = JSON.parse(nextAsk({ ...sales, products: 1000 }, 0, random).body ?? '')
    return body.lines.map(({ id: _id, ...line }) => line)
  }
  expect(lines(7)).toEqual(lines(7))
  expect(lines(7)).not.toEqual(lines(8))
})
