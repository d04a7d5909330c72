import * as Type from 'typebox'
import type { Static } from 'typebox'
import { CASH_MOVEMENTS_AT } from '../../addresses.ts'
import { defineDocument } from '../../declare.ts'
import { ALL_BUT_STOCK, MANAGERS, SELLERS } from '../../roles.ts'
import { Id, Instant, Nullable, OneOf, OptionalText, PositiveAmountMinor, Strict } from '../../schema.ts'
import { ZReport } from '../cash-sessions/index.ts'
import { AtCounter, CashierUnproved } from '../cashier-switches/at-counter.ts'
import { CASH_REASON_NAMES, LONGEST_CASH_NOTE } from './reasons.ts'

export * from './reasons.ts'

export const CashReasonCode = OneOf(CASH_REASON_NAMES)
const Direction = OneOf(['payIn', 'payOut'])

/**
 * Cash that goes into the drawer of an open session, or out of it, beside sales. `id` is permanent: the same id and content
 * give the first answer again, other content under it is refused.
 */
export const CashMovementInput = Strict({
  id: Id,
  cashSessionId: Id,
  /** Says whether it goes in or out. */
  reason: CashReasonCode,
  /** Above zero, whichever way it goes. */
  amountMinor: Type.Integer({ ...PositiveAmountMinor, minimum: 1 }),
  note: Type.Optional(OptionalText(LONGEST_CASH_NOTE)),
  ...AtCounter,
})
export type CashMovementInput = Static<typeof CashMovementInput>

export const CashMovementRow = Strict({
  id: Id,
  kind: Direction,
  reason: CashReasonCode,
  amountMinor: PositiveAmountMinor,
  currency: Type.String(),
  note: Nullable(Type.String()),
  occurredAt: Instant,
  recordedBy: Type.String(),
  ...CashierUnproved,
})
export type CashMovementRow = Static<typeof CashMovementRow>

/** One as its slip is printed. */
export const CashMovement = Strict({
  ...CashMovementRow.properties,
  cashSessionId: Id,
  registerId: Id,
  registerName: Type.String(),
  pointOfSaleName: Type.String(),
  seller: ZReport.properties.seller,
})
export type CashMovement = Static<typeof CashMovement>

/** Cash put into a drawer or taken out of it beside sales. */
export const CASH_MOVEMENTS = defineDocument({
  entity: 'cashMovement',
  path: CASH_MOVEMENTS_AT.path,
  permissions: { read: ALL_BUT_STOCK, write: SELLERS, exceedLimit: MANAGERS },
  errors: {
    notFound: 404,
    noteMissing: 422,
    aboveLimit: [403, 'mostMinor'],
  },
  actions: ['recorded'],
  item: CashMovement,
  row: CashMovementRow,
  list: { searchFields: [], filters: ['cashSession'], orders: ['occurredAt'] },
  states: ['recorded'],
  transitions: {
    record: {
      from: null,
      to: 'recorded',
      permission: 'cashMovements.write',
      action: 'recorded',
      input: CashMovementInput,
    },
  },
  series: null,
  posting: null,
})

declare module '../../declare.ts' {
  interface Declarations {
    cashMovement: typeof CASH_MOVEMENTS
  }
}
