import { describe, expect, test } from '@jest/globals'
import fc from 'fast-check'
import { REFUSAL_REASONS, sortOut } from './documents.ts'
import { idOf, workerOf } from './ids.ts'
import { lineWorth } from './line-worth.ts'
import type { RetailLine } from './retail-file.ts'

const line = (over: Partial<RetailLine> = {}): RetailLine => ({
  InvoiceNo: '536365',
  StockCode: '85123a',
  Description: ' LANTERN ',
  Quantity: '6',
  InvoiceDate: '2010-12-01 08:26:00',
  UnitPrice: '2.55',
  CustomerID: '17850.0',
  ...over,
})

describe('what a line is worth', () => {
  test.each([
    ['6', '2.55', 1530n],
    ['-12', '0.85', -1020n],
    ['1', '0.001', 0n],
    ['5', '0.001', 1n],
    ['-5', '0.001', -1n],
    ['3', '4', 1200n],
    ['0', '9.99', 0n],
  ])('%s at %s', (quantity, price, expected) => {
    expect(lineWorth(quantity, price)).toBe(expected)
  })

  test('is refused where it is not written', () => {
    expect(() => lineWorth('', '1')).toThrow('no number')
    expect(() => lineWorth('1', '1e3')).toThrow('no number')
  })
})

describe('documents of the file', () => {
  test('an invoice is a sale; its client, code and designation are tidied', () => {
    const { documents } = sortOut([line(), line({ StockCode: '71053', UnitPrice: '3.39', Quantity: '1' })])
    expect(documents).toEqual([
      {
        number: '536365',
        kind: 'sale',
        at: '2010-12-01 08:26:00',
        customer: '17850',
        totalMinor: 1869,
        lines: [
          { code: '85123A', designation: 'LANTERN', quantity: 6, unitPriceMicro: 2_550_000, totalMinor: 1530 },
          { code: '71053', designation: 'LANTERN', quantity: 1, unitPriceMicro: 3_390_000, totalMinor: 339 },
        ],
      },
    ])
  })

  test('a cancellation is a return of what has a minus in the file', () => {
    const { documents } = sortOut([line({ InvoiceNo: 'C1', Quantity: '-6', CustomerID: '' })])
    expect(documents).toMatchObject([{ kind: 'return', customer: null, totalMinor: 1530, lines: [{ quantity: 6 }] }])
  })

  test.each([
    ['adjustment', { InvoiceNo: 'A1', StockCode: 'B', Quantity: '1', UnitPrice: '-11062.06' }],
    ['noPrice', { UnitPrice: '0.0' }],
    ['noProduct', { StockCode: 'post' }],
    ['noProduct', { StockCode: ' ' }],
    ['noQuantity', { Quantity: '0' }],
    ['comesToNothing', { Quantity: '4', UnitPrice: '0.001' }],
    ['wrongDirection', { Quantity: '-1' }],
    ['wrongDirection', { InvoiceNo: 'C1' }],
  ] as const)('%s: %j', (reason, over) => {
    const { documents, refused } = sortOut([line(over)])
    expect(documents).toEqual([])
    expect(refused[reason].lines).toBe(1)
    expect(refused[reason === 'adjustment' ? 'adjustment' : 'noLinesLeft'].documents).toBe(1)
  })

  test('accepted and refused together are the file, whatever it holds', () => {
    const anyLine = fc.record({
      InvoiceNo: fc.constantFrom('1', '2', 'C3', 'A4'),
      StockCode: fc.constantFrom('85123A', 'POST', 'M', '71053'),
      Description: fc.string(),
      Quantity: fc.integer({ min: -80_000, max: 80_000 }).map(String),
      InvoiceDate: fc.constant('2010-12-01 08:26:00'),
      UnitPrice: fc.integer({ min: -500, max: 100_000 }).map((micro) => (micro / 1000).toFixed(3)),
      CustomerID: fc.constantFrom('', '17850.0'),
    })
    fc.assert(
      fc.property(fc.array(anyLine, { maxLength: 30 }), (lines) => {
        const { documents, refused, file } = sortOut(lines)
        const accepted = documents.reduce(
          (sum, { kind, totalMinor }) => sum + BigInt(kind === 'sale' ? totalMinor : -totalMinor),
          0n,
        )
        const left = REFUSAL_REASONS.map((reason) => refused[reason])
        expect(accepted + left.reduce((sum, tally) => sum + tally.worthMinor, 0n)).toBe(file.worthMinor)
        expect(
          documents.reduce((sum, document) => sum + document.lines.length, 0) +
            left.reduce((sum, tally) => sum + tally.lines, 0),
        ).toBe(file.lines)
        expect(documents.length + left.reduce((sum, tally) => sum + tally.documents, 0)).toBe(file.documents)
      }),
    )
  })
})

test('ids and workers depend on nothing but the names', () => {
  expect(idOf('sale', '536365')).toBe(idOf('sale', '536365'))
  expect(idOf('sale', '536365')).not.toBe(idOf('return', '536365'))
  const shares = new Map<number, number>()
  for (let number = 536_365; number < 546_365; number += 1)
    shares.set(workerOf(String(number), 4), (shares.get(workerOf(String(number), 4)) ?? 0) + 1)
  for (const share of shares.values()) expect(share).toBeGreaterThan(2300)
})
