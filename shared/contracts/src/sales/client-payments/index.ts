import * as Type from 'typebox'
import type { Static } from 'typebox'
import { CLIENT_PAYMENTS_AT } from '../../addresses.ts'
import { defineDocument } from '../../declare.ts'
import { ALL_BUT_STOCK, EXPORTERS, SELLERS } from '../../roles.ts'
import { AmountMinor, BusinessDate, Id, Instant, PositiveAmountMinor, Strict, TotalMinor } from '../../schema.ts'
import { Sale, SaleInput } from '../sales/index.ts'

/**
 * What a client pays of what they owe, into the drawer of the current session. `id` is permanent: the same id and content
 * give the first answer again, other content under it is refused.
 */
export const ClientPaymentInput = Strict({
  id: Id,
  registerId: Id,
  cashSessionId: Id,
  clientId: Id,
  occurredAt: Instant,
  /** By methods that are no debt themselves; what is more than `totalMinor` is given back in cash. */
  payments: Type.Array(SaleInput.properties.payments.items, { minItems: 1, maxItems: 20, uniqueBy: 'id' }),
  /** What is taken off what they owe: above zero, and no more than that. Cash is not rounded: the rest is still owed. */
  totalMinor: Type.Integer({ ...PositiveAmountMinor, minimum: 1 }),
  changeMinor: PositiveAmountMinor,
})
export type ClientPaymentInput = Static<typeof ClientPaymentInput>

export const ClientPaymentRow = Strict({
  id: Id,
  number: Type.String(),
  occurredAt: Instant,
  pointOfSaleName: Type.String(),
  registerName: Type.String(),
  cashier: Type.String(),
  client: Type.String(),
  currency: Type.String(),
  totalMinor: AmountMinor,
  /** What was owed before it, and is since: `owedMinor` less `totalMinor`. */
  owedMinor: TotalMinor,
  /** By what kinds of methods it was paid, each once. */
  methodKinds: Type.Array(Type.String()),
})
export type ClientPaymentRow = Static<typeof ClientPaymentRow>

/** One as its slip is printed. */
export const ClientPayment = Strict({
  id: Id,
  number: Type.String(),
  state: Type.Literal('received'),
  occurredAt: Instant,
  recordedAt: Instant,
  businessDate: BusinessDate,
  currency: Type.String(),
  pointOfSaleId: Id,
  registerId: Id,
  cashSessionId: Id,
  clientId: Id,
  seller: Sale.properties.seller,
  totalMinor: AmountMinor,
  changeMinor: AmountMinor,
  /** What was owed before it. */
  owedMinor: TotalMinor,
  /** What came in, and the change as a row of its own. */
  payments: Sale.properties.payments,
})
export type ClientPayment = Static<typeof ClientPayment>

/** What clients paid of what they owe. */
export const CLIENT_PAYMENTS = defineDocument({
  entity: 'clientPayment',
  path: CLIENT_PAYMENTS_AT.path,
  permissions: { read: ALL_BUT_STOCK, write: SELLERS, export: EXPORTERS },
  errors: {
    notFound: 404,
    idReused: 409,
    /** Nobody is named who could owe anything. */
    clientRequired: 422,
    /** By a method that is a debt itself. */
    methodNotAllowed: 422,
    /** More than the client owes; an advance is not taken. */
    moreThanOwed: [422, 'totalMinor', 'owedMinor'],
    /** Somebody else sold to the client or was paid by them at the same moment. */
    owedChanged: 409,
  },
  actions: ['received'],
  item: ClientPayment,
  row: ClientPaymentRow,
  list: {
    searchFields: ['number', 'client'],
    filters: ['pointOfSale', 'cashSession', 'client', 'from', 'to'],
    orders: ['occurredAt', 'totalMinor', 'number'],
  },
  states: ['received'],
  transitions: {
    receive: {
      from: null,
      to: 'received',
      permission: 'clientPayments.write',
      action: 'received',
      input: ClientPaymentInput,
    },
  },
  series: 'clientPayment',
  posting: 'client_payment_post',
})

declare module '../../declare.ts' {
  interface Declarations {
    clientPayment: typeof CLIENT_PAYMENTS
  }
}
