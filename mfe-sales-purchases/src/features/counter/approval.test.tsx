import { describe, expect, test } from '@jest/globals'
import type { Approval, ApprovalInput, Approvers } from '@comptoir/contracts/sales/approvals'
import { approvedTicketOf } from '@comptoir/contracts/sales/register-tickets'
import { checkAccessibility, refusal, renderPage, reply } from '@comptoir/testing'
import { fireEvent, screen, waitFor, within } from '@testing-library/react'
import type { UserEvent } from '@testing-library/user-event'
import { aShop, ticketsSent } from '../../testing/a-shop.ts'
import { scan } from '../../testing/scan.ts'
import { CounterPage } from './counter.page.tsx'

const PATH = '/:companyId/approvals'
const MANAGER = { id: 'u9', name: 'Slim Ayari' }
const APPROVED: Approval = {
  permissions: ['sales.exceedDiscount'],
  approvedBy: MANAGER,
  until: '2030-01-01T00:00:00.000Z',
}

/** A cashier who may ask for approval, with a discount of half on one product. */
async function withTooMuch(people: Approvers['data'] = [MANAGER]) {
  const { api, page } = aShop()
  api.on<Approvers>('get', `${PATH}/approvers`, { data: people })
  api.on<Approval>('post', PATH, () => reply(APPROVED, 201))
  const { user: cashier } = page.session
  const session = { ...page.session, user: { ...cashier, approvals: ['sales.exceedDiscount'] } }
  const shown = await renderPage(<CounterPage />, { ...page, session })
  const { user } = shown
  await user.click(await screen.findByRole('button', { name: /^Thé vert/ }))
  await user.keyboard('{F4}')
  const editor = within(await screen.findByRole('form', { name: 'Line discount' }))
  expect(editor.getByText('Above 20%: somebody approves it when it is paid.')).toBeTruthy()
  await user.type(editor.getByLabelText('Percentage discount'), '50')
  await user.click(editor.getByRole('button', { name: 'Apply' }))
  await user.click(screen.getByRole('button', { name: 'Take payment' }))
  const dialog = await screen.findByRole('dialog', { name: 'Approval needed' })
  return { api, ...shown, dialog: within(dialog), element: dialog }
}

/** As a person types, not as a scanner does. */
async function typePin(user: UserEvent, field: HTMLElement): Promise<void> {
  fireEvent.change(field, { target: { value: '4711' } })
  field.focus()
  await user.keyboard('{Enter}')
}

const asked = (api: Awaited<ReturnType<typeof withTooMuch>>['api']) =>
  api.callsTo('post', PATH).map(({ body }) => body as ApprovalInput)

describe('a ticket that its cashier may not sell alone', () => {
  test('is approved by a PIN before it is sent, as it is sent then', async () => {
    const { api, user, dialog, element } = await withTooMuch()
    expect(dialog.getByText(/^Thé vert/)).toBeTruthy()
    expect(await ticketsSent(api, 0)).toEqual([])
    await checkAccessibility(element)
    const field = await dialog.findByLabelText(/^PIN, or badge/)
    await waitFor(() => expect(document.activeElement).toBe(field))
    await typePin(user, field)
    await screen.findByText('Sale recorded')
    const [sale] = await ticketsSent(api)
    const [approval] = asked(api)
    expect(approval).toMatchObject({
      permissions: ['sales.exceedDiscount'],
      key: { kind: 'pin', userId: MANAGER.id, pin: '4711' },
    })
    expect(approval?.ticket).toEqual(sale && approvedTicketOf(sale))
  })

  test('is approved by a badge that is scanned, which is no product', async () => {
    const { api } = await withTooMuch([])
    scan('BADGE0123456789ABCDEF')
    await screen.findByText('Sale recorded')
    expect(asked(api)[0]?.key).toEqual({ kind: 'badge', code: 'BADGE0123456789ABCDEF' })
    expect(screen.queryByText(/is not in the catalogue/)).toBeNull()
  })

  test('is not sent where it is refused; the PIN is typed again', async () => {
    const { api, user, dialog } = await withTooMuch()
    api.on('post', PATH, refusal('approval.keyWrong'))
    const field = await dialog.findByLabelText<HTMLInputElement>(/^PIN, or badge/)
    await user.type(field, '12{Enter}')
    expect(await dialog.findByText('Type a PIN of 4 to 8 digits, or scan a badge.')).toBeTruthy()
    expect(asked(api)).toHaveLength(0)
    await user.type(field, '34{Enter}')
    expect(await dialog.findByText('That PIN or badge is not right. Nothing was approved.')).toBeTruthy()
    expect(field.value).toBe('')
    expect(await ticketsSent(api, 0)).toEqual([])
  })

  test('is approved by one of several once it is said whose PIN it is', async () => {
    const { api, user, dialog } = await withTooMuch([MANAGER, { id: 'u8', name: 'Amel Trabelsi' }])
    await typePin(user, await dialog.findByLabelText(/^PIN, or badge/))
    expect(await dialog.findByText('Choose whose PIN it is.')).toBeTruthy()
    expect(asked(api)).toHaveLength(0)
    await user.selectOptions(dialog.getByLabelText(/^Approver/), 'Amel Trabelsi')
    await user.click(dialog.getByRole('button', { name: 'Approve and take payment' }))
    await screen.findByText('Sale recorded')
    expect(asked(api)[0]?.key).toEqual({ kind: 'pin', userId: 'u8', pin: '4711' })
  })

  test('is not approved by eight digits that were scanned', async () => {
    const { api, dialog } = await withTooMuch()
    await dialog.findByLabelText(/^PIN, or badge/)
    scan('96385074')
    expect(await dialog.findByText('Type a PIN of 4 to 8 digits, or scan a badge.')).toBeTruthy()
    expect(asked(api)).toHaveLength(0)
  })

  test('cannot be left while its approval is on the way', async () => {
    const { api, user, dialog } = await withTooMuch()
    let answer: () => void = () => undefined
    const answered = new Promise<void>((resolve) => (answer = resolve))
    api.on<Approval>('post', PATH, async () => {
      await answered
      return reply(APPROVED, 201)
    })
    await typePin(user, await dialog.findByLabelText(/^PIN, or badge/))
    await waitFor(() => expect(dialog.getByRole('button', { name: 'Cancel' })).toHaveProperty('disabled', true))
    await user.keyboard('{Escape}')
    expect(screen.getByRole('dialog')).toBeTruthy()
    answer()
    await screen.findByText('Sale recorded')
    await ticketsSent(api, 1)
  })

  test('tells what is approved: how much of what, and what the ticket comes to', async () => {
    const { dialog } = await withTooMuch()
    expect(dialog.getByText(/^1 ×/).textContent).toContain('Thé vert')
    expect(dialog.getByText('Ticket total')).toBeTruthy()
  })

  test('is approved by a badge once that is asked for: scanned before, it is neither looked up nor shown', async () => {
    const { api, page } = aShop()
    await renderPage(<CounterPage />, page)
    await screen.findByRole('button', { name: /^Thé vert/ })
    scan('BADGE0123456789ABCDEF')
    expect(await screen.findByText('That is a badge. Scan it once an approval is asked for.')).toBeTruthy()
    expect(screen.queryByText(/BADGE0123/)).toBeNull()
    expect(api.calls.map(({ path, searchParams }) => `${path}?${searchParams}`).join()).not.toContain('BADGE0123')
  })

  test('stays in the cart where nobody approves it', async () => {
    const { api, user, dialog } = await withTooMuch()
    await user.click(dialog.getByRole('button', { name: 'Cancel' }))
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
    expect(await ticketsSent(api, 0)).toEqual([])
    expect(within(screen.getByRole('region', { name: 'Cart' })).getByText(/^Thé vert/)).toBeTruthy()
  })
})
