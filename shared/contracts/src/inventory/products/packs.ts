import { LARGEST_QUANTITY_MILLI } from '@comptoir/money'
import * as Type from 'typebox'
import type { Static } from 'typebox'
import { Id, Nullable, Strict, UnitPriceMicro } from '../../schema.ts'
import { UnitDecimals } from '../units/index.ts'
import { Barcode, UnitPrice } from './parts.ts'

/** The most packs that a product has. */
export const MOST_PACKS = 10
/** The most barcodes that a pack has. */
export const MOST_PACK_BARCODES = 10

/** What one pack holds, in thousandths of the product's own unit. */
export const PackQuantityMilli = Type.Integer({ minimum: 1, maximum: LARGEST_QUANTITY_MILLI })

const fields = {
  quantityMilli: PackQuantityMilli,
  /** In the price basis of the product; null: what it holds at the product's price. */
  price: Nullable(UnitPrice),
}

/** A further unit that a product is sold by. `id` names one that the product has; without it, it is a new one. */
export const PackInput = Strict({
  id: Type.Optional(Id),
  unitId: Id,
  ...fields,
  barcodes: Type.Array(Barcode, { maxItems: MOST_PACK_BARCODES, uniqueItems: true }),
})
export type PackInput = Static<typeof PackInput>

/** The packs of a product, smallest first. */
export const PackInputs = Type.Array(PackInput, { maxItems: MOST_PACKS })

/** The same as it is read; `name` is that of its unit. */
export const Pack = Strict({
  id: Id,
  unitId: Id,
  name: Type.String(),
  ...fields,
  barcodes: Type.Array(Type.String()),
})
export type Pack = Static<typeof Pack>

/** What the counter needs to sell a pack: the tax-included price of one, zero where it cannot be sold. */
export const CounterPack = Strict({
  id: Id,
  unit: Type.String(),
  unitDecimals: UnitDecimals,
  quantityMilli: PackQuantityMilli,
  unitPriceMicro: UnitPriceMicro,
})
export type CounterPack = Static<typeof CounterPack>
