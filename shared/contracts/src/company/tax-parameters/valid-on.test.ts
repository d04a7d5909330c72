import { describe, expect, test } from '@jest/globals'
import fc from 'fast-check'
import { TAX_CODES, TAX_CODE_NAMES } from './codes.ts'
import { TAX_DEFAULTS } from './defaults.ts'
import { taxParameterFault } from './rules.ts'
import { inForceOn, valueOn, type DatedValue } from './valid-on.ts'

const dayOf = (day: number): string => new Date(Date.UTC(2020, 0, 1) + day * 86_400_000).toISOString().slice(0, 10)
const LAST = 3000
const anyDay = fc.integer({ min: 0, max: LAST }).map(dayOf)
const anyCode = fc.constantFrom('stampInvoice', 'fodec', 'stampCreditNote' as const)
const key = ({ code, thresholdMilli, validFrom }: DatedValue): string => `${code} ${thresholdMilli} ${validFrom}`

/** As the database keeps them: no two of one code and threshold begin on one day. */
const anyValues = fc.uniqueArray(
  fc.record<DatedValue>({
    code: anyCode,
    thresholdMilli: fc.constantFrom(0, 50_000, 100_000),
    validFrom: anyDay,
    valueMilli: fc.integer({ min: 0, max: 100_000 }),
    replacesMilli: fc.constant(null),
  }),
  { selector: key, maxLength: 12 },
)

describe('taxes by date', () => {
  test('on any day each code and threshold has one value at most, and one on every day from its first on', () => {
    fc.assert(
      fc.property(anyValues, anyDay, (values, day) => {
        const inForce = inForceOn(values, day)
        const slots = inForce.map(({ code, thresholdMilli }) => `${code} ${thresholdMilli}`)
        expect(new Set(slots).size).toBe(slots.length)
        const begun = values.filter(({ validFrom }) => validFrom <= day)
        expect(new Set(slots)).toEqual(new Set(begun.map(({ code, thresholdMilli }) => `${code} ${thresholdMilli}`)))
      }),
    )
  })

  test('what is entered from a day on changes nothing of any day before it', () => {
    fc.assert(
      fc.property(anyValues, anyDay, anyDay, fc.integer({ min: 0, max: 200_000 }), (values, from, day, amountMilli) => {
        fc.pre(day < from)
        const known = values.filter(({ validFrom }) => validFrom < from)
        for (const code of ['stampInvoice', 'fodec', 'stampCreditNote'] as const)
          expect(valueOn(values, { code, day, amountMilli })).toBe(valueOn(known, { code, day, amountMilli }))
      }),
    )
  })

  test('the order in which they are kept means nothing', () => {
    fc.assert(
      fc.property(anyValues, anyDay, (values, day) => {
        const asked = { code: 'stampInvoice', day, amountMilli: 70_000 } as const
        expect(valueOn(values.toReversed(), asked)).toBe(valueOn(values, asked))
      }),
    )
  })

  test('one day before it begins a value does not hold, on its day it does', () => {
    fc.assert(
      fc.property(fc.integer({ min: 1, max: LAST }), (first) => {
        const values: DatedValue[] = [
          { code: 'fodec', thresholdMilli: 0, validFrom: dayOf(first), valueMilli: 2000, replacesMilli: null },
        ]
        expect(valueOn(values, { code: 'fodec', day: dayOf(first - 1) })).toBeNull()
        expect(valueOn(values, { code: 'fodec', day: dayOf(first) })).toBe(2000)
      }),
    )
  })
})

describe('what the law says', () => {
  test.each([
    ['stampInvoice', '2022-12-31', 500_000, null],
    ['stampInvoice', '2023-01-01', 0, 1000],
    ['stampInvoiceLargeStore', '2026-06-01', 49_999, null],
    ['stampInvoiceLargeStore', '2026-06-01', 50_000, 1500],
    ['stampInvoiceLargeStore', '2026-06-01', 100_000, 2000],
    ['stampTicketLargeStore', '2022-01-31', 0, null],
    ['stampTicketLargeStore', '2022-02-01', 0, 100],
    ['stampCreditNote', '2026-06-01', 0, null],
    ['withholdingPurchasesOther', '2026-06-01', 999_999, null],
    ['withholdingPurchasesOther', '2026-06-01', 1_000_000, 1500],
    ['withholdingFees', '2026-06-01', 1000, 3000],
    ['fodec', '2026-06-01', 0, 1000],
  ] as const)('%s on %s from %d is %p', (code, day, amountMilli, value) => {
    expect(valueOn(TAX_DEFAULTS, { code, day, amountMilli })).toBe(value)
  })

  test('has of each tax what that tax can be', () => {
    for (const value of TAX_DEFAULTS)
      expect([value.code, taxParameterFault(value, value.validFrom)]).toEqual([value.code, null])
  })
})

describe('a new value', () => {
  const good: DatedValue = {
    code: 'stampInvoice',
    thresholdMilli: 0,
    validFrom: '2027-01-01',
    valueMilli: 1500,
    replacesMilli: null,
  }

  test('begins today or later', () => {
    expect(taxParameterFault(good, '2027-01-01')).toBeNull()
    expect(taxParameterFault(good, '2027-01-02')).toEqual({ reason: 'beforeToday', property: 'validFrom' })
  })

  test('is a rate of 100 % at most where it is a rate, with a threshold only where the tax has any', () => {
    for (const code of TAX_CODE_NAMES) {
      const { unit, hasThreshold } = TAX_CODES[code]
      const fault = (over: Partial<DatedValue>) => taxParameterFault({ ...good, code, ...over }, '2026-01-01')?.reason
      expect(fault({ valueMilli: 100_000 })).toBeUndefined()
      expect(fault({ valueMilli: 100_001 })).toBe(unit === 'rate' ? 'rateTooHigh' : undefined)
      expect(fault({ valueMilli: 0 })).toBeUndefined()
      expect(fault({ thresholdMilli: 1 })).toBe(hasThreshold ? undefined : 'thresholdNotTaken')
      expect(fault({ replacesMilli: 7000 })).toBe(code === 'vat' ? undefined : 'replacesNothing')
    }
  })
})
