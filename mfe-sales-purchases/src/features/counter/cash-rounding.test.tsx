import { describe, expect, test } from '@jest/globals'
import { checkAccessibility, renderPage } from '@comptoir/testing'
import { screen, waitFor, within } from '@testing-library/react'
import { CASH_METHOD } from '../../testing/a-session.ts'
import { aProduct } from '../../testing/a-product.ts'
import { aShop, ticketsSent, type ShopOptions } from '../../testing/a-shop.ts'
import { CounterPage } from './counter.page.tsx'

const CARD = { id: '018f0000-0000-7000-8000-00000000ca4d', kind: 'card', name: 'TPE' }
const BASKET = aProduct({ designation: 'Panier garni', code: 'PAN-1', unitPriceMicro: 42_886_000 })

/** Without the spaces that keep figures together. */
const paying = () =>
  screen.getByRole('region', { name: 'Payment' }).textContent?.replaceAll(/[\u00A0\u202F]/g, ' ') ?? ''

async function aBasket(options: ShopOptions = {}, language: 'en' | 'fr' | 'ar' = 'en') {
  const { api, page } = aShop({ products: [BASKET], methods: [CASH_METHOD, CARD], cashStepMinor: 50, ...options })
  const drawn = await renderPage(<CounterPage />, { ...page, language })
  await drawn.user.click(await screen.findByRole('button', { name: new RegExp(`^${BASKET.designation}`) }))
  return { api, session: page.session, ...drawn }
}

describe('where cash is rounded', () => {
  test('the counter asks for the rounded amount in cash, and for the exact one by card', async () => {
    const { api, user, container } = await aBasket()
    expect(paying()).toContain('To pay42.900 TNDCash rounding 0.014 TND')
    await checkAccessibility(container)
    await user.click(screen.getByRole('button', { name: 'TPE' }))
    expect(paying()).toContain('To pay42.886 TND')
    expect(paying()).not.toContain('Cash rounding')
    await user.keyboard('{F10}')
    await screen.findByText('Sale recorded')
    expect((await ticketsSent(api))[0]).toMatchObject({
      totalMinor: 42_886,
      changeMinor: 0,
      payments: [{ amountMinor: 42_886 }],
    })
    expect(paying()).not.toContain('Cash rounding')
  })

  test('change is given on the rounded amount', async () => {
    const { api, user } = await aBasket()
    await user.type(screen.getByLabelText('Received'), '60')
    expect(paying()).toContain('Change17.100')
    await user.keyboard('{F10}')
    await screen.findByText('Sale recorded')
    expect((await ticketsSent(api))[0]).toMatchObject({ totalMinor: 42_886, changeMinor: 17_100 })
    expect((await ticketsSent(api))[0]).toMatchObject({ roundingMinor: 14 })
    expect(paying()).toContain('42.900 TNDCash rounding 0.014 TND')
  })

  test('exactly is the rounded amount, by its button and where nothing is typed', async () => {
    const { api, user } = await aBasket({ own: { cashStepMinor: 10 } })
    await user.click(screen.getByRole('button', { name: /^Exact/ }))
    expect(screen.getByLabelText('Received')).toHaveProperty('value', '42.890')
    await user.keyboard('{F10}')
    await screen.findByText('Sale recorded')
    await user.click(await screen.findByRole('button', { name: /^Panier/ }))
    await user.keyboard('{F10}')
    for (const sale of await ticketsSent(api, 2))
      expect(sale).toMatchObject({ payments: [{ amountMinor: 42_890 }], changeMinor: 0 })
  })

  test('the exact total is too little', async () => {
    const { user } = await aBasket()
    await user.type(screen.getByLabelText('Received'), '42.886')
    await waitFor(() => expect(paying()).toContain('Still due0.014'))
    expect(screen.getByRole('button', { name: /Take payment/ })).toHaveProperty('disabled', true)
  })

  test('what comes to nothing is paid by nothing, in cash', async () => {
    const bag = { ...BASKET, unitPriceMicro: 20_000 }
    const { api, user } = await aBasket({ products: [bag] })
    await user.keyboard('{F10}')
    await screen.findByText('Sale recorded')
    expect((await ticketsSent(api))[0]).toMatchObject({
      totalMinor: 20,
      changeMinor: 0,
      payments: [{ paymentMethodId: CASH_METHOD.id, amountMinor: 0 }],
    })
  })

  test('a point of sale may round to nothing where its company does not', async () => {
    await aBasket({ own: { cashStepMinor: 0 } })
    expect(paying()).toContain('To pay42.886 TND')
  })

  test.each([
    ['fr', 'Arrondi d’espèces'],
    ['ar', 'تقريب النقد'],
  ] as const)('it says so in %s', async (language, words) => {
    await aBasket({}, language)
    expect(within(document.body).getByText(new RegExp(words))).toBeTruthy()
  })
})
