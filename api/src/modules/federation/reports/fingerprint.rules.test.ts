import { describe, expect, test } from '@jest/globals'
import { fingerprintOf } from './fingerprint.rules.ts'
import { quantile, stepOf } from './histogram.rules.ts'

const failure = {
  remote: 'x',
  version: '1.0.0',
  build: 'b1',
  incidentId: 'ABCDEFGH',
  class: 'render' as const,
  message: 'no row 12',
  path: '/',
  isOverride: false,
}

describe('failures are one', () => {
  test('whatever ids, numbers and quoted words they name', () => {
    expect(fingerprintOf({ ...failure, message: 'no row 7' })).toBe(fingerprintOf(failure))
    expect(fingerprintOf({ ...failure, message: 'no 0190c8a0-1111-7000-8000-000000000000 "x"' })).toBe(
      fingerprintOf({ ...failure, message: 'no 0190c8a0-2222-7000-8000-00000000000f "yz"' }),
    )
  })

  test('but not of another kind, with other words, or elsewhere in the code', () => {
    const others = [
      { class: 'network' as const },
      { message: 'no column 12' },
      { stack: 'E\n    at a (/r/x/b1/a.js:1:2)' },
      { stack: 'E\n    at a (/r/x/b1/a.js:1:3)' },
    ]
    expect(new Set([failure, ...others.map((over) => ({ ...failure, ...over }))].map(fingerprintOf)).size).toBe(5)
  })
})

test('a quantile is the upper end of the step that holds it', () => {
  expect([0, 25, 26, 119_000, 500_000].map(stepOf)).toEqual([25, 25, 50, 120_000, 120_000])
  expect(quantile([], 0.75)).toBeNull()
  expect(
    quantile(
      [
        { upToMs: 100, count: 1 },
        { upToMs: 25, count: 3 },
      ],
      0.75,
    ),
  ).toBe(25)
  expect(
    quantile(
      [
        { upToMs: 100, count: 2 },
        { upToMs: 25, count: 3 },
      ],
      0.75,
    ),
  ).toBe(100)
})
