import { describe, expect, test } from '@jest/globals'
import * as fc from 'fast-check'
import { aSale, RUNS, someReturns } from '../testing/any-document.ts'
import { documentOf, line, percent, tnd } from '../testing/read-figures.ts'
import { computeDocument } from './compute-document.ts'
import type { DocumentInput } from './document-input.ts'
import type { VatGroup } from './document-totals.ts'
import type { ReturnableLine, ReturnedQuantity } from './returnable-lines.ts'
import { afterReturn, returnableLines } from './returnable-lines.ts'
import type { ReturnShare } from './returns.ts'
import { computeReturnShare } from './returns.ts'
import { explainedTotal } from './trace.ts'

/** A sale and a way of returning all of it. */
const someReturnedSale = aSale().chain((input) => someReturns(input).map((goes) => ({ input, goes })))

/** One credit note per go, each knowing the ones before it. */
function creditNotes(input: DocumentInput, goes: readonly (readonly ReturnedQuantity[])[]): ReturnShare[] {
  let lines: ReturnableLine[] = returnableLines(input, computeDocument(input))
  return goes.map((returns) => {
    const share = computeReturnShare({ ...input, lines, returns })
    lines = afterReturn(lines, share)
    return share
  })
}

function sumRows(shares: readonly ReturnShare[], figure: keyof VatGroup): Record<number, number> {
  const sums: Record<number, number> = {}
  for (const group of shares.flatMap((share) => share.taxes)) {
    sums[group.rateMilli] = (sums[group.rateMilli] ?? 0) + group[figure]
  }
  return sums
}

const FIGURES = [
  'baseHtMinor',
  'exciseMinor',
  'fodecMinor',
  'vatBaseMinor',
  'vatMinor',
  'suspendedVatMinor',
  'totalMinor',
] as const

describe('laws', () => {
  test('returned in any split, credit notes add up to the document: every recap row and every line', () => {
    fc.assert(
      fc.property(someReturnedSale, ({ input, goes }) => {
        const document = computeDocument(input)
        const shares = creditNotes(input, goes)
        for (const figure of FIGURES) {
          expect(sumRows(shares, figure)).toEqual(
            Object.fromEntries(document.taxes.map((row) => [row.rateMilli, row[figure]])),
          )
        }
        for (const { id, netMinor } of document.lines) {
          const returned = shares.flatMap((share) => share.lines).filter((back) => back.id === id)
          expect(returned.reduce((sum, back) => sum + back.netMinor, 0)).toBe(netMinor)
        }
        expect(shares.reduce((sum, share) => sum + share.totals.ttcMinor, 0)).toBe(document.totals.ttcMinor)
      }),
      { numRuns: RUNS },
    )
  })

  test('each credit note adds up, is never below zero, and its trace explains it', () => {
    fc.assert(
      fc.property(someReturnedSale, ({ input, goes }) => {
        for (const { lines, taxes, fodec, totals, trace } of creditNotes(input, goes)) {
          const sum = (figures: number[]) => figures.reduce((total, figure) => total + figure, 0)
          expect(sum(lines.map((back) => back.totalMinor))).toBe(totals.ttcMinor)
          expect(sum(taxes.map((group) => group.totalMinor))).toBe(totals.ttcMinor)
          expect(sum(fodec.map((group) => group.amountMinor))).toBe(totals.fodecMinor)
          expect(totals.netHtMinor + totals.exciseMinor + totals.fodecMinor + totals.vatMinor).toBe(totals.ttcMinor)
          const figures = [totals, ...taxes].flatMap((row) => Object.values(row))
          expect(figures.every((figure) => figure >= 0)).toBe(true)
          expect(lines.every((back) => back.netHtMinor >= 0 && back.vatMinor >= 0 && back.totalMinor >= 0)).toBe(true)
          expect(explainedTotal(trace)).toBe(totals.ttcMinor)
        }
      }),
      { numRuns: RUNS },
    )
  })

  test('a single full return is the document itself', () => {
    fc.assert(
      fc.property(aSale({ stampMinor: 0 }), (input) => {
        const document = computeDocument(input)
        const [share] = creditNotes(input, [input.lines])
        expect(share?.taxes).toEqual(document.taxes)
        expect(share?.fodec).toEqual(document.fodec)
        expect(share?.lines.map((back) => back.totalMinor)).toEqual(document.lines.map((each) => each.totalMinor))
      }),
      { numRuns: RUNS },
    )
  })

  test('whatever comes back never gives the stamp back', () => {
    fc.assert(
      fc.property(someReturnedSale, fc.nat(10_000), ({ input, goes }, stampMinor) => {
        const { totals } = computeDocument({ ...input, stampMinor })
        const back = creditNotes(input, goes).reduce((sum, share) => sum + share.totals.ttcMinor, 0)
        expect(back).toBeLessThanOrEqual(totals.totalMinor - stampMinor)
      }),
      { numRuns: RUNS },
    )
  })

  test('a partial credit note of one rate is base × rate, rounded once', () => {
    const input = documentOf([line('A', '10', '15.750', '19'), line('B', '7', '3.333', '19')])
    const [share] = creditNotes(input, [
      [
        { id: 'A', quantityMilli: 3_000 },
        { id: 'B', quantityMilli: 2_500 },
      ],
    ])
    expect(share?.taxes).toMatchObject([{ baseHtMinor: tnd('55.583'), vatMinor: tnd('10.561') }])
  })
})

describe('a ticket', () => {
  test('gives back exactly what was paid for the piece', () => {
    const input = documentOf([line('A', '3', '1.500', '19')], { priceBasis: 'ttc' })
    const shares = creditNotes(
      input,
      [1, 2, 3].map(() => [{ id: 'A', quantityMilli: 1_000 }]),
    )
    expect(shares.map(({ totals }) => totals.ttcMinor)).toEqual([tnd('1.500'), tnd('1.500'), tnd('1.500')])
    expect(shares.map(({ totals }) => totals.vatMinor)).toEqual([tnd('0.239'), tnd('0.239'), tnd('0.240')])
  })

  test('seven pieces for four millimes: rounding up stops when nothing is left', () => {
    const input = documentOf([{ ...line('A', '7', '0', '0'), labelPriceMinor: 4 }], { priceBasis: 'ttc' })
    const shares = creditNotes(
      input,
      Array.from({ length: 7 }, () => [{ id: 'A', quantityMilli: 1_000 }]),
    )
    expect(shares.map(({ totals }) => totals.ttcMinor)).toEqual([1, 1, 1, 1, 0, 0, 0])
  })
})

describe('modes', () => {
  test('suspended VAT is taken back as suspended', () => {
    const input = documentOf([line('A', '2', '10.000', '19')], { vatMode: 'suspended' })
    const [share] = creditNotes(input, [[{ id: 'A', quantityMilli: 1_000 }]])
    expect(share?.totals).toMatchObject({ netHtMinor: tnd('10.000'), vatMinor: 0, ttcMinor: tnd('10.000') })
    expect(share?.taxes).toMatchObject([{ rateMilli: percent('19'), suspendedVatMinor: tnd('1.900') }])
  })

  test('only rates that came back are on the credit note', () => {
    const input = documentOf([line('A', '1', '10.000', '19'), line('B', '1', '10.000', '7')])
    const [share] = creditNotes(input, [[{ id: 'B', quantityMilli: 1_000 }]])
    expect(share?.taxes.map((group) => group.rateMilli)).toEqual([percent('7')])
    expect(share?.lines.map((back) => back.id)).toEqual(['B'])
  })
})

describe('refusals', () => {
  const input = documentOf([line('A', '3', '10.000', '19')])
  const lines = returnableLines(input, computeDocument(input))

  test.each([
    ['more than was sold', [{ id: 'A', quantityMilli: 3_001 }], 'money.returnExceedsLine'],
    [
      'more in two rows',
      [
        { id: 'A', quantityMilli: 2_000 },
        { id: 'A', quantityMilli: 1_001 },
      ],
      'money.returnExceedsLine',
    ],
    ['a negative quantity', [{ id: 'A', quantityMilli: -1 }], 'money.returnExceedsLine'],
    ['a fraction of a thousandth', [{ id: 'A', quantityMilli: 0.5 }], 'money.returnExceedsLine'],
    ['a line of another document', [{ id: 'Z', quantityMilli: 1_000 }], 'money.returnLineUnknown'],
  ])('%s', (_, returns, code) => {
    expect(() => computeReturnShare({ ...input, lines, returns })).toThrow(expect.objectContaining({ code }))
  })

  test('a second return of what already came back', () => {
    const all = [{ id: 'A', quantityMilli: 3_000 }]
    const left = afterReturn(lines, computeReturnShare({ ...input, lines, returns: all }))
    const again = () => computeReturnShare({ ...input, lines: left, returns: [{ id: 'A', quantityMilli: 1 }] })
    const params = { lineId: 'A', leftMilli: 0, quantityMilli: 1 }
    expect(again).toThrow(expect.objectContaining({ code: 'money.returnExceedsLine', params }))
  })

  test('totals of another document', () => {
    const other = computeDocument(documentOf([line('B', '1', '1.000', '19')]))
    expect(() => returnableLines(input, other)).toThrow(expect.objectContaining({ code: 'money.returnLineUnknown' }))
  })
})
