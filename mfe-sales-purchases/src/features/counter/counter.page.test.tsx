import { describe, expect, test } from '@jest/globals'
import { checkAccessibility, renderPage } from '@comptoir/testing'
import { screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { aProduct } from '../../testing/a-product.ts'
import { aShop, ticketsSent } from '../../testing/a-shop.ts'
import { CounterPage } from './counter.page.tsx'

const search = () => screen.findByRole('searchbox', { name: 'Scan or search for a product' })
const pay = () => screen.getByRole('button', { name: 'Take payment' })
const payZone = () => within(screen.getByRole('region', { name: 'Payment' }))
const cart = () => within(screen.getByRole('region', { name: 'Cart' }))
const tile = (name: RegExp) => screen.findByRole('button', { name })

describe('selling at the counter', () => {
  test('finds by words, adds by touch, takes cash and says what to give back', async () => {
    const { api, page, register } = aShop()
    const { user, container } = await renderPage(<CounterPage />, page)
    const field = await search()
    expect(document.activeElement).toBe(field)
    await user.type(field, 'harissa')
    await waitFor(() => expect(screen.queryByRole('button', { name: /^Couscous/ })).toBeNull())
    await user.click(await tile(/^Harissa/))
    await user.click(await tile(/^Harissa/))
    expect(document.activeElement).toBe(field)
    expect(payZone().getByText('6.900 TND')).toBeTruthy()
    await user.click(screen.getByRole('button', { name: /^10\.000/ }))
    expect(payZone().getByText('3.100')).toBeTruthy()
    await checkAccessibility(container)
    await user.click(pay())
    expect(await screen.findByText('Sale recorded')).toBeTruthy()
    expect(payZone().getByText('TIC-LM2-004218')).toBeTruthy()
    expect(payZone().getByText('3.100')).toBeTruthy()
    const [sale] = await ticketsSent(api)
    expect(sale).toMatchObject({
      registerId: register.id,
      cashSessionId: 's1',
      totalMinor: 6_900,
      changeMinor: 3_100,
      lines: [{ quantityMilli: 2000, unitPriceMicro: 3_450_000 }],
      payments: [{ amountMinor: 10_000 }],
    })
    await checkAccessibility(container)
  })

  test('a product without a price is not sold and says so', async () => {
    const { page } = aShop()
    const { user } = await renderPage(<CounterPage />, page)
    await user.click(await tile(/^Article sans prix/))
    expect(screen.getByText('has no price yet and cannot be sold.')).toBeTruthy()
    expect(cart().getByText('The cart is empty')).toBeTruthy()
    expect(pay().hasAttribute('disabled')).toBe(true)
  })

  test('goes from the first word to the next customer without a mouse', async () => {
    const { api, page } = aShop()
    const { user } = await renderPage(<CounterPage />, page)
    const field = await search()
    await user.keyboard('couscous')
    await waitFor(() => expect(screen.queryByRole('button', { name: /^Harissa/ })).toBeNull())
    await user.tab()
    await user.keyboard('{Enter}')
    expect(document.activeElement).toBe(field)
    await user.keyboard('{Escape}')
    await user.keyboard('+')
    await user.keyboard('+')
    expect(payZone().getByText('5.700 TND')).toBeTruthy()
    await user.keyboard('-')
    await user.keyboard('{F4}')
    await user.keyboard('10{Enter}')
    expect(payZone().getByText('3.420 TND')).toBeTruthy()
    await user.keyboard('{F8}')
    await waitFor(() => expect(document.activeElement).toBe(screen.getByLabelText('Received')))
    await user.keyboard('5')
    expect(payZone().getByText('1.580')).toBeTruthy()
    await user.keyboard('{F10}')
    expect(await screen.findByText('Sale recorded')).toBeTruthy()
    expect(document.activeElement).toBe(field)
    await user.keyboard('{Enter}')
    expect(cart().getByText('The cart is empty')).toBeTruthy()
    expect((await ticketsSent(api))[0]).toMatchObject({
      totalMinor: 3_420,
      changeMinor: 1_580,
      lines: [{ quantityMilli: 2000, discount: { kind: 'rate', rateMilli: 10_000 } }],
    })
  })

  test('takes a product by its exact code and Enter; words that nothing is called say so, and stay', async () => {
    const { page } = aShop()
    const { user } = await renderPage(<CounterPage />, page)
    const field = (await search()) as HTMLInputElement
    const slowly = userEvent.setup({ delay: 60 })
    await slowly.type(field, 'boi-00021{Enter}')
    expect(await cart().findByText('Eau minérale 1,5 L × 6')).toBeTruthy()
    expect(field.value).toBe('')
    await slowly.type(field, 'lait en poudre{Enter}')
    expect(await screen.findByText(/neither a code nor a name/)).toBeTruthy()
    expect(field.value).toBe('lait en poudre')
    await user.keyboard('{Escape}')
    expect(field.value).toBe('')
    expect(screen.queryByText(/neither a code nor a name/)).toBeNull()
  })

  test('shows the key of each button while Alt is held', async () => {
    const { page } = aShop()
    const { user } = await renderPage(<CounterPage />, page)
    await search()
    expect(screen.queryByText('F10')).toBeNull()
    await user.keyboard('{Alt>}')
    expect(screen.getByText('F10')).toBeTruthy()
    await user.keyboard('{/Alt}')
    expect(screen.queryByText('F10')).toBeNull()
  })

  test('reads in Arabic', async () => {
    const { page } = aShop()
    const { user, container } = await renderPage(<CounterPage />, { ...page, language: 'ar' })
    await user.click(await tile(/^Harissa/))
    const zone = within(screen.getByRole('region', { name: 'الخلاص' }))
    expect(zone.getByText('3,450 د.ت', { normalizer: (text) => text.replaceAll('\u00A0', ' ') })).toBeTruthy()
    expect(zone.getByRole('button', { name: 'استخلاص' })).toBeTruthy()
    await checkAccessibility(container)
  })
})

describe('the cart', () => {
  test('takes a typed quantity with decimals, and gives a line away', async () => {
    const { page } = aShop()
    const { user } = await renderPage(<CounterPage />, page)
    await user.click(await tile(/^Deglet nour/))
    const quantity = screen.getByRole('textbox', { name: 'Quantity' })
    await user.clear(quantity)
    await user.type(quantity, '0,5{Enter}')
    expect(payZone().getByText('6.450 TND')).toBeTruthy()
    await user.keyboard('{Delete}')
    expect(cart().getByText('The cart is empty')).toBeTruthy()
  })

  test('takes no half of what is sold whole, and says so with the unit', async () => {
    const eggs = aProduct({ designation: 'Œufs frais', unit: 'Pièce', unitDecimals: 0, unitPriceMicro: 400_000 })
    const { page } = aShop({ products: [eggs] })
    const { user } = await renderPage(<CounterPage />, page)
    await user.click(await tile(/^Œufs frais/))
    const quantity = screen.getByRole('textbox', { name: 'Quantity' })
    expect(quantity.getAttribute('inputmode')).toBe('numeric')
    await user.clear(quantity)
    await user.type(quantity, '1,5{Enter}')
    expect(await screen.findByText(/sold by “Pièce” \(decimals allowed: 0\)/)).toBeTruthy()
    expect(payZone().getByText('0.400 TND')).toBeTruthy()
  })

  test('emptied by mistake comes back', async () => {
    const { page } = aShop()
    const { user } = await renderPage(<CounterPage />, page)
    await user.click(await tile(/^Thé vert/))
    await user.click(cart().getByRole('button', { name: 'Empty' }))
    expect(cart().getByText('The cart is empty')).toBeTruthy()
    expect(screen.getByText('Cart emptied')).toBeTruthy()
  })
})

describe('a line discount', () => {
  const tooMuch = /You can give up to 20%/

  test('above the company’s limit is refused in words, and one within it is given', async () => {
    const { page } = aShop()
    const { user } = await renderPage(<CounterPage />, page)
    await user.click(await tile(/^Eau minérale/))
    await user.click(screen.getByRole('button', { name: 'Discount' }))
    await user.type(screen.getByRole('textbox', { name: 'Percentage discount' }), '20,1')
    await user.click(screen.getByRole('button', { name: 'Apply' }))
    expect(screen.getByText(tooMuch)).toBeTruthy()
    await user.click(screen.getByRole('button', { name: /Fixed discount/ }))
    await user.type(screen.getByRole('textbox', { name: 'Fixed discount' }), '0,961')
    await user.click(screen.getByRole('button', { name: 'Apply' }))
    expect(screen.getByText(tooMuch)).toBeTruthy()
    await user.clear(screen.getByRole('textbox', { name: 'Fixed discount' }))
    await user.type(screen.getByRole('textbox', { name: 'Fixed discount' }), '0,960')
    await user.type(screen.getByRole('textbox', { name: 'Reason (optional)' }), 'Bouteille abîmée')
    await user.click(screen.getByRole('button', { name: 'Apply' }))
    expect(cart().getByText('Bouteille abîmée')).toBeTruthy()
    expect(payZone().getByText('3.840 TND')).toBeTruthy()
  })

  test('has no limit for who may exceed it', async () => {
    const { page } = aShop({ role: 'manager' })
    const { user } = await renderPage(<CounterPage />, page)
    await user.click(await tile(/^Eau minérale/))
    await user.keyboard('{F4}')
    await user.keyboard('50{Enter}')
    expect(payZone().getByText('2.400 TND')).toBeTruthy()
  })

  test('that is too much for fewer pieces is taken away, and said', async () => {
    const { page } = aShop()
    const { user } = await renderPage(<CounterPage />, page)
    await user.click(await tile(/^Eau minérale/))
    await user.keyboard('+')
    await user.keyboard('{F4}')
    await user.click(screen.getByRole('button', { name: /Fixed discount/ }))
    await user.keyboard('1,5{Enter}')
    expect(payZone().getByText('8.100 TND')).toBeTruthy()
    await user.click(screen.getByRole('button', { name: 'One less' }))
    expect(payZone().getByText('4.800 TND')).toBeTruthy()
    expect(screen.getByText(/lost its manual discount/)).toBeTruthy()
  })
})
