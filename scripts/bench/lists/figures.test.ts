import { expect, test } from '@jest/globals'
import { listsFigures } from './figures.ts'
import type { Cost, Measured } from './run.ts'
import { TEXT_NAMES, type TextName } from './texts.ts'

const cost = (cpuMs: number, latencies = [cpuMs]): Cost => ({ cpuMs, databaseMs: cpuMs / 2, latencies })

function searches(costs: Partial<Record<TextName, Cost>>): Record<TextName, Cost> {
  return Object.fromEntries(TEXT_NAMES.map((text) => [text, costs[text] ?? cost(10)])) as Record<TextName, Cost>
}

function aCatalogue(name: string, palette: Partial<Record<TextName, Cost>> = {}): Measured {
  return {
    name,
    first: cost(2),
    deep: cost(3),
    bare: cost(1),
    totalMs: 0.5,
    searches: { list: searches({}), palette: searches(palette) },
  }
}

const large = aCatalogue('1m', { 'a slip': cost(60, [20, 30, 400]) })
const figures = new Map(
  listsFigures([aCatalogue('10k'), large, aCatalogue('many')]).map(({ figure, value, holds }) => [
    figure,
    [value, holds],
  ]),
)

test.each([
  ['L1', 2, true],
  ['L2', 1.5, true],
  ['L3', 1, true],
  ['L4', 6, true],
  ['L4, most', 30, false],
  ['L5', 6, false],
  ['L6', 1.333, true],
  ['Q1', 400, false],
  ['Q1, a slip', 400, false],
  ['Q1, Arabic', 10, true],
  ['Q2', 10, true],
])('%s is %d', (figure, value, holds) => {
  expect(figures.get(figure)).toEqual([value, holds])
})
