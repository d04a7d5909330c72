import { describe, expect, test } from '@jest/globals'
import { checkAccessibility, renderPage } from '@comptoir/testing'
import { screen, within } from '@testing-library/react'
import { CASH_METHOD } from '../../testing/a-session.ts'
import { userEvent } from '@testing-library/user-event'
import { aShop, ticketsSent, type ShopOptions } from '../../testing/a-shop.ts'
import { CounterPage } from './counter.page.tsx'

const CARD = { id: '018f0000-0000-7000-8000-00000000ca4d', kind: 'card', name: 'TPE' }

const tile = (name: RegExp) => screen.findByRole('button', { name })
const payZone = () => within(screen.getByRole('region', { name: 'Payment' }))
const part = () => payZone().findByRole('textbox', { name: /^Part paid by/ })
const take = () => payZone().getByRole('button', { name: 'Add' })
const taken = () =>
  within(payZone().getByRole('list', { name: 'Taken already' }))
    .getAllByRole('listitem')
    .map(({ textContent }) => textContent?.replaceAll('\u00A0', ' '))

/** A counter with a tea of 5.250 in the cart. */
async function draw(over: ShopOptions = {}) {
  const { api, page } = aShop({ methods: [CASH_METHOD, CARD], ...over })
  const shown = await renderPage(<CounterPage />, page)
  await shown.user.click(await tile(/^Thé vert/))
  return { api, ...shown }
}

describe('a ticket paid by several methods', () => {
  test('takes a part by card and the rest in cash, with change, and sends all of it', async () => {
    const { api, user, container } = await draw()
    await user.click(payZone().getByRole('button', { name: 'TPE' }))
    await user.keyboard('{F7}')
    await user.type(await part(), '3')
    await checkAccessibility(container)
    await user.keyboard('{Enter}')
    expect(taken()).toEqual(['TPE3.000 TND'])
    expect(payZone().getByText('2.250 TND')).toBeTruthy()
    await user.click(payZone().getByRole('button', { name: 'Espèces' }))
    await user.type(screen.getByLabelText('Received'), '5')
    expect(payZone().getByText('2.750')).toBeTruthy()
    await user.keyboard('{F10}')
    await screen.findByText('Sale recorded')
    expect((await ticketsSent(api))[0]).toMatchObject({
      totalMinor: 5_250,
      changeMinor: 2_750,
      payments: [
        { paymentMethodId: CARD.id, amountMinor: 3_000 },
        { paymentMethodId: CASH_METHOD.id, amountMinor: 5_000 },
      ],
    })
    await user.keyboard('{Enter}')
    await user.click(await tile(/^Thé vert/))
    expect(payZone().queryByRole('list', { name: 'Taken already' })).toBeNull()
  })

  test('is shared by equal parts; the last one takes what does not divide', async () => {
    const { api, user } = await draw()
    await user.click(payZone().getByRole('button', { name: 'TPE' }))
    for (let count = 1; count <= 3; count += 1) {
      await user.click(payZone().getByRole('button', { name: 'Part' }))
      await user.click(await payZone().findByRole('button', { name: '1/4' }))
      await user.click(payZone().getByRole('button', { name: 'Add' }))
    }
    expect(taken()).toEqual(['TPE1.312 TND', 'TPE1.312 TND', 'TPE1.312 TND'])
    await user.keyboard('{F10}')
    await screen.findByText('Sale recorded')
    expect((await ticketsSent(api))[0]?.payments.map(({ amountMinor }) => amountMinor)).toEqual([
      1_312, 1_312, 1_312, 1_314,
    ])
  })

  test('a part is no more than what is left, and is taken out again; an amount that pays all is no part', async () => {
    const { user } = await draw()
    await user.click(payZone().getByRole('button', { name: 'Part' }))
    await user.type(await part(), '5,25')
    expect(take()).toHaveProperty('disabled', true)
    expect(payZone().getByText(/A part leaves something to pay/)).toBeTruthy()
    await user.clear(await part())
    await user.type(await part(), '5')
    await user.click(take())
    expect(taken()).toEqual(['Espèces5.000 TND'])
    // What is in the drawer already is given back before the cart is emptied.
    expect(screen.queryByRole('button', { name: /Empty/ })).toBeNull()
    await user.click(payZone().getByRole('button', { name: 'Remove the part by Espèces' }))
    expect(payZone().queryByRole('list', { name: 'Taken already' })).toBeNull()
    expect(payZone().getByText('5.250 TND')).toBeTruthy()
  })

  test('with less in the cart than was taken it is not paid until the part is given back', async () => {
    const { api, user } = await draw()
    await user.click(await tile(/^Thé vert/))
    await user.click(payZone().getByRole('button', { name: 'TPE' }))
    await user.click(payZone().getByRole('button', { name: 'Part' }))
    await user.type(await part(), '8')
    await user.click(take())
    // Keys that come faster are a scanner's.
    const slowly = userEvent.setup({ delay: 60 })
    await slowly.keyboard('{Escape}-')
    expect(payZone().getByText(/More was taken than is due now/)).toBeTruthy()
    expect(payZone().getByText('Taken in excess')).toBeTruthy()
    expect(payZone().queryByText('Change')).toBeNull()
    await user.keyboard('{F10}')
    expect(await ticketsSent(api, 0)).toEqual([])
    await user.keyboard('+{F10}')
    await screen.findByText('Sale recorded')
    expect((await ticketsSent(api))[0]?.payments.map(({ amountMinor }) => amountMinor)).toEqual([8_000, 2_500])
  })

  test('cash is rounded for what the other methods leave, and a part of it is what there are coins for', async () => {
    const { api, user } = await draw({ cashStepMinor: 100 })
    await user.click(payZone().getByRole('button', { name: 'Part' }))
    await user.type(await part(), '1,25')
    expect(payZone().getByText(/Cash is paid in steps of/)).toBeTruthy()
    await user.keyboard('{Escape}')
    expect(payZone().queryByRole('textbox', { name: /^Part paid by/ })).toBeNull()
    await user.click(payZone().getByRole('button', { name: 'TPE' }))
    await user.keyboard('{F7}')
    await user.type(await part(), '1,11')
    await user.click(take())
    await user.click(payZone().getByRole('button', { name: 'Espèces' }))
    // 4.140 are left: 4.100 in coins.
    expect(payZone().getByText('4.100 TND')).toBeTruthy()
    await user.keyboard('{F10}')
    await screen.findByText('Sale recorded')
    expect((await ticketsSent(api))[0]).toMatchObject({
      totalMinor: 5_250,
      changeMinor: 0,
      payments: [{ amountMinor: 1_110 }, { amountMinor: 4_100 }],
    })
  })

  test('what is left may come to nothing in cash, and is paid so', async () => {
    const { api, user } = await draw({ cashStepMinor: 100 })
    await user.click(payZone().getByRole('button', { name: 'TPE' }))
    await user.click(payZone().getByRole('button', { name: 'Part' }))
    await user.type(await part(), '5,22')
    await user.click(take())
    await user.click(payZone().getByRole('button', { name: 'Espèces' }))
    await user.keyboard('{F10}')
    await screen.findByText('Sale recorded')
    expect((await ticketsSent(api))[0]).toMatchObject({
      totalMinor: 5_250,
      changeMinor: 0,
      payments: [{ amountMinor: 5_220 }, { paymentMethodId: CASH_METHOD.id, amountMinor: 0 }],
    })
  })

  test('nothing is paid while a part is being said, and the next ticket begins without', async () => {
    const { api, user } = await draw()
    await user.keyboard('{F7}')
    await user.type(await part(), '3')
    await user.keyboard('{F10}')
    expect(payZone().getByText(/Add the part or cancel it first/)).toBeTruthy()
    expect(await ticketsSent(api, 0)).toEqual([])
    await user.keyboard('{F8}')
    expect(screen.getByLabelText('Received')).toBeTruthy()
    expect(payZone().queryByRole('textbox', { name: /^Part paid by/ })).toBeNull()
    await user.keyboard('{F10}')
    await screen.findByText('Sale recorded')
    expect((await ticketsSent(api))[0]?.payments).toMatchObject([{ amountMinor: 5_250 }])
  })
})
