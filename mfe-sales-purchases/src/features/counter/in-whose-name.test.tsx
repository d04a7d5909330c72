import { beforeEach, describe, expect, test } from '@jest/globals'
import type { CashMovement } from '@comptoir/contracts/sales/cash-movements'
import type { CashierSwitch } from '@comptoir/contracts/sales/cashier-switches'
import type { ZReport } from '@comptoir/contracts/sales/cash-sessions'
import type { ReturnableTicket, SalesReturn, TicketReturnInput } from '@comptoir/contracts/sales/sales-returns'
import { checkAccessibility, refusal, reply } from '@comptoir/testing'
import { screen, waitFor, within } from '@testing-library/react'
import { aCashSession, aReport } from '../../testing/a-session.ts'
import { aReturnableTicket, settledReturn } from '../../testing/a-returnable-ticket.ts'
import { scan } from '../../testing/scan.ts'
import { atTheCounter, comes, SONIA, SWITCHES } from './testing/a-covered-counter.tsx'

const RETURNS = '/:companyId/sales-returns/of-ticket'
const MOVEMENTS = '/:companyId/cash-movements'
const REPORT = '/:companyId/cash-sessions/:id/report'

beforeEach(() => localStorage.clear())

/** Sonia has taken over, and may do all that a manager may. */
async function handedOver(permissions: readonly string[] = ALL) {
  const shop = await atTheCounter()
  const until = new Date(Date.now() + 3_600_000).toISOString()
  shop.api.on<CashierSwitch>('post', SWITCHES, () =>
    reply({ cashier: SONIA, permissions: [...permissions], approvals: [], until }, 201),
  )
  await comes(shop.user)
  return shop
}

const ALL = ['sales.write', 'salesReturns.write', 'cashMovements.write', 'cashSessions.read']

describe('who took over', () => {
  test('takes cash out in their own name', async () => {
    const { api, user } = await handedOver()
    const made = { kind: 'payOut', reason: 'bankDeposit', amountMinor: 5000, currency: 'TND', note: null }
    api.on<CashMovement>('post', MOVEMENTS, ({ body }) =>
      reply(
        {
          ...{ ...(body as CashMovement), ...made, kind: 'payOut', reason: 'bankDeposit' },
          ...{
            occurredAt: new Date().toISOString(),
            recordedBy: SONIA.name,
            registerId: 'r1',
            registerName: 'Caisse 1',
          },
          ...{ pointOfSaleName: 'La Marsa', seller: { name: 'X', address: '', taxId: null } },
        },
        201,
      ),
    )
    await user.keyboard('{Insert}')
    const inside = within(await screen.findByRole('dialog', { name: 'Cash in and out' }))
    await user.selectOptions(await inside.findByLabelText(/^Reason/), 'Deposit at the bank')
    await user.type(inside.getByLabelText(/^Amount/), '5')
    await user.click(inside.getByRole('button', { name: 'Record' }))
    expect(await inside.findByText('Recorded')).toBeTruthy()
    expect(api.callsTo('post', MOVEMENTS)[0]?.body).toMatchObject({ cashierId: SONIA.id, amountMinor: 5000 })
  })

  test('takes goods back in their own name', async () => {
    const { api, user } = await handedOver()
    const ticket = aReturnableTicket()
    api
      .on<ReturnableTicket>('get', RETURNS, () => ticket)
      .on<SalesReturn>('post', RETURNS, ({ body }) => reply(settledReturn(body as TicketReturnInput, ticket), 201))
    scan(ticket.number)
    const inside = within(await screen.findByRole('dialog', { name: 'Return' }))
    await user.click(await inside.findByRole('button', { name: 'Take everything back' }))
    await user.click(inside.getByRole('button', { name: 'Defective' }))
    await user.click(inside.getByRole('button', { name: 'Record the return' }))
    expect(await inside.findByText('Return recorded')).toBeTruthy()
    expect(api.callsTo('post', RETURNS)[0]?.body).toMatchObject({ cashierId: SONIA.id })
  })

  test('reads the report over the counter, by what they may see, with what each did', async () => {
    const { api, user, container } = await handedOver()
    const report = aReport(aCashSession({ id: 's1' }))
    const nothing = { ticketCount: 0, totalMinor: 0, returnCount: 0, returnedMinor: 0, tenders: [] }
    api.on<ZReport>('get', REPORT, {
      ...report,
      ...{ kind: 'X', number: null, hash: null },
      people: [
        { ...nothing, userId: 'u1', name: 'Amira Bouazizi', ticketCount: 4 },
        { ...nothing, userId: 'u2', name: 'Sonia Trabelsi', returnCount: 1, returnedMinor: 3450 },
      ],
    })
    await user.keyboard('{Control>}{F2}{/Control}')
    const inside = within(await screen.findByRole('dialog', { name: 'X report' }))
    expect(await inside.findByText('Sonia Trabelsi')).toBeTruthy()
    expect(inside.getByText('Amira Bouazizi')).toBeTruthy()
    expect(api.callsTo('get', REPORT)[0]?.searchParams.get('cashierId')).toBe(SONIA.id)
    await checkAccessibility(container)
  })

  test('reads no figures of before while the report is read again', async () => {
    const { api, user } = await handedOver()
    const figures = { ...aReport(aCashSession({ id: 's1' })), stampMinor: 100 }
    api.on<ZReport>('get', REPORT, figures)
    const open = async () => {
      await user.click(screen.getByRole('button', { name: 'X report' }))
      return within(await screen.findByRole('dialog', { name: 'X report' }))
    }
    const first = await open()
    expect(await first.findByText('SALES WITH STAMP DUTY')).toBeTruthy()
    await user.click(first.getByText('Close'))
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
    let answer = (): void => undefined
    const answered = new Promise<ZReport>((resolve) => (answer = () => resolve(figures)))
    api.on<ZReport>('get', REPORT, () => answered)
    const again = await open()
    await waitFor(() => expect(api.callsTo('get', REPORT)).toHaveLength(2))
    expect(again.queryByText('SALES WITH STAMP DUTY')).toBeNull()
    expect(again.queryByRole('button', { name: 'Print' })).toBeNull()
    answer()
    expect(await again.findByText('SALES WITH STAMP DUTY')).toBeTruthy()
    expect(again.getByRole('button', { name: 'Print' })).toBeTruthy()
  })

  test('is told where they may not see it', async () => {
    const { api, user } = await handedOver()
    api.on('get', REPORT, () => refusal('cashSession.countedBlind', { status: 403 }))
    await user.click(screen.getByRole('button', { name: 'X report' }))
    expect(await screen.findByText('The report could not be read')).toBeTruthy()
  })

  test('puts a ticket aside and gives it up in their own name', async () => {
    const { api, user } = await handedOver()
    await user.click(await screen.findByRole('button', { name: /^Harissa/ }))
    await user.keyboard('{F12}')
    const hold = within(await screen.findByRole('dialog'))
    await user.type(await hold.findByLabelText(/^Note/), 'Slim')
    await user.click(hold.getByRole('button', { name: 'Hold the ticket' }))
    const held = '/:companyId/held-tickets'
    await waitFor(() => expect(api.callsTo('post', held)[0]?.body).toMatchObject({ heldById: SONIA.id }))
    await user.keyboard('{F12}')
    await user.click(await within(await screen.findByRole('dialog')).findByRole('button', { name: 'Drop Slim' }))
    await user.click(await screen.findByRole('button', { name: 'The client left' }))
    await waitFor(() =>
      expect(api.callsTo('post', `${held}/:id/discard`)[0]?.body).toMatchObject({ cashierId: SONIA.id }),
    )
  })
})
