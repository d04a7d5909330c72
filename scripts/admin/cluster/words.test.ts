import { expect, test } from '@jest/globals'
import { describeProgress } from './progress.ts'
import { inBytes, inCompanies } from './words.ts'

test.each([
  [0, '0 bytes'],
  [999, '999 bytes'],
  [1000, '1.0 kB'],
  [13_787_136, '13.8 MB'],
  [2_500_000_000_000_000, '2500.0 TB'],
])('%d bytes are written as %s', (bytes, text) => {
  expect(inBytes(bytes)).toBe(text)
})

test.each([
  [0, 'no other company'],
  [1, '1 other company'],
  [12, '12 other companies'],
])('%d others are written as %s', (others, text) => {
  expect(inCompanies(others)).toBe(text)
})

test('progress says how much is copied, and the name of any other step', () => {
  const sizes = { source: '13787136', target: '8192' }
  expect(describeProgress({ status: 'Copying Data', ...sizes })).toBe('Copying Data: 8.2 kB of 13.8 MB')
  expect(describeProgress({ status: 'Catching Up', ...sizes })).toBe('Catching Up')
})
