import { createHmac, randomUUID } from 'node:crypto'
import { setTimeout } from 'node:timers/promises'
import { beforeAll, describe, expect, test } from '@jest/globals'
import { setUpApp } from '../../../test/app.ts'
import { aShop, refuses } from '../../../test/shop.ts'

const SECRET = 'a secret of this test alone, long enough'
const open = setUpApp({ secret: SECRET })

const part = (value: unknown): string => Buffer.from(JSON.stringify(value)).toString('base64url')
function signed(header: object, claims: unknown): string {
  const text = `${part(header)}.${part(claims)}`
  return `${text}.${createHmac('sha256', SECRET).update(text).digest('base64url')}`
}

const HEADER = { alg: 'HS256', typ: 'JWT' }
const now = Math.floor(Date.now() / 1000)
let claims: Record<string, unknown>
beforeAll(async () => {
  const caller = await (await aShop(open())).as('cashier')
  const [, payload = ''] = caller.headers['authorization']?.split('.') ?? []
  claims = JSON.parse(Buffer.from(payload, 'base64url').toString())
})

const ask = (token: string) =>
  open().app.inject({ url: '/api/users/me', headers: { authorization: `Bearer ${token}`, 'accept-language': 'en' } })
const without = (name: string): object => Object.fromEntries(Object.entries(claims).filter(([key]) => key !== name))

describe('an access token', () => {
  test('is taken as it is issued', async () => {
    expect((await ask(signed(HEADER, claims))).statusCode).toBe(200)
  })

  test('that was taken before is refused once it ends, and with another signature', async () => {
    const brief = signed(HEADER, { ...claims, exp: Math.floor(Date.now() / 1000) + 2 })
    expect((await ask(brief)).statusCode).toBe(200)
    expect((await ask(brief)).statusCode).toBe(200)
    await refuses(ask(`${brief.slice(0, -2)}AA`), 'auth.tokenStale')
    await setTimeout(2000)
    await refuses(ask(brief), 'auth.tokenStale')
  })

  test.each(['exp', 'iat', 'iss', 'aud', 'sub', 'sid', 'cid'])('without %s is none', async (name) => {
    await refuses(ask(signed(HEADER, without(name))), 'auth.tokenStale')
  })

  test.each([
    ['sub', 'nobody'],
    ['sub', 7],
    ['sid', ['x']],
    ['sid', null],
    ['cid', 'nowhere'],
    ['cid', { id: 1 }],
    ['iss', 'another'],
    ['aud', 'another'],
    ['exp', 'tomorrow'],
    ['exp', now - 1],
  ])('whose %s is %j is none, though the key is ours', async (name, value) => {
    await refuses(ask(signed(HEADER, { ...claims, [name]: value })), 'auth.tokenStale')
  })

  test.each([[null], [[]], ['text'], [7]])('that claims %j is none', async (payload) => {
    await refuses(ask(signed(HEADER, payload)), 'auth.tokenStale')
  })

  test.each([{ alg: 'HS256' }, { alg: 'HS256', typ: 'at+jwt' }, { alg: 'none', typ: 'JWT' }])(
    'with the header %j is none',
    async (header) => {
      await refuses(ask(signed(header, claims)), 'auth.tokenStale')
    },
  )
})

test('the audit trail names requests by an id of the server, whatever the caller sends', async () => {
  const administrator = await (await aShop(open())).as('administrator')
  const mine = randomUUID()
  const made = await administrator.post('brands', { id: randomUUID(), name: 'A' }, { 'x-request-id': mine })
  expect(made.statusCode).toBe(201)
  const { data } = (await administrator.get('audit-trail/paginated')).json<{ data: { requestId: string }[] }>()
  expect(data.map(({ requestId }) => requestId)).not.toContain(mine)
})
