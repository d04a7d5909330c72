import { expect, test } from '@jest/globals'
import fc from 'fast-check'
import { assertModestJson } from './modest-json.ts'

const many = (count: number, item: string): string => `[${Array.from({ length: count }, () => item).join(',')}]`
const deep = (levels: number): string => '['.repeat(levels) + ']'.repeat(levels)

test.each([
  ['empty lists', many(120_000, '[]')],
  ['empty objects', many(120_000, '{}')],
  ['numbers', many(700_000, '1')],
  ['levels', deep(21)],
  ['levels that never end', '['.repeat(200_000)],
  ['levels behind a text that looks like an end', `["]]]]\\"",${deep(21)}]`],
])('too many %s are refused', (_name, json) => {
  expect(() => assertModestJson(json)).toThrow('request.tooComplex')
})

test('the largest bodies of the product are read', () => {
  assertModestJson(many(100_000, '{"id":"019a0000-0000-7000-8000-000000000001"}'))
  assertModestJson(deep(20))
})

test('brackets and commas within a text are text', () => {
  fc.assert(
    fc.property(fc.string({ unit: fc.constantFrom('[', '{', ',', '"', '\\', 'a', ']') }), (text) => {
      assertModestJson(JSON.stringify([text.repeat(50_000), text]))
    }),
    { numRuns: 50 },
  )
})
