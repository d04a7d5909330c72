import * as Type from 'typebox'
import type { Static } from 'typebox'
import { POINTS_OF_SALE_AT } from '../../addresses.ts'
import {
  CashStepMinor,
  Id,
  Nullable,
  OneOf,
  OptionalPhone,
  OptionalPostalCode,
  OptionalText,
  PositiveAmountMinor,
  ShortItem,
  Strict,
  Text,
} from '../../schema.ts'
import { defineResource } from '../../declare.ts'
import { EXPORTERS, ROLES } from '../../roles.ts'
import { PRICE_DISPLAYS } from '../../price-displays.ts'
import { STOCK_POLICIES } from '../../stock-policies.ts'

/** Short and in capitals: it is part of ticket numbers (TIC-**LM**2-004218). */
export const ShopCode = Type.String({ pattern: '^[A-Z0-9]{1,6}$' })

/** A name of the time zone database, as `Africa/Tunis`. */
export const TimeZoneName = Type.String({ maxLength: 64, pattern: '^[A-Za-z][A-Za-z0-9_+/-]*$' })

/** Longest texts that a shop prints on its tickets, in characters. */
export const LONGEST_TICKET_HEADER = 200
export const LONGEST_TICKET_FOOTER = 400

/** Most payment methods that can be chosen one by one. */
const MOST_METHODS = 100

const StockPolicy = Nullable(OneOf(STOCK_POLICIES))
const PriceDisplay = Nullable(OneOf(PRICE_DISPLAYS))

/** What a change leaves out stays as it is; null clears it. */
export const PointOfSaleInput = Strict({
  id: Type.Optional(Id),
  code: ShopCode,
  name: Text(80),
  address: OptionalText(250),
  postalCode: OptionalPostalCode,
  city: OptionalText(80),
  phone: OptionalPhone(30),
  isActive: Type.Optional(Type.Boolean()),
  /** In which its business days begin and end, and its tickets tell the time; null: the company's. */
  timeZone: Type.Optional(Nullable(TimeZoneName)),
  /** Whose its tickets are while nobody is named; null: the company's walk-in client. */
  defaultClientId: Type.Optional(Nullable(Id)),
  /** Printed on tickets below who sells, and below the thanks. */
  ticketHeader: Type.Optional(OptionalText(LONGEST_TICKET_HEADER)),
  ticketFooter: Type.Optional(OptionalText(LONGEST_TICKET_FOOTER)),
  /** Where its stock runs out; null: the company's. */
  stockPolicy: Type.Optional(StockPolicy),
  /** How it shows prices; null: as the company does. */
  priceDisplay: Type.Optional(PriceDisplay),
  /** To what cash is rounded there; null: as the company does. */
  cashStepMinor: Type.Optional(Nullable(CashStepMinor)),
  /**
   * Whether its tickets bear the fiscal stamp: those of large stores and franchises, and of shops in malls, have since 1
   * February 2022 (finance law for 2022, article 54; stamp duty code, article 135 bis), those of other shops do not. The
   * amount is the tax `stampTicketLargeStore` of their day. Companies that count in dinars alone.
   */
  bearsStamp: Type.Optional(Type.Boolean()),
  /** By how much a count may differ there before a manager has to approve it; null: as for the company. */
  cashToleranceMinor: Type.Optional(Nullable(PositiveAmountMinor)),
  /** Active methods that clients pay by there; null, or none: all that are active. */
  paymentMethodIds: Type.Optional(Nullable(Type.Array(Id, { maxItems: MOST_METHODS, uniqueItems: true }))),
})
export type PointOfSaleInput = Static<typeof PointOfSaleInput>

export const PointOfSale = Strict({
  id: Id,
  code: Type.String(),
  name: Type.String(),
  address: OptionalText(250),
  postalCode: OptionalPostalCode,
  city: OptionalText(80),
  phone: OptionalText(30),
  isActive: Type.Boolean(),
  timeZone: Nullable(Type.String()),
  defaultClient: Nullable(ShortItem),
  ticketHeader: Nullable(Type.String()),
  ticketFooter: Nullable(Type.String()),
  stockPolicy: StockPolicy,
  priceDisplay: PriceDisplay,
  cashStepMinor: Nullable(CashStepMinor),
  bearsStamp: Type.Boolean(),
  cashToleranceMinor: Nullable(PositiveAmountMinor),
  /** Those chosen for it that are active, in their order; none where it takes all that are. */
  paymentMethods: Type.Array(ShortItem),
  registerCount: Type.Integer(),
  version: Type.Integer(),
})
export type PointOfSale = Static<typeof PointOfSale>

/** The shops of a company. */
export const POINTS_OF_SALE = defineResource({
  entity: 'pointOfSale',
  path: POINTS_OF_SALE_AT.path,
  permissions: { read: ROLES, write: ['administrator'], export: EXPORTERS },
  errors: {
    notFound: 404,
    codeTaken: [409, 'code'],
    inUse: [
      409,
      'registers',
      'sales',
      'approvals',
      'imports',
      'products',
      'transfersOut',
      'transfersIn',
      'adjustments',
      'counts',
    ],
    clientUnknown: 422,
    timeZoneUnknown: 422,
    methodUnknown: 422,
    stampInOtherCurrency: [422, 'currency'],
    sessionOpen: [409, 'by', 'register'],
  },
  item: PointOfSale,
  input: PointOfSaleInput,
  list: {
    searchFields: ['code', 'name', 'city'],
    filters: ['isActive'],
    orders: ['code', 'name', 'city'],
  },
})

declare module '../../declare.ts' {
  interface Declarations {
    pointOfSale: typeof POINTS_OF_SALE
  }
}
