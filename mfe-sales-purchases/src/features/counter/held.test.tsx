import { beforeEach, describe, expect, test } from '@jest/globals'
import { checkAccessibility, type FakeApi, renderPage, reply } from '@comptoir/testing'
import { act, screen, waitFor, within } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { CASH_METHOD } from '../../testing/a-session.ts'
import { aHeldTicket, HELD } from '../../testing/a-held-shop.ts'
import { aProduct } from '../../testing/a-product.ts'
import { aShop, FIND, ticketsSent } from '../../testing/a-shop.ts'
import { emptyCart, withProduct } from './cart/cart.ts'
import { CounterPage } from './counter.page.tsx'

const CARD = { id: '018f0000-0000-7000-8000-00000000ca4d', kind: 'card', name: 'TPE' }

const tile = (name: RegExp) => screen.findByRole('button', { name })
const lines = () => within(screen.getByRole('list', { name: 'Cart lines' }))
const dialog = async () => within(await screen.findByRole('dialog', { name: 'Held tickets' }))

const SALE_ID = '018f0000-0000-7000-8000-00000000e1e5'

/** What a counter sends of a ticket that it holds. */
const aCart = (): string =>
  JSON.stringify(withProduct(emptyCart(SALE_ID), aProduct({ designation: 'Thé vert 250 g' }), SALE_ID))

type User = Awaited<ReturnType<typeof renderPage>>['user']

async function hold(user: User, note: string): Promise<void> {
  await user.keyboard('{F12}')
  const field = await (await dialog()).findByLabelText(/^Note/)
  await waitFor(() => expect(document.activeElement).toBe(field))
  await user.type(field, note)
  await user.click((await dialog()).getByRole('button', { name: 'Hold the ticket' }))
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
}

/** Opens the list, and waits until it has been compared with the shop. */
async function lookedAt(api: FakeApi, open: () => Promise<void>): Promise<void> {
  const compared = (): number =>
    api.callsTo('get', `${HELD}/paginated`).filter(({ searchParams }) => searchParams.has('filter[resumedTwice]'))
      .length
  const before = compared()
  await open()
  await waitFor(() => expect(compared()).toBeGreaterThan(before))
}

beforeEach(() => localStorage.clear())

describe('held tickets', () => {
  test('one is held under a note, another sold, and the first gone on with, its prices read again', async () => {
    const { api, page } = aShop()
    const { user } = await renderPage(<CounterPage />, page)
    await user.click(await tile(/^Thé vert/))
    await user.click(await tile(/^Couscous fin/))
    await hold(user, 'Madame au foulard bleu')
    expect(screen.getByText('The cart is empty')).toBeTruthy()
    await user.click(await tile(/^Couscous fin/))
    await user.keyboard('{F10}')
    await screen.findByText('Sale recorded')
    await user.keyboard('{F12}')
    const list = within((await dialog()).getByRole('list', { name: 'Held tickets' }))
    expect(list.getByRole('listitem').textContent).toMatch(/Madame au foulard bleu.*7\.150.*2 lines · Amira Bouazizi/)
    await checkAccessibility(screen.getByRole('dialog'))
    const asked = api.callsTo('get', FIND).length
    await user.click(list.getByRole('button', { name: 'Resume Madame au foulard bleu' }))
    expect(await lines().findByText('Thé vert 250 g')).toBeTruthy()
    await waitFor(() => expect(api.callsTo('get', FIND).length).toBeGreaterThanOrEqual(asked + 2))
    await user.keyboard('{F10}')
    await screen.findByText('Sale recorded')
    expect((await ticketsSent(api, 2)).map(({ totalMinor }) => totalMinor)).toEqual([1_900, 7_150])
  })

  test('wait for whoever comes next to the register; what is open then is held in their place', async () => {
    const { page } = aShop()
    const { router, user } = await renderPage(<CounterPage />, page)
    await user.click(await tile(/^Thé vert/))
    await hold(user, 'Slim')
    await act(() => router.navigate('/elsewhere'))
    await act(() => router.navigate(page.route))
    await user.click(await tile(/^Couscous fin/))
    await user.click(screen.getByRole('button', { name: '1 held ticket' }))
    await user.click((await dialog()).getByRole('button', { name: 'Resume Slim' }))
    expect(await lines().findByText('Thé vert 250 g')).toBeTruthy()
    expect(lines().queryByText('Couscous fin 1 kg')).toBeNull()
    await user.click(await screen.findByRole('button', { name: '1 held ticket' }))
    expect((await dialog()).getByRole('listitem').textContent).toMatch(/^Ticket of .*1 line/)
  })

  test('are discarded for a reason, and the shop is told', async () => {
    const { held, page } = aShop()
    const { user } = await renderPage(<CounterPage />, page)
    await user.click(await tile(/^Thé vert/))
    await hold(user, 'Slim')
    await user.keyboard('{F12}')
    await user.click(await (await dialog()).findByRole('button', { name: 'Drop Slim' }))
    const question = within(await screen.findByRole('group', { name: 'Drop the ticket “Slim”?' }))
    await checkAccessibility(screen.getByRole('dialog'))
    await user.click(question.getByRole('button', { name: 'The client left' }))
    expect(await (await dialog()).findByText('No held tickets')).toBeTruthy()
    await waitFor(() => expect([...held.values()]).toMatchObject([{ state: 'discarded', reason: 'clientLeft' }]))
  })

  test('are named before the register is closed, and can be looked at first', async () => {
    const { api, page } = aShop()
    const { user } = await renderPage(<CounterPage />, page)
    await user.click(await tile(/^Thé vert/))
    await hold(user, 'Slim')
    const counted = () => api.callsTo('post', '/:companyId/cash-sessions/:id/count')
    const ask = async () => {
      await user.click(screen.getByRole('button', { name: 'Close the register' }))
      return within(await screen.findByRole('alertdialog', { name: '1 ticket is held at this register' }))
    }
    await user.click((await ask()).getByRole('button', { name: 'See the tickets' }))
    expect((await dialog()).getByRole('listitem').textContent).toContain('Slim')
    await user.keyboard('{Escape}')
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
    expect(counted()).toHaveLength(0)
    const question = await ask()
    expect(question.getByText('Slim')).toBeTruthy()
    await user.click(question.getByRole('button', { name: 'Close the register' }))
    await waitFor(() => expect(counted()).toHaveLength(1))
  })

  test('none is held of which a part was taken', async () => {
    const { page } = aShop({ methods: [CASH_METHOD, CARD] })
    const { user } = await renderPage(<CounterPage />, page)
    await user.click(await tile(/^Thé vert/))
    await user.click(screen.getByRole('button', { name: 'TPE' }))
    await user.keyboard('{F7}')
    await user.type(await screen.findByLabelText(/^Part paid by/), '2')
    await user.click(screen.getByRole('button', { name: 'Add' }))
    await user.keyboard('{F12}')
    expect((await dialog()).queryByLabelText(/^Note/)).toBeNull()
  })

  test('another register’s are found by their name and taken by Enter, as another sale; an old one is marked', async () => {
    const { api, held, page } = aShop()
    held.set('h1', aHeldTicket({ id: 'h1', label: 'Élyes', content: aCart() }))
    held.set('h2', aHeldTicket({ id: 'h2', label: 'Salma', content: aCart(), heldAt: new Date().toISOString() }))
    const { user } = await renderPage(<CounterPage />, page)
    await user.click(await screen.findByRole('button', { name: '2 held tickets' }))
    const rows = async () => (await dialog()).getAllByRole('listitem').map(({ textContent }) => textContent)
    expect(await rows()).toEqual([
      expect.stringMatching(/^Salma.*Slim · Caisse 9Resume$/),
      expect.stringMatching(/^Élyes.*Caisse 9Waiting for \d+ days?Resume$/),
    ])
    // Faster typing is a scan.
    const slowly = userEvent.setup({ delay: 60 })
    await slowly.type((await dialog()).getByLabelText('Search by note'), 'elyes{Enter}')
    const cart = within(await screen.findByRole('list', { name: 'Cart lines' }))
    expect(await cart.findByText('Thé vert 250 g')).toBeTruthy()
    expect(held.get('h1')?.state).toBe('taken')
    await user.keyboard('{F10}')
    const [ticket] = await ticketsSent(api)
    expect(ticket?.id).not.toBe(SALE_ID)
  })

  test('one that another register took is told, and is not opened', async () => {
    const { api, held, page } = aShop()
    const { user } = await renderPage(<CounterPage />, page)
    await user.click(await tile(/^Thé vert/))
    await hold(user, 'Slim')
    await waitFor(() => expect(held.size).toBe(1))
    await lookedAt(api, () => user.keyboard('{F12}'))
    for (const [id, ticket] of held) held.set(id, { ...ticket, state: 'taken', endedRegisterId: 'r9' })
    await user.click((await dialog()).getByRole('button', { name: 'Resume Slim' }))
    await screen.findByText(/Slim has resumed this ticket at Caisse 9/)
    expect(await (await dialog()).findByText('No held tickets')).toBeTruthy()
    expect(screen.getByText('The cart is empty')).toBeTruthy()
  })

  test('without an answer its own are resumed, and the shop is told later: where another has it too, both hear of it', async () => {
    const { api, held, page } = aShop()
    const { user } = await renderPage(<CounterPage />, page)
    await user.click(await tile(/^Thé vert/))
    await hold(user, 'Slim')
    await waitFor(() => expect(held.size).toBe(1))
    await lookedAt(api, () => user.keyboard('{F12}'))
    let isAway = true
    for (const [id, ticket] of held)
      held.set(id, {
        ...ticket,
        state: 'taken',
        endedBy: 'Sonia',
        endedRegisterId: 'r9',
        endedRegisterName: 'Caisse 9',
      })
    api.on('post', `${HELD}/:id/take`, ({ params }) => (isAway ? reply(undefined, 503) : held.get(params['id'] ?? '')))
    await user.click((await dialog()).getByRole('button', { name: 'Resume Slim' }))
    expect(await lines().findByText('Thé vert 250 g')).toBeTruthy()
    isAway = false
    act(() => void globalThis.dispatchEvent(new Event('online')))
    await screen.findByText(/“Slim” was resumed at Caisse 9 by Sonia as well/)
    expect(api.callsTo('post', `${HELD}/:id/take`).at(-1)?.body).toHaveProperty('resumedAt')
  })

  test('one that this register took is told when another one had gone on with it', async () => {
    const { held, page } = aShop()
    const twice = {
      resumedAgainAt: '2026-11-21T13:30:00.000Z',
      resumedAgainBy: 'Sonia',
      resumedAgainRegisterName: 'Caisse 9',
    }
    held.set('h1', aHeldTicket({ id: 'h1', label: 'Élyes', state: 'taken', ...twice }))
    await renderPage(<CounterPage />, page)
    await screen.findByText(/“Élyes” was resumed at Caisse 9 by Sonia as well/)
  })

  test('are held without a network, and sent when it is there again', async () => {
    const { api, held, page } = aShop()
    let isAway = true
    const { user } = await renderPage(<CounterPage />, page)
    const kept: object[] = []
    api.on('post', HELD, ({ body }) => {
      kept.push(body as object)
      return isAway ? reply(undefined, 503) : reply(aHeldTicket(), 201)
    })
    await user.click(await tile(/^Thé vert/))
    await hold(user, 'Slim')
    expect(screen.getByRole('button', { name: '1 held ticket' })).toBeTruthy()
    await waitFor(() => expect(kept.length).toBeGreaterThan(0))
    isAway = false
    const before = kept.length
    act(() => void globalThis.dispatchEvent(new Event('online')))
    await waitFor(() => expect(kept.length).toBeGreaterThan(before))
    expect(kept.at(-1)).toMatchObject({ label: 'Slim', cashSessionId: 's1', totalMinor: 5_250 })
    expect(held.size).toBe(0)
  })
})
