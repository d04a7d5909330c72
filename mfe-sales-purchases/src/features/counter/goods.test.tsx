import { beforeEach, describe, expect, test } from '@jest/globals'
import type { CounterLot, CounterLots } from '@comptoir/contracts/inventory/counter-catalogue'
import { checkAccessibility, renderPage } from '@comptoir/testing'
import { screen, waitFor, within } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { aProduct } from '../../testing/a-product.ts'
import { aShop, ticketsSent } from '../../testing/a-shop.ts'
import { scan } from '../../testing/scan.ts'
import { CounterPage } from './counter.page.tsx'

const milk = aProduct({ designation: 'Lait demi-écrémé 1 L', tracking: 'lots', unitPriceMicro: 1_450_000 })
const phone = aProduct({
  designation: 'Téléphone',
  tracking: 'serialNumbers',
  unitDecimals: 0,
  barcodes: ['6190000000028'],
})

function aLot(number: string, expiresOn: string | null, onHandMilli: number): CounterLot {
  return { productId: milk.id, number, expiresOn, onHandMilli }
}
const LOTS = [
  aLot('L-OVER', '2020-01-31', 4000),
  aLot('L-SOON', '2090-06-30', 2000),
  aLot('L-LATER', '2091-06-30', 9000),
]

/** As fast as somebody types, and no scanner. */
const atLeisure = () => userEvent.setup({ delay: 60 })
const tile = (name: RegExp) => screen.findByRole('button', { name })
const lines = () => screen.findByRole('list', { name: 'Cart lines' })
const isClosed = () => waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
const shows = (text: string) => waitFor(async () => expect((await lines()).textContent).toContain(text))

async function atTheCounter() {
  const shop = aShop({ products: [milk, phone], lots: LOTS })
  return { ...shop, ...(await renderPage(<CounterPage />, shop.page)), user: atLeisure() }
}

beforeEach(() => localStorage.clear())

test('the key of lots and pieces does nothing where there are none to name, and takes no scan', async () => {
  const { user } = await atTheCounter()
  await tile(/^Lait/)
  await user.keyboard('{Control>}{F6}{/Control}')
  scan('6190000000028')
  expect(await screen.findByRole('dialog', { name: /^Serial numbers/ })).toBeTruthy()
})

describe('a product by lots', () => {
  test('is of the lots that expire first, which the ticket says; the next ticket is of what is left', async () => {
    const { api, user, container } = await atTheCounter()
    await user.click(await tile(/^Lait/))
    await shows('Lot L-SOON')
    await user.click(await tile(/^Lait/))
    await user.click(await tile(/^Lait/))
    await shows('Lot L-LATER')
    await checkAccessibility(container)
    await user.keyboard('{F10}')
    await screen.findByText('Sale recorded')
    const paper = await screen.findByRole('document', { name: /^Ticket/ })
    expect(paper.textContent).toContain('L-SOON')
    const [sent] = await ticketsSent(api)
    expect(sent?.lines[0]?.lots).toEqual([
      { number: 'L-SOON', expiresOn: '2090-06-30', quantityMilli: 2000 },
      { number: 'L-LATER', expiresOn: '2091-06-30', quantityMilli: 1000 },
    ])
  })

  test('is of others where somebody chooses them, by a key, also of one that is over or in no list', async () => {
    const { api, user } = await atTheCounter()
    await user.click(await tile(/^Lait/))
    await user.click(await tile(/^Lait/))
    await shows('Lot L-SOON')
    await user.keyboard('{Control>}{F6}{/Control}')
    const asked = within(await screen.findByRole('dialog', { name: /^Lots/ }))
    const soon = await asked.findByLabelText('Quantity of lot L-SOON')
    await waitFor(() => expect(document.activeElement).toBe(soon))
    await checkAccessibility(screen.getByRole('dialog'))
    await user.clear(soon)
    await user.type(await asked.findByLabelText('Quantity of lot L-OVER'), '1')
    await asked.findByText(/A lot that has expired is chosen/)
    await user.click(asked.getByRole('button', { name: 'Put on the line' }))
    await asked.findByText('The lots come to 1; 2 are sold.')
    await user.type(asked.getByLabelText('Number of another lot'), 'L-9{Enter}')
    await asked.findByLabelText('Quantity of lot L-9')
    await user.click(asked.getByRole('button', { name: 'Put on the line' }))
    await isClosed()
    await shows('Expired')
    await user.keyboard('{F10}')
    await screen.findByText('Sale recorded')
    const [sent] = await ticketsSent(api)
    expect(sent?.lines[0]?.lots).toEqual([
      { number: 'L-OVER', expiresOn: '2020-01-31', quantityMilli: 1000 },
      { number: 'L-9', expiresOn: null, quantityMilli: 1000 },
    ])
  })
})

describe('a product by lots that is paid before its lots are known', () => {
  const LIST = '/:companyId/counter-catalogue/lots'

  test('before what names them has come: it waits for that', async () => {
    const { api } = await atTheCounter()
    const hasty = userEvent.setup()
    await hasty.click(await tile(/^Lait/))
    await hasty.keyboard('{F10}')
    await screen.findByText('Sale recorded')
    const [sent] = await ticketsSent(api)
    expect(sent?.lines[0]?.lots).toEqual([{ number: 'L-SOON', expiresOn: '2090-06-30', quantityMilli: 1000 }])
  })

  test('while they are read: it is said, and paid once by itself however often it is asked for', async () => {
    const { api, user, answer } = await whileLotsAreRead()
    await user.keyboard('{F10}')
    expect(await screen.findByText('Looking up the lots…')).toBeTruthy()
    await user.keyboard('{F10}')
    expect(await ticketsSent(api, 0)).toEqual([])
    answer({ data: LOTS })
    await screen.findByText('Sale recorded')
    const [sent] = await ticketsSent(api)
    expect(sent?.lines[0]?.lots).toEqual([{ number: 'L-SOON', expiresOn: '2090-06-30', quantityMilli: 1000 }])
    expect(screen.queryByText('Looking up the lots…')).toBeNull()
  })

  test('while another product comes to it: that is not paid by itself', async () => {
    const { api, user, answer } = await whileLotsAreRead()
    await user.keyboard('{F10}')
    await screen.findByText('Looking up the lots…')
    await user.keyboard('{+}')
    answer({ data: LOTS })
    await shows('Lot L-SOON')
    await waitFor(() => expect(screen.queryByText('Looking up the lots…')).toBeNull())
    expect(await ticketsSent(api, 0)).toEqual([])
  })

  test('that nobody answers: it is sold without them after a while', async () => {
    const { api, user } = await whileLotsAreRead()
    await user.keyboard('{F10}')
    await screen.findByText('Sale recorded')
    const [sent] = await ticketsSent(api)
    expect(sent?.lines[0]?.lots).toBeUndefined()
  })

  test('that cannot be read: it is sold without them', async () => {
    const shop = aShop({ products: [milk] })
    shop.api.on('get', LIST, () => Promise.reject(new TypeError('fetch failed')))
    await renderPage(<CounterPage />, shop.page)
    const user = atLeisure()
    await user.click(await tile(/^Lait/))
    await user.keyboard('{F10}')
    await screen.findByText('Sale recorded')
    const [sent] = await ticketsSent(shop.api)
    expect(sent?.lines[0]?.lots).toBeUndefined()
  })

  /** With one line in the cart. */
  async function whileLotsAreRead() {
    const shop = aShop({ products: [milk] })
    let resolve: (lots: CounterLots) => void = () => undefined
    const answered = new Promise<CounterLots>((resolved) => (resolve = resolved))
    shop.api.on<CounterLots>('get', LIST, () => answered)
    await renderPage(<CounterPage />, shop.page)
    const user = atLeisure()
    await user.click(await tile(/^Lait/))
    await waitFor(() => expect(shop.api.callsTo('get', LIST)).toHaveLength(1))
    return { ...shop, user, answer: (lots: CounterLots) => resolve(lots) }
  }
})

describe('a product by serial numbers', () => {
  test('asks for the number of each piece, typed or scanned, each once', async () => {
    const { api, user } = await atTheCounter()
    await user.click(await tile(/^Téléphone/))
    const asked = within(await screen.findByRole('dialog', { name: /^Serial numbers/ }))
    const field = await asked.findByLabelText('Serial number')
    await waitFor(() => expect(document.activeElement).toBe(field))
    await user.type(field, 'SN-1')
    await user.click(asked.getByRole('button', { name: 'Put on the line' }))
    await isClosed()
    await shows('SN-1')
    scan('6190000000028')
    const again = within(await screen.findByRole('dialog', { name: /^Serial numbers/ }))
    await again.findByText('1 of 2 named')
    scan('SN-1')
    await again.findByText('SN-1 is on this ticket already.')
    scan('SN-2')
    await isClosed()
    await user.keyboard('{F10}')
    await screen.findByText('Sale recorded')
    const [sent] = await ticketsSent(api)
    expect(sent?.lines[0]?.serialNumbers).toEqual(['SN-1', 'SN-2'])
  })

  test('is not paid before its numbers are asked for, with the reason; somebody may say that there are none', async () => {
    const { api, user } = await atTheCounter()
    await user.click(await tile(/^Téléphone/))
    const asked = within(await screen.findByRole('dialog', { name: /^Serial numbers/ }))
    await user.click(asked.getByRole('button', { name: 'Cancel' }))
    await isClosed()
    await user.click(await tile(/^Lait/))
    await shows('Lot L-SOON')
    await user.keyboard('{F10}')
    const again = within(await screen.findByRole('dialog', { name: /^Serial numbers/ }))
    await again.findByText(/Enter it before the sale is paid/)
    await checkAccessibility(screen.getByRole('dialog'))
    await user.click(again.getByRole('button', { name: 'Cancel' }))
    await isClosed()
    await user.keyboard('{F10}')
    const once = within(await screen.findByRole('dialog', { name: /^Serial numbers/ }))
    expect(screen.queryByText('Sale recorded')).toBeNull()
    await user.click(await once.findByRole('button', { name: 'Sell without a number' }))
    await screen.findByText('Sale recorded')
    const [sent] = await ticketsSent(api)
    expect(sent?.lines[0]?.serialNumbers).toBeUndefined()
  })

  test('is paid with the number that was asked for when it was to be paid', async () => {
    const { api, user } = await atTheCounter()
    await user.click(await tile(/^Téléphone/))
    await user.click(within(await screen.findByRole('dialog')).getByRole('button', { name: 'Cancel' }))
    await isClosed()
    await user.keyboard('{F10}')
    const field = await within(await screen.findByRole('dialog')).findByLabelText('Serial number')
    await waitFor(() => expect(document.activeElement).toBe(field))
    scan('SN-77')
    await isClosed()
    await user.keyboard('{F10}')
    await screen.findByText('Sale recorded')
    const [sent] = await ticketsSent(api)
    expect(sent?.lines[0]?.serialNumbers).toEqual(['SN-77'])
  })
})
