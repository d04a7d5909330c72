import { describe, expect, test } from '@jest/globals'
import type { Client } from '@comptoir/contracts/people/clients'
import type { Approval, ApprovalInput, Approvers } from '@comptoir/contracts/sales/approvals'
import {
  approvedReturnOf,
  type ReturnPrice,
  type SalesReturn,
  type SalesReturnInput,
} from '@comptoir/contracts/sales/sales-returns'
import type { SaleRow } from '@comptoir/contracts/sales/sales'
import type { PaginatedOf } from '@comptoir/contracts/schema'
import { checkAccessibility, refusal, renderPage, reply } from '@comptoir/testing'
import { screen, waitFor, within } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { SHELF } from '../../testing/a-product.ts'
import { aReturnableTicket, settledReturn } from '../../testing/a-returnable-ticket.ts'
import { CASH_METHOD } from '../../testing/a-session.ts'
import { aShop } from '../../testing/a-shop.ts'
import { scan } from '../../testing/scan.ts'
import { CounterPage } from './counter.page.tsx'

const RETURNS = '/:companyId/sales-returns'
const APPROVALS = '/:companyId/approvals'
const MANAGER = { id: 'u9', name: 'Slim Ayari' }
const SALMA: Client = {
  ...{ id: '018f0000-0000-7000-8000-0000000c1001', kind: 'person', code: 'C-1', name: 'Salma Trabelsi' },
  ...{ phone: '98 123 456', email: null, taxId: null, address: null, postalCode: null, city: 'La Marsa' },
  ...{ group: null, sector: null, paymentDays: null, isPaymentAtMonthEnd: false, creditLimitMinor: null },
  ...{ addresses: [], contacts: [], certificates: [], isDefault: false, isActive: true, version: 1 },
}

const dialog = async () => within(await screen.findByRole('dialog', { name: 'Return' }))

async function withoutTicket(role: 'cashier' | 'manager', price: Partial<ReturnPrice> = {}) {
  const shop = aShop({ role })
  const none = { data: [], meta: { page: 1, limit: 8, total: 0 } }
  shop.api
    .on<PaginatedOf<SaleRow>>('get', '/:companyId/sales/paginated', none)
    .on<ReturnPrice>('get', `${RETURNS}/price`, { sold: [], hasQuarantine: false, ...price })
    .on<PaginatedOf<Client>>('get', '/:companyId/clients/paginated', { ...none, data: [SALMA] })
    .on<Approvers>('get', `${APPROVALS}/approvers`, { data: [MANAGER] })
    .on<Approval>('post', APPROVALS, () =>
      reply(
        { permissions: ['salesReturns.withoutOrigin'], approvedBy: MANAGER, until: '2030-01-01T00:00:00.000Z' },
        201,
      ),
    )
    .on<SalesReturn>('post', RETURNS, ({ body }) => reply(settled(body as SalesReturnInput), 201))
  const { user: person } = shop.page.session
  const approvals = role === 'cashier' ? ['salesReturns.withoutOrigin'] : []
  const session = { ...shop.page.session, user: { ...person, approvals } }
  await renderPage(<CounterPage />, { ...shop.page, session })
  const user = userEvent.setup({ delay: 60 })
  await screen.findByRole('searchbox')
  await user.keyboard('{F3}')
  await user.click(await (await dialog()).findByRole('button', { name: 'Without a ticket' }))
  return { ...shop, user, inside: await dialog() }
}

/** As the server would answer: the paper is that of any other return, without a ticket on it. */
function settled({ lines, ...input }: SalesReturnInput): SalesReturn {
  const ticket = aReturnableTicket()
  const of = lines.map(({ id, quantityMilli }) => ({
    ...{ id, saleLineId: ticket.lines[0]?.id ?? '', quantityMilli, outcome: 'resell' as const },
  }))
  return { ...settledReturn({ ...input, saleId: '', lines: of }, ticket), saleId: null, saleNumber: null }
}

const bodies = ({ api }: Pick<Awaited<ReturnType<typeof withoutTicket>>, 'api'>) =>
  api.callsTo('post', RETURNS).map(({ body }) => body as SalesReturnInput)

describe('goods that come back without their ticket', () => {
  test('are found by their name, given back at what they were sold for, to a client who is named', async () => {
    const shop = await withoutTicket('manager', { sold: [{ packQuantityMilli: null, leastMicro: 3_105_000 }] })
    const { user, inside } = shop
    const field = inside.getByRole('combobox', { name: 'Product that comes back' })
    await waitFor(() => expect(document.activeElement).toBe(field))
    await user.type(field, 'harissa')
    await inside.findByRole('option', { name: /^Harissa du Cap Bon/ })
    await user.keyboard('{Enter}')
    expect(await inside.findByRole('textbox', { name: 'Given back for one: Harissa du Cap Bon 380 g' })).toBeTruthy()
    await checkAccessibility(await screen.findByRole('dialog', { name: 'Return' }))
    const record = inside.getByRole('button', { name: 'Record the return' })
    await user.click(record)
    expect(await inside.findByText('Name the client who brings the goods back.')).toBeTruthy()
    await user.type(inside.getByRole('combobox', { name: 'Client' }), 'salma')
    await user.click(await inside.findByRole('option', { name: /Salma Trabelsi/ }))
    await user.click(inside.getByRole('button', { name: 'Defective' }))
    await user.click(record)
    expect(await inside.findByText('Return recorded')).toBeTruthy()
    expect(bodies(shop)).toMatchObject([
      {
        clientId: SALMA.id,
        reason: 'defective',
        lines: [{ productId: SHELF[0]?.id, quantityMilli: 1000, unitPriceMicro: 3_105_000 }],
        refunds: [{ paymentMethodId: CASH_METHOD.id, amountMinor: 3105 }],
        totalMinor: 3105,
      },
    ])
  })

  test('are scanned, and given back at no more than the most', async () => {
    const shop = await withoutTicket('manager')
    const { user, inside } = shop
    scan(SHELF[0]?.barcodes[0] ?? '')
    const price = await inside.findByRole('textbox', { name: 'Given back for one: Harissa du Cap Bon 380 g' })
    await user.clear(price)
    await user.type(price, '9')
    await user.click(inside.getByRole('button', { name: 'Record the return' }))
    expect(await inside.findByText(/above the most that can be given back/)).toBeTruthy()
    expect(bodies(shop)).toEqual([])
    expect(screen.getByText('The cart is empty')).toBeTruthy()
  })

  test('are counted once for each scan, also where the approval is forgone', async () => {
    const shop = await withoutTicket('cashier')
    const { user, inside } = shop
    scan(SHELF[0]?.barcodes[0] ?? '')
    await inside.findByRole('textbox', { name: /^Given back for one/ })
    await user.type(inside.getByRole('combobox', { name: 'Client' }), 'salma')
    await user.click(await inside.findByRole('option', { name: /Salma Trabelsi/ }))
    await user.click(inside.getByRole('button', { name: 'Other' }))
    await user.click(inside.getByRole('button', { name: 'Record the return' }))
    await inside.findByLabelText(/^PIN, or badge/)
    await user.click(inside.getByRole('button', { name: 'Back to the goods' }))
    expect(await inside.findByRole('textbox', { name: /^Comes back/ })).toMatchObject({ value: '1' })
    await user.click(inside.getByRole('button', { name: 'Record the return' }))
    await user.type(await inside.findByLabelText(/^PIN, or badge/), '4711{Enter}')
    expect(await inside.findByText('Return recorded')).toBeTruthy()
    expect(bodies(shop)[0]?.lines).toMatchObject([{ quantityMilli: 1000 }])
  })

  test('are approved for who may not alone: just that return is sent', async () => {
    const shop = await withoutTicket('cashier', { hasQuarantine: true })
    const { api, user, inside } = shop
    scan(SHELF[0]?.barcodes[0] ?? '')
    await user.click(await inside.findByRole('button', { name: 'Not for sale' }))
    await user.type(inside.getByRole('combobox', { name: 'Client' }), 'salma')
    await user.click(await inside.findByRole('option', { name: /Salma Trabelsi/ }))
    await user.click(inside.getByRole('button', { name: 'Other' }))
    await user.click(inside.getByRole('button', { name: 'Record the return' }))
    const key = await inside.findByLabelText(/^PIN, or badge/)
    await waitFor(() => expect(document.activeElement).toBe(key))
    expect(bodies(shop)).toEqual([])
    api.on('post', APPROVALS, refusal('approval.keyWrong'))
    await user.type(key, '1234{Enter}')
    await waitFor(() => expect(inside.getByLabelText(/^PIN, or badge/).getAttribute('aria-invalid')).toBe('true'))
    api.on<Approval>('post', APPROVALS, () =>
      reply(
        { permissions: ['salesReturns.withoutOrigin'], approvedBy: MANAGER, until: '2030-01-01T00:00:00.000Z' },
        201,
      ),
    )
    await user.type(inside.getByLabelText(/^PIN, or badge/), '4711{Enter}')
    expect(await inside.findByText('Return recorded')).toBeTruthy()
    const [sent] = bodies(shop)
    expect(sent?.lines).toMatchObject([{ outcome: 'quarantine' }])
    const asked = api.callsTo('post', APPROVALS).map(({ body }) => body as ApprovalInput)
    expect(asked.map(({ ticket }) => ticket)).toEqual([1, 2].map(() => sent && approvedReturnOf(sent)))
  })
})
