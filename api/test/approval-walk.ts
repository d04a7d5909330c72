import { requestCode, type ApprovalCodeInput, type AskingRegister } from '@comptoir/contracts/sales/approval-codes'
import type { ApprovalInput } from '@comptoir/contracts/sales/approvals'
import type { SaleInput } from '@comptoir/contracts/sales/sales'
import type { TestApp } from './app.ts'
import { PIN, withPin } from './approvers.ts'
import { done } from './done.ts'
import { refuses, type Caller, type Shop } from './shop.ts'

/** Somebody sets a PIN and removes it; another gets a badge, which is taken away. */
export async function giveKeys(test: TestApp, shop: Shop, caller: Caller): Promise<void> {
  await withPin(test, caller)
  await refuses(caller.post('counter-keys/own/proof', { kind: 'pin', pin: '9173' }), 'counterKey.notYours')
  await done(caller.delete('counter-keys/own'))
  const { userId } = await shop.as('cashier')
  await done(caller.post(`users/${userId}/badge`))
  await done(caller.delete(`users/${userId}/counter-keys`))
}

/** Somebody approves a ticket of a cashier, at the second try. */
export async function approveTicket(test: TestApp, shop: Shop, approver: Caller, ticket: SaleInput): Promise<void> {
  await withPin(test, approver)
  const cashier = await shop.as('cashier')
  const { id, registerId, lines, totalMinor } = ticket
  const asking = (pin: string): ApprovalInput => ({
    permissions: ['sales.exceedDiscount'],
    key: { kind: 'pin', userId: approver.userId, pin },
    ticket: { id, registerId, lines, totalMinor },
  })
  await refuses(cashier.post('approvals', asking('9173')), 'approval.keyWrong')
  await done(cashier.post('approvals', asking(PIN)))
}

/** Somebody approves what a register asks for without a network. */
export async function giveCode(approver: Caller, asking: AskingRegister): Promise<void> {
  const { registerId } = asking
  const asked: ApprovalCodeInput = {
    ...{ registerId, request: requestCode(asking, 'c0de'), permissions: ['sales.exceedDiscount'] },
    ...{ totalMinor: 90_000, discountMinor: 30_000 },
  }
  await done(approver.post('approval-codes', asked))
}

/** A cashier sells where who opened the session is signed in, at the second try. */
export async function switchCashier(test: TestApp, shop: Shop, opener: Caller): Promise<void> {
  const other = await withPin(test, await shop.as('cashier'))
  const trying = (pin: string) =>
    opener.post('cashier-switches', {
      registerId: shop.register.id,
      key: { kind: 'pin', userId: other.userId, pin },
    })
  await refuses(trying('9173'), 'cashierSwitch.keyWrong')
  await done(trying(PIN))
}
