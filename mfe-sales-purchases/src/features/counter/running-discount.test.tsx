import { afterEach, describe, expect, jest, test } from '@jest/globals'
import type { CounterProduct } from '@comptoir/contracts/inventory/products'
import { checkAccessibility, renderPage } from '@comptoir/testing'
import { fireEvent, screen, waitFor } from '@testing-library/react'
import { aProduct, aRunningDiscount } from '../../testing/a-product.ts'
import { aShop, FIND, ticketsSent } from '../../testing/a-shop.ts'
import { CounterPage } from './counter.page.tsx'

const NOON = Date.parse('2026-11-21T12:00:00.000Z')
const running = aRunningDiscount()
const couscous = aProduct({
  code: 'EPI-00188',
  designation: 'Couscous fin 1 kg',
  unitPriceMicro: 1_900_000,
  vatRateMilli: 7_000,
  discount: running,
})
const until = (endMs: number): CounterProduct => ({
  ...couscous,
  discount: { ...running, endDate: new Date(endMs).toISOString() },
})

const tile = (name: RegExp) => screen.findByRole('button', { name })
const payZone = () => screen.getByRole('region', { name: 'Payment' })
const textOf = (element: HTMLElement): string =>
  (element.textContent ?? '').replaceAll(/[\u00A0\u202F\u2066\u2069]/g, ' ')
const cartText = () => textOf(screen.getByRole('region', { name: 'Cart' }))

/** Three couscous in the cart: 5.700 before the discount. */
async function threeInCart(shop: ReturnType<typeof aShop>) {
  const page = await renderPage(<CounterPage />, shop.page)
  await page.user.click(await tile(/^Couscous/))
  await page.user.keyboard('+')
  await page.user.keyboard('+')
  return page
}

/** Stops the clock of the counter; timers go on, as the screen looks at the clock by itself. */
function stopClock(): void {
  jest.useFakeTimers({
    now: NOON,
    doNotFake: [
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
    ],
  })
}
afterEach(() => {
  jest.useRealTimers()
})

describe('a running discount', () => {
  test('is told on the tile, on the line and in the totals, and goes with the sale', async () => {
    const shop = aShop({ products: [couscous, aProduct()] })
    const { user, container } = await threeInCart(shop)
    expect(await tile(/^Couscous fin 1 kg 1.900.TND Discount: −10%/)).toBeTruthy()
    expect(screen.getByRole('button', { name: /^Harissa/ }).textContent).not.toContain('Discount')
    expect(cartText()).toContain('5.130')
    expect(cartText()).toContain('Semaine du couscous −10%')
    const struck = screen.getByRole('region', { name: 'Cart' }).querySelector('s')
    expect(struck?.textContent).toBe('Before discount:5.700')
    expect(cartText()).toContain('Subtotal, 1 line5.700 TNDDiscounts−0.570 TND')
    expect(payZone().textContent).toContain('5.130')
    await checkAccessibility(container)
    await user.keyboard('{F10}')
    await screen.findByText('Sale recorded')
    expect((await ticketsSent(shop.api))[0]).toMatchObject({
      totalMinor: 5_130,
      lines: [
        {
          quantityMilli: 3000,
          unitPriceMicro: 1_900_000,
          discount: { kind: 'rate', rateMilli: 10_000, reason: 'Semaine du couscous', discountId: running.id },
        },
      ],
    })
    const [paper] = screen.getAllByRole('document')
    expect(paper && textOf(paper)).toContain('↳ Semaine du couscous −10%−0.570After discount 5.130')
  })

  test('above the limit of the cashier is given all the same', async () => {
    const shop = aShop({ products: [{ ...couscous, discount: { ...running, rateMilli: 50_000 } }] })
    await threeInCart(shop)
    expect(payZone().textContent).toContain('2.850')
  })

  test('reads in Arabic', async () => {
    const { page } = aShop({ products: [couscous] })
    const { user, container } = await renderPage(<CounterPage />, { ...page, language: 'ar' })
    await user.click(await tile(/^Couscous/))
    expect(textOf(await tile(/^Couscous fin 1 kg.*تخفيض:/))).toContain('−10 %')
    expect(screen.getByRole('region', { name: 'السلة' }).querySelector('s')?.textContent).toBe('قبل التخفيض:1,900')
    await user.keyboard('{F4}')
    expect(screen.getByText(/تخفيض جارٍ على هذا المنتوج/)).toBeTruthy()
    await checkAccessibility(container)
  })
})

describe('beside a discount given by hand', () => {
  test('a smaller one is refused in words, a larger one replaces it, and taken away it comes back', async () => {
    const shop = aShop({ products: [couscous] })
    const { user, container } = await threeInCart(shop)
    await user.keyboard('{F4}')
    expect(screen.getByText(/Only a higher discount replaces it/)).toBeTruthy()
    await user.keyboard('10{Enter}')
    expect(screen.getByRole('alert').textContent).toContain('The current discount is as high or higher')
    await checkAccessibility(container)
    const rate = screen.getByRole('textbox', { name: 'Percentage discount' })
    await user.clear(rate)
    await user.type(rate, '15')
    await user.type(screen.getByRole('textbox', { name: 'Reason (optional)' }), 'Sac ouvert')
    await user.click(screen.getByRole('button', { name: 'Apply' }))
    expect(payZone().textContent).toContain('4.845')
    expect(cartText()).toContain('Sac ouvert −15%')
    expect(cartText()).not.toContain('Semaine du couscous')
    await user.keyboard('{F4}')
    await user.click(screen.getByRole('button', { name: 'Remove discount' }))
    expect(payZone().textContent).toContain('5.130')
    expect(cartText()).toContain('Semaine du couscous −10%')
  })

  test('the better one is sent, whichever it is for the quantity', async () => {
    const shop = aShop({ products: [couscous] })
    const { user } = await renderPage(<CounterPage />, shop.page)
    await user.click(await tile(/^Couscous/))
    await user.keyboard('{F4}')
    await user.click(screen.getByRole('button', { name: /Fixed discount/ }))
    await user.keyboard('0,3{Enter}')
    expect(payZone().textContent).toContain('1.600')
    await user.keyboard('+')
    expect(payZone().textContent).toContain('3.420')
    await user.keyboard('-')
    expect(payZone().textContent).toContain('1.600')
    await user.keyboard('{F10}')
    await screen.findByText('Sale recorded')
    expect((await ticketsSent(shop.api))[0]?.lines[0]?.discount).toEqual({ kind: 'amount', amountMinor: 300 })
  })
})

describe('a running discount that ends while the cart is open', () => {
  test('leaves tile, line and totals by itself, without the network, says so, and asks for the cash again', async () => {
    stopClock()
    const shop = aShop({ products: [until(NOON + 5000)] })
    const { user } = await threeInCart(shop)
    shop.api.on('get', FIND, () => Promise.reject(new TypeError('fetch failed')))
    await user.type(screen.getByLabelText('Received'), '10')
    expect(payZone().textContent).toContain('4.870')
    jest.setSystemTime(NOON + 5000)
    await user.keyboard('{F9}')
    expect(payZone().textContent).toContain('5.130')
    jest.setSystemTime(NOON + 5001)
    expect(await screen.findByText(/has ended, and its prices no longer apply/)).toBeTruthy()
    expect(payZone().textContent).toContain('5.700')
    expect((screen.getByLabelText('Received') as HTMLInputElement).value).toBe('')
    await waitFor(() => expect(screen.queryByText(/−10%/)).toBeNull())
    await user.keyboard('{F10}')
    await screen.findByText('Sale recorded')
    const [sale] = await ticketsSent(shop.api)
    expect(sale).toMatchObject({ totalMinor: 5_700, occurredAt: new Date(NOON + 5001).toISOString() })
    expect(sale?.lines[0]?.discount).toBeNull()
  })

  test('in the very moment of paying is not sent: the new total is shown first', async () => {
    stopClock()
    const shop = aShop({ products: [until(NOON + 5000)] })
    await threeInCart(shop)
    jest.setSystemTime(NOON + 5001)
    // At once: in between, the screen might look at the clock by itself.
    fireEvent.keyDown(document.body, { key: 'F10' })
    await waitFor(() => expect(payZone().textContent).toContain('5.700'))
    expect(await ticketsSent(shop.api, 0)).toEqual([])
  })

  test('makes room for another one that runs now', async () => {
    stopClock()
    const shop = aShop({ products: [until(NOON + 5000)] })
    await threeInCart(shop)
    shop.api.on('get', FIND, {
      data: [{ ...couscous, discount: aRunningDiscount({ name: 'Fin de série', rateMilli: 5_000 }) }],
    })
    jest.setSystemTime(NOON + 6000)
    await waitFor(() => expect(cartText()).toContain('Fin de série −5%'))
    expect(payZone().textContent).toContain('5.415')
    expect(await tile(/Discount: −5%/)).toBeTruthy()
  })
})
