import { describe, expect, test } from '@jest/globals'
import {
  answerCode,
  answerText,
  CLOSING_PERMISSIONS,
  MOST_CLOSING_ROUNDS,
} from '@comptoir/contracts/sales/approval-codes'
import type { Role } from '@comptoir/contracts/roles'
import type { BroughtClosing, BroughtClosingInput, CashSession } from '@comptoir/contracts/sales/cash-sessions'
import { newId } from '@comptoir/platform'
import { checkAccessibility, renderPage } from '@comptoir/testing'
import { fireEvent, screen, waitFor, within } from '@testing-library/react'
import { aCashSession, aTender, CASH_METHOD } from '../../testing/a-session.ts'
import { aShop } from '../../testing/a-shop.ts'
import { queueOf } from '../ticket-queue/index.ts'
import { ClosedPanel } from './closing/closed-panel.tsx'

/** So many wrong answers ask for another request. */
const WRONG_EACH = 5
const KEY = btoa('k'.repeat(32))
const BROUGHT = '/:companyId/cash-sessions/:id/brought'

async function answerTo(request: string, totalMinor: number): Promise<string> {
  const bytes = Uint8Array.from(atob(KEY), (each) => each.codePointAt(0) ?? 0)
  const key = await crypto.subtle.importKey('raw', bytes, { name: 'HMAC', hash: 'SHA-256' }, false, ['sign'])
  const text = answerText({ request, permissions: CLOSING_PERMISSIONS, totalMinor, discountMinor: 0 })
  const signature = await crypto.subtle.sign('HMAC', key, new TextEncoder().encode(text))
  return answerCode([...new Uint8Array(signature)].map((byte) => byte.toString(16).padStart(2, '0')).join(''))
}

const PERMISSION = 'cashSessions.approveDifference'

interface Options {
  hasKey?: boolean
  /** How many codes were wrong before. */
  wrong?: number
  role?: Role
  approvals?: (typeof PERMISSION)[]
}

/** After a closing that the server was not told of. */
async function aClosingHere({ hasKey = true, wrong = 0, role = 'cashier', approvals = [PERMISSION] }: Options = {}) {
  const { api, page: shown } = aShop({ role })
  const page = { ...shown, session: { ...shown.session, user: { ...shown.session.user, approvals } } }
  const companyId = page.route.split('/')[1] ?? ''
  // It is told before the code is there, and told again with it.
  api.on<BroughtClosing>('post', BROUGHT, { zNumber: 1 })
  const session = aCashSession({ id: newId(), registerId: newId(), state: 'closed', keptFloatMinor: 50_000 })
  const { id: sessionId, registerId, registerName, openedAt } = session
  const rendered = await renderPage(
    <ClosedPanel closed={{ session, report: null }} onOpenAgain={() => undefined} />,
    page,
  )
  const queue = queueOf(companyId)
  if (hasKey) await (await queue.approvalKeys()).keep({ registerId, epoch: 3 }, KEY)
  for (let tried = 0; tried < wrong; tried++) await (await queue.approvalKeys()).fail(registerId, sessionId)
  const count = { counts: [{ paymentMethodId: CASH_METHOD.id, countedMinor: 60_000 }], keptFloatMinor: 50_000 }
  const closedAt = new Date().toISOString()
  await queue.takeStep({ kind: 'closing', registerId, registerName, sessionId, openedAt, closedAt, count })
  return { api, queue, session, ...rendered }
}

async function anAskedCode(options?: Options) {
  const here = await aClosingHere(options)
  const { user } = here
  await user.click(await screen.findByRole('button', { name: 'Ask for a code' }))
  const dialog = within(await screen.findByRole('dialog', { name: 'Ask for a code' }))
  const requested = async () => (await dialog.findByText(/^\d{4} \d{4}$/)).textContent?.replaceAll(' ', '') ?? ''
  const write = (amount: string, note: string): void => {
    fireEvent.change(dialog.getByLabelText(/^Difference approved, at most/), { target: { value: amount } })
    fireEvent.change(dialog.getByLabelText(/^Your note on the difference/), { target: { value: note } })
  }
  const answer = async (code: string): Promise<void> => {
    fireEvent.change(dialog.getByLabelText(/^Answer code/), { target: { value: code } })
    await user.click(dialog.getByRole('button', { name: 'Keep the code' }))
  }
  return { ...here, dialog, requested, write, answer }
}

test('a closing on this device is approved up to an amount by a code, which is sent with it', async () => {
  const { api, user, dialog, requested, write, answer } = await anAskedCode()
  const request = await requested()
  expect(dialog.getByText('Difference of a closing')).toBeTruthy()
  await checkAccessibility(screen.getByRole('dialog'))
  await user.click(dialog.getByRole('button', { name: 'Keep the code' }))
  expect(await dialog.findByText('Type the amount that the cashier says.')).toBeTruthy()
  write('12', 'Wrong change')
  await answer(await answerTo(request, 20_000))
  expect(await dialog.findByText(/^That code is not right/)).toBeTruthy()
  const code = await answerTo(request, 12_000)
  await answer(code)
  expect(await screen.findByText('The code is kept')).toBeTruthy()
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
  await waitFor(() => {
    const told = api.callsTo('post', BROUGHT).at(-1)?.body as BroughtClosingInput | undefined
    expect(told?.approvalCode).toEqual({
      ...{ epoch: 3, round: 1, answer: code, mostMinor: 12_000, comment: 'Wrong change' },
    })
  })
})

test('a device without the key of its register says so', async () => {
  const { dialog } = await anAskedCode({ hasKey: false })
  expect(await dialog.findByText('This register cannot check codes yet')).toBeTruthy()
  expect(dialog.queryByLabelText(/^Answer code/)).toBeNull()
  expect(dialog.queryByRole('button', { name: 'Keep the code' })).toBeNull()
})

test('where the server has the closing meanwhile the dialog stays, and the code is said to come too late', async () => {
  const { api, queue, session, requested, write, answer } = await anAskedCode()
  const code = await answerTo(await requested(), 12_000)
  const brought = await waitFor(() => {
    const step = queue.state.getState().steps?.find(({ isReceived }) => isReceived)
    if (!step) throw new Error('not received yet')
    return step
  })
  // As after the registers were read again.
  await queue.forgetSteps([brought.position])
  await waitFor(() => expect(queue.state.getState().steps).toEqual([]))
  expect(screen.queryByText('Does the count differ?')).toBeNull()
  const approval = { toleranceMinor: 500, given: null }
  const tenders = [aTender({ countedMinor: 60_000, differenceMinor: -12_000 })]
  api.on<CashSession>('get', '/:companyId/cash-sessions/:id', { ...session, approval, tenders, version: 3 })
  write('12', 'Wrong change')
  await answer(code)
  expect(await screen.findByText('The server has this closing already')).toBeTruthy()
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
  expect(screen.queryByText('The code is kept')).toBeNull()
  expect(await screen.findByRole('button', { name: 'A manager approves here' })).toBeTruthy()
  expect(screen.getByText('Short:')).toBeTruthy()
  const page = screen.getByRole('link', { name: 'Open the page of the session' })
  expect(page.getAttribute('href')).toContain(`cashSessions/${session.id}`)
  await checkAccessibility(document.body)
})

describe('a code is asked for', () => {
  test('by nobody who may neither ask for an approval nor approve', async () => {
    const { queue } = await aClosingHere({ approvals: [] })
    await waitFor(() => expect(queue.state.getState().steps).toHaveLength(1))
    expect(screen.getByRole('heading', { name: 'Session closed' })).toBeTruthy()
    expect(screen.queryByText('Does the count differ?')).toBeNull()
  })

  test('by who may approve themselves', async () => {
    await aClosingHere({ role: 'manager', approvals: [] })
    expect(await screen.findByRole('button', { name: 'Ask for a code' })).toBeTruthy()
  })
})

test('a device on which too many codes were wrong asks for no more of that closing', async () => {
  const { user } = await aClosingHere({ wrong: MOST_CLOSING_ROUNDS * WRONG_EACH })
  await user.click(await screen.findByRole('button', { name: 'Ask for a code' }))
  const dialog = within(await screen.findByRole('dialog', { name: 'Ask for a code' }))
  expect(await dialog.findByText('This register cannot check codes yet')).toBeTruthy()
})
