import * as fc from 'fast-check'
import type { Discount, DocumentInput, DocumentLineInput } from '../document/document-input.ts'
import type { ReturnedQuantity } from '../document/returnable-lines.ts'

/** Test helper: how many random documents each law sees; the night run raises it through `MONEY_RUNS`. */
export const RUNS = Number(process.env['MONEY_RUNS'] ?? 300)

const someDiscountRate = fc.integer({ min: 0, max: 100_000 })
const someFractionOfGross = fc.integer({ min: 0, max: 1_000 })

/** A discount that always fits: amounts are drawn as a share of a lower bound of what they reduce. */
function aDiscount(roomMinor: number): fc.Arbitrary<Discount> {
  return fc.oneof(
    someDiscountRate.map((rateMilli): Discount => ({ kind: 'rate', rateMilli, rule: 'promotion' })),
    someFractionOfGross.map((share): Discount => ({
      kind: 'amount',
      amountMinor: Math.floor((roomMinor * share) / 1_000),
    })),
  )
}

const someQuantity = fc.oneof(
  fc.integer({ min: 1, max: 30 }).map((pieces) => pieces * 1_000),
  fc.integer({ min: 1, max: 50_000 }),
)
// Prices of a few millimes are where rounded parts come close to running out.
const somePrice = fc.oneof(
  fc.integer({ min: 0, max: 60 }).map((millimes) => millimes * 1_000),
  fc.integer({ min: 0, max: 200_000 }).map((millimes) => millimes * 1_000),
  fc.integer({ min: 0, max: 3_000_000_000 }),
)

function aLine(index: number): fc.Arbitrary<DocumentLineInput> {
  return fc
    .record({
      quantityMilli: someQuantity,
      unitPriceMicro: somePrice,
      vatRateMilli: fc.constantFrom(0, 7_000, 13_000, 19_000),
      fodecRateMilli: fc.constantFrom(0, 0, 0, 1_000),
      exciseRateMilli: fc.constantFrom(undefined, undefined, undefined, 0, 25_000, 150_000),
    })
    .chain((line) => {
      // Three decimals are the most of any currency used here, so this floor never exceeds the rounded gross.
      const roomMinor = Math.floor((line.quantityMilli * line.unitPriceMicro) / 10 ** 9)
      const someDiscount = fc.option(aDiscount(roomMinor), { nil: undefined, freq: 2 })
      return someDiscount.map((discount) => ({ id: `l${index}`, ...line, discount }))
    })
}

function someLines(): fc.Arbitrary<DocumentLineInput[]> {
  return fc
    .integer({ min: 1, max: 10 })
    .chain((count) => fc.tuple(...Array.from({ length: count }, (_, index) => aLine(index))))
}

/** Test helper: any sale the kernel accepts: both price bases, all modes, discounts, FODEC, excise, stamps, three scales. */
export function aSale(fixed: Partial<DocumentInput> = {}): fc.Arbitrary<DocumentInput> {
  return fc
    .record({
      currency: fc.constantFrom('TND' as const, 'TND' as const, 'EUR' as const, 'JPY' as const),
      priceBasis: fc.constantFrom('ht' as const, 'ttc' as const),
      lines: someLines(),
      documentDiscount: fc.option(
        fc.integer({ min: 0, max: 100_000 }).map((rateMilli): Discount => ({ kind: 'rate', rateMilli })),
        { nil: undefined, freq: 2 },
      ),
      stampMinor: fc.constantFrom(undefined, 0, 100, 1_000),
      vatMode: fc.constantFrom(
        undefined,
        'charged' as const,
        'charged' as const,
        'suspended' as const,
        'none' as const,
      ),
      exciseInFodecBase: fc.constantFrom(undefined, true, false),
    })
    .map((input) => ({ ...input, ...fixed }))
    .map((input) => ({ ...input, lines: input.lines.map((line) => discountFitting(line, input.currency)) }))
}

/** Given amounts only in dinars: elsewhere the same whole number would be worth more than the line. */
function discountFitting(line: DocumentLineInput, currency: DocumentInput['currency']): DocumentLineInput {
  return currency === 'TND' || line.discount?.kind !== 'amount' ? line : { ...line, discount: undefined }
}

/** Test helper: the return of everything on a document, as a document of its own. */
export function takenBack(input: DocumentInput): DocumentInput {
  return {
    ...input,
    lines: input.lines.map((line) => ({ ...line, quantityMilli: 0 - line.quantityMilli })),
    stampMinor: 0 - (input.stampMinor ?? 0),
  }
}

/** Test helper: a way to return all of a document in several goes; the last go takes whatever is left of each line. */
export function someReturns(input: DocumentInput): fc.Arbitrary<ReturnedQuantity[][]> {
  const cuts = fc.array(fc.integer({ min: 0, max: 1_000 }), { minLength: 0, maxLength: 4 })
  return fc.tuple(...input.lines.map(() => cuts)).map((cutsByLine) => {
    const goes: ReturnedQuantity[][] = [[], [], [], [], []]
    input.lines.forEach(({ id, quantityMilli }, index) => {
      let left = quantityMilli
      const lineCuts = cutsByLine[index] ?? []
      lineCuts.forEach((share, go) => {
        const part = Math.floor((left * share) / 1_000)
        if (part > 0) goes[go]?.push({ id, quantityMilli: part })
        left -= part
      })
      if (left > 0) goes[lineCuts.length]?.push({ id, quantityMilli: left })
    })
    return goes.filter((go) => go.length > 0)
  })
}
