import { describe, expect, test } from '@jest/globals'
import * as fc from 'fast-check'
import { aSale, RUNS, takenBack } from '../testing/any-document.ts'
import type { NaiveFigures } from '../testing/naive-kernel.ts'
import { naiveHt, naiveTtc } from '../testing/naive-kernel.ts'
import { line, tnd } from '../testing/read-figures.ts'
import { computeDocument } from './compute-document.ts'
import type { DocumentInput } from './document-input.ts'
import type { DocumentTotals } from './document-totals.ts'
import { explainedTotal } from './trace.ts'

/** States a law over documents. */
function always(
  documents: fc.Arbitrary<DocumentInput>,
  law: (input: DocumentInput, result: DocumentTotals) => void,
): void {
  fc.assert(
    fc.property(documents, (input) => law(input, computeDocument(input))),
    { numRuns: RUNS },
  )
}

function sumBy<T>(items: readonly T[], figureOf: (item: T) => number): number {
  return items.reduce((sum, item) => sum + figureOf(item), 0)
}

/** Leaves of a JSON value that are numbers. */
function figuresOf(value: unknown): number[] {
  if (typeof value === 'number') return [value]
  return value !== null && typeof value === 'object' ? Object.values(value).flatMap(figuresOf) : []
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

describe('agreement', () => {
  const figures = ({ taxes, totals }: DocumentTotals, net: number): NaiveFigures => ({
    net: BigInt(net),
    fodec: BigInt(totals.fodecMinor),
    groups: taxes.map((group) => [
      group.rateMilli,
      BigInt(group.baseHtMinor),
      BigInt(group.fodecMinor),
      BigInt(group.vatMinor),
    ]),
  })
  const withoutExcise = (input: DocumentInput, hasFodec: boolean): DocumentInput => ({
    ...input,
    lines: input.lines.map((each) => ({
      ...each,
      exciseRateMilli: 0,
      fodecRateMilli: hasFodec ? each.fodecRateMilli : 0,
    })),
  })

  test('tax-excluded figures are those of a literal reading of the rules', () => {
    const sales = aSale({ priceBasis: 'ht', vatMode: 'charged' }).map((input) => withoutExcise(input, true))
    always(sales, (input, result) => expect(figures(result, result.totals.netHtMinor)).toEqual(naiveHt(input)))
  })

  test('tax-included figures are those of a literal reading of the rules', () => {
    const sales = aSale({ priceBasis: 'ttc', vatMode: 'charged' }).map((input) => withoutExcise(input, false))
    always(sales, (input, result) => expect(figures(result, result.totals.ttcMinor)).toEqual(naiveTtc(input)))
  })

  test('a ticket that becomes an invoice keeps every figure; only the stamp is added', () => {
    always(aSale({ priceBasis: 'ttc', stampMinor: 0 }), (ticketInput, ticket) => {
      const invoice = computeDocument({ ...ticketInput, stampMinor: 1_000 })
      expect(invoice.taxes).toEqual(ticket.taxes)
      expect(invoice.lines).toEqual(ticket.lines)
      expect(invoice.totals).toEqual({
        ...ticket.totals,
        stampMinor: 1_000,
        totalMinor: ticket.totals.totalMinor + 1_000,
      })
    })
  })

  test('the customer pays exactly the shelf price, less discounts', () => {
    const tickets = aSale({ priceBasis: 'ttc', vatMode: 'charged' })
    always(tickets, (_, { totals }) => {
      expect(totals.ttcMinor).toBe(totals.grossMinor - totals.lineDiscountMinor - totals.documentDiscountMinor)
    })
  })

  test('suspension changes what is charged, not what is worked out', () => {
    always(aSale({ vatMode: 'charged' }), (input, charged) => {
      const suspended = computeDocument({ ...input, vatMode: 'suspended' })
      expect(suspended.taxes.map((group) => group.suspendedVatMinor)).toEqual(
        charged.taxes.map((group) => group.vatMinor),
      )
      expect(suspended.totals).toEqual({
        ...charged.totals,
        vatMinor: 0,
        ttcMinor: charged.totals.ttcMinor - charged.totals.vatMinor,
        totalMinor: charged.totals.totalMinor - charged.totals.vatMinor,
      })
    })
  })

  test('a company not subject to VAT has the figures of rate zero', () => {
    always(aSale({ vatMode: 'none' }), (input, result) => {
      const atZero = input.lines.map((each) => ({ ...each, vatRateMilli: 0 }))
      expect(result).toEqual(computeDocument({ ...input, vatMode: 'charged', lines: atZero }))
      expect(result.totals.vatMinor).toBe(0)
    })
  })

  test('at VAT rate zero no VAT appears, even where FODEC is taken out of the price', () => {
    always(aSale(), (_, { taxes }) => {
      for (const group of taxes) if (group.rateMilli === 0) expect(group.vatMinor + group.suspendedVatMinor).toBe(0)
    })
  })
})

describe('symmetries', () => {
  test('the order of lines changes no total when there is no document discount', () => {
    const sales = aSale({ documentDiscount: undefined }).chain((input) =>
      fc.shuffledSubarray([...input.lines], { minLength: input.lines.length }).map((lines) => ({ input, lines })),
    )
    fc.assert(
      fc.property(sales, ({ input, lines }) => {
        const [first, second] = [computeDocument(input), computeDocument({ ...input, lines })]
        expect([second.totals, second.taxes, second.fodec]).toEqual([first.totals, first.taxes, first.fodec])
      }),
      { numRuns: RUNS },
    )
  })

  test('a full return is the mirror image of the sale', () => {
    always(aSale(), (input, sale) => {
      const back = computeDocument(takenBack(input))
      expect(figuresOf(back.totals)).toEqual(figuresOf(sale.totals).map((figure) => 0 - figure))
      expect(back.lines.map((each) => each.totalMinor)).toEqual(sale.lines.map((each) => 0 - each.totalMinor))
      expect(back.taxes.map((group) => group.vatBaseMinor)).toEqual(sale.taxes.map((group) => 0 - group.vatBaseMinor))
      expect(explainedTotal(back.trace)).toBe(back.totals.totalMinor)
      expect(JSON.parse(JSON.stringify(back))).toEqual(back)
    })
  })

  test('where nothing needs rounding, k times the quantities is k times the totals', () => {
    const sales = aSale({ currency: 'TND', priceBasis: 'ht', documentDiscount: undefined, stampMinor: 0 }).map(
      (input) => ({
        ...input,
        lines: input.lines.map((each) => ({
          ...each,
          quantityMilli: Math.ceil(each.quantityMilli / 1_000) * 1_000,
          unitPriceMicro: Math.ceil(each.unitPriceMicro / 10 ** 9) * 10 ** 9,
          discount: undefined,
        })),
      }),
    )
    const scale = fc.integer({ min: 2, max: 50 })
    fc.assert(
      fc.property(sales, scale, (input, k) => {
        const lines = input.lines.map((each) => ({ ...each, quantityMilli: each.quantityMilli * k }))
        const scaled = computeDocument({ ...input, lines })
        expect(figuresOf(scaled.totals)).toEqual(figuresOf(computeDocument(input).totals).map((figure) => figure * k))
      }),
      { numRuns: RUNS },
    )
  })

  test('a free line changes no total', () => {
    always(aSale(), (input, result) => {
      const free = { ...line('free', '1', '0', '19') }
      expect(computeDocument({ ...input, lines: [...input.lines, free] }).totals).toEqual(result.totals)
    })
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
