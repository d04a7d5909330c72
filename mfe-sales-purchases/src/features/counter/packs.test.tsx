import { describe, expect, test } from '@jest/globals'
import type { CounterProduct } from '@comptoir/contracts/inventory/products'
import { newId } from '@comptoir/platform'
import { checkAccessibility, renderPage } from '@comptoir/testing'
import { act, screen, within } from '@testing-library/react'
import { aProduct, aRunningDiscount } from '../../testing/a-product.ts'
import { aShop, FIND, ticketsSent, type ShopOptions } from '../../testing/a-shop.ts'
import { scan } from '../../testing/scan.ts'
import { CounterPage } from './counter.page.tsx'

const CARTON = { id: newId(), unit: 'Carton', unitDecimals: 0, quantityMilli: 24_000, unitPriceMicro: 20_000_000 }
const SIX = { id: newId(), unit: 'Pack', unitDecimals: 0, quantityMilli: 6000, unitPriceMicro: 5_400_000 }
const water = (given: Partial<CounterProduct> = {}): CounterProduct =>
  aProduct({
    designation: 'Eau minérale 1,5 L',
    barcodes: ['6190000000011'],
    unit: 'Bouteille',
    unitDecimals: 0,
    unitPriceMicro: 900_000,
    onHandMilli: 60_000,
    packs: [SIX, CARTON],
    ...given,
  })

function aWaterShop(product: CounterProduct = water(), options: ShopOptions = {}) {
  const shop = aShop({ products: [product], ...options })
  shop.api.on('get', FIND, ({ searchParams }) => ({
    data: [searchParams.get('barcode') === '6191234567890' ? { ...product, packId: CARTON.id } : product],
  }))
  return shop
}

const inCart = () => within(screen.getByRole('region', { name: 'Cart' }))
const toPay = () => within(screen.getByRole('region', { name: 'Payment' }))
const linesShown = () => within(screen.getByRole('list', { name: 'Cart lines' }))
const unit = (name: RegExp) => within(screen.getByRole('group', { name: 'Sold by' })).getByRole('button', { name })
const pay = () => screen.getByRole('button', { name: 'Take payment' })

describe('a product that is sold by the piece and by the carton', () => {
  test('is on a line of its own for each, by the barcode that was scanned', async () => {
    const { api, page } = aWaterShop()
    const { user, container } = await renderPage(<CounterPage />, page)
    await screen.findByRole('searchbox')
    scan('6191234567890')
    expect(await toPay().findByText('20.000 TND')).toBeTruthy()
    scan('6190000000011')
    expect(await toPay().findByText('20.900 TND')).toBeTruthy()
    scan('6191234567890')
    expect(await toPay().findByText('40.900 TND')).toBeTruthy()
    expect(unit(/^Carton/).getAttribute('aria-pressed')).toBe('true')
    await checkAccessibility(container)
    await user.click(pay())
    await screen.findByText('Sale recorded')
    const [sale] = await ticketsSent(api)
    expect(sale?.lines).toMatchObject([
      { packId: CARTON.id, quantityMilli: 2000, unitPriceMicro: 20_000_000 },
      { quantityMilli: 1000, unitPriceMicro: 900_000 },
    ])
    expect(sale?.lines[1]?.packId).toBeNull()
    expect(screen.getAllByText(/2 Carton \(24\) × 20[.,]000/).length).toBeGreaterThan(0)
  })

  test('changes from one to the other on its line, with the price of each', async () => {
    const { api, page } = aWaterShop()
    const { user } = await renderPage(<CounterPage />, page)
    await user.click(await screen.findByRole('button', { name: /^Eau minérale/ }))
    expect(toPay().getByText('0.900 TND')).toBeTruthy()
    expect(unit(/^Bouteille/).getAttribute('aria-pressed')).toBe('true')
    await user.click(unit(/^Pack/))
    expect(toPay().getByText('5.400 TND')).toBeTruthy()
    await user.click(unit(/^Carton/))
    expect(toPay().getByText('20.000 TND')).toBeTruthy()
    expect(linesShown().getByText('20.000 TND')).toBeTruthy()
    await user.click(unit(/^Bouteille/))
    expect(toPay().getByText('0.900 TND')).toBeTruthy()
    await user.click(unit(/^Pack/))
    await user.click(pay())
    await screen.findByText('Sale recorded')
    expect((await ticketsSent(api))[0]?.lines).toMatchObject([{ packId: SIX.id, unitPriceMicro: 5_400_000 }])
  })

  test('has its running discount on packs too, and says when the shop has fewer pieces', async () => {
    const { page } = aWaterShop(water({ discount: aRunningDiscount(), onHandMilli: 20_000 }), { stockPolicy: 'warn' })
    await renderPage(<CounterPage />, page)
    await screen.findByRole('searchbox')
    scan('6191234567890')
    expect(await toPay().findByText('18.000 TND')).toBeTruthy()
    expect(inCart().getByText('In stock: 20')).toBeTruthy()
  })

  test('keeps a pack that is gone on its line, and offers what there is', async () => {
    const shelf = water()
    const { api, page } = aWaterShop(shelf)
    const { user } = await renderPage(<CounterPage />, page)
    await screen.findByRole('searchbox')
    scan('6191234567890')
    expect(await toPay().findByText('20.000 TND')).toBeTruthy()
    const other = { ...CARTON, id: newId(), unitPriceMicro: 21_000_000 }
    api.on('get', FIND, () => ({ data: [{ ...shelf, packs: [other] }] }))
    act(() => {
      globalThis.dispatchEvent(new Event('online'))
    })
    expect(await screen.findByText(/“Eau minérale 1,5 L” is no longer sold by this pack/)).toBeTruthy()
    expect(pay()).toHaveProperty('disabled', true)
    expect(toPay().getByText('20.000 TND')).toBeTruthy()
    await user.click(unit(/^Carton/))
    expect(await toPay().findByText('21.000 TND')).toBeTruthy()
    expect(pay()).toHaveProperty('disabled', false)
  })
})

test('a price names its unit where it is not of a piece', async () => {
  const dates = aProduct({ designation: 'Deglet nour, vrac', unit: 'Kilogramme', unitPriceMicro: 12_900_000 })
  const soap = aProduct({ designation: 'Savon vert', unit: 'Pièce', unitDecimals: 0 })
  const { page } = aShop({ products: [dates, soap] })
  const { user } = await renderPage(<CounterPage />, page)
  const tile = await screen.findByRole('button', { name: /^Deglet nour/ })
  expect(within(tile).getByText('Kilogramme')).toBeTruthy()
  const other = screen.getByRole('button', { name: /^Savon vert/ })
  expect(within(other).queryByText('Pièce')).toBeNull()
  await user.click(tile)
  expect(inCart().getByText('Kilogramme')).toBeTruthy()
  await user.click(other)
  expect(inCart().getByText('Kilogramme')).toBeTruthy()
  expect(inCart().queryByText('Pièce')).toBeNull()
})
