import { ERRORS } from '@comptoir/contracts/catalogue'
import { expect, test } from '@jest/globals'
import { setUpApp } from '../../../test/app.ts'

const open = setUpApp()

interface Operation {
  responses: Record<string, { description: string; content?: Record<string, unknown> }>
}

async function operations(): Promise<[name: string, operation: Operation][]> {
  const { paths } = (await open().app.inject('/api/openapi.json')).json<{
    paths: Record<string, Record<string, Operation>>
  }>()
  return Object.entries(paths).flatMap(([address, methods]) =>
    Object.entries(methods).map(([method, operation]): [string, Operation] => [`${method} ${address}`, operation]),
  )
}

test('every operation says what it answers, and every problem it documents is one of its status', async () => {
  for (const [name, { responses }] of await operations()) {
    expect([name, Object.keys(responses).some((status) => /^[23]/.test(status))]).toEqual([name, true])
    expect([name, Object.keys(responses)]).toEqual([name, expect.arrayContaining(['400', '421', '503'])])
    for (const [status, { description, content }] of Object.entries(responses)) {
      if (Number(status) < 400) continue
      expect(Object.keys(content ?? {})).toEqual(['application/problem+json'])
      for (const code of description.split(', '))
        expect([name, code, ERRORS.get(code)?.status]).toEqual([name, code, Number(status)])
    }
  }
})

test('an operation is answered as its area, its caller and its body have it', async () => {
  const found = Object.fromEntries(await operations())
  const codes = (name: string, status: number): string[] =>
    found[name]?.responses[status]?.description.split(', ') ?? []
  expect(codes('delete /api/{companyId}/brands/{id}', 409)).toContain('brand.inUse')
  expect(codes('post /api/{companyId}/sales', 422)).toContain('sale.underpaid')
  expect(codes('post /api/{companyId}/sales', 415)).toEqual(['request.unsupportedMediaType'])
  expect(codes('get /api/{companyId}/sales/{id}', 409)).toEqual([])
  expect(codes('get /api/{companyId}/sales/{id}', 403)).toContain('auth.forbidden')
  expect(codes('post /api/auth/login', 429)).toContain('auth.tooManyAttempts')
  expect(codes('post /api/auth/login', 412)).toEqual([])
})
