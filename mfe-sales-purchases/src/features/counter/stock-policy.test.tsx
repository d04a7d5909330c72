import { describe, expect, test } from '@jest/globals'
import { checkAccessibility, refusal, renderPage } from '@comptoir/testing'
import { screen, within } from '@testing-library/react'
import { aProduct } from '../../testing/a-product.ts'
import { aShop, ticketsSent, SHOP, type ShopOptions } from '../../testing/a-shop.ts'
import { CounterPage } from './counter.page.tsx'

const OIL = aProduct({ designation: 'Huile d’olive', code: 'HUI-1', onHandMilli: 1000, unitPriceMicro: 2_000_000 })
const WARNED = 'These go below zero in stock. The sale can still be completed.'
const BLOCKED = 'There is not enough of these in stock. They cannot be sold.'

const payZone = () => within(screen.getByRole('region', { name: 'Payment' }))
const cart = () => within(screen.getByRole('region', { name: 'Cart' }))

/** A counter with two bottles of which there is one. */
async function twoOfOne(options: ShopOptions, language: 'en' | 'ar' = 'en') {
  const { api, page } = aShop({ products: [OIL], ...options })
  const drawn = await renderPage(<CounterPage />, { ...page, language })
  const tile = await screen.findByRole('button', { name: /^Huile/ })
  await drawn.user.click(tile)
  expect(payZone().queryByText(/Huile/)).toBeNull()
  await drawn.user.click(tile)
  return { api, ...drawn }
}

describe('where a sale takes a product below zero', () => {
  test('the counter warns before paying, and the sale goes on', async () => {
    const { api, user, container } = await twoOfOne({ stockPolicy: 'warn' })
    expect(await payZone().findByText(WARNED)).toBeTruthy()
    expect(payZone().getByText('Huile d’olive').parentElement?.textContent).toBe('Huile d’olive · In stock: 1')
    expect(cart().getByText('In stock: 1')).toBeTruthy()
    await checkAccessibility(container)
    await user.keyboard('{F10}')
    await screen.findByText('Sale recorded')
    await ticketsSent(api, 1)
  })

  test('it sells nothing of it where the shop lets none through, until there is enough', async () => {
    const { api, user } = await twoOfOne({ stockPolicy: 'allow', own: { stockPolicy: 'block' } })
    expect(await payZone().findByText(BLOCKED)).toBeTruthy()
    expect(payZone().getByRole('button', { name: /Take payment/ })).toHaveProperty('disabled', true)
    await user.keyboard('{F10}')
    expect(await ticketsSent(api, 0)).toEqual([])
    await user.keyboard('-{F10}')
    await screen.findByText('Sale recorded')
    expect((await ticketsSent(api))[0]?.lines).toMatchObject([{ quantityMilli: 1000 }])
  })

  test('it says nothing where the shop wants nothing said, whatever the company does', async () => {
    const { user } = await twoOfOne({ stockPolicy: 'block', own: { stockPolicy: 'allow' } })
    expect(payZone().queryByText(BLOCKED)).toBeNull()
    expect(cart().queryByText('In stock: 1')).toBeNull()
    await user.keyboard('{F10}')
    await screen.findByText('Sale recorded')
  })

  test('it goes by the company where the shop cannot be read', async () => {
    const { api, page } = aShop({ products: [OIL], stockPolicy: 'warn' })
    api.on('get', SHOP, refusal('pointOfSale.notFound'))
    const { user } = await renderPage(<CounterPage />, page)
    const tile = await screen.findByRole('button', { name: /^Huile/ })
    await user.click(tile)
    await user.click(tile)
    expect(await payZone().findByText(WARNED)).toBeTruthy()
  })

  test('three are named, and of the others how many', async () => {
    const names = ['Ail', 'Basilic', 'Cumin', 'Dattes', 'Épices']
    const products = names.map((name) => aProduct({ designation: name, code: name, onHandMilli: 0 }))
    const { page } = aShop({ products, stockPolicy: 'warn' })
    const { user } = await renderPage(<CounterPage />, page)
    for (const name of names) await user.click(await screen.findByRole('button', { name: new RegExp(`^${name}`) }))
    expect(payZone().getByText('Cumin')).toBeTruthy()
    expect(payZone().queryByText('Dattes')).toBeNull()
    expect(payZone().getByText('and 2 more')).toBeTruthy()
  })
})
