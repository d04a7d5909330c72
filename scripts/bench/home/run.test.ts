import { expect, test } from '@jest/globals'
import { homeFigures } from './run.ts'

test('times are judged by their median, what moves and what is sent by its worst', () => {
  const visit = { lcpMs: 900, cls: 0, scriptsKb: 180, usableMs: 2000 }
  const figures = homeFigures([visit, { ...visit, lcpMs: 5000, cls: 0.2 }, { ...visit, scriptsKb: 201 }])
  expect(figures.map(({ value, holds }) => [value, holds])).toEqual([
    [900, true],
    [0.2, false],
    [201, false],
  ])
})
