import { mkdtempSync, rmSync } from 'node:fs'
import { connect } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { Problem } from '@comptoir/contracts/schema'
import { afterAll, beforeAll, describe, expect, test } from '@jest/globals'
import { setUpApp } from '../../../test/app.ts'
import { layShell } from '../../../test/releases.ts'
import { refuses } from '../../../test/shop.ts'

const root = mkdtempSync(join(tmpdir(), 'comptoir-answers-'))
layShell(root)
const open = setUpApp({ webRoot: root })
afterAll(() => rmSync(root, { recursive: true, force: true }))

let port = 0
beforeAll(async () => {
  port = Number(new URL(await open().app.listen({ port: 0, host: '127.0.0.1' })).port)
})

/** What the server answers to these bytes, as they come off the wire. */
function raw(bytes: string): Promise<string> {
  return new Promise((resolve, reject) => {
    const socket = connect(port, '127.0.0.1')
    const timer = setTimeout(() => socket.destroy(), 2000)
    let answer = ''
    socket.on('data', (chunk) => (answer += chunk.toString()))
    socket.on('close', () => {
      clearTimeout(timer)
      resolve(answer)
    })
    socket.on('error', reject)
    socket.write(bytes)
  })
}

const ask = (line: string, ...headers: string[]): Promise<string> =>
  raw([`${line} HTTP/1.1`, 'host: localhost', 'connection: close', ...headers, '', ''].join('\r\n'))

const OF_EVERY_ANSWER = [
  'x-content-type-options: nosniff',
  'referrer-policy: no-referrer',
  'x-frame-options: SAMEORIGIN',
  'cross-origin-opener-policy: same-origin',
  'strict-transport-security: max-age=31536000',
  'content-security-policy: ',
]

function expectGuarded(answer: string): void {
  const head = answer.split('\r\n\r\n', 1)[0]?.toLowerCase() ?? ''
  expect(OF_EVERY_ANSWER.filter((line) => !head.includes(line.toLowerCase()))).toEqual([])
}

describe('every answer guards itself, and repeats nothing of the address', () => {
  const long = 'x'.repeat(101)
  test.each<[name: string, status: number, answer: () => Promise<string>]>([
    ['an address that cannot be decoded', 400, () => ask('GET /api/%c0%afMARK')],
    ['a part of an address that is too long', 414, () => ask(`POST /api/federation/remotes/MARK${long}/promote`)],
    ['an id that is none', 401, () => ask('GET /api/MARK/brands/paginated')],
    ['an unknown address of the API', 404, () => ask('GET /api/MARK/MARK/MARK/MARK/MARK/MARK')],
    ['an unknown address with another method', 404, () => ask('POST /api/MARK/MARK/MARK/MARK/MARK/MARK')],
    ['an unknown method of a known address', 405, () => ask('DELETE /api/auth/login')],
    ['something sent to a page', 405, () => ask('POST /products', 'content-length: 0')],
    ['a file that is not there', 404, () => ask('GET /assets/MARK.js')],
    ['a file out of its folder', 404, () => ask('GET /assets/..%2f..%2fMARK')],
    ['a file of no release', 404, () => ask('GET /r/stocks/b1/../MARK')],
    ['a foreign name', 421, () => raw('GET / HTTP/1.1\r\nhost: evil.example\r\nconnection: close\r\n\r\n')],
    ['no name', 400, () => raw('GET / HTTP/1.1\r\nconnection: close\r\n\r\n')],
    ['an expectation that nobody knows', 404, () => ask('GET /api/nothing', 'expect: miracles')],
    ['headers that are too large', 431, () => ask('GET /', `x-long: ${'MARK'.repeat(5000)}`)],
    ['what is no HTTP', 400, () => raw('MARK\r\n\r\n')],
    ['two lengths', 400, () => ask('POST /api/auth/login', 'content-length: 2', 'content-length: 3')],
    [
      'a body that is no JSON',
      400,
      () => ask('POST /api/auth/login', 'content-type: application/json', 'content-length: 1', '', 'x'),
    ],
    [
      'a body of another type',
      415,
      () => ask('POST /api/auth/login', 'content-type: text/MARK', 'content-length: 1', '', 'x'),
    ],
  ])('%s: %i', async (_name, status, answer) => {
    const text = await answer()
    expect(text.split(' ')[1]).toBe(String(status))
    expectGuarded(text)
    if (status !== 415) expect(text).not.toContain('MARK')
    expect(text).toMatch(/content-type: application\/problem\+json/)
    const problem: Problem = JSON.parse(text.split('\r\n\r\n')[1]?.replace(/^[0-9a-f]+\r\n|\r\n0$/g, '') ?? '')
    expect(problem.status).toBe(status)
    expect(problem.message).not.toMatch(/\{\{|error\./)
  })

  test('answers that say yes do as well', async () => {
    for (const url of [
      '/api/openapi.json',
      '/api/docs/static/index.html',
      '/health/live',
      '/assets/main.js',
      '/a-page',
    ])
      expect((await open().app.inject(url)).headers).toMatchObject({
        'x-content-type-options': 'nosniff',
        'strict-transport-security': expect.stringContaining('max-age'),
      })
    const { headers } = await open().app.inject('/api/openapi.json')
    expect(headers['content-security-policy']).toBe("sandbox; default-src 'none'; frame-ancestors 'none'")
    expect((await open().app.inject('/api/docs/static/index.html')).headers['content-security-policy']).toContain(
      "'self'",
    )
  })
})

describe('a method that an address does not take', () => {
  test('is refused with those that it takes', async () => {
    const login = await open().app.inject({ method: 'PUT', url: '/api/auth/login' })
    await refuses(login, 'request.methodNotAllowed')
    expect(login.headers.allow).toBe('OPTIONS, POST')
    const brand = await open().app.inject({ method: 'PATCH', url: '/api/x/brands/y' })
    expect(brand.headers.allow).toBe('DELETE, GET, HEAD, OPTIONS, PUT')
    await refuses(open().app.inject('/api/auth/login'), 'request.methodNotAllowed')
  })

  test('is asked for by OPTIONS', async () => {
    const asked = await open().app.inject({ method: 'OPTIONS', url: '/api/x/brands' })
    expect([asked.statusCode, asked.headers.allow]).toEqual([204, 'GET, HEAD, OPTIONS, POST'])
    await refuses(open().app.inject({ method: 'OPTIONS', url: '/api/no/such/address/here' }), 'request.notFound')
  })
})
