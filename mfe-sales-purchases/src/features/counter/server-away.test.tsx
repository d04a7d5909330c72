import { describe, expect, test } from '@jest/globals'
import type { Register } from '@comptoir/contracts/company/registers'
import type {
  BroughtClosing,
  BroughtClosingInput,
  CashSession,
  OpenSessionInput,
} from '@comptoir/contracts/sales/cash-sessions'
import type { BatchReceipt, TicketBatch, TicketSeries } from '@comptoir/contracts/sales/register-tickets'
import { newId } from '@comptoir/platform'
import { checkAccessibility, refusal, renderPage } from '@comptoir/testing'
import { act, screen, waitFor, within } from '@testing-library/react'
import { aCashSession, aRegister } from '../../testing/a-session.ts'
import { aShop, receiptOf, TICKETS } from '../../testing/a-shop.ts'
import { PRINTED_SELLER } from '../../testing/sold.ts'
import { queueOf } from '../ticket-queue/index.ts'
import { Reloadable } from '../../testing/reloadable.tsx'
import { CounterPage } from './counter.page.tsx'

const OPEN = '/:companyId/cash-sessions'
const REGISTERS = '/:companyId/points-of-sale/p1/registers'
const lost = () => Promise.reject(new TypeError('fetch failed'))
const float = () => screen.findByRole('textbox', { name: /^Opening float/ })

/** A shop whose register was used on this device before, and whose server is away. */
async function aShopOffline() {
  const companyId = newId()
  const register = aRegister({ id: newId() })
  const shop = aShop({ isOpen: false, companyId, register })
  const { api } = shop
  const taken = { registerId: register.id, epoch: 1, lastCounter: 0, numberPrefix: 'TIC-LM2-', seller: PRINTED_SELLER }
  const queue = queueOf(companyId)
  const hadBefore = async (): Promise<void> => {
    api.on<TicketSeries>('post', `${TICKETS}/series`, taken)
    await queue.askSeries(register.id, 'yesterday')
  }
  const pull = (): void => {
    for (const step of ['count', 'resume', 'close', 'brought']) api.on('post', `${OPEN}/:id/${step}`, lost)
    api.on('post', OPEN, lost).on('post', TICKETS, lost).on('post', `${TICKETS}/series`, lost)
  }
  const plugIn = (): void => {
    let opened: CashSession | null = null
    api
      .on<Register[]>('get', REGISTERS, () => [{ ...register, openSessionId: opened?.id ?? null }])
      .on<CashSession>('get', '/:companyId/cash-sessions/:id', () => opened ?? aCashSession())
      .on<CashSession>('post', OPEN, ({ body }) => {
        const { id, registerId, openingFloatMinor } = body as OpenSessionInput
        opened = aCashSession({ id, registerId, openingFloatMinor })
        return opened
      })
      .on<BroughtClosing>('post', `${OPEN}/:id/brought`, () => {
        opened = null
        return { zNumber: 12 }
      })
      .on<TicketSeries>('post', `${TICKETS}/series`, taken)
      .on<BatchReceipt>('post', TICKETS, ({ body }) => receiptOf(body as TicketBatch))
  }
  return { ...shop, queue, hadBefore, pull, plugIn }
}

async function openWith(user: Awaited<ReturnType<typeof renderPage>>['user']): Promise<void> {
  await user.type(await float(), '100')
  await user.click(screen.getByRole('button', { name: 'Open' }))
}

describe('while the server is away', () => {
  test('a session is opened and sold in on the device, and the server is told of both in turn', async () => {
    const { api, page, queue, hadBefore, pull, plugIn } = await aShopOffline()
    await hadBefore()
    pull()
    const { user } = await renderPage(<CounterPage />, page)
    await openWith(user)
    await user.click(await screen.findByRole('button', { name: /^Harissa/ }))
    await user.click(screen.getByRole('button', { name: 'Take payment' }))
    expect(await screen.findByText('Sale recorded')).toBeTruthy()
    await waitFor(() => expect(queue.state.getState().waiting).toBe(1))
    const { steps } = queue.state.getState()
    expect(steps?.map(({ kind }) => kind)).toEqual(['opening'])
    plugIn()
    const told = api.callsTo('post', OPEN).length
    await act(() => queue.send())
    await waitFor(() => expect(queue.state.getState()).toMatchObject({ waiting: 0, steps: [] }))
    const opening = api.callsTo('post', OPEN)[told]?.body as OpenSessionInput
    expect(opening).toMatchObject({ openingFloatMinor: 100_000, openedById: 'u1', id: steps?.[0]?.sessionId })
    const sold = (api.callsTo('post', TICKETS).at(-1)?.body as TicketBatch).tickets[0]?.text ?? ''
    expect(sold).toContain(opening.id)
    // It is the same counter, and what was last sold is still there to be reprinted.
    expect(screen.getByText('Sale recorded')).toBeTruthy()
  })

  test('a session is counted and closed on the device, which opens the next one with what was kept', async () => {
    const { api, page, queue, hadBefore, pull, plugIn } = await aShopOffline()
    await hadBefore()
    pull()
    const { user } = await renderPage(<CounterPage />, page)
    await openWith(user)
    await user.click(await screen.findByRole('button', { name: /^Harissa/ }))
    await user.click(screen.getByRole('button', { name: 'Take payment' }))
    await screen.findByText('Sale recorded')
    await user.click(screen.getByRole('button', { name: 'Close the register' }))
    await user.type(await screen.findByRole('textbox', { name: /^Note 50\.000/ }), '3')
    expect(screen.queryByText(/Expected/)).toBeNull()
    await user.type(screen.getByRole('textbox', { name: /^Float left/ }), '50')
    await user.click(screen.getByRole('button', { name: 'Close the session' }))
    const question = within(await screen.findByRole('alertdialog'))
    await user.click(question.getByRole('button', { name: 'Close the session' }))
    expect(await screen.findByText(/^The device keeps the closing/)).toBeTruthy()
    expect(queue.state.getState().steps?.map(({ kind }) => kind)).toEqual(['opening', 'closing'])
    await user.click(screen.getByRole('button', { name: 'Open the register' }))
    expect(await float()).toMatchObject({ value: '50.000' })
    await user.click(screen.getByRole('button', { name: 'Open' }))
    await screen.findByRole('searchbox')
    plugIn()
    await act(() => queue.send())
    await waitFor(() => expect(queue.state.getState()).toMatchObject({ waiting: 0, steps: [] }))
    const calls = api.calls.slice(-12).map(({ method, path }) => `${method} ${path.split('/').at(-1)}`)
    expect(calls.filter((call) => /^post (cash-sessions|register-tickets|brought)$/.test(call)).slice(-4)).toEqual([
      'post cash-sessions',
      'post register-tickets',
      'post brought',
      'post cash-sessions',
    ])
    const closing = api.callsTo('post', '/:companyId/cash-sessions/:id/brought')[0]?.body as BroughtClosingInput
    expect(closing).toMatchObject({ keptFloatMinor: 50_000, closedById: 'u1', counts: [{ countedMinor: 150_000 }] })
  })

  test('a count outlives its page', async () => {
    const { page, hadBefore, pull, queue } = await aShopOffline()
    await hadBefore()
    pull()
    const { user } = await renderPage(
      <Reloadable>
        <CounterPage />
      </Reloadable>,
      page,
    )
    await openWith(user)
    await user.click(await screen.findByRole('button', { name: 'Close the register' }))
    await user.type(await screen.findByRole('textbox', { name: /^Note 50\.000/ }), '3')
    await user.click(screen.getByText('Load anew'))
    expect(await screen.findByRole('textbox', { name: /^Note 50\.000/ })).toMatchObject({ value: '3' })
    await user.click(screen.getByRole('button', { name: 'Back to selling' }))
    await screen.findByRole('searchbox')
    expect(queue.state.getState().counted).toEqual([])
  })

  test('a session that is counted here can be sold in again', async () => {
    const { page, hadBefore, pull, queue } = await aShopOffline()
    await hadBefore()
    pull()
    const { user } = await renderPage(<CounterPage />, page)
    await openWith(user)
    await screen.findByRole('searchbox')
    await user.click(screen.getByRole('button', { name: 'Close the register' }))
    await user.click(await screen.findByRole('button', { name: 'Back to selling' }))
    expect(await screen.findByRole('searchbox')).toBeTruthy()
    expect(queue.state.getState().steps?.map(({ kind }) => kind)).toEqual(['opening'])
  })

  test('a device that never sold there opens nothing, and says so', async () => {
    const { page, queue, pull } = await aShopOffline()
    pull()
    const { user } = await renderPage(<CounterPage />, page)
    await openWith(user)
    expect(await screen.findByText(/^No answer from the server, and this device/)).toBeTruthy()
    expect(queue.state.getState().steps).toEqual([])
    expect(await float()).toMatchObject({ value: '100.000' })
  })

  test('what the server refuses is not opened on the device', async () => {
    const { api, page, queue, hadBefore } = await aShopOffline()
    await hadBefore()
    api.on('post', OPEN, refusal('cashSession.alreadyOpen', { params: { by: 'Sami', register: 'Caisse 2' } }))
    const { user } = await renderPage(<CounterPage />, page)
    await openWith(user)
    expect(await screen.findByText(/Sami already has a cash session/)).toBeTruthy()
    expect(queue.state.getState().steps).toEqual([])
  })

  test.each([
    ['cashSession.ofAnother', { by: 'Sami' }, 'Have a manager sign in at this counter. It is then sent by itself.'],
    ['cashSession.countIncomplete', { method: 'Carte' }, /^The device keeps it and keeps trying/],
  ] as const)(
    'a closing that the server refuses with %s is said where the next is opened',
    async (code, params, help) => {
      const { api, page, queue, register } = await aShopOffline()
      api.on('post', `${OPEN}/:id/brought`, refusal(code, { params }))
      const at = { registerId: register.id, registerName: 'Caisse 2', sessionId: newId() }
      const times = { openedAt: '2026-11-21T07:02:00.000Z', closedAt: '2026-11-21T17:02:00.000Z' }
      const { container } = await renderPage(<CounterPage />, page)
      await float()
      await act(() => queue.takeStep({ kind: 'closing', ...at, ...times, count: { counts: [], keptFloatMinor: 0 } }))
      expect(await screen.findByText('The server did not take these')).toBeTruthy()
      expect(screen.getByText(/^Closed at Caisse 2/)).toBeTruthy()
      expect(screen.getByText(help)).toBeTruthy()
      await checkAccessibility(container)
      api.on('post', `${OPEN}/:id/brought`, { zNumber: 12 })
      await act(() => queue.send())
      await waitFor(() => expect(screen.queryByText('The server did not take these')).toBeNull())
    },
  )
})
