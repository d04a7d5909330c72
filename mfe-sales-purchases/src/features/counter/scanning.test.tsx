import { describe, expect, test } from '@jest/globals'
import type { CounterProduct } from '@comptoir/contracts/inventory/products'
import { isPageBusy } from '@comptoir/platform'
import { renderPage } from '@comptoir/testing'
import { screen, waitFor, within } from '@testing-library/react'
import { aProduct, SHELF } from '../../testing/a-product.ts'
import { aShop, FIND, ticketsSent } from '../../testing/a-shop.ts'
import { scan } from '../../testing/scan.ts'
import { CounterPage } from './counter.page.tsx'

const TEN = Array.from({ length: 10 }, (_, index) =>
  aProduct({
    code: `P-${index}`,
    designation: `Produit ${index}`,
    barcodes: [`619000000${index}`],
    unitPriceMicro: (index + 1) * 1_000_000,
  }),
)
const barcodeOf = (product: CounterProduct | undefined): string => product?.barcodes[0] ?? ''
const search = () => screen.findByRole('searchbox')
const pay = () => screen.getByRole('button', { name: 'Take payment' })
const inCart = () => within(screen.getByRole('region', { name: 'Cart' }))
const linesShown = () =>
  within(screen.getByRole('list', { name: 'Cart lines' }))
    .getAllByText(/^Produit/)
    .map(({ textContent }) => textContent)

describe('a barcode scanner', () => {
  test('faster than the network loses nothing and keeps the order', async () => {
    const { api, page } = aShop({ products: TEN })
    // The first scanned is answered last.
    api.on('get', FIND, async ({ searchParams }) => {
      const index = TEN.findIndex(({ barcodes }) => barcodes[0] === searchParams.get('barcode'))
      await new Promise((resolve) => setTimeout(resolve, (10 - index) * 8))
      return { data: index < 0 ? TEN : TEN.slice(index, index + 1) }
    })
    await renderPage(<CounterPage />, page)
    const field = await search()
    for (const product of TEN) scan(barcodeOf(product))
    expect(pay().hasAttribute('disabled')).toBe(true)
    await waitFor(() => expect(linesShown()).toHaveLength(10))
    expect(linesShown()).toEqual(TEN.map(({ designation }) => designation))
    expect((field as HTMLInputElement).value).toBe('')
    expect(document.activeElement).toBe(field)
  })

  test('opens a sale, during which the page is not to be disturbed', async () => {
    const { page } = aShop()
    const { unmount } = await renderPage(<CounterPage />, page)
    await search()
    expect(isPageBusy()).toBe(false)
    scan(barcodeOf(SHELF[1]))
    await waitFor(() => expect(isPageBusy()).toBe(true))
    unmount()
    expect(isPageBusy()).toBe(false)
  })

  test('adds to the line of what it scanned before', async () => {
    const { page } = aShop()
    await renderPage(<CounterPage />, page)
    await search()
    for (let times = 0; times < 3; times += 1) scan(barcodeOf(SHELF[1]))
    await waitFor(() => expect(screen.getByRole('region', { name: 'Payment' }).textContent).toContain('5.700'))
  })

  test('works wherever the focus is and leaves nothing in a field', async () => {
    const { page } = aShop()
    const { user } = await renderPage(<CounterPage />, page)
    await search()
    const received = screen.getByLabelText('Received')
    await user.type(received, '7')
    scan(barcodeOf(SHELF[0]))
    await inCart().findByText('Harissa du Cap Bon 380 g')
    expect((received as HTMLInputElement).value).not.toContain('619')
    await user.click(document.body)
    scan('EPI-00188')
    expect(await inCart().findByText('Couscous fin 1 kg')).toBeTruthy()
  })

  test('is kept from the field as soon as its pace is known; what was typed as fast and is no scan comes there', async () => {
    const { page } = aShop()
    await renderPage(<CounterPage />, page)
    const field = (await search()) as HTMLInputElement
    const heard: string[] = []
    field.addEventListener('input', () => heard.push(field.value))
    const barcode = barcodeOf(SHELF[1])
    scan(barcode)
    expect(heard).toEqual([...Array.from({ length: 4 }, (_, at) => barcode.slice(0, at + 1)), ''])
    scan('couscous', { isUnended: true })
    await waitFor(() => expect(field.value).toBe('couscous'))
  })

  test('says what it does not know and goes on with the rest', async () => {
    const { page } = aShop()
    const { user } = await renderPage(<CounterPage />, page)
    await search()
    scan(barcodeOf(SHELF[0]))
    scan('6190000009999')
    scan(barcodeOf(SHELF[1]))
    expect(await screen.findByText('is not in the catalogue. Nothing was added.')).toBeTruthy()
    expect(screen.getByText('6190000009999')).toBeTruthy()
    await waitFor(() => expect(screen.getByRole('region', { name: 'Payment' }).textContent).toContain('5.350'))
    await user.click(screen.getByRole('button', { name: 'Dismiss' }))
    expect(screen.queryByText('6190000009999')).toBeNull()
  })

  test('adds as much as the label of a scale says, each on a line of its own', async () => {
    const cheese = aProduct({ designation: 'Produit pesé', unit: 'kg', unitPriceMicro: 28_900_000 })
    const { api, page } = aShop()
    api.on('get', FIND, ({ searchParams }) => {
      const grams = Number(searchParams.get('barcode')?.slice(7, 12))
      return { data: grams > 0 ? [{ ...cheese, quantityMilli: grams }] : [] }
    })
    const { user } = await renderPage(<CounterPage />, page)
    await search()
    scan('2100123005253')
    scan('2100123003006')
    await waitFor(() => expect(linesShown()).toHaveLength(2))
    // 0.525 kg and 0.300 kg, each priced alone: 15.173 and 8.670.
    expect(screen.getByRole('region', { name: 'Payment' }).textContent).toContain('23.843')
    await waitFor(() => expect(pay().hasAttribute('disabled')).toBe(false))
    await user.keyboard('{F10}')
    await ticketsSent(api, 1)
    expect((await ticketsSent(api))[0]?.lines.map(({ quantityMilli }) => quantityMilli)).toEqual([525, 300])
  })

  test('adds no weight of what is counted in pieces, and says why', async () => {
    const eggs = aProduct({ designation: 'Œufs', unit: 'pièce', unitDecimals: 0, quantityMilli: 525 })
    const { api, page } = aShop()
    api.on('get', FIND, { data: [eggs] })
    await renderPage(<CounterPage />, page)
    await search()
    scan('2100123005253')
    expect(await screen.findByText(/pièce/)).toBeTruthy()
    expect(inCart().queryByText('Œufs')).toBeNull()
  })

  test('without an answer says so, and the code can be tried again', async () => {
    const { api, page } = aShop()
    const { user } = await renderPage(<CounterPage />, page)
    await search()
    await screen.findByRole('button', { name: /^Harissa/ })
    let isDown = true
    api.on('get', FIND, () => (isDown ? Promise.reject(new TypeError('fetch failed')) : { data: SHELF.slice(0, 1) }))
    scan(barcodeOf(SHELF[0]))
    const again = await screen.findByRole('button', { name: 'Try again' })
    isDown = false
    await user.click(again)
    expect(await inCart().findByText('Harissa du Cap Bon 380 g')).toBeTruthy()
  })

  test('scanning for the next customer while a sale is written down fills the next cart', async () => {
    const { api, page } = aShop()
    const { user } = await renderPage(<CounterPage />, page)
    await search()
    scan(barcodeOf(SHELF[0]))
    await waitFor(() => expect(pay().hasAttribute('disabled')).toBe(false))
    await user.keyboard('{F10}')
    scan(barcodeOf(SHELF[1]))
    expect(await inCart().findByText('Couscous fin 1 kg')).toBeTruthy()
    expect((await ticketsSent(api))[0]?.lines).toHaveLength(1)
    expect(screen.getByRole('region', { name: 'Payment' }).textContent).toContain('TIC-LM2-004218')
  })
})
