import { expect, test } from '@jest/globals'
import { exportRows, exportsFigures } from './figures.ts'

const file = { seconds: 4, mebibytes: 5, memoryMib: 30, workMs: 12, pauseMs: 30 }
const run = {
  products: 100_000,
  files: { csv: [file], xlsx: [file, { ...file, seconds: 20, memoryMib: 100 }, { ...file, seconds: 6, workMs: 51 }] },
}

test('time is judged by its median, memory and pauses by their worst', () => {
  expect(exportsFigures(run).map(({ figure, value, holds }) => [figure, value, holds])).toEqual([
    ['E1', 6, true],
    ['E2', 100, false],
    ['E3', 51, false],
  ])
})

test('both formats stand beside each other', () => {
  expect(exportRows(run)).toEqual([
    ['csv', '4.00', '5.0', '30', '12', '30'],
    ['xlsx', '6.00', '5.0', '100', '51', '30'],
  ])
})
