import * as Type from 'typebox'
import { Nullable, Strict } from '../../schema.ts'

/** Longer than anything that is printed of a shop, a person or a client. */
const Words = Type.String({ maxLength: 2000 })

/** As `Sale` has it. */
export const PrintedSeller = Strict({
  name: Words,
  address: Words,
  phone: Nullable(Words),
  taxId: Nullable(Words),
  pointOfSale: Words,
  register: Words,
  cashier: Words,
  client: Words,
  ticketHeader: Type.Optional(Words),
  ticketFooter: Type.Optional(Words),
  showsExclTax: Type.Optional(Type.Literal(true)),
  timeZone: Type.Optional(Words),
})
