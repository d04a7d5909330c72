import type { Static } from 'typebox'
import * as Type from 'typebox'
import { RETURN_PRICES_AT } from '../../addresses.ts'
import { PackQuantityMilli } from '../../inventory/products/packs.ts'
import { Id, Nullable, Strict, UnitPriceMicro } from '../../schema.ts'
import type { ApprovedTicket } from '../approvals/index.ts'
import type { SalesReturnInput } from './index.ts'

/** How far back it is looked for what goods were sold for, in days. */
export const RETURN_PRICE_DAYS = 30

/** Which product, and the register where it comes back. */
export const ReturnPriceQuery = Strict({ registerId: Id, productId: Id })

export const ReturnPrice = Strict({
  /** The least that one was sold for of late, tax included, by each unit that it was sold by. */
  sold: Type.Array(
    Strict({
      /** What one of the unit held of the product's own; null for that unit. */
      packQuantityMilli: Nullable(PackQuantityMilli),
      leastMicro: UnitPriceMicro,
    }),
  ),
  /** Whether the shop of the register has a place for goods that may not be sold again yet. */
  hasQuarantine: Type.Boolean(),
})
export type ReturnPrice = Static<typeof ReturnPrice>

/** `GET sales-returns/price?registerId=…&productId=…` reads what goods were sold for of late. */
export const RETURN_PRICES = { path: RETURN_PRICES_AT.path, query: ReturnPriceQuery, item: ReturnPrice } as const

/**
 * The most that is given back for one without a ticket, in millionths: the price today, or less where it was sold for less
 * of late. Nobody who bought it cheaper gets more back than they paid. What has no price today is worth what it was sold for.
 */
export function mostReturnMicro(listPriceMicro: number, leastSoldMicro: number | undefined): number {
  if (leastSoldMicro === undefined) return listPriceMicro
  return listPriceMicro === 0 ? leastSoldMicro : Math.min(listPriceMicro, leastSoldMicro)
}

/** What of a return without a ticket somebody approves: its goods, their prices and the total. */
export function approvedReturnOf({
  id,
  registerId,
  lines,
  totalMinor,
}: Pick<SalesReturnInput, 'id' | 'registerId' | 'lines' | 'totalMinor'>): ApprovedTicket {
  return {
    ...{ id, registerId, totalMinor },
    lines: lines.map(({ id: lineId, productId, packId, quantityMilli, unitPriceMicro }) => ({
      ...{ id: lineId, productId, quantityMilli, unitPriceMicro },
      ...(packId === undefined ? {} : { packId }),
    })),
  }
}
