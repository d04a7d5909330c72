import { describe, expect, test } from '@jest/globals'
import { BLIND, type CashSession, type ForeignRate, type PaymentMethod } from '@comptoir/contracts/sales/cash-sessions'
import { checkAccessibility, renderPage } from '@comptoir/testing'
import { screen, waitFor, within } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { aCashSession, aTender, CASH_METHOD } from '../../testing/a-session.ts'
import { aShop, ticketsSent, type ShopOptions } from '../../testing/a-shop.ts'
import { CounterPage } from './counter.page.tsx'

const EUROS: ForeignRate = { currency: 'EUR', per: 1, rateMicro: 3_372_500, validFrom: '2020-01-01' }
const YEN: ForeignRate = { currency: 'JPY', per: 1000, rateMicro: 21_500_000, validFrom: '2020-01-01' }
const CASH = { ...CASH_METHOD, foreign: [EUROS, YEN] }
const CARD = { id: '018f0000-0000-7000-8000-00000000ca4d', kind: 'card', name: 'TPE' }

const payZone = () => within(screen.getByRole('region', { name: 'Payment' }))
const handedOver = (currency = 'EUR') => payZone().findByRole('textbox', { name: `Handed over in ${currency}` })
const taken = () =>
  within(payZone().getByRole('list', { name: 'Taken already' }))
    .getAllByRole('listitem')
    .map(({ textContent }) => textContent?.replaceAll('\u00A0', ' '))
const shows = (text: RegExp) => waitFor(() => expect(payZone().queryAllByText(text).length).toBeGreaterThan(0))

/** A counter with a tea of 5.250 in the cart. */
async function draw(over: ShopOptions = {}) {
  const { api, page } = aShop({ methods: [CASH, CARD], ...over })
  const { container } = await renderPage(<CounterPage />, page)
  const user = userEvent.setup({ delay: 60 })
  await user.click(await screen.findByRole('button', { name: /^Thé vert/ }))
  return { api, user, container }
}

/** Presses the key of foreign cash and types what is handed over. */
async function handOver(user: ReturnType<typeof userEvent.setup>, amount: string) {
  await payZone().findByRole('button', { name: 'Pay in EUR' })
  await user.keyboard('{Control>}{F9}{/Control}')
  const field = await handedOver()
  await waitFor(() => expect(document.activeElement).toBe(field))
  await user.keyboard(amount)
}

describe('cash in another currency', () => {
  test('pays by its key, with change in dinars, and goes out with its rate', async () => {
    const { api, user, container } = await draw()
    await handOver(user, '20')
    await shows(/67\.450/)
    await shows(/62\.200/)
    await shows(/Rate of 01\/01\/2020/)
    await checkAccessibility(container)
    await user.keyboard('{Enter}')
    expect(taken()).toEqual([expect.stringMatching(/^Espèces 20\.00 EUR67\.450 TND$/)])
    await shows(/62\.200/)
    await user.keyboard('{F10}')
    await screen.findByText('Sale recorded')
    const [ticket] = await ticketsSent(api)
    expect(ticket).toMatchObject({ totalMinor: 5250, receivedMinor: 67_450, changeMinor: 62_200, roundingMinor: 0 })
    expect(ticket?.payments).toEqual([
      expect.objectContaining({
        paymentMethodId: CASH.id,
        amountMinor: 67_450,
        details: { foreign: { ...EUROS, amountMinor: 2000 } },
      }),
    ])
    expect(ticket?.change).toMatchObject({ paymentMethodId: CASH.id, amountMinor: 62_200 })
  })

  test('pays a part by what it is worth, rounded down, and the rest by card', async () => {
    const { api, user } = await draw()
    await handOver(user, '1{Enter}')
    expect(taken()).toEqual([expect.stringMatching(/3\.372 TND$/)])
    await user.click(payZone().getByRole('button', { name: 'TPE' }))
    await user.keyboard('{F10}')
    await screen.findByText('Sale recorded')
    expect((await ticketsSent(api))[0]).toMatchObject({
      changeMinor: 0,
      payments: [{ amountMinor: 3372 }, { paymentMethodId: CARD.id, amountMinor: 1878 }],
    })
  })

  test('what it leaves over, or is given back on it, is rounded as cash; its value is not', async () => {
    const first = await draw({ cashStepMinor: 100 })
    await handOver(first.user, '1{Enter}')
    await first.user.keyboard('{F10}')
    await screen.findByText('Sale recorded')
    expect((await ticketsSent(first.api))[0]).toMatchObject({
      roundingMinor: 22,
      changeMinor: 0,
      payments: [{ amountMinor: 3372 }, { amountMinor: 1900 }],
    })
    await first.user.keyboard('{Enter}')
    await first.user.click(await screen.findByRole('button', { name: /^Thé vert/ }))
    await handOver(first.user, '2{Enter}')
    await first.user.keyboard('{F10}')
    await screen.findByText('Sale recorded')
    // 6.745 less 5.250 is 1.495, of which 1.500 can be given.
    expect((await ticketsSent(first.api, 2)).at(-1)).toMatchObject({ roundingMinor: -5, changeMinor: 1500 })
  })

  test('arrows choose another currency, in its own decimals; nothing is paid while it is typed', async () => {
    const { user } = await draw()
    await handOver(user, '{ArrowDown}')
    const yen = await handedOver('JPY')
    await waitFor(() => expect(document.activeElement).toBe(yen))
    await user.keyboard('300')
    await shows(/6\.450/)
    expect(payZone().getByText('Add the part or cancel it first.')).toBeTruthy()
    await user.keyboard('{Escape}')
    await waitFor(() => expect(payZone().queryByRole('textbox', { name: 'Handed over in JPY' })).toBeNull())
    expect(payZone().queryByText('Add the part or cancel it first.')).toBeNull()
  })

  test('is at the rate that was entered meanwhile', async () => {
    const { api, user } = await draw()
    const METHODS = '/:companyId/client-payment-methods'
    await payZone().findByRole('button', { name: 'Pay in EUR' })
    const before = api.callsTo('get', METHODS).length
    api.on<PaymentMethod[]>('get', METHODS, [{ ...CASH, foreign: [{ ...EUROS, rateMicro: 4_000_000 }] }, CARD])
    await handOver(user, '20')
    await shows(/80\.000/)
    expect(api.callsTo('get', METHODS)).toHaveLength(before + 1)
  })

  test('its field is left with the cart, and for another method', async () => {
    const { user } = await draw()
    const isClosed = () =>
      waitFor(() => expect(payZone().queryByRole('textbox', { name: 'Handed over in EUR' })).toBeNull())
    await handOver(user, '20')
    await user.click(payZone().getByRole('button', { name: 'TPE' }))
    await user.click(payZone().getByRole('button', { name: /^Espèces/ }))
    await isClosed()
    await handOver(user, '20')
    await user.click(screen.getByRole('button', { name: /^Remove/ }))
    await user.click(screen.getByRole('button', { name: /^Thé vert/ }))
    await isClosed()
    expect(payZone().queryByText('Add the part or cancel it first.')).toBeNull()
  })

  test('nothing is handed over on what is given back', async () => {
    const { user } = await draw()
    await handOver(user, '20{Enter}')
    await shows(/62\.200/)
    await user.keyboard('{F9}')
    expect(JSON.stringify({ ...localStorage })).toContain(String.raw`\"receivedMinor\":null`)
  })

  test('is not offered without a rate of today', async () => {
    const later = { ...CASH_METHOD, foreign: [{ ...EUROS, validFrom: '2999-01-01' }] }
    const { user } = await draw({ methods: [later, CARD] })
    await user.keyboard('{Control>}{F9}{/Control}')
    expect(await payZone().findByLabelText('Received')).toBeTruthy()
    expect(payZone().queryByRole('button', { name: /^Pay in/ })).toBeNull()
  })

  test('is counted at the closing on a line of its own, and is no part of the float', async () => {
    const shop = aShop()
    const euros = { currency: 'EUR' as const, ...BLIND.foreign, countedMinor: null, countedValueMinor: null }
    const counting: Partial<CashSession> = { state: 'counting', ...BLIND.session }
    const tenders = [aTender({ ...BLIND.tender, foreign: [euros] })]
    const { register } = shop
    const session = aCashSession({ id: 's1', registerId: register.id, ...counting, tenders })
    shop.api.on<CashSession>('get', '/:companyId/cash-sessions/:id', session)
    const { user } = await renderPage(<CounterPage />, shop.page)
    await user.click(await screen.findByRole('button', { name: 'Type the total instead' }))
    await user.type(await screen.findByRole('textbox', { name: /^Counted, / }), '100')
    await user.type(screen.getByRole('textbox', { name: /^Float left/ }), '100')
    const close = screen.getByRole('button', { name: 'Close the session' })
    await user.click(close)
    expect(await screen.findByText('Enter a count, or zero if there is nothing')).toBeTruthy()
    await user.type(screen.getByRole('textbox', { name: /^Cash in EUR/ }), '20')
    await user.click(close)
    const question = await screen.findByRole('alertdialog')
    expect(within(question).getByText('20.00 EUR')).toBeTruthy()
    await user.click(within(question).getByRole('button', { name: 'Close the session' }))
    await waitFor(() =>
      expect(shop.api.callsTo('post', '/:companyId/cash-sessions/:id/close')[0]?.body).toMatchObject({
        counts: [{ countedMinor: 100_000, foreign: [{ currency: 'EUR', countedMinor: 2000 }] }],
        keptFloatMinor: 100_000,
      }),
    )
  })
})
