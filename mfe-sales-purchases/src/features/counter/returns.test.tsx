import { describe, expect, test } from '@jest/globals'
import type { ReturnableTicket, SalesReturn, TicketReturnInput } from '@comptoir/contracts/sales/sales-returns'
import type { SaleRow } from '@comptoir/contracts/sales/sales'
import type { PaginatedOf } from '@comptoir/contracts/schema'
import { checkAccessibility, refusal, renderPage, reply } from '@comptoir/testing'
import { screen, waitFor, within } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { SHELF } from '../../testing/a-product.ts'
import { aReturnableTicket, settledReturn } from '../../testing/a-returnable-ticket.ts'
import { aSaleRow } from '../../testing/a-sale-row.ts'
import { CASH_METHOD } from '../../testing/a-session.ts'
import { aShop, type ShopOptions, ticketsSent } from '../../testing/a-shop.ts'
import { scan } from '../../testing/scan.ts'
import { CounterPage } from './counter.page.tsx'

const RETURNS = '/:companyId/sales-returns/of-ticket'

const search = () => screen.findByRole('searchbox')
const dialog = () => screen.findByRole('dialog', { name: 'Return' })
const harissa = async () =>
  within(await dialog()).findByRole('textbox', { name: 'Comes back: Harissa du Cap Bon 380 g' })

async function atTheCounter(options: ShopOptions = {}, ticket = aReturnableTicket()) {
  const shop = aShop(options)
  shop.api
    .on<ReturnableTicket>('get', RETURNS, ({ searchParams }) =>
      searchParams.get('number') === ticket.number
        ? ticket
        : refusal('salesReturn.ticketNotFound', { params: { number: 'TIC-X-1' } }),
    )
    .on<SalesReturn>('post', RETURNS, ({ body }) => reply(settledReturn(body as TicketReturnInput, ticket), 201))
    .on<PaginatedOf<SaleRow>>('get', '/:companyId/sales/paginated', {
      data: [aSaleRow({ number: ticket.number })],
      meta: { page: 1, limit: 8, total: 1 },
    })
  const shown = await renderPage(<CounterPage />, shop.page)
  await search()
  return { ...shop, ...shown }
}

describe('a return', () => {
  test('opens by the number of a scanned ticket; a piece is given back in cash, and its paper can be printed', async () => {
    const { api, user } = await atTheCounter()
    scan('tic-lm2-000007')
    await waitFor(async () => expect(document.activeElement).toBe(await harissa()))
    await checkAccessibility(await dialog())
    await user.keyboard('+')
    const inside = within(await dialog())
    expect(await inside.findAllByText(/3\.450/)).not.toHaveLength(0)
    await user.click(inside.getByRole('button', { name: 'Defective' }))
    await user.click(inside.getByRole('button', { name: 'Record the return' }))
    expect(await inside.findByText('Return recorded')).toBeTruthy()
    expect(screen.getAllByRole('document', { name: 'Return RET-LM2-000001' }).length).toBeGreaterThan(0)
    const [call] = api.callsTo('post', RETURNS)
    expect(call?.body).toMatchObject({
      saleId: 'sale-1',
      reason: 'defective',
      lines: [{ saleLineId: 'l1', quantityMilli: 1000, outcome: 'resell' }],
      refunds: [{ paymentMethodId: CASH_METHOD.id, amountMinor: 3450 }],
      totalMinor: 3450,
    })
    await user.click(inside.getByRole('button', { name: 'Done' }))
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
    expect(document.activeElement).toBe(await search())
  })

  test('opens by its number typed into the search, by its key, and from the latest tickets', async () => {
    const { user } = await atTheCounter()
    await user.type(await search(), 'tic-lm2-000007{Enter}')
    expect(await harissa()).toBeTruthy()
    await user.click(within(await dialog()).getByRole('button', { name: 'Another ticket' }))
    const field = await within(await dialog()).findByLabelText('Ticket number')
    await user.type(field, 'TIC-LM2-999999{Enter}')
    expect(await within(await dialog()).findByText('The ticket could not be opened')).toBeTruthy()
    await user.keyboard('{Escape}')
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
    await user.keyboard('{F3}')
    await user.click(await within(await dialog()).findByRole('button', { name: /TIC-LM2-000007/ }))
    expect(await harissa()).toBeTruthy()
  })

  test('opens by its number without what all of them begin with, in small letters and with a blank', async () => {
    await atTheCounter()
    await userEvent.setup({ delay: 60 }).type(await search(), 'lm2 000007{Enter}')
    expect(await harissa()).toBeTruthy()
  })

  test('a piece that is scanned comes back; the cart stays as it is', async () => {
    const { user } = await atTheCounter()
    scan('TIC-LM2-000007')
    await harissa()
    scan(SHELF[0]?.barcodes[0] ?? '')
    await waitFor(async () => expect(((await harissa()) as HTMLInputElement).value).toBe('1'))
    scan(SHELF[2]?.barcodes[0] ?? '')
    expect(await within(await dialog()).findByText(/is not on this ticket/)).toBeTruthy()
    await user.keyboard('{Escape}')
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
    expect(screen.getByText('The cart is empty')).toBeTruthy()
  })

  test('shows what came back before and takes no more than is left', async () => {
    const base = aReturnableTicket()
    const returned = { quantityMilli: 2000, netHtMinor: 5798, fodecMinor: 0, vatMinor: 1102, totalMinor: 6900 }
    const lines = base.lines.map((line, index) => (index === 0 ? { ...line, returned } : line))
    const { user } = await atTheCounter(
      {},
      { ...base, lines, returns: [{ number: 'RET-LM2-000001', occurredAt: base.occurredAt, totalMinor: 6900 }] },
    )
    scan('TIC-LM2-000007')
    const field = await harissa()
    expect(within(await dialog()).getByText('taken back before: 2')).toBeTruthy()
    await user.clear(field)
    await user.type(field, '3')
    await user.tab()
    expect((field as HTMLInputElement).value).toBe('1')
  })

  test('of a ticket that something has just come back of says so when it is opened again', async () => {
    const base = aReturnableTicket()
    const { api, user } = await atTheCounter({}, base)
    scan(base.number)
    await harissa()
    await user.keyboard('+')
    const inside = within(await dialog())
    await user.click(inside.getByRole('button', { name: 'Defective' }))
    await user.click(inside.getByRole('button', { name: 'Record the return' }))
    const done = await inside.findByRole('button', { name: 'Done' })
    const returned = { quantityMilli: 1000, netHtMinor: 2899, fodecMinor: 0, vatMinor: 551, totalMinor: 3450 }
    api.on<ReturnableTicket>('get', RETURNS, {
      ...base,
      lines: base.lines.map((line, index) => (index === 0 ? { ...line, returned } : line)),
      returns: [{ number: 'RET-LM2-000001', occurredAt: base.occurredAt, totalMinor: 3450 }],
    })
    await user.click(done)
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
    scan(base.number)
    await harissa()
    expect(within(await dialog()).getByText('taken back before: 1')).toBeTruthy()
    expect(api.callsTo('get', RETURNS)).toHaveLength(2)
  })

  test('says what is missing, and a refusal in the words of the server, with nothing lost', async () => {
    const { api, user } = await atTheCounter()
    api.on('post', RETURNS, refusal('cashSession.notOpen'))
    scan('TIC-LM2-000007')
    const inside = within(await dialog())
    await harissa()
    const record = inside.getByRole('button', { name: 'Record the return' })
    await user.click(record)
    expect(await inside.findByText('Say what comes back.')).toBeTruthy()
    await user.click(inside.getByRole('button', { name: 'All of Harissa du Cap Bon 380 g' }))
    await user.click(record)
    expect(await inside.findByText('Say why it comes back.')).toBeTruthy()
    await user.click(inside.getByRole('button', { name: 'Other' }))
    await user.click(record)
    await waitFor(() => expect(inside.getByRole('alert').textContent).toMatch(/not open|session/i))
    expect(((await harissa()) as HTMLInputElement).value).toBe('3')
    const [first] = api.callsTo('post', RETURNS)
    await user.click(record)
    await waitFor(() => expect(api.callsTo('post', RETURNS)).toHaveLength(2))
    expect(api.callsTo('post', RETURNS)[1]?.body).toEqual(first?.body)
  })

  describe('with something sold in exchange', () => {
    const payZone = () => within(screen.getByRole('region', { name: 'Payment' }))
    const due = () => payZone().getByRole('heading', { name: 'To pay' }).parentElement?.textContent
    const change = () => payZone().getByText(/^(Change|Missing)/).parentElement?.textContent

    async function exchanging(by?: string, options: ShopOptions = {}) {
      const shown = await atTheCounter(options)
      const { user } = shown
      scan('TIC-LM2-000007')
      await harissa()
      await user.keyboard('+')
      const inside = within(await dialog())
      await user.click(inside.getByRole('button', { name: 'Changed their mind' }))
      if (by) await user.click(inside.getByRole('button', { name: by }))
      await user.click(inside.getByRole('button', { name: 'Record the return' }))
      await user.click(await inside.findByRole('button', { name: 'Sell in exchange' }))
      await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
      return { ...shown, note: await screen.findByRole('region', { name: 'Exchange' }) }
    }

    test('only the difference is collected; the ticket has the whole amount', async () => {
      const { api, user, note } = await exchanging()
      expect(note.textContent).toMatch(/in cash.*3\.450.*This sale.*0\.000.*Give to the client.*3\.450/)
      scan(SHELF[2]?.barcodes[0] ?? '')
      await waitFor(() => expect(due()).toContain('1.350'))
      expect(note.textContent).not.toContain('3.450')
      await user.type(screen.getByLabelText('Received'), '2')
      expect(change()).toContain('0.650')
      await user.keyboard('{F10}')
      await screen.findByText('Sale recorded')
      const [ticket] = await ticketsSent(api)
      expect(ticket).toMatchObject({ totalMinor: 4800, changeMinor: 650 })
      expect(ticket?.payments.map(({ amountMinor }) => amountMinor)).toEqual([3450, 2000])
      await user.click(screen.getByRole('button', { name: 'New sale' }))
      expect(screen.queryByRole('region', { name: 'Exchange' })).toBeNull()
    })

    test('for less, the rest is given back as change', async () => {
      const { api, user } = await exchanging()
      scan(SHELF[1]?.barcodes[0] ?? '')
      await waitFor(() => expect(due()).toContain('0.000'))
      expect(change()).toContain('1.550')
      await user.keyboard('{F10}')
      await screen.findByText('Sale recorded')
      expect((await ticketsSent(api))[0]).toMatchObject({ totalMinor: 1900, changeMinor: 1550 })
      expect(change()).toContain('1.550')
    })

    test('what went back by voucher is not given a second time: the sale is paid whole', async () => {
      const voucher = { id: '018f0000-0000-7000-8000-0000000b0001', kind: 'voucher', name: 'Bon' }
      const { note } = await exchanging('Bon', { methods: [CASH_METHOD, voucher] })
      scan(SHELF[1]?.barcodes[0] ?? '')
      await waitFor(() =>
        expect(note.textContent).toMatch(/voucher.*3\.450.*This sale.*1\.900.*Take from the client.*1\.900/),
      )
      expect(note.textContent).not.toContain('Give to the client')
      expect(due()).toContain('1.900')
    })

    test('ends where it is taken away from among what was paid', async () => {
      const { user } = await exchanging()
      scan(SHELF[2]?.barcodes[0] ?? '')
      await waitFor(() => expect(due()).toContain('1.350'))
      await user.click(payZone().getByRole('button', { name: /^Take back.*Exchange|Exchange.*$/ }))
      await waitFor(() => expect(screen.queryByRole('region', { name: 'Exchange' })).toBeNull())
      expect(due()).toContain('4.800')
    })
  })

  test('is not offered without the right to it: the number is then looked for like any other', async () => {
    await atTheCounter({ role: 'readOnly' })
    expect(screen.queryByRole('button', { name: 'Return' })).toBeNull()
  })
})
