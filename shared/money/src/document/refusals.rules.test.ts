import { describe, expect, test } from '@jest/globals'
import { documentOf, line, micro, percent, tnd } from '../testing/read-figures.ts'
import { computeDocument } from './compute-document.ts'
import type { Currency } from '../currencies.ts'
import { MoneyError } from '../money-error.ts'

const sold = line('A', '2', '10.000', '19')

describe('what a document refuses', () => {
  test.each([
    [
      'a discount above its line',
      { discount: { kind: 'amount', amountMinor: tnd('20.001') } },
      'money.discountExceedsLine',
    ],
    ['a negative discount', { discount: { kind: 'amount', amountMinor: -1 } }, 'money.amountOutOfRange'],
    ['a fractional discount', { discount: { kind: 'amount', amountMinor: 0.5 } }, 'money.amountOutOfRange'],
    ['a discount above 100 %', { discount: { kind: 'rate', rateMilli: percent('100.001') } }, 'money.rateOutOfRange'],
    ['a negative price', { unitPriceMicro: -1 }, 'money.priceNegative'],
    ['a negative label price', { labelPriceMinor: -1 }, 'money.priceNegative'],
    ['a price with a fraction', { unitPriceMicro: 0.5 }, 'money.amountOutOfRange'],
    ['a quantity that is not a number', { quantityMilli: Number.NaN }, 'money.amountOutOfRange'],
    ['a negative VAT rate', { vatRateMilli: -1 }, 'money.rateOutOfRange'],
    ['a FODEC rate in percent', { fodecRateMilli: 0.01 }, 'money.rateOutOfRange'],
    ['an excise rate without end', { exciseRateMilli: Infinity }, 'money.rateOutOfRange'],
    ['a price past 2^53', { unitPriceMicro: 2 ** 53 }, 'money.amountOutOfRange'],
    ['a line amount past 2^53', { quantityMilli: 10 ** 12, unitPriceMicro: 9 * 10 ** 15 }, 'money.amountOutOfRange'],
  ] as const)('%s', (_, change, code) => {
    expect(() => computeDocument(documentOf([{ ...sold, ...change }]))).toThrow(expect.objectContaining({ code }))
  })

  test('a document discount above the document', () => {
    const documentDiscount = { kind: 'amount', amountMinor: tnd('20.001') } as const
    const act = () => computeDocument(documentOf([sold], { documentDiscount }))
    expect(act).toThrow(expect.objectContaining({ code: 'money.discountExceedsDocument' }))
  })

  test('selling and taking back at once', () => {
    const act = () => computeDocument(documentOf([sold, line('B', '-1', '1.000', '19')]))
    expect(act).toThrow(expect.objectContaining({ code: 'money.quantitySignsMixed', params: { lineId: 'A' } }))
  })

  test('a stamp with a fraction', () => {
    expect(() => computeDocument(documentOf([sold], { stampMinor: 0.5 }))).toThrow(MoneyError)
  })

  test('an unknown currency', () => {
    const act = () => computeDocument({ ...documentOf([sold]), currency: 'XXX' as Currency })
    expect(act).toThrow(expect.objectContaining({ code: 'money.currencyUnknown' }))
  })

  test.each(['ht', 'ttc'] as const)('sums past 2^53 in lines that fit one by one (%s)', (priceBasis) => {
    const huge = { ...line('A', '1', '0', '0'), quantityMilli: 1_000, unitPriceMicro: 9 * 10 ** 15 }
    const many = Array.from({ length: 1_001 }, (_, index) => ({ ...huge, id: `l${index}`, quantityMilli: 1_000_000 }))
    expect(() => computeDocument(documentOf(many, { priceBasis }))).toThrow(RangeError)
  })

  test('every refusal is a RangeError with a code and figures for its phrase', () => {
    const discount = { kind: 'amount', amountMinor: tnd('20.001') } as const
    try {
      computeDocument(documentOf([{ ...sold, discount }]))
      throw new Error('was accepted')
    } catch (error) {
      expect(error).toBeInstanceOf(RangeError)
      expect(error).toMatchObject({
        name: 'MoneyError',
        code: 'money.discountExceedsLine',
        params: { lineId: 'A', discountMinor: 20_001, grossMinor: 20_000 },
      })
    }
  })
})

describe('what a document accepts', () => {
  test('no lines: zero everywhere but the stamp', () => {
    const result = computeDocument(documentOf([], { stampMinor: tnd('1.000') }))
    expect(result.taxes).toEqual([])
    expect(result.totals).toMatchObject({ netHtMinor: 0, ttcMinor: 0, totalMinor: tnd('1.000') })
  })

  test('a quantity of zero, on a sale and on a return', () => {
    const zero = line('Z', '0', '10.000', '19')
    expect(computeDocument(documentOf([sold, zero])).totals.netHtMinor).toBe(tnd('20.000'))
    expect(computeDocument(documentOf([line('R', '-2', '10.000', '19'), zero])).totals.netHtMinor).toBe(tnd('-20.000'))
  })

  test('a given discount is a size, also on a return; the stamp is taken as given', () => {
    const discount = { kind: 'amount', amountMinor: tnd('5.000'), rule: 'loyalty' } as const
    const result = computeDocument(
      documentOf([line('R', '-2', '10.000', '0', { discount })], { stampMinor: tnd('1.000') }),
    )
    expect(result.totals).toMatchObject({
      grossMinor: tnd('-20.000'),
      lineDiscountMinor: tnd('-5.000'),
      ttcMinor: tnd('-15.000'),
      totalMinor: tnd('-14.000'),
    })
  })

  test('amounts whose products pass 2^53 stay exact', () => {
    const big = {
      ...line('A', '123456.789', '987654.321987', '19'),
      discount: { kind: 'rate', rateMilli: 33_333 } as const,
    }
    const { totals } = computeDocument(documentOf([big]))
    // 123456.789 × 987654.321987 = 121932631132.63526..., exact in whole numbers only
    const grossMinor = Number((123_456_789n * 987_654_321_987n + 500_000n) / 1_000_000n)
    expect(totals.grossMinor).toBe(grossMinor)
    expect(totals.lineDiscountMinor).toBe(Number((BigInt(grossMinor) * 33_333n + 50_000n) / 100_000n))
  })
})

test('a trace reads from list price to stamp', () => {
  const discount = { kind: 'rate', rateMilli: percent('10'), rule: 'ramadan' } as const
  const lines = [line('A', '2', '10.000', '19', { discount, fodecRateMilli: percent('1') })]
  const documentDiscount = { kind: 'amount', amountMinor: tnd('1.000') } as const
  expect(computeDocument(documentOf(lines, { documentDiscount, stampMinor: tnd('1.000') })).trace).toEqual([
    { step: 'listPrice', lineId: 'A', quantityMilli: 2_000, unitPriceMicro: micro('10'), amountMinor: tnd('20.000') },
    {
      step: 'lineDiscount',
      lineId: 'A',
      baseMinor: tnd('20.000'),
      rateMilli: 10_000,
      rule: 'ramadan',
      amountMinor: tnd('-2.000'),
    },
    { step: 'documentDiscount', baseMinor: tnd('18.000'), amountMinor: tnd('-1.000') },
    { step: 'fodec', rateMilli: 1_000, baseMinor: tnd('17.000'), amountMinor: tnd('0.170') },
    { step: 'vat', rateMilli: 19_000, baseMinor: tnd('17.170'), amountMinor: tnd('3.262') },
    { step: 'stamp', amountMinor: tnd('1.000') },
  ])
  const ticket = computeDocument(documentOf(lines, { documentDiscount, priceBasis: 'ttc' }))
  expect(ticket.trace.filter((step) => step.isInformative).map((step) => step.step)).toEqual(['fodec', 'vat'])
})
