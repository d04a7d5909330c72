import * as Type from 'typebox'
import type { Static } from 'typebox'
import { defineArea } from '../../declare.ts'
import { Nullable, OneOf } from '../../schema.ts'

/** How pieces of a product are told apart: not at all, by the lot that they came in, or each by its own number. */
export const TRACKINGS = ['none', 'lots', 'serialNumbers'] as const
export const Tracking = OneOf(TRACKINGS)
export type Tracking = (typeof TRACKINGS)[number]

/** How long a lot keeps at most, in days. */
export const MOST_SHELF_LIFE_DAYS = 3650
const ShelfLifeDays = Type.Integer({ minimum: 1, maximum: MOST_SHELF_LIFE_DAYS })

/** How a product is tracked. */
export const trackingFields = {
  tracking: Tracking,
  /** Each of its lots has an expiry date. */
  lotsExpire: Type.Boolean(),
  /** From which the expiry date of a new lot is proposed. */
  shelfLifeDays: Nullable(ShelfLifeDays),
}

/** The same as a person says it: left out, each stays as it is, and a new product is not tracked. */
export const trackingInput = {
  tracking: Type.Optional(trackingFields.tracking),
  lotsExpire: Type.Optional(trackingFields.lotsExpire),
  shelfLifeDays: Type.Optional(trackingFields.shelfLifeDays),
}

/** What a tracked product is asked for by its lots or numbers; case counts. */
export const TrackingNumber = Type.String({ minLength: 1, maxLength: 60, pattern: '^\\S(.*\\S)?$' })
export type TrackingNumber = Static<typeof TrackingNumber>

/** The tracking of a product. Who may write products sets it. */
export const PRODUCT_TRACKING = defineArea({
  entity: 'productTracking',
  path: 'products',
  errors: {
    lotsOff: 422,
    expiryWithoutLots: 422,
    shelfLifeWithoutExpiry: 422,
    needsWholeUnit: 422,
    fixed: 409,
  },
})

declare module '../../declare.ts' {
  interface Declarations {
    productTracking: typeof PRODUCT_TRACKING
  }
}
