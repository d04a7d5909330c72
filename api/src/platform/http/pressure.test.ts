import type { Problem } from '@comptoir/contracts/schema'
import { describe, expect, jest, test } from '@jest/globals'
import { setUpApp } from '../../../test/app.ts'
import { aProduct, anOpenSession, aSale, cashOf } from '../../../test/goods.ts'
import { aShop } from '../../../test/shop.ts'
import { gaugeProcess, HOPELESS_MS, memoryOf, pressureOf, type Pressure, type Reading } from './pressure.ts'

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

test.each<[string, Reading, Pressure]>([
  ['nothing much', { delayMs: 30, heap: 0.4, besideMebibytes: -200 }, 'none'],
  ['a late event loop', { delayMs: 1500, heap: 0.4, besideMebibytes: -200 }, 'high'],
  ['a very late one', { delayMs: 3500, heap: 0.4, besideMebibytes: -200 }, 'extreme'],
  ['a heap that is nearly full', { delayMs: 30, heap: 0.9, besideMebibytes: -200 }, 'high'],
  ['a heap that is full', { delayMs: 30, heap: 0.97, besideMebibytes: -200 }, 'extreme'],
  ['much memory beside the heap', { delayMs: 30, heap: 0.4, besideMebibytes: 1200 }, 'high'],
  ['very much memory beside it', { delayMs: 30, heap: 0.4, besideMebibytes: 1700 }, 'extreme'],
])('%s', (_name, reading, expected) => {
  expect(pressureOf(reading)).toBe(expected)
})

test('a heap that may be large makes no pressure by having been large once', () => {
  const gibibyte = 1024 ** 3
  const heap = { used_heap_size: gibibyte, heap_size_limit: 4 * gibibyte }
  expect(memoryOf(heap, 4.5 * gibibyte)).toEqual({ heap: 0.25, besideMebibytes: 512 })
  expect(pressureOf({ delayMs: 0, ...memoryOf(heap, 4.5 * gibibyte) })).toBe('none')
  expect(pressureOf({ delayMs: 0, ...memoryOf(heap, 5.2 * gibibyte) })).toBe('high')
})

describe('pressure that does not pass', () => {
  const CALM: Reading = { delayMs: 10, heap: 0.3, besideMebibytes: -200 }
  const STUCK: Reading = { ...CALM, besideMebibytes: 1700 }

  function aGauge() {
    jest.useFakeTimers()
    const told: Reading[] = []
    const look = { now: CALM }
    const gauge = gaugeProcess((last) => told.push(last), { read: () => look.now, stop: () => undefined })
    const pass = (reading: Reading, milliseconds: number): void => {
      look.now = reading
      jest.advanceTimersByTime(milliseconds)
    }
    const stop = (): void => {
      gauge.stop()
      jest.useRealTimers()
    }
    return { gauge, told, pass, stop }
  }

  test('is told once it has lasted some minutes, with what there was too much of', () => {
    const { gauge, told, pass, stop } = aGauge()
    pass(STUCK, HOPELESS_MS)
    expect([gauge.read(), told]).toEqual(['extreme', []])
    pass(STUCK, 1000)
    expect(told).toEqual([STUCK])
    stop()
  })

  test('counts from anew after any moment without it', () => {
    const { told, pass, stop } = aGauge()
    pass(STUCK, HOPELESS_MS - 10_000)
    pass(CALM, 500)
    pass(STUCK, HOPELESS_MS - 10_000)
    pass({ ...CALM, heap: 0.9 }, 500)
    pass(STUCK, HOPELESS_MS - 10_000)
    expect(told).toEqual([])
    stop()
  })
})
