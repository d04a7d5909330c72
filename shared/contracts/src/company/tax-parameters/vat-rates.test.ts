import { describe, expect, test } from '@jest/globals'
import fc from 'fast-check'
import { TAX_DEFAULTS } from './defaults.ts'
import { inForceOn, type DatedValue } from './valid-on.ts'
import { firstVatFault, vatRateOn, vatRatesOn } from './vat-rates.ts'

const vat = (validFrom: string, valueMilli: number, replacesMilli: number | null = null): DatedValue => ({
  code: 'vat',
  thresholdMilli: 0,
  validFrom,
  valueMilli,
  replacesMilli,
})
const faultOf = (...values: DatedValue[]) => firstVatFault([...TAX_DEFAULTS, ...values], '2027-01-01')?.fault
const inForce = (values: readonly DatedValue[], day: string): number[] =>
  [...new Set(vatRatesOn([...TAX_DEFAULTS, ...values], day).values())].toSorted((one, other) => one - other)

const DAYS = Array.from({ length: 30 }, (_, day) => `2027-01-${String(day + 1).padStart(2, '0')}`)
const RATES = [0, 7000, 13_000, 19_000, 20_000, 21_000, 5000]
const anyVat = fc
  .tuple(fc.constantFrom(...DAYS), fc.constantFrom(...RATES), fc.option(fc.constantFrom(...RATES)))
  .map(([day, rate, replaces]) => vat(day, rate, replaces))
/** What a company could enter one after the other: each is kept unless something is wrong with it. */
const anyHistory = fc
  .array(anyVat, { maxLength: 25 })
  .map((values) =>
    values.reduce<DatedValue[]>((kept, value) => (faultOf(...kept, value) ? kept : [...kept, value]), []),
  )

describe('rates of VAT', () => {
  test('a product bears on each day what its rate has become by then, told day by day', () => {
    fc.assert(
      fc.property(anyHistory, fc.constantFrom(...DAYS), (values, made) => {
        for (const rate of inForce(values, made)) {
          let told = rate
          for (const day of DAYS.filter((each) => each > made)) {
            told = values.find((value) => value.validFrom === day && value.replacesMilli === told)?.valueMilli ?? told
            expect([day, vatRatesOn([...TAX_DEFAULTS, ...values], day).get(rate)]).toEqual([day, told])
          }
        }
      }),
      { numRuns: 300 },
    )
  })

  test('a rate in force means itself, and each is said by one value', () => {
    fc.assert(
      fc.property(anyHistory, fc.constantFrom(...DAYS), (values, day) => {
        const rates = vatRatesOn([...TAX_DEFAULTS, ...values], day)
        for (const rate of rates.values()) expect(rates.get(rate)).toBe(rate)
        const said = inForceOn([...TAX_DEFAULTS, ...values], day).flatMap(({ code, valueMilli }) =>
          code === 'vat' ? [valueMilli] : [],
        )
        expect(said.toSorted((one, other) => one - other)).toEqual(inForce(values, day))
      }),
    )
  })

  test('what is entered from a day on changes nothing before it', () => {
    fc.assert(
      fc.property(anyHistory, fc.constantFrom(...DAYS), (values, day) => {
        const known = values.filter(({ validFrom }) => validFrom <= day)
        expect(vatRatesOn(values, day)).toEqual(vatRatesOn(known, day))
      }),
    )
  })

  test('goods that bear a later rate by now bore, on a day before it, what it came in place of', () => {
    const values = [
      ...TAX_DEFAULTS,
      vat('2027-01-10', 20_000, 19_000),
      vat('2027-01-20', 21_000, 20_000),
      vat('2027-01-20', 10_000, 7000),
      vat('2027-01-20', 10_000, 13_000),
      vat('2027-01-20', 5000),
    ]
    const on = (day: string) => [21_000, 20_000, 19_000, 10_000, 5000].map((rate) => vatRateOn(values, day, rate))
    expect(on('2027-01-09')).toEqual([19_000, 19_000, 19_000, 10_000, 5000])
    expect(on('2027-01-19')).toEqual([20_000, 20_000, 20_000, 10_000, 5000])
    expect(on('2027-01-20')).toEqual([21_000, 21_000, 21_000, 10_000, 5000])
  })

  test('are those of the law until a company says otherwise: another in place of one, or one in addition', () => {
    expect(inForce([], '2018-01-01')).toEqual([0, 7000, 13_000, 19_000])
    expect(inForce([], '2017-12-31')).toEqual([])
    const values = [vat('2027-01-01', 20_000, 19_000), vat('2027-02-01', 5000)]
    expect(inForce(values, '2026-12-31')).toEqual([0, 7000, 13_000, 19_000])
    expect(inForce(values, '2027-01-01')).toEqual([0, 7000, 13_000, 20_000])
    expect(inForce(values, '2027-02-01')).toEqual([0, 5000, 7000, 13_000, 20_000])
  })

  test('a rate holds since it is there, whatever comes to it later', () => {
    const values = [...TAX_DEFAULTS, vat('2027-01-01', 7000, 13_000), vat('2027-02-01', 20_000, 19_000)]
    const since = inForceOn([...values, vat('2027-03-01', 19_000, 20_000)], '2027-03-01')
    expect(
      since.flatMap(({ code, valueMilli, validFrom }) => (code === 'vat' ? [[valueMilli, validFrom]] : [])),
    ).toEqual([
      [19_000, '2027-03-01'],
      [7000, '2018-01-01'],
      [0, '2018-01-01'],
    ])
  })

  test('two become one, and one becomes another twice', () => {
    const values = [
      vat('2027-01-01', 19_000, 13_000),
      vat('2027-01-02', 20_000, 19_000),
      vat('2027-01-03', 21_000, 20_000),
    ]
    expect(faultOf(...values)).toBeUndefined()
    const on = (day: string) => [...vatRatesOn([...TAX_DEFAULTS, ...values], day)]
    expect(on('2027-01-03')).toEqual([
      [19_000, 21_000],
      [13_000, 21_000],
      [7000, 7000],
      [0, 0],
      [20_000, 21_000],
      [21_000, 21_000],
    ])
  })
})

describe('what is wrong with a rate of VAT', () => {
  test('it replaces what is not in force, or itself', () => {
    expect(faultOf(vat('2027-01-01', 20_000, 18_000))).toEqual({
      reason: 'rateNotInForce',
      property: 'replacesMilli',
      rateMilli: 18_000,
    })
    expect(faultOf(vat('2027-01-01', 19_000, 19_000))?.reason).toBe('rateInForce')
  })

  test('it comes in addition although it is in force', () => {
    expect(faultOf(vat('2027-01-01', 7000))).toEqual({ reason: 'rateInForce', property: 'valueMilli', rateMilli: 7000 })
  })

  test('it was replaced: it comes back in place of what it became, or not at all', () => {
    const gone = vat('2027-01-01', 20_000, 19_000)
    expect(faultOf(gone, vat('2027-03-01', 19_000))).toEqual({
      reason: 'rateReplaced',
      property: 'valueMilli',
      rateMilli: 19_000,
      insteadMilli: 20_000,
    })
    expect(faultOf(gone, vat('2027-03-01', 19_000, 7000))?.reason).toBe('rateReplaced')
    expect(faultOf(gone, vat('2027-03-01', 19_000, 20_000))).toBeUndefined()
    // On one day one rate cannot end and begin.
    expect(faultOf(gone, vat('2027-01-01', 19_000, 13_000))?.reason).toBe('rateReplaced')
  })

  test('something is said of it on that day already', () => {
    expect(faultOf(vat('2027-01-01', 20_000, 19_000), vat('2027-01-01', 21_000, 19_000))?.reason).toBe('dayTaken')
    expect(faultOf(vat('2027-01-01', 5000), vat('2027-01-01', 5000))?.reason).toBe('dayTaken')
    expect(faultOf(vat('2027-01-01', 5000, 7000), vat('2027-01-01', 5000, 13_000))).toBeUndefined()
  })

  test('what began before the day that is asked about is taken as it is', () => {
    expect(firstVatFault([vat('2020-01-01', 20_000, 19_000)], '2027-01-01')).toBeNull()
  })
})
