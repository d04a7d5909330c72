import { describe, expect, test } from '@jest/globals'
import { aCompany, checkAccessibility, renderPage } from '@comptoir/testing'
import { screen, waitFor, within } from '@testing-library/react'
import { aProduct } from '../../testing/a-product.ts'
import { aRegister } from '../../testing/a-session.ts'
import { aShop, SHOP, type ShopOptions } from '../../testing/a-shop.ts'
import { CounterPage } from './counter.page.tsx'

const OIL = aProduct({
  designation: 'Huile d’olive 1 l',
  code: 'HUI-1',
  unitPriceMicro: 18_500_000,
  vatRateMilli: 19_000,
})
const plain = (element: Element): string => element.textContent?.replaceAll(/[\u00A0\u202F]/g, ' ') ?? ''
const tile = () => screen.findByRole('button', { name: /^Huile/ })
const cart = () => within(screen.getByRole('list', { name: 'Cart lines' }))

const summary = () => plain(screen.getByText(/^Subtotal/).closest('dl') as Element)

async function draw(options: ShopOptions, isVatSubject = true) {
  const { api, page } = aShop({ products: [OIL], ...options })
  const company = aCompany({ ...page.session.company, isVatSubject })
  return { api, ...(await renderPage(<CounterPage />, { ...page, session: { ...page.session, company } })) }
}

describe('prices before tax', () => {
  test('stand beside those that are paid, and the lines come to what the ticket does', async () => {
    const { user, container } = await draw({ own: { priceDisplay: 'both' } })
    expect(plain(await tile())).toContain('18.500 TNDExcl. tax 15.546')
    await user.dblClick(await tile())
    await checkAccessibility(container)
    expect(plain(cart().getByRole('listitem'))).toContain('Excl. tax 31.092')
    expect(summary()).toBe('Subtotal, 1 line37.000 TNDExcl. tax31.092 TNDVAT5.908 TND')
  })

  test('stand there where the register shows them and the point of sale does not', async () => {
    await draw({ own: { priceDisplay: 'inclTax' }, register: aRegister({ priceDisplay: 'both' }) })
    expect(plain(await tile())).toContain('Excl. tax 15.546')
  })

  test('FODEC stands between them and the VAT, so that all adds up', async () => {
    const { user } = await draw({ own: { priceDisplay: 'both' }, products: [{ ...OIL, fodecRateMilli: 1000 }] })
    await user.click(await tile())
    expect(summary()).toBe('Subtotal, 1 line18.500 TNDExcl. tax15.392 TNDFODEC0.154 TNDVAT2.954 TND')
  })

  test.each([
    ['the point of sale shows others', { priceDisplay: 'both', own: { priceDisplay: 'inclTax' } }, true],
    ['the register shows others', { priceDisplay: 'both', register: aRegister({ priceDisplay: 'inclTax' }) }, true],
    ['nobody chose so', {}, true],
    ['there is no VAT', { priceDisplay: 'both' }, false],
  ] as const)('are not shown where %s', async (_, options, isVatSubject) => {
    const { api, user } = await draw(options, isVatSubject)
    await user.click(await tile())
    await waitFor(() => expect(api.callsTo('get', SHOP)).not.toHaveLength(0))
    await waitFor(() => expect(screen.queryByText(/Excl. tax/)).toBeNull())
    expect(summary()).toContain('VAT included')
  })
})
