import { describe, expect, test } from '@jest/globals'
import { renderPage } from '@comptoir/testing'
import { screen, within } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { CASH_METHOD } from '../../testing/a-session.ts'
import { aShop, ticketsSent } from '../../testing/a-shop.ts'
import { CounterPage } from './counter.page.tsx'

const CARD = { id: '018f0000-0000-7000-8000-00000000ca4d', kind: 'card', name: 'TPE' }
const CHEQUE = { id: '018f0000-0000-7000-8000-00000000c4e9', kind: 'cheque', name: 'Chèque' }
const LATER = { id: '018f0000-0000-7000-8000-00000000fa7e', kind: 'crypto', name: 'Later' }

const tile = (name: RegExp) => screen.findByRole('button', { name })
const offered = () => within(screen.getByRole('group', { name: 'Paid by' })).getAllByRole('button')

test('with cash alone there is nothing to choose, whatever needs a client', async () => {
  const { page } = aShop({ methods: [CASH_METHOD, CHEQUE, LATER] })
  const { user } = await renderPage(<CounterPage />, page)
  await user.click(await tile(/^Thé vert/))
  expect(screen.queryByRole('group', { name: 'Paid by' })).toBeNull()
  expect(screen.getByLabelText('Received')).toBeTruthy()
})

test('by card the exact amount is paid, whatever cash was typed; the next sale begins with cash', async () => {
  const { api, page } = aShop({ methods: [CARD, CASH_METHOD, CHEQUE] })
  const { user } = await renderPage(<CounterPage />, page)
  await user.click(await tile(/^Thé vert/))
  expect(offered().map(({ textContent }) => textContent)).toEqual(['TPE', 'Espèces'])
  await user.type(screen.getByLabelText('Received'), '20')
  await user.click(screen.getByRole('button', { name: 'TPE' }))
  expect(screen.getByRole('button', { name: 'TPE' }).getAttribute('aria-pressed')).toBe('true')
  expect(screen.queryByLabelText('Received')).toBeNull()
  await user.keyboard('{F8}{F10}')
  await screen.findByText('Sale recorded')
  expect((await ticketsSent(api))[0]).toMatchObject({
    totalMinor: 5_250,
    changeMinor: 0,
    payments: [{ paymentMethodId: CARD.id, amountMinor: 5_250 }],
  })
  await user.click(await tile(/^Thé vert/))
  expect(screen.getByLabelText('Received')).toBeTruthy()
  await user.click(screen.getByRole('button', { name: 'TPE' }))
  await user.click(screen.getByRole('button', { name: 'Espèces' }))
  await user.keyboard('{F10}')
  await screen.findByText('Sale recorded')
  expect((await ticketsSent(api, 2))[1]?.payments).toMatchObject([
    { paymentMethodId: CASH_METHOD.id, amountMinor: 5_250 },
  ])
})

test('on a desk Alt and a digit, or a key, choose the method', async () => {
  const { page } = aShop({ methods: [CASH_METHOD, CARD] })
  await renderPage(<CounterPage />, page)
  const user = userEvent.setup({ delay: 60 })
  await user.click(await tile(/^Thé vert/))
  const card = screen.getByRole('button', { name: 'TPE' })
  await user.keyboard('{Alt>}')
  expect(within(card.parentElement ?? card).getByText('2')).toBeTruthy()
  // As a French keyboard writes it.
  await user.keyboard('[Digit2][/AltLeft]')
  expect(card.getAttribute('aria-pressed')).toBe('true')
  expect(screen.getByRole('searchbox')).toHaveProperty('value', '')
  await user.keyboard('{Control>}{F12}{/Control}')
  expect(screen.getByRole('button', { name: 'Espèces' }).getAttribute('aria-pressed')).toBe('true')
  await user.keyboard('{Alt>}[Digit9]{/Alt}')
  expect(screen.getByRole('button', { name: 'Espèces' }).getAttribute('aria-pressed')).toBe('true')
})

describe('a point of sale that takes some methods only', () => {
  const chosen = (...methods: { id: string; name: string }[]) => ({
    paymentMethods: methods.map(({ id, name }) => ({ id, name })),
  })
  const TRANSFER = { id: '018f0000-0000-7000-8000-0000007a0f37', kind: 'transfer', name: 'Virement' }

  test('is offered these alone', async () => {
    const { page } = aShop({ methods: [CASH_METHOD, CARD, TRANSFER], own: chosen(CASH_METHOD, TRANSFER) })
    const { user } = await renderPage(<CounterPage />, page)
    await user.click(await tile(/^Thé vert/))
    expect(offered().map(({ textContent }) => textContent)).toEqual(['Espèces', 'Virement'])
  })

  test('without cash is paid to the exact amount by the first, which is named', async () => {
    const { api, page } = aShop({ methods: [CASH_METHOD, CARD], own: chosen(CARD) })
    const { user } = await renderPage(<CounterPage />, page)
    await user.click(await tile(/^Thé vert/))
    expect(offered().map(({ textContent }) => textContent)).toEqual(['TPE'])
    expect(screen.queryByLabelText('Received')).toBeNull()
    await user.keyboard('{F10}')
    await screen.findByText('Sale recorded')
    expect((await ticketsSent(api))[0]).toMatchObject({
      changeMinor: 0,
      payments: [{ paymentMethodId: CARD.id, amountMinor: 5_250 }],
    })
  })

  test('says so where the counter can use none of them', async () => {
    const { api, page } = aShop({ methods: [CASH_METHOD, CHEQUE], own: chosen(CHEQUE) })
    const { user } = await renderPage(<CounterPage />, page)
    await user.click(await tile(/^Thé vert/))
    expect(screen.getByText(/can use none of the payment methods/)).toBeTruthy()
    await user.keyboard('{F10}')
    expect(await ticketsSent(api, 0)).toEqual([])
  })
})
