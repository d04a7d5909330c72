import { describe, expect, test } from '@jest/globals'
import { aCompany, checkAccessibility, renderPage } from '@comptoir/testing'
import { screen, within } from '@testing-library/react'
import { aProduct } from '../../testing/a-product.ts'
import { aShop, type ShopOptions } from '../../testing/a-shop.ts'
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

async function draw(options: ShopOptions, isVatSubject = true) {
  const { page } = aShop({ products: [OIL], ...options })
  const company = aCompany({ ...page.session.company, isVatSubject })
  return renderPage(<CounterPage />, { ...page, session: { ...page.session, company } })
}

describe('prices before tax', () => {
  test('stand beside those that are paid, and the lines come to what the ticket does', async () => {
    const { user, container } = await draw({ own: { priceDisplay: 'both' } })
    expect(plain(await tile())).toContain('18.500 TNDExcl. tax 15.546')
    await user.dblClick(await tile())
    await checkAccessibility(container)
    expect(plain(cart().getByRole('listitem'))).toContain('Excl. tax 31.092')
    expect(plain(screen.getByText('Excl. tax', { selector: 'dt' }).parentElement as Element)).toBe(
      'Excl. tax31.092 TND',
    )
  })

  test.each([
    ['the point of sale shows others', { own: { priceDisplay: 'inclTax' } }, true],
    ['nobody chose so', {}, true],
    ['there is no VAT', { own: { priceDisplay: 'both' } }, false],
  ] as const)('are not shown where %s', async (_, options, isVatSubject) => {
    const { user } = await draw(options, isVatSubject)
    await user.click(await tile())
    expect(screen.queryByText(/Excl. tax/)).toBeNull()
  })
})
