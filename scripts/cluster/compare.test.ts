import { describe, expect, test } from '@jest/globals'
import { differences } from './compare.ts'
import { shapeOf } from './shape-of.ts'
import type { Step } from './walk.ts'

const JSON_TYPE = 'application/json; charset=utf-8'
const shape = (value: unknown): string => shapeOf(JSON_TYPE, JSON.stringify(value))

describe('the shape of an answer', () => {
  test('leaves out what chance and time put into it', () => {
    const one = {
      id: '0198a000-0000-7000-8000-000000000001',
      at: '2026-03-01T08:00:00.000Z',
      code: 'ABCD-2345-EFGH-6723',
      milliseconds: 12,
      durationMs: 0,
      ending: 'ih9v',
      from: '198.18.105.89',
    }
    const other = {
      id: '0198b111-0000-7000-9000-000000000002',
      at: '2026-03-02T09:30:00Z',
      code: 'JKLM-2345-EFGH-6723',
      milliseconds: 9,
      durationMs: 1,
      ending: 't6vF',
      from: '198.19.171.42',
    }
    expect(shape(one)).toBe(shape(other))
  })

  test('leaves the same out of what the audit trail tells of it', () => {
    const change = (field: string, after: string) => shape({ changes: [{ field, kind: 'text', before: null, after }] })
    expect(change('ending', 'ih9v')).toBe(change('ending', 't6vF'))
    expect(change('name', 'Café')).not.toBe(change('name', 'Thé'))
  })

  test('keeps words, amounts, and how much there is', () => {
    expect(shape({ data: [{ n: 1 }] })).not.toBe(shape({ data: [{ n: 2 }] }))
    expect(shape({ data: [{ n: 1 }] })).not.toBe(shape({ data: [{ n: 1 }, { n: 1 }] }))
    expect(shape({ name: 'Café' })).not.toBe(shape({ name: 'Thé' }))
    expect(shape({ total: 1 })).not.toBe(shape({ total: '1' }))
  })

  test('knows no order of lists', () => {
    expect(shape([{ n: 1 }, { n: 2 }])).toBe(shape([{ n: 2 }, { n: 1 }]))
  })

  test('of a file is its kind', () => {
    expect(shapeOf('text/csv', 'a,b')).toBe('text/csv')
  })
})

describe('two walks', () => {
  const step = (over: Partial<Step> = {}): Step => ({
    operation: 'GET /a',
    status: 200,
    shape: '{"n":1}',
    answer: '',
    ...over,
  })

  test('that were answered alike do not differ', () => {
    expect(differences([step(), step({ status: 403 })], [step(), step({ status: 403 })])).toEqual([])
  })

  test.each([
    ['another status', step({ status: 500, answer: 'oh' }), 'GET /a: 500 instead of 200: oh'],
    ['another count', step({ shape: '{"n":2}' }), 'GET /a: "{"n":2}" instead of "{"n":1}"'],
    ['another question', step({ operation: 'GET /b' }), 'GET /a was not asked for'],
  ])('differ by %s', (_, found, fault) => {
    expect(differences([step(), step()], [step(), found])).toContain(fault)
  })

  test('differ where one ends early', () => {
    expect(differences([step(), step()], [step()])).toEqual(['GET /a was not asked for'])
  })

  test('are no proof of an operation that never gave what it should', () => {
    const refused = step({ status: 404, answer: 'not here' })
    expect(differences([refused], [refused])).toEqual(['GET /a was never answered as it should (404: not here)'])
  })
})
