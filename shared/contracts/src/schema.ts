import * as Type from 'typebox'
import type { Static, TProperties, TSchema } from 'typebox'
import { LARGEST_AMOUNT_MINOR, LARGEST_PRICE_MICRO, LARGEST_QUANTITY_MILLI, LARGEST_TOTAL } from '@comptoir/money'
import { CASH_STEPS_MINOR, type CashStepMinor as CashStep, LARGEST_CASH_STEP_MINOR } from './cash-steps.ts'
import { PHONE_PATTERN } from './phone.ts'

/** A closed object: a key that the schema does not name is refused, never silently dropped. */
export const Strict = <P extends TProperties>(properties: P) => Type.Object(properties, { additionalProperties: false })

export const Nullable = <T extends TSchema>(schema: T) => Type.Union([schema, Type.Null()])

/** Any names, each with a value of one shape. TypeBox's own builder brings its whole engine along, 8 KB packed on every page. */
export const RecordOf = <T extends TSchema>(value: T) =>
  Type.Unsafe<Record<string, Static<T>>>({ type: 'object', patternProperties: { '^.*$': value } })

/** The properties of a closed object but for some. */
export const without = <P extends TProperties, const K extends keyof P>(
  { properties }: { properties: P },
  names: readonly K[],
): Omit<P, K> => {
  const left: readonly PropertyKey[] = names
  return Object.fromEntries(Object.entries(properties).filter(([name]) => !left.includes(name))) as Omit<P, K>
}

/** A UUID; documents and rows are named by UUIDv7 made by the caller. */
export const Id = Type.String({ format: 'uuid' })
/** How often a row was changed, from 1: a change on another version is refused. */
export const Version = Type.Integer({ minimum: 1, maximum: 2_147_483_647 })
export type Id = Static<typeof Id>

/** An instant as `toISOString()` prints it: UTC, with milliseconds. */
export const Instant = Type.String({ format: 'date-time' })

/** A business day, `YYYY-MM-DD`, in the zone of the point of sale. */
export const BusinessDate = Type.String({ format: 'date' })

/** Money in the minor unit of its currency (millimes for TND): one document, line or payment. May be negative. */
export const AmountMinor = Type.Integer({ minimum: -LARGEST_AMOUNT_MINOR, maximum: LARGEST_AMOUNT_MINOR })
/** Money in minor units that cannot be negative. */
export const PositiveAmountMinor = Type.Integer({ minimum: 0, maximum: LARGEST_AMOUNT_MINOR })
/** To what cash is rounded, in minor units; 0 where it is not. */
export const CashStepMinor = Type.Unsafe<CashStep>(Type.Union(CASH_STEPS_MINOR.map((step) => Type.Literal(step))))
/**
 * Cash less the exact amount, in minor units: always smaller than the largest step, whichever of them was in effect and
 * whichever way it was rounded.
 */
export const RoundingMinor = Type.Integer({
  minimum: 1 - LARGEST_CASH_STEP_MINOR,
  maximum: LARGEST_CASH_STEP_MINOR - 1,
})
/** What many documents come to, in minor units. At either end it means "this much or more". */
export const TotalMinor = Type.Integer({ minimum: -LARGEST_TOTAL, maximum: LARGEST_TOTAL })
/** A total that was counted, which cannot be negative. */
export const CountedMinor = Type.Integer({ minimum: 0, maximum: LARGEST_TOTAL })
/** What lies between two totals. */
export const DifferenceMinor = Type.Integer({ minimum: -2 * LARGEST_TOTAL, maximum: 2 * LARGEST_TOTAL })
/** A price of one unit, in millionths of the currency. */
export const UnitPriceMicro = Type.Integer({ minimum: 0, maximum: LARGEST_PRICE_MICRO })
/** A quantity of one line, in thousandths of the product's unit. */
export const QuantityMilli = Type.Integer({ minimum: -LARGEST_QUANTITY_MILLI, maximum: LARGEST_QUANTITY_MILLI })
/** The same, where it cannot be negative. */
export const PositiveQuantityMilli = Type.Integer({ minimum: 0, maximum: LARGEST_QUANTITY_MILLI })
/** What many movements of goods come to, in thousandths of the unit. At either end it means "this much or more". */
export const TotalMilli = Type.Integer({ minimum: -LARGEST_TOTAL, maximum: LARGEST_TOTAL })
/** A rate in thousandths of a percent: 19 % is 19000. */
export const RateMilli = Type.Integer({ minimum: 0, maximum: 100_000 })
/** A rate in percent, as the specification's fields give it (`defaultVatRate`, `pourcentage`): at most three decimals. */
export const Percent = Type.Number({ minimum: 0, maximum: 100 })

/** A line of text a person types: trimmed by the API, never empty. */
export const Text = (maxLength: number) => Type.String({ minLength: 1, maxLength, pattern: '\\S' })
/** The same, where nothing may be said; null clears it. */
export const OptionalText = (maxLength: number) => Nullable(Type.String({ maxLength }))

/** As "12345-6789". The form of a company takes less. */
export const LONGEST_POSTAL_CODE = 10
/** The postal code of any country, or none: "2070", "SW1A 1AA". */
export const OptionalPostalCode = OptionalText(LONGEST_POSTAL_CODE)

/** A telephone as somebody types it, or none. The API keeps it in Latin digits. */
export const OptionalPhone = (maxLength: number) =>
  Nullable(Type.String({ maxLength, pattern: PHONE_PATTERN, keepsLatinDigits: true }))

/** What a selector needs of a row. */
export const ShortItem = Strict({ id: Id, name: Type.String() })
export type ShortItem = Static<typeof ShortItem>
export const ShortList = Type.Array(ShortItem)

/** One of some words. */
export const OneOf = <const V extends readonly string[]>(values: V) =>
  Type.Unsafe<V[number]>(Type.Union(values.map((value) => Type.Literal(value))))

/**
 * The envelope of every list: `total` is exact unless `isTotalCapped`; `nextCursor` asks for what follows, null at the end.
 * `isPartial` when a search found too much to put in order: these are some of the matches, ordered among themselves.
 */
export const Paginated = <T extends TSchema>(item: T) =>
  Strict({
    data: Type.Array(item),
    meta: Strict({
      total: Type.Integer(),
      page: Type.Integer(),
      limit: Type.Integer(),
      isTotalCapped: Type.Optional(Type.Boolean()),
      isPartial: Type.Optional(Type.Boolean()),
      nextCursor: Type.Optional(Nullable(Type.String())),
    }),
  })
export interface PaginatedOf<T> {
  data: T[]
  meta: {
    total: number
    page: number
    limit: number
    isTotalCapped?: boolean
    isPartial?: boolean
    nextCursor?: string | null
  }
}

/** The query of a paginated list, in bracket notation; `fields`, `filters` and `orders` are the resource's fixed dictionaries. */
export interface ListQuery {
  page: number
  limit: number
  /** Instead of a page: what follows the rows that this cursor came with, in the same order. */
  cursor?: string
  search?: { text: string; fields?: string[] }
  filter?: Record<string, string | string[] | null>
  order?: { field: string; direction: 'asc' | 'desc' }
  /**
   * Nothing may be left out, however long it takes: for files, never asked for by an address. So many rows are counted,
   * once, with the first page.
   */
  wholeUpTo?: number
}

/** What one list may be searched in, filtered and ordered by. */
export interface ListDictionary {
  searchFields: readonly string[]
  filters: readonly string[]
  orders: readonly string[]
}

/** The query schema of one resource: anything outside its dictionaries is refused with 400. */
export const listQuerySchema = (dictionary: ListDictionary) =>
  Strict({
    page: Type.Optional(Type.Integer({ minimum: 1, maximum: 1_000_000, default: 1 })),
    limit: Type.Optional(Type.Integer({ minimum: 1, maximum: 100, default: 25 })),
    cursor: Type.Optional(Type.String({ maxLength: 1000 })),
    search: Type.Optional(
      // A list that looks nowhere refuses to be searched, instead of answering with everything.
      dictionary.searchFields.length === 0
        ? Type.Never()
        : Strict({
            text: Type.String({ maxLength: 200 }),
            fields: Type.Optional(Type.Array(OneOf(dictionary.searchFields), { maxItems: 20 })),
          }),
    ),
    filter: Type.Optional(
      Strict(
        Object.fromEntries(
          dictionary.filters.map((name) => [
            name,
            Type.Optional(
              Type.Union([
                Type.String({ maxLength: 200 }),
                Type.Array(Type.String({ maxLength: 200 }), { maxItems: 100 }),
              ]),
            ),
          ]),
        ),
      ),
    ),
    order: Type.Optional(Strict({ field: OneOf(dictionary.orders), direction: Type.Optional(OneOf(['asc', 'desc'])) })),
  })

/** The body of every refusal (RFC 9457), with the code that phrases hang on. `message` equals `detail`. */
export const Problem = Type.Object({
  type: Type.String(),
  title: Type.String(),
  status: Type.Integer(),
  detail: Type.String(),
  message: Type.String(),
  instance: Type.String(),
  code: Type.String(),
  params: Type.Optional(RecordOf(Type.Unknown())),
  errors: Type.Optional(
    Type.Array(Type.Object({ pointer: Type.String(), keyword: Type.String(), message: Type.String() })),
  ),
})
export type Problem = Static<typeof Problem>
