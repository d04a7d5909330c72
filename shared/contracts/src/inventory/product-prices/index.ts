import * as Type from 'typebox'
import type { Static } from 'typebox'
import { PRICE_STEPS } from '@comptoir/money'
import {
  BusinessDate,
  Id,
  Instant,
  Nullable,
  OneOf,
  RateMilli,
  Strict,
  TotalMilli,
  UnitPriceMicro,
} from '../../schema.ts'
import { LocationKind } from '../../company/locations/index.ts'
import { PackQuantityMilli, PriceBasis, RunningDiscount } from '../products/index.ts'

/** One step of how a price comes about; signed millionths of the currency. */
export const PriceStep = Strict({
  step: OneOf(PRICE_STEPS),
  amountMicro: Type.Integer(),
  rateMilli: Type.Optional(RateMilli),
})
export type PriceStep = Static<typeof PriceStep>

/** What a price was made of at a time. */
export const PricesThen = Strict({
  priceBasis: PriceBasis,
  priceHtMicro: UnitPriceMicro,
  priceTtcMicro: UnitPriceMicro,
  vatRateMilli: RateMilli,
  isFodec: Type.Boolean(),
  /** Null for who may not see costs, too. */
  purchasePriceMicro: Nullable(UnitPriceMicro),
})
export type PricesThen = Static<typeof PricesThen>

/** What changed a price: somebody in the form of the product, a file, an action on many, or the undoing of one of these. */
export const PRICE_SOURCES = ['form', 'import', 'bulk', 'undo'] as const
export type PriceSource = (typeof PRICE_SOURCES)[number]

/** A price of a pack's own, in the basis that its product had; null where the pack had none, or was not there. */
const OwnPriceThen = Nullable(Strict({ priceBasis: PriceBasis, priceMicro: UnitPriceMicro }))

/** What became of a pack's own price. `unit` and what one held are those of the time: the pack may be gone. */
export const PackPriceChange = Strict({
  packId: Id,
  unit: Type.String(),
  quantityMilli: PackQuantityMilli,
  before: OwnPriceThen,
  after: OwnPriceThen,
})
export type PackPriceChange = Static<typeof PackPriceChange>

export const PriceChange = Strict({
  /** The version that the change gave the product; 1 where packs came with it that had prices of their own. */
  version: Type.Integer(),
  changedAt: Instant,
  /** Null when the person has left the company. */
  changedBy: Nullable(Type.String()),
  source: OneOf(PRICE_SOURCES),
  /** The name of the file or of the action, while it is kept. */
  title: Nullable(Type.String()),
  /** What the product's own price was made of; both null where only packs changed their price. */
  before: Nullable(PricesThen),
  after: Nullable(PricesThen),
  /** Smallest first. */
  packs: Type.Array(PackPriceChange),
})
export type PriceChange = Static<typeof PriceChange>

/** As many changes as are told, the newest. */
export const MOST_PRICE_CHANGES = 50

/**
 * Why a product's price is what it is: the steps from HT to what the counter charges for one unit, and its changes, newest
 * first. `vatSince` is the day from which the product's VAT rate holds; null when it holds no more.
 */
export const ProductPrices = Strict({
  priceBasis: PriceBasis,
  steps: Type.Array(PriceStep),
  vatSince: Nullable(BusinessDate),
  discount: Nullable(RunningDiscount),
  createdAt: Instant,
  changes: Type.Array(PriceChange, { maxItems: MOST_PRICE_CHANGES }),
  /** Whether there are older changes. */
  hasMore: Type.Boolean(),
})
export type ProductPrices = Static<typeof ProductPrices>

/** What a location has of a product. */
const StockOfLocation = Strict({ id: Id, name: Type.String(), kind: LocationKind, quantityMilli: TotalMilli })
export type StockOfLocation = Static<typeof StockOfLocation>

/**
 * What a point of sale has of a product in its shop and depots, and whether that is less than the product's minimum.
 * `locations` are those where there is any of it, quarantines among them, the shop first.
 */
export const StockOfShop = Strict({
  pointOfSaleId: Id,
  name: Type.String(),
  onHandMilli: TotalMilli,
  isBelowMinimum: Type.Boolean(),
  locations: Type.Array(StockOfLocation),
})
/** By name, those that the caller may enter. */
export const ProductStock = Strict({ data: Type.Array(StockOfShop) })
export type ProductStock = Static<typeof ProductStock>
