import { LANGUAGES, PHRASE_FILES } from '@comptoir/i18n'
import { describe, expect, test } from '@jest/globals'
import { v7 as newId } from 'uuid'
import { setUpApp } from '../test/app.ts'
import { aShop, refuses } from '../test/shop.ts'

const open = setUpApp()

interface Operation {
  method: 'GET' | 'POST' | 'PUT' | 'DELETE'
  path: string
}

async function operations(): Promise<Operation[]> {
  const document = (await open().app.inject('/api/openapi.json')).json<{
    openapi: string
    paths: Record<string, Record<string, unknown>>
  }>()
  expect(document.openapi).toBe('3.1.0')
  return Object.entries(document.paths).flatMap(([path, methods]) =>
    Object.keys(methods).map((method) => ({ method: method.toUpperCase() as Operation['method'], path })),
  )
}

const fill = (path: string, companyId: string): string =>
  path.replace('{companyId}', companyId).replaceAll(/\{\w+\}/g, () => newId())

describe('every route', () => {
  test('of a company refuses strangers: without a session, and with one of another company', async () => {
    const shop = await aShop(open())
    const stranger = await (await aShop(open())).as('administrator')
    const routes = (await operations()).filter(({ path }) => path.includes('{companyId}'))
    expect(routes.length).toBeGreaterThan(30)
    for (const { method, path } of routes) {
      const url = fill(path, shop.companyId)
      await refuses(open().app.inject({ method, url, headers: { 'accept-language': 'en' } }), 'auth.required')
      await refuses(open().app.inject({ method, url, headers: stranger.headers }), 'company.notFound')
    }
  })

  test('answers in the language that is asked for, French when it is none of ours', async () => {
    const ask = async (language: string) =>
      (await open().app.inject({ url: '/api/users/me', headers: { 'accept-language': language } })).json<{
        message: string
      }>().message
    const [english, french, arabic, other] = [await ask('en'), await ask('fr-TN'), await ask('ar'), await ask('de')]
    expect(new Set([english, french, arabic]).size).toBe(3)
    expect(other).toBe(french)
    expect(arabic).toMatch(/[\u0600-\u06ff]/)
  })
})

describe('what is not a request', () => {
  test('another content type, broken JSON, a body too large, an unknown path', async () => {
    const administrator = await (await aShop(open())).as('administrator')
    const post = (payload: string, type: string) =>
      open().app.inject({
        method: 'POST',
        url: `/api/auth/login`,
        payload,
        headers: { ...administrator.headers, 'content-type': type },
      })
    await refuses(post('<a/>', 'application/xml'), 'request.unsupportedMediaType')
    await refuses(post('{"email":', 'application/json'), 'request.invalid')
    await refuses(post(JSON.stringify({ email: 'x'.repeat(300_000) }), 'application/json'), 'request.tooLarge')
    expect((await open().app.inject('/api/nothing/here')).statusCode).toBe(404)
  })

  test('an id that is none is the same 404 as an unknown one', async () => {
    const administrator = await (await aShop(open())).as('administrator')
    await refuses(administrator.get('/not-a-uuid/points-of-sale'), 'company.notFound')
  })
})

test('translations are served under both addresses, in three languages, a file for those of every page and of single ones', async () => {
  for (const name of LANGUAGES.flatMap((language) => PHRASE_FILES.map((file) => `${language}/${file}`))) {
    const [plain, api] = [
      await open().app.inject(`/locales/${name}.json`),
      await open().app.inject(`/api/locales/${name}.json`),
    ]
    expect(plain.statusCode).toBe(200)
    expect(api.json()).toEqual(plain.json())
  }
  for (const unknown of ['de/translation', 'fr/company'])
    expect((await open().app.inject(`/locales/${unknown}.json`)).statusCode).toBe(404)
})

test('the description of the API, the longest answer that is open to everybody, is given sixty times a minute', async () => {
  const ask = () => open().app.inject({ url: '/api/openapi.json', remoteAddress: '192.0.2.60' })
  for (let time = 0; time < 60; time += 1) expect((await ask()).statusCode).toBe(200)
  const refused = await ask()
  expect([refused.statusCode, refused.headers['retry-after']]).toEqual([429, '60'])
})

test('a start that publishes builds and resumes jobs on a busy machine is not given up after ten seconds', () => {
  expect(open().app.initialConfig.pluginTimeout).toBeGreaterThanOrEqual(60_000)
})
