import { describe, expect, test } from '@jest/globals'
import * as fc from 'fast-check'
import { aSale, RUNS, takenBack } from '../testing/any-document.ts'
import { always, figuresOf } from '../testing/laws.ts'
import type { NaiveFigures } from '../testing/naive-kernel.ts'
import { naiveHt, naiveTtc } from '../testing/naive-kernel.ts'
import { line } from '../testing/read-figures.ts'
import { computeDocument, withStamp } from './compute-document.ts'
import type { DocumentInput } from './document-input.ts'
import type { DocumentTotals } from './document-totals.ts'
import { explainedTotal } from './trace.ts'

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

  test('a stamp that is added afterwards is the one that was named before', () => {
    fc.assert(
      fc.property(aSale({ stampMinor: 0 }), fc.nat(10_000), (input, stampMinor) => {
        const stamped = withStamp(computeDocument(input), stampMinor)
        expect(stamped).toEqual(computeDocument({ ...input, stampMinor }))
        expect(stamped.totals.totalMinor).toBe(stamped.totals.ttcMinor + stampMinor)
      }),
    )
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
