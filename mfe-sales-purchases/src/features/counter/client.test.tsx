import { beforeEach, describe, expect, test } from '@jest/globals'
import type { Client, ClientInput } from '@comptoir/contracts/people/clients'
import { ConnectionError } from '@comptoir/platform'
import { aPage, checkAccessibility, type FakeApi, renderPage, reply } from '@comptoir/testing'
import { act, screen, waitFor, within } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { CASH_METHOD } from '../../testing/a-session.ts'
import { aShop, type ShopOptions, ticketsSent } from '../../testing/a-shop.ts'
import { rememberClient } from './client/used-clients.ts'
import { CounterPage } from './counter.page.tsx'

const CREDIT = { id: '018f0000-0000-7000-8000-00000000c4e9', kind: 'credit', name: 'Crédit' }
const LATER = { id: '018f0000-0000-7000-8000-00000000fa7e', kind: 'crypto', name: 'Later' }
const PAGE = '/:companyId/clients/paginated'

const aClient = (given: Partial<Client> = {}): Client => ({
  ...{ id: '018f0000-0000-7000-8000-0000000c1001', kind: 'person', code: 'C-1', name: 'Salma Trabelsi' },
  ...{ phone: '98 123 456', email: null, taxId: '1234567R', address: null, postalCode: null, city: 'La Marsa' },
  ...{ group: null, sector: null, paymentDays: null, isPaymentAtMonthEnd: false, creditLimitMinor: null },
  ...{ addresses: [], contacts: [], certificates: [], isDefault: false, isActive: true, version: 1 },
  ...given,
})
const SALMA = aClient()
const WALK_IN = aClient({ id: '018f0000-0000-7000-8000-0000000c1000', name: 'Client passager', isDefault: true })

const search = () => screen.findByRole('searchbox', { name: 'Scan or search for a product' })
const tile = (name: RegExp) => screen.findByRole('button', { name })
const row = () => screen.findByRole('button', { name: /^Client (?!pays)/ })
const dialog = async () => within(await screen.findByRole('dialog'))

/** The clients whose name or number has what is asked for. */
function withClients(api: FakeApi, clients: Client[]): void {
  api.on(`get`, PAGE, ({ searchParams }) => {
    const text = (searchParams.get('search[text]') ?? '').toLowerCase()
    return aPage(
      clients.filter(({ name, phone }) =>
        [name, phone ?? '', (phone ?? '').replaceAll(' ', '')].some((own) => own.toLowerCase().includes(text)),
      ),
    )
  })
}

async function atTheCounter(options: ShopOptions = {}, clients = [WALK_IN, SALMA]) {
  const shop = aShop(options)
  withClients(shop.api, clients)
  const shown = await renderPage(<CounterPage />, shop.page)
  await search()
  return { ...shop, ...shown }
}

beforeEach(() => localStorage.clear())

describe('the client of a ticket', () => {
  test('is found by name, printed on the ticket, sent with it, and nobody on the next', async () => {
    const { api, user, container } = await atTheCounter()
    await user.click(await tile(/^Thé vert/))
    expect((await row()).textContent).toContain('Walk-in client')
    await user.keyboard('{F1}')
    const field = await (await dialog()).findByRole('combobox', { name: 'Name, telephone or tax ID' })
    await waitFor(() => expect(document.activeElement).toBe(field))
    await user.type(field, 'a')
    const options = await (await dialog()).findAllByRole('option')
    expect(options.map(({ textContent }) => textContent)).toEqual(['Salma Trabelsi98 123 456 · 1234567R · La Marsa'])
    await checkAccessibility(screen.getByRole('dialog'))
    await user.keyboard('{Enter}')
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
    expect((await row()).textContent).toContain('Salma Trabelsi')
    await checkAccessibility(container)
    await user.keyboard('{F10}')
    await screen.findByText('Sale recorded')
    const [ticket] = await ticketsSent(api)
    expect(ticket).toMatchObject({ clientId: SALMA.id, seller: { client: 'Salma Trabelsi' } })
    expect(ticket).not.toHaveProperty('clientName')
    await user.click(await tile(/^Thé vert/))
    expect((await row()).textContent).toContain('Walk-in client')
    await user.keyboard('{F10}')
    await screen.findByText('Sale recorded')
    expect((await ticketsSent(api, 2))[1]).toMatchObject({ clientId: null, seller: { client: 'Client passager' } })
  })

  test('is there when somebody comes back to the counter, and can be taken off again', async () => {
    const { page, router, user } = await atTheCounter()
    await user.click(await row())
    await user.type(await (await dialog()).findByRole('combobox'), 'salma')
    await user.click(await (await dialog()).findByRole('option', { name: /^Salma/ }))
    expect((await row()).textContent).toContain('Salma Trabelsi')
    await act(() => router.navigate('/elsewhere'))
    expect(screen.queryByRole('searchbox')).toBeNull()
    await act(() => router.navigate(page.route))
    expect((await row()).textContent).toContain('Salma Trabelsi')
    await user.click(screen.getByRole('button', { name: 'Remove Salma Trabelsi from the ticket' }))
    expect((await row()).textContent).toContain('Walk-in client')
  })

  test('is the one of the shop while nobody is named', async () => {
    await atTheCounter({ own: { defaultClient: { id: 'd1', name: 'Clients de La Marsa' } } })
    await waitFor(async () => expect((await row()).textContent).toContain('Clients de La Marsa'))
  })

  test('opens the methods by which somebody owes, and no unknown one', async () => {
    const { api, user } = await atTheCounter({ methods: [CASH_METHOD, CREDIT, LATER] })
    await user.click(await tile(/^Thé vert/))
    expect(screen.queryByRole('button', { name: 'Crédit' })).toBeNull()
    await user.click(await row())
    await user.type(await (await dialog()).findByRole('combobox'), 'salma')
    await user.click(await (await dialog()).findByRole('option', { name: /^Salma/ }))
    api.on('get', '/:companyId/client-accounts/:id', { owedMinor: 0, limitMinor: null })
    await user.click(await screen.findByRole('button', { name: 'Crédit' }))
    expect(screen.queryByRole('button', { name: 'Later' })).toBeNull()
    await waitFor(() =>
      expect(screen.getByRole('button', { name: 'Take payment' }).hasAttribute('disabled')).toBe(false),
    )
    await user.keyboard('{F10}')
    await screen.findByText('Sale recorded')
    expect((await ticketsSent(api))[0]?.payments).toMatchObject([{ paymentMethodId: CREDIT.id }])
  })

  test('whose number is typed where products are searched is offered', async () => {
    const { api, user } = await atTheCounter()
    await user.type(await search(), '+216 98 123 456')
    await user.click(await screen.findByRole('button', { name: 'Ticket for Salma Trabelsi' }))
    expect((await row()).textContent).toContain('Salma Trabelsi')
    expect(((await search()) as HTMLInputElement).value).toBe('')
    expect(api.callsTo('get', PAGE).at(-1)?.searchParams.get('search[text]')).toBe('98123456')
  })

  test('whose number is typed, its plus too, is named by Enter; nothing is stepped or said to be unknown', async () => {
    const { user } = await atTheCounter()
    await user.click(await tile(/^Thé/))
    const slowly = userEvent.setup({ delay: 60 })
    await slowly.type(await search(), '+21698123456{Enter}')
    await waitFor(async () => expect((await row()).textContent).toContain('Salma Trabelsi'))
    expect(((await search()) as HTMLInputElement).value).toBe('')
    expect(document.activeElement).toBe(await search())
    expect((await screen.findByRole('list', { name: 'Cart lines' })).textContent).toContain('5.250')
    expect(screen.queryByText(/neither a code/)).toBeNull()
  })

  test('is chosen where the number is that of several; of nobody it is said', async () => {
    const other = aClient({ id: '018f0000-0000-7000-8000-0000000c1002', name: 'Slim Trabelsi' })
    await atTheCounter({}, [SALMA, other])
    const slowly = userEvent.setup({ delay: 60 })
    await slowly.type(await search(), '98123456{Enter}')
    const first = await screen.findByRole('button', { name: 'Ticket for Salma Trabelsi' })
    await waitFor(() => expect(document.activeElement).toBe(first))
    await slowly.click(screen.getByRole('button', { name: 'Ticket for Slim Trabelsi' }))
    expect((await row()).textContent).toContain('Slim Trabelsi')
    await slowly.type(await search(), '55000111{Enter}')
    expect(await screen.findByText(/is not in the catalogue/)).toBeTruthy()
  })

  test('is offered only where the number is one client’s', async () => {
    const other = aClient({ id: '018f0000-0000-7000-8000-0000000c1002', name: 'Slim Trabelsi' })
    const { api, user } = await atTheCounter({}, [SALMA, other])
    await user.type(await search(), '98123456')
    await waitFor(() => expect(api.callsTo('get', PAGE)).toHaveLength(1))
    await screen.findByText('Nothing matches “98123456”')
    expect(screen.queryByRole('button', { name: /^Ticket for/ })).toBeNull()
  })

  test('without a network is one of those who were named on this device', async () => {
    const { api, page, user } = await atTheCounter()
    rememberClient(page.session.company?.id ?? '', SALMA)
    api.on('get', PAGE, () => {
      throw new ConnectionError('away')
    })
    await user.click(await row())
    expect((await dialog()).getByText('Last named on this device')).toBeTruthy()
    await user.type((await dialog()).getByRole('combobox'), 'tra')
    const option = await (await dialog()).findByRole('option', { name: /^Salma/ })
    expect(await (await dialog()).findByText(/needs the network/)).toBeTruthy()
    await user.click(option)
    expect((await row()).textContent).toContain('Salma Trabelsi')
  })

  test('who was named before and is gone is not named again', async () => {
    const { api, page, user } = await atTheCounter({}, [])
    rememberClient(page.session.company?.id ?? '', SALMA)
    api.on('get', '/:companyId/clients/:id', reply(undefined, 404))
    await user.click(await row())
    await user.click(await (await dialog()).findByRole('option', { name: /^Salma/ }))
    await waitFor(async () => expect((await dialog()).queryByRole('option')).toBeNull())
    await user.keyboard('{Escape}')
    expect((await row()).textContent).toContain('Walk-in client')
  })
})

describe('a new client', () => {
  test('is made of a name and the number that was typed, and is the one of the ticket', async () => {
    const { api, user } = await atTheCounter()
    api.on<Client>('post', '/:companyId/clients', ({ body }) => {
      const { id = '', code, name, phone } = body as ClientInput
      return reply(aClient({ id, code, name, phone }), 201)
    })
    await user.click(await row())
    await user.type(await (await dialog()).findByRole('combobox'), '22 333 444')
    await user.click((await dialog()).getByRole('button', { name: 'New client' }))
    expect((await dialog()).getByLabelText<HTMLInputElement>(/^Telephone/).value).toBe('22 333 444')
    await user.click((await dialog()).getByRole('button', { name: /^Create/ }))
    expect((await dialog()).getByLabelText(/^Name/).getAttribute('aria-invalid')).toBe('true')
    expect(api.callsTo('post', '/:companyId/clients')).toHaveLength(0)
    await user.type((await dialog()).getByLabelText(/^Name/), 'Mouna Gharbi')
    await checkAccessibility(screen.getByRole('dialog'))
    await user.click((await dialog()).getByRole('button', { name: /^Create/ }))
    await waitFor(async () => expect((await row()).textContent).toContain('Mouna Gharbi'))
    const [call] = api.callsTo('post', '/:companyId/clients')
    expect(call?.body).toMatchObject({ kind: 'person', name: 'Mouna Gharbi', phone: '22 333 444' })
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
  })
})
