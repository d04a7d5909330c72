import { afterEach, describe, expect, test } from '@jest/globals'
import type { Approval, ApprovalInput, Approvers } from '@comptoir/contracts/sales/approvals'
import { aCompany, checkAccessibility, renderPage } from '@comptoir/testing'
import { screen, waitFor, within } from '@testing-library/react'
import { userEvent, type UserEvent } from '@testing-library/user-event'
import { aProduct, aRunningDiscount } from '../../testing/a-product.ts'
import { aShop, ticketsSent, type ShopOptions } from '../../testing/a-shop.ts'
import { CounterPage } from './counter.page.tsx'

const KEY = '{Control>}{F3}{/Control}'
const cart = () => within(screen.getByRole('region', { name: 'Cart' }))
const priceButton = () => cart().queryByRole('button', { name: /Change the price$/ })
const dialog = async () => within(await screen.findByRole('dialog', { name: 'Price of the line' }))
const tea = () => screen.findByRole('button', { name: /^Thé vert/ })

interface Options extends ShopOptions {
  allowUnitPriceEntry?: boolean
  mayAsk?: boolean
}

async function aTea({ allowUnitPriceEntry = false, mayAsk = false, ...options }: Options = {}) {
  const { api, page } = aShop({ companyId: 'c1', ...options })
  const company = aCompany({ id: 'c1', maxDiscountRate: 20, allowUnitPriceEntry })
  const user = userEvent.setup({ delay: 60 })
  const approvals = mayAsk ? ['sales.editPrice' as const] : []
  const session = { ...page.session, company, user: { ...page.session.user, approvals } }
  const { container } = await renderPage(<CounterPage />, { ...page, session })
  await user.click(await tea())
  return { api, user, container }
}

async function type(user: UserEvent, price: string): Promise<void> {
  const shown = await dialog()
  const field = await shown.findByLabelText(/^Price of one, incl. tax/)
  await user.clear(field)
  await user.type(field, price)
  await user.click(shown.getByRole('button', { name: 'Apply' }))
}

const gone = () => waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
const pay = (user: UserEvent) => user.click(screen.getByRole('button', { name: 'Take payment' }))

describe('the price of a line', () => {
  test('is typed by who may, with what it is excl. tax; the list price stays struck through', async () => {
    const { api, user } = await aTea({ role: 'manager' })
    await user.click(await cart().findByRole('button', { name: /Change the price$/ }))
    const shown = await dialog()
    await checkAccessibility(screen.getByRole('dialog'))
    const field = await shown.findByLabelText(/^Price of one, incl. tax/)
    await waitFor(() => expect(document.activeElement).toBe(field))
    await type(user, '4.5')
    await gone()
    expect(document.activeElement).toBe(screen.getByRole('searchbox'))
    expect(cart().getByText('5.250').closest('s')?.textContent).toBe('List price: 5.250')
    await pay(user)
    await screen.findByText('Sale recorded')
    const [ticket] = await ticketsSent(api)
    expect(ticket).toMatchObject({ totalMinor: 4500, lines: [{ unitPriceMicro: 4_500_000, discount: null }] })
  })

  test('is asked for by its key, and taken back to the list price', async () => {
    const { user } = await aTea({ allowUnitPriceEntry: true })
    await user.keyboard(KEY)
    await type(user, '6')
    await gone()
    await user.keyboard(KEY)
    await user.click((await dialog()).getByRole('button', { name: /^Back to the list price/ }))
    await gone()
    expect(cart().queryByText('6.000')).toBeNull()
    expect(
      cart()
        .getAllByText('5.250')
        .every((each) => each.closest('s') === null),
    ).toBe(true)
  })

  test('is not nothing, nor no price; what is given away is discounted', async () => {
    const { user } = await aTea({ role: 'manager' })
    await user.keyboard(KEY)
    await type(user, '0')
    expect(await screen.findByText(/^A price is above zero/)).toBeTruthy()
    await type(user, '1.2.3')
    expect(await screen.findByText('Type a price.')).toBeTruthy()
    await type(user, '2000000000')
    expect(await screen.findByText(/^At this price the line comes to nothing/)).toBeTruthy()
  })

  test('takes the place of the running discount, which is said before', async () => {
    const onOffer = aProduct({ designation: 'Thé vert 250 g', discount: aRunningDiscount() })
    const { api, user } = await aTea({ role: 'manager', products: [onOffer] })
    await user.keyboard(KEY)
    expect((await dialog()).getByText(/Semaine du couscous/)).toBeTruthy()
    await type(user, '3')
    await gone()
    await pay(user)
    await screen.findByText('Sale recorded')
    expect(await ticketsSent(api)).toMatchObject([{ totalMinor: 3000, discountMinor: 0 }])
  })

  test('that is the list price is sold without the running discount, until it is taken back', async () => {
    const onOffer = aProduct({
      ...{ designation: 'Thé vert 250 g', unitPriceMicro: 5_250_000 },
      discount: aRunningDiscount({ rateMilli: 20_000 }),
    })
    const { user } = await aTea({ role: 'manager', products: [onOffer] })
    await user.keyboard(KEY)
    await user.click((await dialog()).getByRole('button', { name: 'Apply' }))
    await gone()
    expect(cart().getAllByText(/Semaine du couscous/).length).toBeGreaterThan(0)
    await user.keyboard(KEY)
    await type(user, '5.25')
    await gone()
    expect(cart().queryByText(/Semaine du couscous/)).toBeNull()
    expect(cart().getAllByText('5.250').length).toBeGreaterThan(0)
    await user.keyboard(KEY)
    await user.click(await (await dialog()).findByRole('button', { name: /^Back to the list price/ }))
    await gone()
    expect(cart().getAllByText(/Semaine du couscous/).length).toBeGreaterThan(0)
  })

  test('is not offered to who may neither say it nor ask', async () => {
    const { user } = await aTea()
    expect(priceButton()).toBeNull()
    await user.keyboard(KEY)
    expect(screen.queryByRole('dialog')).toBeNull()
  })

  test('is approved when it is paid where somebody has to', async () => {
    const { api, user } = await aTea({ mayAsk: true })
    api.on<Approvers>('get', '/:companyId/approvals/approvers', { data: [{ id: 'm1', name: 'Sonia' }] })
    api.on<Approval>('post', '/:companyId/approvals', {
      ...{ permissions: ['sales.editPrice'], approvedBy: { id: 'm1', name: 'Sonia' } },
      until: '2026-05-04T10:10:00.000Z',
    })
    await user.keyboard(KEY)
    expect((await dialog()).getByText('It is approved when the ticket is paid.')).toBeTruthy()
    await type(user, '4')
    await gone()
    await pay(user)
    const approval = await screen.findByRole('dialog', { name: 'Approval needed' })
    expect(within(approval).getByText('5.250').closest('s')?.textContent).toBe('List price: 5.250')
    await checkAccessibility(approval)
    await user.type(await within(approval).findByLabelText(/^PIN, or badge/), '4711')
    await user.click(within(approval).getByRole('button', { name: 'Approve and take payment' }))
    await screen.findByText('Sale recorded')
    const [asked] = api.callsTo('post', '/:companyId/approvals')
    const { permissions, ticket } = asked?.body as ApprovalInput
    expect(permissions).toEqual(['sales.editPrice'])
    expect(ticket.lines).toMatchObject([{ unitPriceMicro: 4_000_000 }])
  })
})

describe('where fingers type', () => {
  const { matchMedia } = globalThis
  afterEach(() => void Object.assign(globalThis, { matchMedia }))

  test('the dialog has keys of its own, whose last one takes the price', async () => {
    Object.assign(globalThis, {
      matchMedia: (query: string) =>
        query === '(pointer: coarse)'
          ? Object.defineProperty(matchMedia(query), 'matches', { value: true })
          : matchMedia(query),
    })
    const { user } = await aTea({ role: 'manager' })
    await user.click(await cart().findByRole('button', { name: /Change the price$/ }))
    const keys = within(await (await dialog()).findByRole('group', { name: 'Number keys' }))
    for (const key of ['4', '.', '2', '0', 'Done']) await user.click(keys.getByRole('button', { name: key }))
    await gone()
    expect(cart().getByText('5.250').closest('s')).toBeTruthy()
    expect(cart().getByRole('button', { name: /^4\.200/ })).toBeTruthy()
  })
})
