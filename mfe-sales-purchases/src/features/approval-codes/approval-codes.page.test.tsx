import { expect, test } from '@jest/globals'
import type { Register } from '@comptoir/contracts/company/registers'
import type { ApprovalCode, ApprovalCodeInput, GivenCode } from '@comptoir/contracts/sales/approval-codes'
import type { PaginatedOf } from '@comptoir/contracts/schema'
import {
  aCompany,
  aPage,
  aPointOfSale,
  aSession,
  aUser,
  checkAccessibility,
  fakeApi,
  refusal,
  renderPage,
  reply,
} from '@comptoir/testing'
import { screen, within } from '@testing-library/react'
import { aRegister } from '../../testing/a-session.ts'
import { locales } from '../../testing/locales.ts'
import { ApprovalCodesPage } from './approval-codes.page.tsx'

const PATH = '/:companyId/approval-codes'
const REGISTER = aRegister({ id: 'r1', name: 'Caisse 1', numbering: 'register' })

const page = {
  locales,
  session: aSession({
    user: aUser({ id: 'u1', role: 'manager' }),
    company: aCompany({ id: 'c1' }),
    pointOfSale: aPointOfSale({ id: 'p1' }),
  }),
  path: '/:companyId/:pointOfSaleId/approvalCodes',
  route: '/c1/p1/approvalCodes',
} as const

function aCode(over: Partial<ApprovalCode> = {}): ApprovalCode {
  return {
    ...{ id: 'a1', register: { id: 'r1', name: 'Caisse 1' }, request: '12345678', currency: 'TND' },
    ...{ permissions: ['sales.exceedDiscount'], totalMinor: 90_000, discountMinor: 30_000 },
    ...{ givenBy: { id: 'u1', name: 'Slim Ayari' }, givenAt: '2026-11-21T13:09:00.000Z', usedAt: null, sale: null },
    ...over,
  }
}

function answering(codes: readonly ApprovalCode[] = []) {
  return fakeApi()
    .on<Register[]>('get', '/:companyId/points-of-sale/p1/registers', [
      REGISTER,
      aRegister({ id: 'r2', name: 'Caisse 2', numbering: 'server' }),
    ])
    .on<PaginatedOf<ApprovalCode>>('get', `${PATH}/paginated`, aPage([...codes]))
    .on<GivenCode>('post', PATH, () => reply({ id: 'a1', answer: '87654321' }, 201))
}

test('gives the answer to what a cashier says, and reads it out', async () => {
  const api = answering()
  const { user, container } = await renderPage(<ApprovalCodesPage />, page)
  const field = await screen.findByLabelText(/^Request code/)
  await screen.findByText('No code has been given yet.')
  await checkAccessibility(container)
  await user.click(screen.getByRole('button', { name: 'Approve and give the code' }))
  expect(await screen.findByText('Type the 8 digits.')).toBeTruthy()
  expect(screen.getAllByText('Type the amount that the cashier says.')).toHaveLength(2)
  await user.type(field, '1234 5678')
  await user.type(screen.getByLabelText(/^Ticket total/), '90')
  await user.type(screen.getByLabelText(/^Discount in all/), '30')
  await user.click(screen.getByRole('button', { name: 'Approve and give the code' }))
  expect(await screen.findByText('8765 4321')).toBeTruthy()
  expect(api.callsTo('post', PATH).map(({ body }) => body as ApprovalCodeInput)).toEqual([
    {
      ...{ registerId: 'r1', request: '12345678', permissions: ['sales.exceedDiscount'] },
      ...{ totalMinor: 90_000, discountMinor: 30_000 },
    },
  ])
  await user.click(screen.getByRole('button', { name: 'Another request' }))
  expect((await screen.findByLabelText<HTMLInputElement>(/^Request code/)).value).toBe('')
})

test('says at its field why nothing is given, and asks for no discount where none is approved', async () => {
  const api = answering().on('post', PATH, refusal('approvalCode.requestWrong'))
  const { user } = await renderPage(<ApprovalCodesPage />, page)
  await user.type(await screen.findByLabelText(/^Request code/), '12345678')
  await user.click(screen.getByRole('checkbox', { name: 'Discount above the limit' }))
  expect(screen.queryByLabelText(/^Discount in all/)).toBeNull()
  await user.type(screen.getByLabelText(/^Ticket total/), '90')
  await user.click(screen.getByRole('button', { name: 'Approve and give the code' }))
  expect(await screen.findByText('Choose what is approved.')).toBeTruthy()
  await user.click(screen.getByRole('checkbox', { name: 'Price entered by hand' }))
  await user.click(screen.getByRole('button', { name: 'Approve and give the code' }))
  expect(await screen.findByText(/^This is no request code of that register/)).toBeTruthy()
  expect(api.callsTo('post', PATH)).toHaveLength(1)
})

test('shows the latest codes with what became of each', async () => {
  answering([
    aCode(),
    aCode({ id: 'a2', usedAt: '2026-11-21T14:00:00.000Z', sale: { id: 's1', number: 'TIC-LM2-000007' } }),
    aCode({ id: 'a3', usedAt: '2026-11-21T14:00:00.000Z', permissions: ['sales.editPrice'], discountMinor: 0 }),
  ])
  await renderPage(<ApprovalCodesPage />, page)
  const [first, second, third] = await screen.findAllByRole('listitem')
  expect(within(first!).getByText('Not used yet')).toBeTruthy()
  expect(within(second!).getByRole('link', { name: 'Ticket TIC-LM2-000007' }).getAttribute('href')).toBe(
    '/c1/p1/sales/s1',
  )
  expect(within(third!).getByText('Used; ticket not in the books yet')).toBeTruthy()
})
