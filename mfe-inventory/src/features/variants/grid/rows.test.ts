import { describe, expect, test } from '@jest/globals'
import fc from 'fast-check'
import { aVariantGroup } from '../../../testing/a-variant-group.ts'
import { barcodesIn, changesOf, gridValuesOf, pasted, TYPED_COLUMNS } from './rows.ts'

const SIZES = ['S', 'M', 'L'].map((name) => ({ id: name, name }))
const GRID = { rowCount: 3, columns: TYPED_COLUMNS }

describe('what is sent', () => {
  test('is nothing while nothing differs, whatever the spaces', () => {
    const group = aVariantGroup(SIZES, { barcodes: ['1', '2'] })
    const { rows } = gridValuesOf(group)
    expect(changesOf({ rows }, group)).toEqual([])
    const spaced = rows.map((row) => ({ ...row, code: ` ${row.code} `, barcodes: '1,  2 ' }))
    expect(changesOf({ rows: spaced }, group)).toEqual([])
  })

  test('is of each row what differs, at the version that was read', () => {
    const group = aVariantGroup(SIZES)
    const { rows } = gridValuesOf(group)
    const typed = rows.map((row, at) => (at === 1 ? { ...row, priceMicro: 12_500_000, barcodes: '7 8' } : row))
    const product = group.variants[1]?.product
    expect(changesOf({ rows: typed }, group)).toEqual([
      { at: 1, change: { id: product?.id, version: 4, price: 12.5, barcodes: ['7', '8'] } },
    ])
  })
})

test('barcodes are each there once', () => {
  expect(barcodesIn(' 1 2;3,1\t2 ')).toEqual(['1', '2', '3'])
})

describe('a pasted text', () => {
  const from = { at: 0, column: 'priceMicro' } as const

  test('of one value is left to the browser', () => {
    expect(pasted('12,5', from, GRID)).toBeNull()
  })

  test('fills a column down, as spreadsheets write prices', () => {
    const { cells, beyond } = pasted('12,5\r\n1 250.000\r\nfree\r\n\r\n9\r\n', from, GRID) ?? { cells: [], beyond: 0 }
    expect(cells.map(({ at, value }) => [at, value])).toEqual([
      [0, 12_500_000],
      [1, 1_250_000_000],
      [2, Number.NaN],
    ])
    expect(beyond).toBe(2)
  })

  test('of several columns fills those that follow, and no others', () => {
    const found = pasted('A\t1\t5\tx\nB\t\t', { at: 1, column: 'code' }, GRID)
    expect(found?.cells.map(({ at, column, value }) => [at, column, value])).toEqual([
      [1, 'code', 'A'],
      [1, 'barcodes', '1'],
      [1, 'priceMicro', 5_000_000],
      [2, 'code', 'B'],
      [2, 'barcodes', ''],
      [2, 'priceMicro', null],
    ])
  })

  test('fills no cell that is not there, and loses no row without a word', () => {
    fc.assert(
      fc.property(
        fc.array(fc.array(fc.stringMatching(/^[a-z0-9]*$/), { minLength: 1, maxLength: 5 }), {
          minLength: 2,
          maxLength: 8,
        }),
        fc.integer({ min: 0, max: 2 }),
        fc.constantFrom(...TYPED_COLUMNS),
        (table, at, column) => {
          const text = table.map((line) => line.join('\t')).join('\n') + '\n'
          const found = pasted(text, { at, column }, GRID)
          const rows = new Set(found?.cells.map((cell) => cell.at))
          expect(Math.max(-1, ...rows)).toBeLessThan(GRID.rowCount)
          expect(rows.size + (found?.beyond ?? 0)).toBe(table.length)
        },
      ),
    )
  })
})
