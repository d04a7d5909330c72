import * as Type from 'typebox'
import type { Static } from 'typebox'
import { CASHIER_SWITCHES_AT } from '../../addresses.ts'
import { ApproverKey } from '../../company/counter-keys/index.ts'
import { defineArea } from '../../declare.ts'
import { Id, Instant, ShortItem, Strict } from '../../schema.ts'

/** For how long somebody sells at a counter where another is signed in before they show again who they are, in hours. */
export const CASHIER_HOURS = 12

/** How somebody shows who they are: anybody by PIN or badge, who is signed in by their password too. */
export const CashierKey = Type.Union([
  ...ApproverKey.anyOf,
  Strict({ kind: Type.Literal('password'), password: Type.String({ minLength: 1, maxLength: 200 }) }),
])
export type CashierKey = Static<typeof CashierKey>

export const CashierSwitchInput = Strict({ registerId: Id, key: CashierKey })
export type CashierSwitchInput = Static<typeof CashierSwitchInput>

/** Who sells at a register now, and what they may do there. */
export const CashierSwitch = Strict({
  cashier: ShortItem,
  /** What they may do alone. */
  permissions: Type.Array(Type.String()),
  /** What they may do once somebody approved it. */
  approvals: Type.Array(Type.String()),
  until: Instant,
})
export type CashierSwitch = Static<typeof CashierSwitch>

/** Who may sell at a register and has a PIN: `GET cashier-switches/people`. */
export const CashiersQuery = Strict({ registerId: Id })
export const Cashiers = Strict({ data: Type.Array(ShortItem) })
export type Cashiers = Static<typeof Cashiers>

/**
 * Who sells at a counter where another is signed in: `POST cashier-switches` writes down that somebody, known by their PIN
 * or badge, sells there from now on, where the caller opened the session, until the next one does or some hours have gone. The cash session stays that of who
 * opened it; tickets name who sold, and count as proved where this was written down. It opens nothing beside selling.
 */
export const CASHIER_SWITCHES = defineArea({
  entity: 'cashierSwitch',
  path: CASHIER_SWITCHES_AT.path,
  errors: { keyWrong: 422, notHere: [403, 'name'], notYourSession: 403 },
  actions: ['switched', 'refused'],
})

declare module '../../declare.ts' {
  interface Declarations {
    cashierSwitch: typeof CASHIER_SWITCHES
  }
}
