import { describe, expect, test } from '@jest/globals'
import type { Answer } from './client.ts'
import type { Draft } from './draft.ts'
import { isSlow, Judge } from './judge.ts'
import { FOREIGN_WORD } from './people.ts'

const PROBLEM = { type: 'object', properties: { code: { type: 'string' } }, required: ['code'] }
const ROW = { type: 'object', properties: { id: { type: 'string' } }, required: ['id'], additionalProperties: false }

const draft: Draft = {
  operation: {
    name: 'GET /api/rows',
    method: 'GET',
    path: '/api/rows',
    query: {},
    body: null,
    permission: 'brands.read',
    responses: { 200: { content: { 'application/json': { schema: ROW } } }, 404: {} },
  },
  method: 'GET',
  actor: { name: 'somebody', token: null },
  params: {},
  query: {},
  headers: {},
  body: undefined,
  form: null,
  raw: null,
}

function answer(status: number, text: string, over: Partial<Answer> = {}): Answer {
  const type = status < 400 ? 'application/json; charset=utf-8' : 'application/problem+json'
  return { status, text, ms: 5, headers: { 'content-type': type, 'x-content-type-options': 'nosniff' }, ...over }
}

describe('the judge of the fuzz', () => {
  const judge = new Judge(PROBLEM)

  test('lets pass what is documented', () => {
    expect(judge.faultsOf(draft, answer(200, '{"id":"a"}'))).toEqual([])
    expect(judge.faultsOf(draft, answer(404, '{"code":"row.notFound"}'))).toEqual([])
  })

  test.each<[fault: string, answer: Answer]>([
    ['it is 500', answer(500, '{"code":"server.failed"}')],
    ['its status 409 is not documented', answer(409, '{"code":"row.taken"}')],
    ['it does not match its schema', answer(200, '{"id":7}')],
    ['it does not match its schema', answer(200, '{"id":"a","cost":1}')],
    ['it is no problem as documented', answer(404, '{}')],
    ['it is a refusal as text/html', answer(404, '<p>', { headers: { 'content-type': 'text/html' } })],
    ['it took 10001 ms', answer(200, '{"id":"a"}', { ms: 10_001 })],
    ['it has no security headers', answer(200, '{"id":"a"}', { headers: { 'content-type': 'application/json' } })],
    ['it tells of another company', answer(200, `{"id":"${FOREIGN_WORD}"}`)],
    ['it tells of node_modules', answer(404, '{"code":"/node_modules/pg"}')],
    ['it tells of _(pk|key|fk|check)', answer(404, '{"code":"the constraint sale_pk\\""}')],
  ])('says: %s', (fault, wrong) => {
    expect(judge.faultsOf(draft, wrong).some((each) => each.startsWith(fault))).toBe(true)
  })
})

test('a file may take longer than other answers, though not forever', () => {
  const headers = { 'content-disposition': 'attachment; filename="sales.pdf"' }
  expect(isSlow(answer(200, '', { ms: 14_000, headers }))).toBe(false)
  expect(isSlow(answer(200, '', { ms: 61_000, headers }))).toBe(true)
})
