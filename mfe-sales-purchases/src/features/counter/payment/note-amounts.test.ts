import { describe, expect, test } from '@jest/globals'
import * as fc from 'fast-check'
import { noteAmounts } from './note-amounts.ts'

const dinars = (...amounts: number[]): number[] => amounts.map((amount) => amount * 1000)

describe('shortcuts for bank notes', () => {
  test.each([
    [63_110, dinars(65, 70, 80, 100)],
    [3_450, dinars(5, 10, 20, 50)],
    [12_500, dinars(15, 20, 50)],
    [20_000, dinars(50)],
    [0, []],
  ])('%i millimes', (total, expected) => {
    expect(noteAmounts(total, 'TND')).toEqual(expected)
  })

  test('follow the decimals of the currency', () => {
    expect(noteAmounts(1_730, 'EUR')).toEqual([2_000, 5_000, 10_000])
    expect(noteAmounts(12, 'JPY')).toEqual([15, 20, 50, 100])
  })

  test('are always more than the total, distinct and ascending', () => {
    fc.assert(
      fc.property(fc.integer({ min: 1, max: 5_000_000 }), (total) => {
        const amounts = noteAmounts(total, 'TND')
        expect(amounts.every((amount) => amount > total && amount % 5000 === 0)).toBe(true)
        expect(amounts).toEqual([...new Set(amounts)].sort((one, other) => one - other))
      }),
    )
  })
})
