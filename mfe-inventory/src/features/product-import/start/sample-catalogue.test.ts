import { expect, test } from '@jest/globals'
import { SAMPLE_SIZE, sampleText } from './sample-catalogue.ts'

test.each(['fr', 'en', 'ar'] as const)('the sample in %s is one table, its codes all different', (language) => {
  const rows = sampleText(language).trimEnd().split('\r\n')
  expect(rows).toHaveLength(SAMPLE_SIZE + 1)
  expect(new Set(rows.map((row) => row.split(';').length))).toEqual(new Set([8]))
  expect(new Set(rows.map((row) => row.split(';')[0])).size).toBe(SAMPLE_SIZE + 1)
})
