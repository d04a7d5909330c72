import * as Type from 'typebox'
import type { Static } from 'typebox'
import { PAYMENT_KINDS } from './payment-rules.ts'
import { Id, OneOf, Strict, Text } from './schema.ts'

/** What a way to pay is, as its resources say it. */
export const PaymentKind = OneOf(PAYMENT_KINDS)

const fields = {
  kind: PaymentKind,
  /** Methods are offered from the lowest. */
  position: Type.Integer({ minimum: 1, maximum: 1000 }),
}

/** What a person may say of a payment method, of clients or suppliers. */
export const PaymentMethodInput = Strict({
  id: Type.Optional(Id),
  name: Text(80),
  ...fields,
  isActive: Type.Optional(Type.Boolean()),
})
export type PaymentMethodInput = Static<typeof PaymentMethodInput>

/** A payment method as its list shows it. */
export const PaymentMethodItem = Strict({
  id: Id,
  name: Type.String(),
  ...fields,
  isActive: Type.Boolean(),
  version: Type.Integer(),
})
export type PaymentMethodItem = Static<typeof PaymentMethodItem>

/** What lists of payment methods may be searched in, filtered and ordered by. */
export const METHOD_LIST = {
  searchFields: ['name'],
  filters: ['kind', 'isActive'],
  orders: ['position', 'name'],
} as const
