import { expect, test } from '@jest/globals'
import { importFigures, importRows } from './figures.ts'

const taken = { seconds: 20, products: 100, memoryMib: 60, workMs: 12, pauseMs: 30 }
const run = {
  name: 'a catalogue',
  rows: 100,
  refused: 0,
  copySeconds: 2,
  steps: {
    create: taken,
    change: { ...taken, seconds: 60, memoryMib: 200 },
    undoChange: { ...taken, seconds: 10 },
    undoCreate: { ...taken, workMs: 51 },
    pictures: { ...taken, memoryMib: 90 },
  },
}

test('steps are judged against COPY, memory and pauses by their worst', () => {
  expect(importFigures(run).map(({ figure, value, holds }) => [figure, value, holds])).toEqual([
    ['I1', 10, true],
    ['I2', 30, false],
    ['I3', 5, true],
    ['I4', 10, true],
    ['I5', 200, false],
    ['I6', 51, false],
  ])
})

test('each step stands behind COPY', () => {
  expect(importRows(run).map(([step, seconds]) => [step, seconds])).toEqual([
    ['COPY', '2.00'],
    ['create', '20.00'],
    ['change', '60.00'],
    ['undoChange', '10.00'],
    ['undoCreate', '20.00'],
    ['pictures', '20.00'],
  ])
})
