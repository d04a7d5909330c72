import * as Type from 'typebox'
import type { Static } from 'typebox'
import {
  Id,
  PositiveAmountMinor,
  QuantityMilli,
  RateMilli,
  RoundingMinor,
  Strict,
  UnitPriceMicro,
} from '../../schema.ts'
import { PaymentDetails } from './payment-details.ts'
import { namedGoods } from './sold-goods.ts'

const Reason = Type.Optional(Type.String({ maxLength: 120 }))

/**
 * A line discount: a rate, or an amount in the currency. A rate with `discountId` is that of a running discount: the
 * server checks that it holds the product and runs at the moment of the sale, and puts its name as the reason.
 */
export const LineDiscount = Type.Union([
  Strict({ kind: Type.Literal('rate'), rateMilli: RateMilli, reason: Reason, discountId: Type.Optional(Id) }),
  Strict({ kind: Type.Literal('amount'), amountMinor: PositiveAmountMinor, reason: Reason }),
])
export type LineDiscount = Static<typeof LineDiscount>

/** What is sold without being a product: as it is named on the ticket, at one of the company's VAT rates. It moves no stock. */
export const CustomItem = Strict({
  designation: Type.String({ minLength: 1, maxLength: 120, pattern: '\\S' }),
  vatRateMilli: RateMilli,
})
export type CustomItem = Static<typeof CustomItem>

/** A product or a custom item. */
export const SaleLineInput = Strict({
  id: Id,
  productId: Type.Optional(Id),
  /** The pack that it is sold by; left out: its own unit. */
  packId: Type.Optional(Id),
  /** Where there is no `productId`, and only there. */
  custom: Type.Optional(CustomItem),
  /** In the unit that it is sold by. */
  quantityMilli: QuantityMilli,
  /** Tax included, as shown to the customer. */
  unitPriceMicro: UnitPriceMicro,
  discount: Type.Optional(LineDiscount),
  /** Left out where the server chooses: of lots those that expire first. */
  ...namedGoods,
})

/** No ticket and no return has more lines. */
export const MOST_LINES = 5000
/** As many lines, each with a discount and its reason. */
export const LINES_MEBIBYTES = 4

/**
 * How far the clock of a register that the server numbers may be off, before and after: a sale counts as made within that
 * time of the server's clock, and the discounts of that time apply to it.
 */
export const CLOCK_TOLERANCE_MINUTES = 5

/** Nine digits: more than a register prints in its life. */
export const LAST_TICKET_NUMBER = 999_999_999

/**
 * A completed ticket. `id` is permanent: the same id and content give the first answer again, the same id with other
 * content is refused. The server numbers it; a register that numbers its own sends them otherwise.
 */
export const SaleInput = Strict({
  id: Id,
  registerId: Id,
  cashSessionId: Id,
  clientId: Type.Optional(Id),
  occurredAt: Type.String({ format: 'instant' }),
  lines: Type.Array(SaleLineInput, { minItems: 1, maxItems: MOST_LINES, uniqueBy: 'id' }),
  payments: Type.Array(
    Strict({
      id: Id,
      paymentMethodId: Id,
      amountMinor: PositiveAmountMinor,
      /** What is said of it beside; a sale is never refused for what is missing of it. */
      details: Type.Optional(PaymentDetails),
    }),
    { maxItems: 20, uniqueBy: 'id' },
  ),
  /** What the customer was shown. The server computes it again with the same kernel. */
  totalMinor: PositiveAmountMinor,
  changeMinor: PositiveAmountMinor,
  /** By how much what was paid in cash was rounded. The server works this out itself, and refuses another. */
  roundingMinor: Type.Optional(RoundingMinor),
})
export type SaleInput = Static<typeof SaleInput>
