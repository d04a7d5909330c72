import type { OwnProof } from '@comptoir/contracts/company/counter-keys'
import type { Approvable } from '@comptoir/contracts/role-permissions'
import type { Approvers } from '@comptoir/contracts/sales/approvals'
import type { Cashiers, CashierSwitch, CashierSwitchInput } from '@comptoir/contracts/sales/cashier-switches'
import type { SaleRow } from '@comptoir/contracts/sales/sales'
import type { PaginatedOf } from '@comptoir/contracts/schema'
import { aPage, refusal, renderPage, reply } from '@comptoir/testing'
import { screen, waitFor, within } from '@testing-library/react'
import { expect } from '@jest/globals'
import userEvent from '@testing-library/user-event'
import { aShop } from '../../../testing/a-shop.ts'
import { CounterPage } from '../counter.page.tsx'

export const PROOF = '/:companyId/counter-keys/own/proof'
export const SESSION = '/:companyId/cash-sessions/:id'
export const SWITCHES = '/:companyId/cashier-switches'
export const BADGE = 'BADGE0123456789ABCDEF'
export const AMIRA = { id: 'u1', name: 'Amira Bouazizi' }
export const SONIA = { id: 'u2', name: 'Sonia Trabelsi' }
/** What Sonia may do; she sells no custom items. */
const OF_SONIA = { permissions: ['sales.write', 'sales.exceedDiscount'], approvals: [] }

export const tile = (name: RegExp) => screen.findByRole('button', { name })
/** The page of tests is as narrow as a telephone, which has the key alone. */
export const lockButton = () => screen.findByRole('button', { name: 'Lock the counter', hidden: true })
export const cart = () => within(screen.getByRole('region', { name: 'Cart', hidden: true }))
export const cover = async () => within(await screen.findByRole('alertdialog', { name: /^Locked by/ }))
export const isOpen = () => waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull())
export const covered = (container: HTMLElement) => container.querySelector('[data-covered]') !== null

/** A counter whose opener is Amira, and which Sonia can take over by her PIN, 5822. */
export async function atTheCounter({
  approvals = [],
  ...options
}: Parameters<typeof aShop>[0] & { approvals?: Approvable[] } = {}) {
  const shop = aShop(options)
  const { user: signedIn } = shop.page.session
  const page = { ...shop.page, session: { ...shop.page.session, user: { ...signedIn, approvals } } }
  shop.api
    .on('post', PROOF, ({ body }) => {
      const proof = body as OwnProof
      const isRight =
        (proof.kind === 'pin' && proof.pin === '4711') ||
        (proof.kind === 'badge' && proof.code === BADGE) ||
        (proof.kind === 'password' && proof.password === 'right')
      return isRight ? reply(undefined, 204) : refusal('counterKey.notYours', { status: 422 })
    })
    .on<Approvers>('get', '/:companyId/approvals/approvers', { data: [SONIA] })
    .on<PaginatedOf<SaleRow>>('get', '/:companyId/sales/paginated', aPage([]))
    .on<Cashiers>('get', `${SWITCHES}/people`, { data: [AMIRA, SONIA] })
    .on<CashierSwitch>('post', SWITCHES, ({ body }) => {
      const until = new Date(Date.now() + 3_600_000).toISOString()
      const { key } = body as CashierSwitchInput
      const isSonia = key.kind === 'pin' && key.userId === SONIA.id && key.pin === '5822'
      const isAmira = (key.kind === 'pin' && key.pin === '4711') || (key.kind === 'badge' && key.code === BADGE)
      if (isSonia) return reply({ cashier: SONIA, ...OF_SONIA, until }, 201)
      if (isAmira) return reply({ cashier: AMIRA, permissions: [], approvals: [], until }, 201)
      return refusal('cashierSwitch.keyWrong', { status: 422 })
    })
  const goAway = () => {
    for (const path of [PROOF, SWITCHES]) shop.api.on('post', path, () => Promise.reject(new TypeError('fetch failed')))
  }
  return { ...shop, page, goAway, ...(await renderPage(<CounterPage />, page)), user: userEvent.setup({ delay: 60 }) }
}

type User = ReturnType<typeof userEvent.setup>

export const type = async (user: User, pin: string) =>
  user.type(await (await cover()).findByLabelText(/^PIN, or badge/), `${pin}{Enter}`)

/** Sonia takes over. */
export const comes = async (user: User) => {
  await user.click(await screen.findByRole('button', { name: /^Amira Bouazizi: lock/ }))
  await user.click(await (await cover()).findByRole('button', { name: SONIA.name }))
  await type(user, '5822')
  await isOpen()
}
