import { expect, test } from '@jest/globals'
import { daysOf, presetOf } from './day-range.ts'

test.each([
  ['today', '2026-03-02', '2026-03-02'],
  ['week', '2026-02-24', '2026-03-02'],
  ['month', '2026-02-01', '2026-03-02'],
  ['thisMonth', '2026-03-01', '2026-03-02'],
] as const)('%s, both ends included', (preset, from, to) => {
  expect(daysOf(preset, '2026-03-02')).toEqual({ from, to })
  expect(presetOf({ from, to }, '2026-03-02')).toBe(preset)
})

test('other days are no preset, nor are open ends', () => {
  expect(presetOf({ from: '2026-02-25', to: '2026-03-02' }, '2026-03-02')).toBeNull()
  expect(presetOf({ from: '2026-03-02', to: '' }, '2026-03-02')).toBeNull()
  expect(presetOf({ from: '2026-03-01', to: '2026-03-01' }, '2026-03-01')).toBe('today')
})
