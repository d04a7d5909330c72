import { LARGEST_QUANTITY_MILLI } from '@comptoir/money'
import * as Type from 'typebox'
import type { Static } from 'typebox'
import { defineList } from '../../declare.ts'
import { MANAGERS } from '../../roles.ts'
import {
  AmountMinor,
  Id,
  Instant,
  Nullable,
  OneOf,
  PositiveAmountMinor,
  RateMilli,
  RoundingMinor,
  ShortItem,
  Strict,
  Text,
  UnitPriceMicro,
} from '../../schema.ts'
import { PackQuantityMilli } from '../../inventory/products/packs.ts'
import {
  LAST_TICKET_NUMBER,
  LineDiscount,
  LONGEST_TICKET_NOTE,
  MOST_LINES,
  soldGoods,
  TicketPaymentDetails,
} from '../sales/index.ts'
import { TicketApprovalCode } from '../approval-codes/ticket-code.ts'
import { PrintedSeller } from './printed-seller.ts'

export { approvedTicketOf } from './approved-ticket.ts'
export { printTicket, type TicketParts, type UnpricedLine } from './print-ticket.ts'
export { MOST_REGISTER_KEYS, type PublicKey, type RegisterKey } from './register-keys.ts'
export * from './ticket-series.ts'

const Counter = Type.Integer({ minimum: 1, maximum: LAST_TICKET_NUMBER })

/** A line as it was printed, with the rates that it was computed at. */
export const RegisterTicketLine = Strict({
  id: Id,
  /** Null for a custom item. */
  productId: Nullable(Id),
  packId: Nullable(Id),
  code: Type.String({ maxLength: 60 }),
  designation: Type.String({ minLength: 1, maxLength: 200 }),
  unit: Nullable(Type.String({ maxLength: 60 })),
  packQuantityMilli: Nullable(PackQuantityMilli),
  quantityMilli: Type.Integer({ minimum: 1, maximum: LARGEST_QUANTITY_MILLI }),
  unitPriceMicro: UnitPriceMicro,
  discount: Nullable(LineDiscount),
  vatRateMilli: RateMilli,
  fodecRateMilli: RateMilli,
  grossMinor: PositiveAmountMinor,
  discountMinor: PositiveAmountMinor,
  netHtMinor: PositiveAmountMinor,
  fodecMinor: PositiveAmountMinor,
  vatMinor: PositiveAmountMinor,
  totalMinor: PositiveAmountMinor,
  /** As they were printed. */
  ...soldGoods,
})
export type RegisterTicketLine = Static<typeof RegisterTicketLine>

const PrintedTax = Strict({
  rateMilli: RateMilli,
  baseHtMinor: PositiveAmountMinor,
  fodecMinor: PositiveAmountMinor,
  vatMinor: PositiveAmountMinor,
  totalMinor: PositiveAmountMinor,
})

const MOST_PAYMENTS = 20
const Amount = { id: Id, paymentMethodId: Id, amountMinor: PositiveAmountMinor }

/**
 * A ticket as a register printed it, complete: the server takes over what it says. The figures are those of the tax kernel
 * on the device; a ticket whose own figures do not add up is none.
 */
export const RegisterTicket = Strict({
  /** Of this shape. */
  form: Type.Literal(1),
  id: Id,
  registerId: Id,
  epoch: Counter,
  /** From 1 in each epoch, without a gap. */
  counter: Counter,
  occurredAt: Type.String({ format: 'instant' }),
  cashSessionId: Id,
  cashierId: Id,
  clientId: Nullable(Id),
  /** Who brought the sale, as it is printed; left out where nobody did. */
  representative: Type.Optional(Strict({ id: Id, name: Text(200) })),
  /** What was noted on it, as it is printed; left out where nothing was. */
  note: Type.Optional(Text(LONGEST_TICKET_NOTE)),
  /** What it was approved by without a network; left out where it was not. */
  approvalCode: Type.Optional(TicketApprovalCode),
  currency: Type.String({ pattern: '^[A-Z]{3}$' }),
  /** Whether its prices hold VAT. */
  isVatSubject: Type.Boolean(),
  seller: PrintedSeller,
  lines: Type.Array(RegisterTicketLine, { minItems: 1, maxItems: MOST_LINES, uniqueBy: 'id' }),
  taxes: Type.Array(PrintedTax, { maxItems: MOST_LINES }),
  /** `details` are left out where nothing was said of a payment beside its amount. */
  payments: Type.Array(Strict({ ...Amount, details: Type.Optional(TicketPaymentDetails) }), {
    maxItems: MOST_PAYMENTS,
    uniqueBy: 'id',
  }),
  /** Given back, in cash; null where nothing was. */
  change: Nullable(Strict(Amount)),
  grossMinor: PositiveAmountMinor,
  discountMinor: PositiveAmountMinor,
  netHtMinor: PositiveAmountMinor,
  fodecMinor: PositiveAmountMinor,
  vatMinor: PositiveAmountMinor,
  stampMinor: PositiveAmountMinor,
  totalMinor: PositiveAmountMinor,
  receivedMinor: AmountMinor,
  changeMinor: PositiveAmountMinor,
  roundingMinor: RoundingMinor,
  kernelVersion: Type.Integer({ minimum: 1, maximum: 1000 }),
})
export type RegisterTicket = Static<typeof RegisterTicket>

/** SHA-256 in hexadecimal digits. */
const Hash = Type.String({ pattern: '^[0-9a-f]{64}$' })
/** The same, or nothing before the first ticket of an epoch. */
const PreviousHash = Type.String({ pattern: '^([0-9a-f]{64})?$' })

/** No call brings more. */
export const MOST_TICKETS = 200
/** As many mebibytes hold the largest ticket, or as many usual ones. */
export const TICKETS_MEBIBYTES = 8

/**
 * A ticket as the register keeps it: `text` is the JSON of a `RegisterTicket`, to the letter, and `hash` that of `previousHash`
 * (its hexadecimal digits) and the text after it. So nobody has to write JSON twice alike, and what cannot be read is kept
 * as well.
 */
export const SentTicket = Strict({
  text: Type.String({ minLength: 1, maxLength: 4_000_000 }),
  previousHash: PreviousHash,
  hash: Hash,
})
export type SentTicket = Static<typeof SentTicket>

/** What one register sends, in any order and as often as it likes. */
export const TicketBatch = Strict({
  registerId: Id,
  tickets: Type.Array(SentTicket, { minItems: 1, maxItems: MOST_TICKETS }),
})
export type TicketBatch = Static<typeof TicketBatch>

/**
 * Why a ticket is kept beside the books:
 *
 * - `unreadable`: it is no ticket, or its figures do not add up; `altered`: its hash is another;
 * - `ofAnotherCurrency`: its amounts are not in the company's;
 * - `ofAnotherRegister`, `epochUnknown`: it names a register or an epoch that is not this one's;
 * - `idReused`, `counterReused`: another ticket of that id or counter is in the books;
 * - `waiting`: one before it has not come yet; it goes into the books when that one is there;
 * - `sessionUnknown`: its register never had a session;
 * - `notPosted`: the database refused it; it is tried again whenever the register sends something.
 */
export const KEPT_REASONS = [
  'unreadable',
  'altered',
  'ofAnotherCurrency',
  'ofAnotherRegister',
  'epochUnknown',
  'idReused',
  'counterReused',
  'waiting',
  'sessionUnknown',
  'notPosted',
] as const
export const KeptReason = OneOf(KEPT_REASONS)
export type KeptReason = Static<typeof KeptReason>

/** What became of a ticket. Either way the server has it for good, and the register need not send it again. */
export const TicketReceipt = Strict({
  hash: Hash,
  /** Null for a ticket in the books. */
  keptAs: Nullable(KeptReason),
  /** That of the ticket in the books. */
  number: Nullable(Type.String()),
})
export type TicketReceipt = Static<typeof TicketReceipt>

/** Counters of an epoch, both ends included. */
export const CounterRange = Strict({ epoch: Counter, from: Counter, to: Counter })
export type CounterRange = Static<typeof CounterRange>

/** A receipt for each ticket, in their order, and which tickets before the last one that came are still missing. */
export const BatchReceipt = Strict({ data: Type.Array(TicketReceipt), missing: Type.Array(CounterRange) })
export type BatchReceipt = Static<typeof BatchReceipt>

/** `POST register-tickets`: what registers have sold already. It is kept, whatever the server would have said. */
export const REGISTER_TICKETS = { path: 'register-tickets', input: TicketBatch, item: BatchReceipt } as const

/** A ticket that came and is not in the books. */
export const KeptTicket = Strict({
  id: Id,
  register: ShortItem,
  reason: KeptReason,
  /** Null where it cannot be read. */
  epoch: Nullable(Type.Integer()),
  counter: Nullable(Type.Integer()),
  receivedAt: Instant,
  /** As it came. */
  text: Type.String(),
})
export type KeptTicket = Static<typeof KeptTicket>

/** What came from registers and is not in the books, of the points of sale that the caller may enter. */
export const KEPT_TICKETS = defineList({
  entity: 'keptTicket',
  path: 'kept-tickets',
  permissions: { read: MANAGERS },
  item: KeptTicket,
  list: { searchFields: [], filters: ['register', 'reason'], orders: ['receivedAt'] },
})

declare module '../../declare.ts' {
  interface Declarations {
    keptTicket: typeof KEPT_TICKETS
  }
}
