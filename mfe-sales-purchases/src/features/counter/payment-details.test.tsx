import { beforeEach, describe, expect, test } from '@jest/globals'
import { newId } from '@comptoir/platform'
import { aPage, checkAccessibility, renderPage } from '@comptoir/testing'
import { screen, waitFor, within } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { CASH_METHOD } from '../../testing/a-session.ts'
import { aShop, ticketsSent, type ShopOptions } from '../../testing/a-shop.ts'
import { CounterPage } from './counter.page.tsx'

const CARD = { id: '018f0000-0000-7000-8000-00000000ca4d', kind: 'card', name: 'TPE' }
const CHEQUE = { id: '018f0000-0000-7000-8000-00000000c4e9', kind: 'cheque', name: 'Chèque' }
const DRAFT = { id: '018f0000-0000-7000-8000-00000000d4a7', kind: 'draft', name: 'Traite' }
const SALMA = {
  ...{ id: '018f0000-0000-7000-8000-00000000000a', name: 'Salma Trabelsi', phone: null, code: 'C-1' },
  ...{ taxId: null, city: null, isDefault: false, isActive: true, version: 1 },
}

const tile = (name: RegExp) => screen.findByRole('button', { name })
const payZone = () => within(screen.getByRole('region', { name: 'Payment' }))
const details = async () => within(await payZone().findByRole('group', { name: 'Payment details' }))
const field = async (name: RegExp) => (await details()).findByLabelText<HTMLInputElement>(name)

/** A counter with a tea of 5.250 in the cart of Salma, who was named here before. */
async function aCounter(over: ShopOptions = {}) {
  const companyId = newId()
  const { api, page } = aShop({ methods: [CASH_METHOD, CARD, CHEQUE, DRAFT], companyId, ...over })
  api.on('get', '/:companyId/clients/:id', SALMA)
  api.on('get', '/:companyId/clients/paginated', aPage([SALMA]))
  const { container } = await renderPage(<CounterPage />, page)
  // Keys that come faster are a scanner's.
  const user = userEvent.setup({ delay: 60 })
  await user.click(await tile(/^Thé vert/))
  return { api, container, user }
}

type User = Awaited<ReturnType<typeof aCounter>>['user']

async function nameSalma(user: User): Promise<void> {
  await user.keyboard('{F1}')
  const dialog = within(await screen.findByRole('dialog'))
  await user.type(await dialog.findByRole('combobox'), 'sal')
  await dialog.findByRole('option')
  await user.keyboard('{Enter}')
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
}

const choose = (user: User, name: string) => user.click(payZone().getByRole('button', { name }))

beforeEach(() => localStorage.clear())

describe('what is said of a payment', () => {
  test('a cheque is asked for at once and by the keyboard alone; nothing is paid before it is said', async () => {
    const { api, user, container } = await aCounter()
    await nameSalma(user)
    await choose(user, 'Chèque')
    const number = await field(/^Number/)
    await waitFor(() => expect(document.activeElement).toBe(number))
    expect(await field(/^Drawn by/)).toHaveProperty('value', 'Salma Trabelsi')
    expect(payZone().getByText('Fill in the payment details first.')).toBeTruthy()
    await user.keyboard('{F2}{F10}')
    await waitFor(() => expect(document.activeElement).toBe(number))
    expect(await ticketsSent(api, 0)).toEqual([])
    await checkAccessibility(container)
    await user.keyboard('0012345{Enter} BIAT {Enter}{Enter}31122099')
    expect(await payZone().findByText(/^Post-dated cheque/)).toBeTruthy()
    await user.keyboard('{Enter}')
    await screen.findByText('Sale recorded')
    expect((await ticketsSent(api))[0]?.payments).toMatchObject([
      {
        paymentMethodId: CHEQUE.id,
        amountMinor: 5_250,
        details: { number: '0012345', bank: 'BIAT', drawer: 'Salma Trabelsi', dueDate: '2099-12-31' },
      },
    ])
    // On the paper stands what the cheque says, and not who drew it.
    expect(screen.getAllByText('0012345').length).toBeGreaterThan(0)
    expect(screen.queryByText('Drawn by')).toBeNull()
  })

  test('a cheque of a later day is taken as a draft of that day at a word', async () => {
    const { api, user, container } = await aCounter()
    await nameSalma(user)
    await choose(user, 'Chèque')
    const number = await field(/^Number/)
    await waitFor(() => expect(document.activeElement).toBe(number))
    await user.keyboard('0012345{Enter}BIAT{Enter}{Enter}31122099')
    await user.click(await payZone().findByRole('button', { name: 'Take a draft due that day' }))
    expect(payZone().getByRole('button', { name: 'Traite' }).getAttribute('aria-pressed')).toBe('true')
    await waitFor(async () => expect(document.activeElement).toBe(await field(/^Number/)))
    expect(await field(/^Number/)).toHaveProperty('value', '')
    expect(payZone().queryByText(/^Post-dated cheque/)).toBeNull()
    await checkAccessibility(container)
    await user.keyboard('77{F10}')
    await screen.findByText('Sale recorded')
    expect((await ticketsSent(api))[0]?.payments).toMatchObject([
      { paymentMethodId: DRAFT.id, details: { number: '77', bank: 'BIAT', dueDate: '2099-12-31' } },
    ])
  })

  test('where no drafts are taken, a cheque of a later day is only told of', async () => {
    const { user } = await aCounter({ methods: [CASH_METHOD, CHEQUE] })
    await nameSalma(user)
    await choose(user, 'Chèque')
    await waitFor(async () => expect(document.activeElement).toBe(await field(/^Number/)))
    await user.keyboard('0012345{Enter}BIAT{Enter}{Enter}31122099')
    await payZone().findByText(/^Post-dated cheque/)
    expect(payZone().queryByRole('button', { name: 'Take a draft due that day' })).toBeNull()
  })

  test('a card takes its reference or none, and leaves the keys to the search', async () => {
    const { api, user } = await aCounter()
    await choose(user, 'TPE')
    const reference = await field(/^Reference/)
    expect(document.activeElement).toBe(screen.getByRole('searchbox', { name: 'Scan or search for a product' }))
    await user.keyboard('{F8}')
    await waitFor(() => expect(document.activeElement).toBe(reference))
    await user.keyboard('A 771{Enter}')
    await screen.findByText('Sale recorded')
    await user.click(await tile(/^Thé vert/))
    await choose(user, 'TPE')
    expect(await field(/^Reference/)).toHaveProperty('value', '')
    await user.keyboard('{F10}')
    await waitFor(async () => expect(await ticketsSent(api, 2)).toHaveLength(2))
    const payments = (await ticketsSent(api, 2)).flatMap((ticket) => ticket.payments)
    expect(payments).toMatchObject([{ details: { reference: 'A 771' } }, { amountMinor: 5_250 }])
    expect(payments[1]).not.toHaveProperty('details')
  })

  test('several cheques pay one ticket, each with its own', async () => {
    const { api, user } = await aCounter()
    await nameSalma(user)
    await choose(user, 'Chèque')
    await field(/^Number/)
    await user.keyboard('{F7}')
    await user.type(await payZone().findByRole('textbox', { name: /^Part paid by/ }), '3{Enter}')
    const number = await field(/^Number/)
    await waitFor(() => expect(document.activeElement).toBe(number))
    await user.keyboard('1{Enter}BIAT{Enter}{Enter}{Enter}')
    const part = await payZone().findByRole('textbox', { name: /^Part paid by/ })
    await waitFor(() => expect(document.activeElement).toBe(part))
    await user.keyboard('{Enter}')
    await user.keyboard('{F8}')
    await waitFor(async () => expect(document.activeElement).toBe(await field(/^Number/)))
    await user.keyboard('2{Enter}STB{Enter}Amel{Enter}{Enter}')
    await screen.findByText('Sale recorded')
    expect((await ticketsSent(api))[0]?.payments).toMatchObject([
      { amountMinor: 3_000, details: { number: '1', bank: 'BIAT', drawer: 'Salma Trabelsi' } },
      { amountMinor: 2_250, details: { number: '2', bank: 'STB' } },
    ])
  })

  test('a sum is split into drafts of a month each', async () => {
    const { api, user, container } = await aCounter()
    await nameSalma(user)
    await choose(user, 'Traite')
    await user.click(await payZone().findByRole('button', { name: 'Several drafts…' }))
    const form = within(await payZone().findByRole('form', { name: 'Several drafts…' }))
    await user.clear(form.getByLabelText('Drafts (2 to 10)'))
    await user.type(form.getByLabelText('Drafts (2 to 10)'), '4')
    await user.type(form.getByLabelText('First number'), '0098')
    await user.type(form.getByLabelText('Bank'), 'Amen Bank')
    await user.clear(form.getByLabelText('First due'))
    await user.type(form.getByLabelText('First due'), '31012099')
    await checkAccessibility(container)
    await user.click(form.getByRole('button', { name: 'Split' }))
    await user.keyboard('{F10}')
    await screen.findByText('Sale recorded')
    const payments = (await ticketsSent(api))[0]?.payments
    expect(payments?.map(({ amountMinor, details }) => [amountMinor, details?.number, details?.dueDate])).toEqual([
      [1_312, '0098', '2099-01-31'],
      [1_312, '0099', '2099-02-28'],
      [1_312, '0100', '2099-03-31'],
      [1_314, '0101', '2099-04-30'],
    ])
  })
})

describe('much cash', () => {
  test('asks who pays, before it is paid and in the same move', async () => {
    const { api, user } = await aCounter({ cashIdentityMinor: 4_000 })
    expect(await payZone().findByText(/in cash, the law asks who pays/)).toBeTruthy()
    await user.keyboard('{F10}')
    const dialog = within(await screen.findByRole('dialog', { name: 'Identity of the buyer' }))
    await checkAccessibility(screen.getByRole('dialog'))
    await user.click(dialog.getByRole('button', { name: 'Record' }))
    expect(dialog.getAllByText('This is needed')).toHaveLength(2)
    await user.type(dialog.getByLabelText(/^Number/), '04417722')
    await user.type(dialog.getByLabelText(/^Name/), 'Amel Gharbi')
    await user.click(dialog.getByRole('button', { name: 'Record' }))
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
    expect(payZone().getByText('04417722')).toBeTruthy()
    expect(await ticketsSent(api, 0)).toEqual([])
    await user.keyboard('{F10}')
    await screen.findByText('Sale recorded')
    expect((await ticketsSent(api))[0]?.payments).toMatchObject([
      { details: { identity: { kind: 'nationalId', number: '04417722', name: 'Amel Gharbi' } } },
    ])
  })

  test('does not where less of it is paid in cash, or by card', async () => {
    const { api, user } = await aCounter({ cashIdentityMinor: 4_000 })
    await choose(user, 'TPE')
    await waitFor(() => expect(payZone().queryByText(/the law asks who pays/)).toBeNull())
    await user.keyboard('{F7}')
    await user.type(await payZone().findByRole('textbox', { name: /^Part paid by/ }), '2{Enter}')
    await choose(user, 'Espèces')
    expect(payZone().queryByText(/the law asks who pays/)).toBeNull()
    await user.keyboard('{F10}')
    await screen.findByText('Sale recorded')
    expect((await ticketsSent(api))[0]?.payments.some(({ details }) => details?.identity)).toBe(false)
  })
})
