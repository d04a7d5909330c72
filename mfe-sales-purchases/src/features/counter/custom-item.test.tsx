import { describe, expect, test } from '@jest/globals'
import type { VatRateList } from '@comptoir/contracts/inventory/products'
import { aCompany, checkAccessibility, renderPage } from '@comptoir/testing'
import { screen, waitFor, within } from '@testing-library/react'
import { aShop, ticketsSent, type ShopOptions } from '../../testing/a-shop.ts'
import { CounterPage } from './counter.page.tsx'

const RATES: VatRateList = [
  { rate: 7, isDefault: false },
  { rate: 19, isDefault: true },
]

const cart = () => within(screen.getByRole('region', { name: 'Cart' }))
const search = () => screen.findByRole('searchbox', { name: 'Scan or search for a product' })
const button = () => screen.queryByRole('button', { name: 'Custom item' })

async function atTheCounter(options: ShopOptions = {}, allowUnitPriceEntry = false) {
  const { api, page } = aShop({ companyId: 'c1', ...options })
  api.on<VatRateList>('get', '/:companyId/vat-rates', RATES)
  const company = aCompany({ id: 'c1', maxDiscountRate: 20, defaultVatRate: 19, allowUnitPriceEntry })
  const shown = await renderPage(<CounterPage />, { ...page, session: { ...page.session, company } })
  await search()
  return { api, ...shown }
}

describe('a custom item', () => {
  test('is asked for by its key, sold by name, price and VAT rate, and the search goes on', async () => {
    const { api, user } = await atTheCounter({ role: 'manager' })
    await user.keyboard('{F6}')
    const dialog = await screen.findByRole('dialog', { name: 'Custom item' })
    await checkAccessibility(dialog)
    await waitFor(() => expect(document.activeElement).toBe(within(dialog).getByLabelText(/^Price, incl. tax/)))
    await user.clear(within(dialog).getByLabelText(/^Name on the ticket/))
    await user.type(within(dialog).getByLabelText(/^Name on the ticket/), 'Trouser alteration')
    await user.type(within(dialog).getByLabelText(/^Price, incl. tax/), '8.5')
    await waitFor(() => expect(within(dialog).getByLabelText<HTMLSelectElement>(/^VAT rate/).value).toBe('19'))
    await user.selectOptions(within(dialog).getByLabelText(/^VAT rate/), '7')
    await user.click(within(dialog).getByRole('button', { name: 'Add to the cart' }))
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
    expect(cart().getByText('Trouser alteration')).toBeTruthy()
    expect(document.activeElement).toBe(await search())
    await user.click(screen.getByRole('button', { name: 'Take payment' }))
    await screen.findByText('Sale recorded')
    const [sale] = await ticketsSent(api)
    expect(sale?.totalMinor).toBe(8500)
    expect(sale?.lines).toMatchObject([
      {
        ...{ productId: null, packId: null, code: '', designation: 'Trouser alteration', vatRateMilli: 7000 },
        ...{ quantityMilli: 1000, unitPriceMicro: 8_500_000 },
      },
    ])
  })

  test('needs a name and a price; what was typed stays', async () => {
    const { user } = await atTheCounter({ role: 'manager' })
    await user.click(await screen.findByRole('button', { name: 'Custom item' }))
    const dialog = await screen.findByRole('dialog', { name: 'Custom item' })
    await user.clear(within(dialog).getByLabelText(/^Name on the ticket/))
    await user.click(within(dialog).getByRole('button', { name: 'Add to the cart' }))
    expect(await within(dialog).findByText('Say what you are selling')).toBeTruthy()
    expect(within(dialog).getByText('Enter a price above zero')).toBeTruthy()
    await user.type(within(dialog).getByLabelText(/^Name on the ticket/), 'Repair')
    await user.click(within(dialog).getByRole('button', { name: 'Add to the cart' }))
    expect(within(dialog).getByLabelText<HTMLInputElement>(/^Name on the ticket/).value).toBe('Repair')
    expect(within(dialog).getByText('Enter a price above zero')).toBeTruthy()
  })

  test('is offered to cashiers only where the company lets prices be typed', async () => {
    const { user } = await atTheCounter()
    expect(button()).toBeNull()
    await user.keyboard('{F6}')
    expect(screen.queryByRole('dialog')).toBeNull()
  })

  test('is offered to cashiers of a company that does', async () => {
    await atTheCounter({}, true)
    expect(button()).toBeTruthy()
  })
})

describe('an empty shop', () => {
  test('says how to come to a first sale, each way for who may take it', async () => {
    const { user, container } = await atTheCounter({ role: 'manager', products: [] })
    const add = await screen.findByRole('link', { name: 'Add a product' })
    expect(add.getAttribute('href')).toBe('/c1/p1/products/create')
    const imports = screen.getByRole('link', { name: 'Import a catalogue' })
    expect(imports.getAttribute('href')).toBe('/c1/p1/products/import')
    const sample = screen.getByRole('link', { name: 'Take the sample catalogue' })
    expect(sample.getAttribute('href')).toBe('/c1/p1/products/import?sample=1')
    await checkAccessibility(container)
    await user.click(screen.getByRole('button', { name: 'Sell a custom item' }))
    expect(await screen.findByRole('dialog', { name: 'Custom item' })).toBeTruthy()
  })

  test('offers a cashier nothing that they may not do', async () => {
    await atTheCounter({ products: [] })
    expect(await screen.findByText('No products yet')).toBeTruthy()
    expect(screen.queryByRole('link', { name: 'Add a product' })).toBeNull()
    expect(screen.queryByRole('button', { name: 'Sell a custom item' })).toBeNull()
  })
})
