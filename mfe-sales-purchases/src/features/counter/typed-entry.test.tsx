import { beforeAll, describe, expect, test } from '@jest/globals'
import type { CatalogueProduct } from '@comptoir/contracts/inventory/counter-catalogue'
import { newId } from '@comptoir/platform'
import { checkAccessibility, renderPage } from '@comptoir/testing'
import { screen, waitFor, within } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { aCatalogueProduct } from '../../testing/a-catalogue-product.ts'
import { scan } from '../../testing/scan.ts'
import { CounterPage } from './counter.page.tsx'
import { withWorkers } from './testing/a-device.ts'
import { aShopWithCatalogue } from './testing/a-shop-with-catalogue.ts'

const piece = (designation: string, over: Partial<CatalogueProduct> = {}) =>
  aCatalogueProduct({ id: newId(), designation, unitId: 'piece', unitPriceMicro: 1_000_000, ...over })
const PRODUCTS = [
  piece('Thé noir', { barcodes: ['6191234500017'] }),
  piece('Thé vert'),
  piece('Thé à la menthe', { code: 'TM-1' }),
  piece('Semoule', { unitId: 'kg', unitPriceMicro: 2_000_000 }),
]

const cart = () => within(screen.getByRole('region', { name: 'Cart' }))
const lines = () =>
  cart()
    .queryAllByRole('listitem')
    .map(({ textContent }) => textContent ?? '')
const highlighted = () =>
  within(screen.getByRole('list', { name: 'Products' }))
    .queryAllByRole('button', { current: true })
    .map(({ title }) => title)

/** The counter, with the catalogue on the device. */
async function draw() {
  const { page } = aShopWithCatalogue(PRODUCTS, { products: [] })
  const shown = await renderPage(<CounterPage />, page)
  const field = (await screen.findByRole('searchbox')) as HTMLInputElement
  await screen.findByRole('button', { name: /^Semoule/ })
  // Keys that come faster are a scanner's.
  return { ...shown, field, slowly: userEvent.setup({ delay: 60 }) }
}

describe('what is typed into the search', () => {
  beforeAll(withWorkers)

  test('Enter adds the highlighted hit and empties the field; arrows go to another one', async () => {
    const { user, slowly, field, container } = await draw()
    expect(highlighted()).toEqual([])
    await user.type(field, 'thé')
    await waitFor(() => expect(highlighted()).toHaveLength(1))
    const names = screen.getAllByRole('button', { name: /^Thé/ }).map(({ title }) => title)
    expect(highlighted()).toEqual([names[0]])
    await checkAccessibility(container)
    await user.keyboard('{ArrowDown}{ArrowDown}{ArrowDown}{ArrowDown}{ArrowUp}')
    expect(highlighted()).toEqual([names[1]])
    expect(screen.getByText(`Enter adds ${names[1]}`)).toBeTruthy()
    await user.keyboard('{Enter}')
    expect(await cart().findByText(names[1] ?? '')).toBeTruthy()
    expect(field.value).toBe('')
    await slowly.type(field, 'thé{Enter}')
    expect(await cart().findByText(names[0] ?? '')).toBeTruthy()
    expect(lines()).toHaveLength(2)
  })

  test('a code is that of its product, whatever is highlighted, until an arrow says otherwise', async () => {
    const { slowly, field } = await draw()
    await slowly.type(field, 'tm-1{Enter}')
    expect(await cart().findByText('Thé à la menthe')).toBeTruthy()
  })

  test('what sounds the same is what is meant', async () => {
    const { slowly, field } = await draw()
    await slowly.type(field, 'smoulle{Enter}')
    expect(await cart().findByText('Semoule')).toBeTruthy()
    expect(field.value).toBe('')
  })

  test('what may not be meant is added only when an arrow went to it', async () => {
    const { slowly, user, field } = await draw()
    await slowly.type(field, 'senoule')
    await screen.findByText(/Did you mean/)
    expect(highlighted()).toEqual([])
    await slowly.keyboard('{Enter}')
    expect(await screen.findByText(/neither a code nor a name/)).toBeTruthy()
    expect(lines()).toEqual([])
    await user.type(field, '{End}{ArrowDown}')
    expect(highlighted()).toEqual(['Semoule'])
    await user.keyboard('{Enter}')
    expect(await cart().findByText('Semoule')).toBeTruthy()
  })

  test('3* is three of what comes next: typed, scanned or touched', async () => {
    const { user, slowly, field } = await draw()
    await slowly.type(field, '3*thé vert{Enter}')
    await waitFor(() => expect(lines()[0]).toMatch(/Thé vert.*3\.000/))
    expect(field.value).toBe('')
    await user.type(field, '2*')
    scan('6191234500017')
    await waitFor(() => expect(lines()[1]).toMatch(/Thé noir.*2\.000/))
    await waitFor(() => expect(field.value).toBe(''))
    await user.type(field, '0,485*')
    await user.click(await screen.findByRole('button', { name: /^Semoule/ }))
    await waitFor(() => expect(lines()[2]).toMatch(/Semoule.*0\.970/))
    expect(field.value).toBe('')
    scan('6191234500017')
    await waitFor(() => expect(lines()[1]).toMatch(/Thé noir.*3\.000/))
  })

  test('12* by itself is the quantity of the line in hand; without a line it waits for what comes', async () => {
    const { user, field } = await draw()
    await user.type(field, '2*')
    await user.keyboard('{Enter}')
    expect(field.value).toBe('2*')
    scan('6191234500017')
    await waitFor(() => expect(lines()[0]).toMatch(/Thé noir.*2\.000/))
    await user.type(field, '12*')
    await user.keyboard('{Enter}')
    await waitFor(() => expect(lines()[0]).toMatch(/Thé noir.*12\.000/))
    expect(field.value).toBe('')
  })

  test('Delete takes a line out, and for a moment it can be put back where it was', async () => {
    const { user, slowly, field } = await draw()
    await user.click(await screen.findByRole('button', { name: /^Semoule/ }))
    await slowly.type(field, '3*thé vert{Enter}')
    await waitFor(() => expect(lines()[1]).toMatch(/Thé vert.*3\.000/))
    await slowly.keyboard('{ArrowUp}{Delete}')
    await waitFor(() => expect(lines()).toHaveLength(1))
    await user.click(await screen.findByRole('button', { name: 'Undo' }))
    await waitFor(() =>
      expect(lines().map((text) => /Semoule|Thé vert/.exec(text)?.[0])).toEqual(['Semoule', 'Thé vert']),
    )
    expect(document.activeElement).toBe(field)
  })

  test('two scans in a row: the first takes the count', async () => {
    const { user, field } = await draw()
    await user.type(field, '3*')
    scan('6191234500017')
    scan('6191234500017')
    await waitFor(() => expect(lines()[0]).toMatch(/Thé noir.*4\.000/))
    expect(field.value).toBe('')
  })

  test('half a piece is refused in words, and nothing is added', async () => {
    const { slowly, field } = await draw()
    await slowly.type(field, '0,5*thé vert{Enter}')
    expect(await screen.findByText(/was not added/)).toBeTruthy()
    expect(lines()).toEqual([])
    expect(field.value).toBe('0,5*thé vert')
  })
})
