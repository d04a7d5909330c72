import { describe, expect, test } from '@jest/globals'
import { answerCode, answerText, type SaidByCode } from '@comptoir/contracts/sales/approval-codes'
import type { Approvers } from '@comptoir/contracts/sales/approvals'
import type { TicketSeries } from '@comptoir/contracts/sales/register-tickets'
import { checkAccessibility, renderPage } from '@comptoir/testing'
import { fireEvent, screen, waitFor, within } from '@testing-library/react'
import { aShop, TICKETS, ticketsSent } from '../../testing/a-shop.ts'
import { CounterPage } from './counter.page.tsx'

const KEY = btoa('k'.repeat(32))

/** The answer that somebody is given who says this to the server. */
async function answerTo(said: Omit<SaidByCode, 'permissions'>): Promise<string> {
  const bytes = Uint8Array.from(atob(KEY), (each) => each.codePointAt(0) ?? 0)
  const key = await crypto.subtle.importKey('raw', bytes, { name: 'HMAC', hash: 'SHA-256' }, false, ['sign'])
  const text = answerText({ ...said, permissions: ['sales.exceedDiscount'] })
  const signature = await crypto.subtle.sign('HMAC', key, new TextEncoder().encode(text))
  return answerCode([...new Uint8Array(signature)].map((byte) => byte.toString(16).padStart(2, '0')).join(''))
}

/** A cashier who may ask, with a discount of half on one product, asks for a code. */
async function askingForCode(approvalKey?: string) {
  const { api, page, series } = aShop()
  api.on<TicketSeries>('post', `${TICKETS}/series`, (call) => ({
    ...series(call),
    ...(approvalKey && { approvalKey }),
  }))
  api.on<Approvers>('get', '/:companyId/approvals/approvers', { data: [] })
  const { user: cashier } = page.session
  const session = { ...page.session, user: { ...cashier, approvals: ['sales.exceedDiscount'] } }
  const shown = await renderPage(<CounterPage />, { ...page, session })
  const { user } = shown
  await user.click(await screen.findByRole('button', { name: /^Thé vert/ }))
  await user.keyboard('{F4}')
  const editor = within(await screen.findByRole('form', { name: 'Line discount' }))
  await user.type(editor.getByLabelText('Percentage discount'), '50')
  await user.click(editor.getByRole('button', { name: 'Apply' }))
  await waitFor(() => expect(api.callsTo('post', `${TICKETS}/series`).length).toBeGreaterThan(0))
  await user.click(screen.getByRole('button', { name: 'Take payment' }))
  const element = await screen.findByRole('dialog', { name: 'Approval needed' })
  const dialog = within(element)
  await user.click(dialog.getByRole('button', { name: 'No network? Ask for a code' }))
  const answer = async (digits: string): Promise<void> => {
    fireEvent.change(await dialog.findByLabelText(/^Answer code/), { target: { value: digits } })
    await user.click(dialog.getByRole('button', { name: 'Take payment with this code' }))
  }
  const request = async (): Promise<string> =>
    (await dialog.findByText(/^\d{4} \d{4}$/)).textContent?.replaceAll(' ', '') ?? ''
  return { api, ...shown, dialog, element, answer, request }
}

describe('a ticket is approved without a network', () => {
  test('by the answer to its request; the ticket tells of it, and nothing was asked of the server', async () => {
    const { api, element, dialog, answer, request } = await askingForCode(KEY)
    const asked = await request()
    expect(dialog.getByText('Discount above the limit')).toBeTruthy()
    await checkAccessibility(element)
    const amounts = { totalMinor: 2625, discountMinor: 2625 }
    const code = await answerTo({ request: asked, ...amounts })
    await answer(`${code.slice(0, 4)} ${code.slice(4)}`)
    await screen.findByText('Sale recorded')
    const [ticket] = await ticketsSent(api)
    expect(ticket).toMatchObject({
      ...amounts,
      approvalCode: { permissions: ['sales.exceedDiscount'], round: 1, answer: code },
    })
    expect(api.callsTo('post', '/:companyId/approvals')).toEqual([])
  })

  test('not by an answer to a smaller discount, nor by half of one', async () => {
    const { api, dialog, answer, request } = await askingForCode(KEY)
    const asked = await request()
    await answer('1234')
    expect(await dialog.findByText('Type the 8 digits.')).toBeTruthy()
    await answer(await answerTo({ request: asked, totalMinor: 2625, discountMinor: 100 }))
    expect(await dialog.findByText(/^That code is not right/)).toBeTruthy()
    expect(await request()).toBe(asked)
    expect(await ticketsSent(api, 0)).toEqual([])
  })

  test('after five wrong answers to another request', async () => {
    const { api, dialog, answer, request } = await askingForCode(KEY)
    const first = await request()
    for (let wrong = 0; wrong < 5; wrong += 1) {
      await answer('00000000')
      await waitFor(() => expect(dialog.getByLabelText<HTMLInputElement>(/^Answer code/).value).toBe(''))
    }
    expect(await dialog.findByText(/^Five codes were wrong/)).toBeTruthy()
    const second = await request()
    expect(second).not.toBe(first)
    const amounts = { totalMinor: 2625, discountMinor: 2625 }
    await answer(await answerTo({ request: second, ...amounts }))
    await screen.findByText('Sale recorded')
    expect((await ticketsSent(api))[0]?.approvalCode?.round).toBe(2)
  })

  test('not where the register has no key yet, which is said', async () => {
    const { api, user, dialog } = await askingForCode()
    expect(await dialog.findByText('This register cannot check codes yet')).toBeTruthy()
    expect(dialog.queryByLabelText(/^Answer code/)).toBeNull()
    expect(dialog.queryByRole('button', { name: /payment/ })).toBeNull()
    expect(await ticketsSent(api, 0)).toEqual([])
    await user.click(dialog.getByRole('button', { name: 'Use a PIN or badge here' }))
    expect(await dialog.findByRole('button', { name: 'Approve and take payment' })).toBeTruthy()
  })
})
