import { beforeEach, describe, expect, test } from '@jest/globals'
import { checkAccessibility, renderPage } from '@comptoir/testing'
import { act, screen, waitFor, within } from '@testing-library/react'
import { CASH_METHOD } from '../../testing/a-session.ts'
import { aShop, FIND, ticketsSent } from '../../testing/a-shop.ts'
import { CounterPage } from './counter.page.tsx'

const CARD = { id: '018f0000-0000-7000-8000-00000000ca4d', kind: 'card', name: 'TPE' }

const tile = (name: RegExp) => screen.findByRole('button', { name })
const lines = () => within(screen.getByRole('list', { name: 'Cart lines' }))
const dialog = async () => within(await screen.findByRole('dialog', { name: 'Held tickets' }))

type User = Awaited<ReturnType<typeof renderPage>>['user']

async function hold(user: User, note: string): Promise<void> {
  await user.keyboard('{F12}')
  const field = await (await dialog()).findByLabelText(/^Note/)
  await waitFor(() => expect(document.activeElement).toBe(field))
  await user.type(field, note)
  await user.click((await dialog()).getByRole('button', { name: 'Hold the ticket' }))
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
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
    await waitFor(() => expect(api.callsTo('get', FIND).length).toBe(asked + 2))
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

  test('are dropped after a question', async () => {
    const { page } = aShop()
    const { user } = await renderPage(<CounterPage />, page)
    await user.click(await tile(/^Thé vert/))
    await hold(user, 'Slim')
    await user.keyboard('{F12}')
    await user.click(await (await dialog()).findByRole('button', { name: 'Drop Slim' }))
    const question = within(await screen.findByRole('alertdialog', { name: 'Drop the ticket “Slim”?' }))
    await user.click(question.getByRole('button', { name: 'Drop the ticket' }))
    expect(await (await dialog()).findByText('No held tickets')).toBeTruthy()
  })

  test('are named before the register is closed', async () => {
    const { api, page } = aShop()
    const { user } = await renderPage(<CounterPage />, page)
    await user.click(await tile(/^Thé vert/))
    await hold(user, 'Slim')
    await user.click(screen.getByRole('button', { name: 'Close the register' }))
    const question = within(await screen.findByRole('alertdialog', { name: '1 ticket is held at this register' }))
    expect(question.getByText('Slim')).toBeTruthy()
    expect(api.callsTo('post', '/:companyId/cash-sessions/:id/count')).toHaveLength(0)
    await user.click(question.getByRole('button', { name: 'Close the register' }))
    await waitFor(() => expect(api.callsTo('post', '/:companyId/cash-sessions/:id/count')).toHaveLength(1))
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
})
