import { expect, test } from '@jest/globals'
import { checkAccessibility, renderPage } from '@comptoir/testing'
import { screen, waitFor, within } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { aProduct } from '../../testing/a-product.ts'
import { aShop, ticketsSent } from '../../testing/a-shop.ts'
import { CounterPage } from './counter.page.tsx'

const A = aProduct({ code: 'A', designation: 'Amandes', unitPriceMicro: 10_000_000, vatRateMilli: 19_000 })
const B = aProduct({ code: 'B', designation: 'Biscuits', unitPriceMicro: 5_000_000, vatRateMilli: 19_000 })
const open = () => screen.findByRole('button', { name: 'Ticket discount' })
const apply = () => screen.getByRole('button', { name: 'Apply' })
const dialog = () => screen.findByRole('dialog', { name: 'Ticket discount' })

async function twoInCart() {
  const shop = aShop({ products: [A, B] })
  const shown = await renderPage(<CounterPage />, shop.page)
  await shown.user.click(await screen.findByRole('button', { name: /^Amandes/ }))
  await shown.user.click(await screen.findByRole('button', { name: /^Biscuits/ }))
  // Keys that come faster are a scanner's.
  return { ...shop, ...shown, user: userEvent.setup({ delay: 60 }) }
}

test('an amount is taken off the whole ticket, line by line, and can be removed', async () => {
  const { api, user } = await twoInCart()
  await user.click(await open())
  const shown = within(await dialog())
  await checkAccessibility(screen.getByRole('dialog'))
  await user.click(shown.getByRole('button', { name: /Fixed discount/ }))
  await user.type(shown.getByRole('textbox', { name: 'Fixed discount' }), '1,501')
  await user.type(shown.getByRole('textbox', { name: /^Reason/ }), 'Fidèle')
  await user.click(apply())
  await waitFor(() => expect(screen.getByRole('region', { name: 'Cart' }).textContent).toContain('1.501'))
  await user.click(await open())
  await user.click(within(await dialog()).getByRole('button', { name: 'Remove discounts' }))
  await waitFor(() => expect(screen.getByRole('region', { name: 'Cart' }).textContent).not.toContain('1.501'))
  await user.click(await open())
  await user.type(within(await dialog()).getByRole('textbox', { name: 'Percentage discount' }), '10')
  await user.click(apply())
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
  await user.keyboard('{F10}')
  await screen.findByText('Sale recorded')
  const [ticket] = await ticketsSent(api)
  expect(ticket).toMatchObject({ discountMinor: 1500, totalMinor: 13_500 })
})

test('beyond the limit it is not given, and nothing changes', async () => {
  const { user } = await twoInCart()
  await user.click(await open())
  await user.type(within(await dialog()).getByRole('textbox', { name: 'Percentage discount' }), '20,5')
  await user.click(apply())
  expect(await within(await dialog()).findByRole('alert')).toBeTruthy()
  expect(screen.getByRole('region', { name: 'Payment', hidden: true }).textContent).toContain('15.000')
})

test('its key asks for it, but not while nothing is in the cart', async () => {
  const { user } = await twoInCart()
  await user.keyboard('{Control>}{Home}{/Control}')
  const field = await within(await dialog()).findByRole('textbox', { name: 'Percentage discount' })
  await waitFor(() => expect(document.activeElement).toBe(field))
  await user.keyboard('{Escape}')
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
  expect((await open()).getAttribute('aria-keyshortcuts')).toBe('Control+Home')
  await user.keyboard('{Delete}{Delete}')
  await waitFor(() => expect(screen.queryByRole('button', { name: 'Ticket discount' })).toBeNull())
  await user.keyboard('{Control>}{Home}{/Control}')
  await user.click(await screen.findByRole('button', { name: /^Amandes/ }))
  await open()
  expect(screen.queryByRole('dialog')).toBeNull()
})
