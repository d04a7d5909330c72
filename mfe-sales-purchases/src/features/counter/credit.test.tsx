import { beforeEach, describe, expect, test } from '@jest/globals'
import type { Client } from '@comptoir/contracts/people/clients'
import type { Approval, ApprovalInput, Approvers } from '@comptoir/contracts/sales/approvals'
import type { ClientAccount } from '@comptoir/contracts/sales/client-accounts'
import type { BatchReceipt } from '@comptoir/contracts/sales/register-tickets'
import { ConnectionError } from '@comptoir/platform'
import { aPage, checkAccessibility, renderPage, reply } from '@comptoir/testing'
import { fireEvent, screen, waitFor, within } from '@testing-library/react'
import { CASH_METHOD } from '../../testing/a-session.ts'
import { aShop, type ShopOptions, TICKETS, ticketsSent } from '../../testing/a-shop.ts'
import { CounterPage } from './counter.page.tsx'

const CREDIT = { id: '018f0000-0000-7000-8000-00000000c4ed', kind: 'credit', name: 'Crédit' } as const
const SALMA: Client = {
  ...{ id: '018f0000-0000-7000-8000-0000000c1001', kind: 'person', code: 'C-1', name: 'Salma Trabelsi' },
  ...{ phone: '98 123 456', email: null, taxId: null, address: null, postalCode: null, city: 'La Marsa' },
  ...{ group: null, sector: null, paymentDays: null, isPaymentAtMonthEnd: false, creditLimitMinor: null },
  ...{ addresses: [], contacts: [], certificates: [], isDefault: false, isActive: true, version: 1 },
}
const ACCOUNT = '/:companyId/client-accounts/:id'
const APPROVALS = '/:companyId/approvals'
const MANAGER = { id: 'u9', name: 'Slim Ayari' }

const account = (owedMinor: number, limitMinor: number | null): ClientAccount => ({
  clientId: SALMA.id,
  currency: 'TND',
  owedMinor,
  limitMinor,
})

interface Given extends ShopOptions {
  answer?: ClientAccount
  approvals?: string[]
}

/** One tea on credit for a client of this device, whose account the server tells unless it is away. */
async function onCredit({ answer, approvals = [], ...options }: Given) {
  const shop = aShop({ methods: [CASH_METHOD, CREDIT], ...options })
  const { api, page } = shop
  api.on('get', '/:companyId/clients/paginated', aPage([SALMA]))
  api.on<Client>('get', `/:companyId/clients/${SALMA.id}`, SALMA)
  api.on<ClientAccount>('get', ACCOUNT, () => {
    if (!answer) throw new ConnectionError('away')
    return answer
  })
  const { user: cashier } = page.session
  const shown = await renderPage(<CounterPage />, {
    ...page,
    session: { ...page.session, user: { ...cashier, approvals } },
  })
  const { user } = shown
  const sellTea = async (): Promise<void> => {
    await user.click(await screen.findByRole('button', { name: /^Thé vert/ }))
    await user.click(await screen.findByRole('button', { name: /^Client (?!pays)/ }))
    const dialog = within(await screen.findByRole('dialog'))
    await user.type(await dialog.findByRole('combobox'), 'salma')
    await user.click(await dialog.findByRole('option', { name: /^Salma/ }))
    await user.click(await screen.findByRole('button', { name: 'Crédit' }))
  }
  await sellTea()
  return { ...shop, ...shown, sellTea }
}

const panel = async () => within(await screen.findByRole('region', { name: 'Account of the client' }))
const told = async (label: string) => (await panel()).getByText(label).parentElement?.textContent
const payButton = () => screen.getByRole<HTMLButtonElement>('button', { name: 'Take payment' })

beforeEach(() => localStorage.clear())

describe('a sale on credit', () => {
  test('shows what the client owes, would owe and may owe at most, and is sold within that', async () => {
    const { api, user, container } = await onCredit({ answer: account(10_000, 50_000) })
    expect(await told('Owes')).toContain('10.000')
    expect(await told('Would owe')).not.toContain('10.000')
    expect((await panel()).getByText(/^Limit: .*50\.000/)).toBeTruthy()
    await checkAccessibility(container)
    await user.keyboard('{F10}')
    await screen.findByText('Sale recorded')
    expect((await ticketsSent(api))[0]).toMatchObject({
      clientId: SALMA.id,
      payments: [{ paymentMethodId: CREDIT.id }],
    })
  })

  test('has no limit where none was agreed', async () => {
    await onCredit({ answer: account(900_000, null) })
    expect((await panel()).getByText('No limit')).toBeTruthy()
    expect(payButton().disabled).toBe(false)
  })

  test('above the limit needs an approval, which names what would be owed', async () => {
    const { api, user } = await onCredit({ answer: account(50_000, 50_000), approvals: ['sales.exceedCreditLimit'] })
    api.on<Approvers>('get', `${APPROVALS}/approvers`, { data: [MANAGER] })
    const given = { approvedBy: MANAGER, until: '2030-01-01T00:00:00.000Z' }
    api.on<Approval>('post', APPROVALS, () => reply({ permissions: ['sales.exceedCreditLimit'], ...given }, 201))
    await (await panel()).findByText(/above the limit: somebody approves it/)
    await user.click(payButton())
    const dialog = within(await screen.findByRole('dialog', { name: 'Approval needed' }))
    expect(dialog.getByText('Would owe')).toBeTruthy()
    expect(await ticketsSent(api, 0)).toEqual([])
    const field = await dialog.findByLabelText(/^PIN, or badge/)
    fireEvent.change(field, { target: { value: '4711' } })
    field.focus()
    await user.keyboard('{Enter}')
    await screen.findByText('Sale recorded')
    const [asked] = api.callsTo('post', APPROVALS).map(({ body }) => body as ApprovalInput)
    expect(asked?.permissions).toEqual(['sales.exceedCreditLimit'])
    await ticketsSent(api)
  })

  test('above the limit is not sold by whoever may not ask', async () => {
    await onCredit({ answer: account(50_000, 50_000) })
    await (await panel()).findByText(/above the limit\. Take another payment method/)
    expect(payButton().disabled).toBe(true)
  })

  test('a manager is told, and sells all the same', async () => {
    const { api, user } = await onCredit({ answer: account(50_000, 50_000), role: 'manager' })
    await (await panel()).findByText(/You may sell all the same/)
    await user.keyboard('{F10}')
    await screen.findByText('Sale recorded')
    await ticketsSent(api)
  })

  test('of a client whose account was never read here is sold without a network, and says so', async () => {
    const { api, user } = await onCredit({})
    expect(await screen.findByText(/this device does not know what this client owes/)).toBeTruthy()
    await user.keyboard('{F10}')
    await screen.findByText('Sale recorded')
    await ticketsSent(api)
  })

  test('counts what this device has sold on credit and the server has not', async () => {
    const { api, user, sellTea } = await onCredit({ answer: account(10_000, 50_000) })
    api.on<BatchReceipt>('post', TICKETS, reply(undefined, 503))
    const before = await told('Would owe')
    await user.keyboard('{F10}')
    await screen.findByText('Sale recorded')
    await sellTea()
    await waitFor(async () => expect((await told('Owes'))?.replace('Owes', '')).toBe(before?.replace('Would owe', '')))
  })
})
