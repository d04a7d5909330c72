import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { Writable } from 'node:stream'
import { afterAll, beforeAll, describe, expect, test } from '@jest/globals'
import type { FastifyInstance, InjectOptions } from 'fastify'
import { pino } from 'pino'
import { setUpApp } from '../../test/app.ts'
import { layShell } from '../../test/releases.ts'
import { toldAddress } from './log.ts'

const SECRET = 'S3CR3T'
const root = mkdtempSync(join(tmpdir(), 'comptoir-log-'))
layShell(root)
const open = setUpApp({ webRoot: root })
afterAll(() => rmSync(root, { recursive: true, force: true }))

const lines: string[] = []
let app: FastifyInstance

beforeAll(async () => {
  const stream = new Writable({ write: (chunk, _, done) => (lines.push(String(chunk)), done()) })
  app = await open().again({ loggerInstance: pino({ level: 'trace' }, stream) })
})

type Method = NonNullable<InjectOptions['method']>
interface Operation {
  parameters?: { in: string; name: string }[]
  requestBody?: { content: Record<string, { schema?: Body }> }
}
interface Body {
  properties?: Record<string, Body>
}

const HEADERS = {
  authorization: `Bearer ${SECRET}`,
  cookie: `__Secure-rt=${SECRET}; __Host-rt=${SECRET}; rt=${SECRET}`,
  referer: `https://comptoir.example/reset-password?token=${SECRET}`,
  'x-comptoir': SECRET,
  'idempotency-key': SECRET,
}

/** The secret wherever an operation takes a word: in its query, in its body, in its headers. */
function askedWithSecrets(method: Method, path: string, operation: Operation): InjectOptions {
  const names = (operation.parameters ?? []).filter((each) => each.in === 'query').map(({ name }) => name)
  const properties = operation.requestBody?.content['application/json']?.schema?.properties ?? {}
  const query = [...names, 'token', 'password', SECRET.toLowerCase()].map((name) => `${name}=${SECRET}`).join('&')
  const payload = Object.fromEntries(Object.keys(properties).map((name) => [name, SECRET]))
  return {
    method,
    url: `${path.replace(/\{[^}]+\}/g, '1')}?${query}`,
    headers: HEADERS,
    ...(operation.requestBody ? { payload } : {}),
  }
}

/** What was written while this was asked. */
async function toldOf(request: InjectOptions, of = app): Promise<string> {
  lines.length = 0
  await of.inject(request)
  return lines.join('')
}

test('no operation tells the log a secret that it was given', async () => {
  const { paths = {} } = app.swagger() as { paths?: Record<string, Record<string, Operation>> }
  const requests = Object.entries(paths).flatMap(([path, operations]) =>
    Object.entries(operations).map(([method, each]) => askedWithSecrets(method.toUpperCase() as Method, path, each)),
  )
  expect(requests.length).toBeGreaterThan(80)
  for (const request of requests) {
    const told = await toldOf(request)
    expect(told).toContain('"req"')
    expect({ request, isTold: told.includes(SECRET) }).toEqual({ request, isTold: false })
  }
})

describe('nor does a page, whatever is answered', () => {
  test.each<[name: string, request: InjectOptions]>([
    ['the link to a new password', { url: `/reset-password?token=${SECRET}` }],
    ['the link that confirms an address', { url: `/confirm-email?token=${SECRET}` }],
    ['a search', { url: `/1/clients?q=${SECRET}` }],
    ['an address that is nobody’s', { url: `/nothing?token=${SECRET}` }],
    ['an address that cannot be decoded', { url: `/login/%E0?token=${SECRET}` }],
    ['a method that it does not have', { method: 'POST', url: `/reset-password?token=${SECRET}` }],
    ['a foreign name', { url: `/reset-password?token=${SECRET}`, headers: { host: 'evil.example' } }],
    ['a body that is no JSON', { method: 'POST', url: '/api/auth/login', payload: `{"password":"${SECRET}` }],
    ['a body of another type', { method: 'POST', url: '/api/auth/login', payload: `password=${SECRET}` }],
  ])('%s', async (_name, request) => {
    const told = await toldOf({ ...request, headers: { ...HEADERS, ...request.headers } })
    expect(told).toContain('"req"')
    expect(told).not.toContain(SECRET)
  })

  test('a failure that nobody expected', async () => {
    const stream = new Writable({ write: (chunk, _, done) => (lines.push(String(chunk)), done()) })
    const failing = await open().again({
      loggerInstance: pino({ level: 'trace' }, stream),
      clock: {
        now: () => {
          throw new Error('no clock')
        },
      },
    })
    const payload = { email: 'amel@example.tn', password: SECRET }
    const told = await toldOf({ method: 'POST', url: `/api/auth/login?token=${SECRET}`, payload }, failing)
    expect(told).toContain('no clock')
    expect(told).not.toContain(SECRET)
  })
})

test.each([
  ['/reset-password?token=a', '/reset-password?token'],
  ['/x?search[text]=Amel&page=2', '/x?search[text]&page'],
  ['/x?token=a?b=c', '/x?token'],
  ['/x?', '/x?'],
  ['/x', '/x'],
  ['/photos/c/k3y/tile', '/photos/c/…/tile'],
])('%s is told as %s', (url, told) => {
  expect(toldAddress(url)).toBe(told)
})
