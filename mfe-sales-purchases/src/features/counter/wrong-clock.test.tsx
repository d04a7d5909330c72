import { afterEach, expect, jest, test } from '@jest/globals'
import { renderPage, reply } from '@comptoir/testing'
import { screen, waitFor } from '@testing-library/react'
import { aProduct, aRunningDiscount } from '../../testing/a-product.ts'
import { CASH_METHOD } from '../../testing/a-session.ts'
import { aShop, ticketsSent } from '../../testing/a-shop.ts'
import { CounterPage } from './counter.page.tsx'

const NOON = Date.parse('2026-11-21T12:00:00.000Z')
const [SECOND_MS, MINUTE_MS, HOUR_MS] = [1000, 60_000, 3_600_000]

const at = (ms: number): string => new Date(ms).toISOString()
const [BEFORE, AFTER] = [NOON - 30 * MINUTE_MS, NOON + 30 * MINUTE_MS]
/** Beside what runs at noon, by the clock of the shop's server, what is over by then and what is to come. */
const NOW = aRunningDiscount({ name: 'Midi', rateMilli: 10_000, startDate: at(BEFORE), endDate: at(AFTER) })
const OVER = aRunningDiscount({ name: 'Matin', rateMilli: 20_000, startDate: at(0), endDate: at(BEFORE) })
const COMING = aRunningDiscount({ name: 'Soir', rateMilli: 30_000, startDate: at(AFTER), endDate: at(NOON * 2) })

afterEach(() => {
  jest.useRealTimers()
})

test.each([
  ['an hour slow', -HOUR_MS],
  ['right', 0],
  ['an hour fast', HOUR_MS],
])('with a clock that is %s, a sale and its discounts are of the time of the server', async (_how, offMs) => {
  jest.useFakeTimers({ now: NOON + offMs, doNotFake: [...UNTOUCHED] })
  const products = [OVER, NOW, COMING].map((discount) =>
    aProduct({ designation: discount.name, unitPriceMicro: 1_000_000, vatRateMilli: 0, discount }),
  )
  const shop = aShop({ products })
  shop.api.on('get', '/:companyId/client-payment-methods', () =>
    reply([CASH_METHOD], 200, { date: new Date(NOON).toUTCString() }),
  )
  const { user } = await renderPage(<CounterPage />, shop.page)
  for (const { name } of [OVER, NOW, COMING])
    await user.click(await screen.findByRole('button', { name: new RegExp(`^${name}`) }))
  await waitFor(() => expect(screen.getByRole('region', { name: 'Cart' }).textContent).toMatch(/Midi.*10\s?%/))
  await user.keyboard('{F10}')
  await screen.findByText('Sale recorded')
  const [sale] = await ticketsSent(shop.api)
  expect(Math.abs(Date.parse(sale?.occurredAt ?? '') - NOON)).toBeLessThanOrEqual(SECOND_MS)
  expect(sale?.lines.map(({ discount }) => discount?.reason)).toEqual([undefined, 'Midi', undefined])
})

/** All but the clock: screens go on by themselves. */
const UNTOUCHED = [
  'hrtime',
  'nextTick',
  'performance',
  'queueMicrotask',
  'requestAnimationFrame',
  'cancelAnimationFrame',
  'requestIdleCallback',
  'cancelIdleCallback',
  'setImmediate',
  'clearImmediate',
  'setInterval',
  'clearInterval',
  'setTimeout',
  'clearTimeout',
] as const
