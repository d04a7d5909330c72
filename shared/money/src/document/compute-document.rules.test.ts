import { describe, expect, test } from '@jest/globals'
import { aSale } from '../testing/any-document.ts'
import { always, figuresOf } from '../testing/laws.ts'
import { line, tnd } from '../testing/read-figures.ts'
import { computeDocument } from './compute-document.ts'
import { explainedTotal } from './trace.ts'

function sumBy<T>(items: readonly T[], figureOf: (item: T) => number): number {
  return items.reduce((sum, item) => sum + figureOf(item), 0)
}

describe('parts add up', () => {
  test('lines to totals, in both price bases and all VAT modes', () => {
    always(aSale(), (_, { lines, totals }) => {
      expect(sumBy(lines, (each) => each.grossMinor)).toBe(totals.grossMinor)
      expect(sumBy(lines, (each) => each.discountMinor)).toBe(totals.lineDiscountMinor)
      expect(sumBy(lines, (each) => each.documentDiscountMinor)).toBe(totals.documentDiscountMinor)
      expect(sumBy(lines, (each) => each.netHtMinor)).toBe(totals.netHtMinor)
      expect(sumBy(lines, (each) => each.exciseMinor)).toBe(totals.exciseMinor)
      expect(sumBy(lines, (each) => each.fodecMinor)).toBe(totals.fodecMinor)
      expect(sumBy(lines, (each) => each.vatMinor)).toBe(totals.vatMinor)
      expect(sumBy(lines, (each) => each.totalMinor)).toBe(totals.ttcMinor)
    })
  })

  test('each line: gross less discounts is net; HT and taxes are the total', () => {
    always(aSale(), (input, { lines }) => {
      for (const each of lines) {
        expect(each.grossMinor - each.discountMinor - each.documentDiscountMinor).toBe(each.netMinor)
        expect(each.netHtMinor + each.exciseMinor + each.fodecMinor + each.vatMinor).toBe(each.totalMinor)
        const priceMinor = input.priceBasis === 'ht' ? each.netHtMinor : each.totalMinor + each.suspendedVatMinor
        expect(priceMinor).toBe(each.netMinor)
      }
    })
  })

  test('recap rows to totals; rows sorted by rate', () => {
    always(aSale(), (_, { lines, taxes, fodec, totals }) => {
      expect(sumBy(taxes, (group) => group.baseHtMinor)).toBe(totals.netHtMinor)
      expect(sumBy(taxes, (group) => group.exciseMinor)).toBe(totals.exciseMinor)
      expect(sumBy(taxes, (group) => group.fodecMinor)).toBe(totals.fodecMinor)
      expect(sumBy(taxes, (group) => group.vatMinor)).toBe(totals.vatMinor)
      expect(sumBy(taxes, (group) => group.totalMinor)).toBe(totals.ttcMinor)
      expect(sumBy(taxes, (group) => group.suspendedVatMinor)).toBe(sumBy(lines, (each) => each.suspendedVatMinor))
      expect(sumBy(fodec, (group) => group.amountMinor)).toBe(totals.fodecMinor)
      for (const group of taxes) {
        expect(group.baseHtMinor + group.exciseMinor + group.fodecMinor).toBe(group.vatBaseMinor)
        expect(group.vatBaseMinor + group.vatMinor).toBe(group.totalMinor)
      }
      for (const rows of [taxes, fodec]) {
        expect(rows.map((row) => row.rateMilli)).toEqual(
          [...new Set(rows.map((row) => row.rateMilli))].sort((a, b) => a - b),
        )
      }
    })
  })

  test('totals are plain sums', () => {
    always(aSale(), (_, { totals }) => {
      expect(totals.netHtMinor + totals.exciseMinor + totals.fodecMinor + totals.vatMinor).toBe(totals.ttcMinor)
      expect(totals.ttcMinor + totals.stampMinor).toBe(totals.totalMinor)
    })
  })

  test('every figure is a whole number, none below zero on a sale, and survives JSON', () => {
    always(aSale(), (_, result) => {
      const { trace, ...figures } = result
      expect(figuresOf(figures).every((figure) => Number.isSafeInteger(figure) && figure >= 0)).toBe(true)
      expect(figuresOf(trace).every(Number.isSafeInteger)).toBe(true)
      expect(JSON.parse(JSON.stringify(result))).toEqual(result)
    })
  })

  test('the trace explains the total', () => {
    always(aSale(), (_, { trace, totals }) => expect(explainedTotal(trace)).toBe(totals.totalMinor))
  })
})

describe('rates and recap', () => {
  test('VAT of a rate is rounded once: never half a minor unit from the exact figure', () => {
    always(aSale({ priceBasis: 'ht', vatMode: 'charged' }), (_, { taxes }) => {
      for (const group of taxes) {
        const distance = 100_000 * group.vatMinor - group.rateMilli * group.vatBaseMinor
        expect(Math.abs(distance)).toBeLessThanOrEqual(50_000)
      }
    })
  })

  test.each([
    [true, '300.475', '2.500', '47.975'],
    [false, '299.880', '2.000', '47.880'],
  ])('excise comes out of a tax-included price as it went in (in the FODEC base: %s)', (setting, ttc, fodec, vat) => {
    const lines = [line('A', '1', ttc, '19', { exciseRateMilli: 25_000, fodecRateMilli: 1_000 })]
    const { totals } = computeDocument({ currency: 'TND', priceBasis: 'ttc', lines, exciseInFodecBase: setting })
    expect(totals).toMatchObject({
      netHtMinor: tnd('200.000'),
      exciseMinor: tnd('50.000'),
      fodecMinor: tnd(fodec),
      vatMinor: tnd(vat),
      ttcMinor: tnd(ttc),
    })
  })

  test('FODEC is spread on VAT rates first, whatever the excise of their lines', () => {
    const lines = [
      line('A', '1', '0.035', '7', { fodecRateMilli: 1_000 }),
      line('B', '1', '0.029', '19', { fodecRateMilli: 1_000 }),
      line('C', '1', '0.113', '19', { fodecRateMilli: 1_000, exciseRateMilli: 25_000 }),
      line('D', '1', '0.215', '19', { fodecRateMilli: 1_000, exciseRateMilli: 150_000 }),
    ]
    const { taxes } = computeDocument({ currency: 'TND', priceBasis: 'ht', lines, exciseInFodecBase: false })
    expect(taxes.map((group) => group.fodecMinor)).toEqual([0, tnd('0.004')])
  })

  test('no line of many small ones ends with a tax below zero', () => {
    const lines = Array.from({ length: 9 }, (_, index) =>
      line(`l${index}`, '1', '0.006', '7', { fodecRateMilli: 1_000 }),
    )
    const result = computeDocument({ currency: 'TND', priceBasis: 'ttc', lines })
    expect(result.totals).toMatchObject({ netHtMinor: 50, fodecMinor: 1, vatMinor: 3, ttcMinor: 54 })
    expect(result.lines.every((each) => each.fodecMinor >= 0 && each.vatMinor >= 0)).toBe(true)
  })

  test('tax-included lines with and without FODEC share a VAT rate', () => {
    const lines = [line('A', '1', '24.990', '19', { fodecRateMilli: 1_000 }), line('B', '1', '1.500', '19')]
    const { taxes, fodec } = computeDocument({ currency: 'TND', priceBasis: 'ttc', lines })
    const baseHtMinor = tnd('20.792') + tnd('1.261')
    expect(taxes).toMatchObject([{ baseHtMinor, fodecMinor: tnd('0.208'), totalMinor: tnd('26.490') }])
    expect(fodec).toEqual([{ rateMilli: 1_000, baseMinor: tnd('20.792'), amountMinor: tnd('0.208') }])
  })

  test('a document of one piece at 100 % off is zero everywhere', () => {
    const discount = { kind: 'rate', rateMilli: 100_000 } as const
    const result = computeDocument({
      currency: 'TND',
      priceBasis: 'ht',
      lines: [line('A', '1', '9.999', '19', { discount })],
    })
    expect(result.totals).toMatchObject({ grossMinor: tnd('9.999'), lineDiscountMinor: tnd('9.999'), totalMinor: 0 })
  })
})
