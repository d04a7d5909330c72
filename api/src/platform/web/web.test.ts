import { mkdirSync, mkdtempSync, rmSync, utimesSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { brotliDecompressSync, gunzipSync } from 'node:zlib'
import { afterAll, beforeAll, describe, expect, test } from '@jest/globals'
import {
  omittedReleases,
  RELEASES_ADDRESS,
  releasesAddress,
  type Registry,
  type RemoteRelease,
} from '@comptoir/contracts/federation'
import { setUpApp } from '../../../test/app.ts'
import { aBuild, aReleaseManager, layShell, type Built } from '../../../test/releases.ts'
import { refuses } from '../../../test/shop.ts'

const root = mkdtempSync(join(tmpdir(), 'comptoir-web-'))
layShell(root)
mkdirSync(join(root, 'shared/platform/dist'), { recursive: true })
for (const name of ['index.json', 'kit-1.0.0.tgz', 'secret.txt'])
  writeFileSync(join(root, 'shared/platform/dist', name), '{}')

const open = setUpApp({ webRoot: root })
afterAll(() => rmSync(root, { recursive: true, force: true }))

const csp = { connect: ['https://api.example.com'], img: ['https://pictures.example.com:8443'] }
const stocks: Built = aBuild('stocks', {
  manifest: { csp, version: '1.0.0' },
  files: {
    'no-script.html': '<script>1</script>',
    'icon.svg': '<svg/>',
    'breaks.js': '</script><script>alert(1)</script>',
  },
})

beforeAll(async () => {
  const manager = await aReleaseManager(open())
  await manager.publish(stocks, 'stocks')
  await manager.change('stocks', 'promote', { build: 'b1' })
})

const page = (path: string, headers: Record<string, string> = {}) =>
  open().app.inject({ url: path, headers: { 'accept-language': 'en', ...headers } })
function registryIn(html: string): Registry {
  return JSON.parse(
    /<script type="application\/json" id="registry"[^>]*>(.*?)<\/script>/.exec(html)?.[1] ?? '',
  ) as Registry
}
const ADDRESS = '/0190c8a0-0000-7000-8000-000000000000/0190c8a0-0000-7000-8000-000000000001/stocks'

describe('the page', () => {
  test('is packed for whoever can unpack it', async () => {
    const [plain, packed] = [await page('/anything'), await page('/anything', { 'accept-encoding': 'br' })]
    expect(packed.headers['content-encoding']).toBe('br')
    const withoutNonce = (html: string): string => html.replaceAll(/nonce="[^"]*"|content="[^"]*"/g, '')
    expect(withoutNonce(brotliDecompressSync(packed.rawPayload).toString())).toBe(withoutNonce(plain.body))
  })

  test('names the version of its phrases, which are kept for good at an address that carries it', async () => {
    const version = /<meta name="phrases" content="([0-9a-f]{12})">/.exec((await page('/anything')).body)?.[1] ?? ''
    const address = '/locales/fr/translation.json'
    expect((await page(`${address}?v=${version}`)).headers['cache-control']).toBe('public, max-age=31536000, immutable')
    for (const other of [address, `${address}?v=`, `${address}?v=000000000000`])
      expect((await page(other)).headers['cache-control']).toBe('no-cache')
  })

  test('of another version is sent the words of all files, which may have been in one', async () => {
    const words = async (query: string) =>
      Object.keys((await page(`/locales/fr/translation.json${query}`)).json<object>())
    expect(await words('')).not.toContain('profile')
    expect(await words('?v=000000000000')).toEqual(expect.arrayContaining(['common', 'profile', 'releases', 'error']))
  })

  test('carries the registry, which cannot end its element', async () => {
    const { body, headers } = await page('/anything')
    const [, nonce, json] =
      /<script type="application\/json" id="registry" nonce="([^"]+)">(.*?)<\/script>/.exec(body) ?? []
    const carried = JSON.parse(json ?? '') as Registry
    const whole = (await open().app.inject('/federation/registry')).json<Registry>()
    expect({ ...carried, remotes: {} }).toEqual({ ...whole, remotes: {} })
    expect(carried.remotes['stocks']?.active.remote.routes).toEqual(stocks.release.remote.routes)
    expect(json).not.toContain('<')
    expect(body).toContain(`<meta name="csp-nonce" content="${nonce}">`)
    expect(body).not.toMatch(/__NONCE__|<!--/)
    expect(headers['content-security-policy']).toContain(`'nonce-${nonce}'`)
  })

  test('leaves out of the registry what the first drawing does without, and says where that is', async () => {
    const carried = registryIn((await page('/anything', { cookie: 'i18nextStored=fr' })).body)
    const { active, fallback, omitted } = carried.remotes['stocks'] ?? {}
    expect({ files: active?.files, routes: active?.routes, fallback, omitted }).toEqual({
      files: {},
      routes: {},
      fallback: null,
      omitted: { fallback: null },
    })
    expect(Object.keys(active?.labels ?? {})).toEqual(['fr'])
    const answer = await open().app.inject(releasesAddress(omittedReleases(Object.values(carried.remotes))))
    expect(answer.json()).toEqual([stocks.release])
    expect(answer.headers['cache-control']).toBe('public, max-age=31536000, immutable')
  })

  test('is given what there is of the releases it names, and nothing for names that are none', async () => {
    const answer = await open().app.inject(`${RELEASES_ADDRESS}?of=stocks.b1,stocks.b9,gone.b1`)
    expect(answer.json<RemoteRelease[]>().map(({ build }) => build)).toEqual(['b1'])
    expect(answer.headers['cache-control']).toBe('no-store')
    for (const names of ['', 'stocks', 'stocks.b1,', '../x.b1'])
      await refuses(await page(`${RELEASES_ADDRESS}?of=${names}`), 'request.invalid')
  })

  test('keeps foreign code out and asks for the hash of every script', async () => {
    const { headers } = await page('/')
    const policy = String(headers['content-security-policy'])
    expect(policy).not.toMatch(/unsafe-(inline|eval)/)
    expect(policy).toContain("connect-src 'self' https://api.example.com;")
    expect(policy).toContain("img-src 'self' blob: data: https://pictures.example.com:8443;")
    expect(policy).toContain("default-src 'none'")
    expect(headers).toMatchObject({ 'integrity-policy': 'blocked-destinations=(script)', 'cache-control': 'no-store' })
  })

  test('hints at the scripts of the page that is asked for, with their hashes', async () => {
    const { release } = stocks
    const hint = (name: string): string =>
      `<link rel="preload" as="script" crossorigin integrity="${release.files[name]?.integrity}" href="/r/stocks/b1/${name}">`
    const { body } = await page(`${ADDRESS}?page=2`)
    expect(body.match(/<link rel="preload"[^>]*>/g)).toEqual([
      ...['platform', 'back-office', 'forms'].map(
        (part) =>
          `<link rel="preload" as="script" crossorigin integrity="sha384-${'C'.repeat(64)}" href="/assets/${part}.js">`,
      ),
      hint('remoteEntry.js'),
      hint('page.1a.js'),
    ])
    const known = await page(ADDRESS, { cookie: 'i18nextStored=fr' })
    expect(known.body).toContain('<link rel="preload" as="fetch" crossorigin href="/r/stocks/b1/phrases/page.fr.json">')
    for (const language of ['ar', '../../x', '"><script>'])
      expect((await page(ADDRESS, { cookie: `i18nextStored=${encodeURIComponent(language)}` })).body).not.toContain(
        'as="fetch"',
      )
    for (const path of ['/', '/stocks', `${ADDRESS}/more`]) expect((await page(path)).body).not.toContain('href="/r/')
  })

  test('opens the hints of those parts of the platform that the page imports, and of no other', async () => {
    expect((await page(ADDRESS)).body).toContain('href="/assets/forms.js"')
    expect((await page('/')).body).not.toContain('href="/assets/forms.js"')
    for (const path of [ADDRESS, '/']) expect((await page(path)).body).not.toMatch(/href="\/assets\/text\.js"|<!--/)
  })

  test('is nothing for addresses of the server', async () => {
    for (const path of ['/api/x', '/r/stocks/b1/gone.js', '/assets/gone.js', '/federation/gone', '/locales/gone'])
      expect((await page(path)).statusCode).toBe(404)
    expect((await open().app.inject({ method: 'POST', url: '/x' })).statusCode).toBe(405)
  })
})

describe('the service worker and the manifest', () => {
  const worker = "default-src 'none'; connect-src 'self'"
  test.each([
    ['/service-worker.js', 'text/javascript; charset=utf-8', '// worker', worker],
    ['/manifest.webmanifest', 'application/manifest+json; charset=utf-8', '{"name":"Comptoir"}', undefined],
  ])('%s is asked for anew each time, and sent when it is another', async (path, type, text, policy) => {
    const { statusCode, body, headers } = await page(path)
    expect([statusCode, body]).toEqual([200, text])
    expect(headers).toMatchObject({ 'content-type': type, 'cache-control': 'no-cache' })
    expect(headers['content-security-policy']).toBe(policy)
    const again = await page(path, { 'if-none-match': String(headers.etag) })
    expect([again.statusCode, again.body]).toEqual([304, ''])
    writeFileSync(join(root, 'shell/dist', path), `${text} `)
    utimesSync(join(root, 'shell/dist', path), 1, 1)
    expect((await page(path, { 'if-none-match': String(headers.etag) })).body).toBe(`${text} `)
  })

  test('of a shell that was not built are not there, and no page in their place', async () => {
    rmSync(join(root, 'shell/dist/service-worker.js'))
    await refuses(await page('/service-worker.js', { accept: 'text/html' }), 'request.notFound')
  })
})

describe('files of a release', () => {
  const file = (name: string, headers: Record<string, string> = {}) =>
    open().app.inject({ url: `/r/stocks/b1/${name}`, headers })

  test('are served for ever, packed for whoever takes it', async () => {
    const bytes = stocks.files.get('page.1a.js')
    const [plain, brotli, gzip] = [
      await file('page.1a.js'),
      await file('page.1a.js', { 'accept-encoding': 'gzip, deflate, br' }),
      await file('page.1a.js', { 'accept-encoding': 'gzip;q=1.0, br;q=0' }),
    ]
    expect(plain.rawPayload).toEqual(bytes)
    expect(plain.headers).toMatchObject({
      'content-type': 'text/javascript; charset=utf-8',
      'cache-control': 'public, max-age=31536000, immutable',
      'cross-origin-resource-policy': 'same-origin',
      'x-content-type-options': 'nosniff',
      'content-length': String(bytes?.length),
      vary: 'accept-encoding',
    })
    expect(plain.headers['content-encoding']).toBeUndefined()
    expect(plain.headers['access-control-allow-origin']).toBeUndefined()
    expect(brotli.headers['content-encoding']).toBe('br')
    expect(brotliDecompressSync(brotli.rawPayload)).toEqual(bytes)
    expect(gzip.headers['content-encoding']).toBe('gzip')
    expect(gunzipSync(gzip.rawPayload)).toEqual(bytes)
    const small = await file('remoteEntry.js', { 'accept-encoding': 'br' })
    expect([small.headers['content-encoding'], small.body]).toEqual([undefined, '// stocks b1'])
    expect(
      (await open().app.inject({ method: 'HEAD', url: '/r/stocks/b1/remoteEntry.js' })).headers['content-length'],
    ).toBe('12')
  })

  test('have their types, and markup is none', async () => {
    expect((await file('phrases/page.fr.json')).headers['content-type']).toBe('application/json; charset=utf-8')
    expect((await file('icon.svg')).headers['content-type']).toBe('image/svg+xml')
    expect((await file('no-script.html')).headers['content-type']).toBe('application/octet-stream')
  })

  test.each([
    'gone.js',
    'release.json',
    'page.1a.js.br',
    'page.1a.js.map',
    'phrases',
    '',
    '..%2f..%2f..%2frelease-key.pem',
    'phrases%5cpage.fr.json',
  ])('%s is not there', async (name) => {
    const answer = await open().app.inject({ url: `/r/stocks/b1/${name}`, headers: { 'accept-language': 'en' } })
    await refuses(answer, 'request.notFound')
  })

  test('of another remote or build, or of a name that is none, are not there', async () => {
    for (const path of [
      '/r/stocks/b2/remoteEntry.js',
      '/r/other/b1/remoteEntry.js',
      '/r/.staging/b1/remoteEntry.js',
      '/r/stocks',
    ])
      await refuses(await page(path), 'request.notFound')
  })
})

describe('what remotes are built against', () => {
  test.each([
    ['remote', { id: { type: 'string' } }],
    ['feature', { routes: { type: 'array' } }],
  ])('is the schema of %s.json', async (name, properties) => {
    const answer = await open().app.inject(`/federation/${name}.schema.json`)
    expect(answer.headers['content-type']).toBe('application/schema+json; charset=utf-8')
    expect(answer.json()).toMatchObject({
      $id: `urn:comptoir:${name}.schema.json`,
      title: `${name}.json`,
      type: 'object',
      additionalProperties: false,
      properties,
    })
  })

  test('is the kit, where it was built', async () => {
    expect((await open().app.inject('/federation/sdk/index.json')).statusCode).toBe(200)
    expect((await open().app.inject('/federation/sdk/kit-1.0.0.tgz')).statusCode).toBe(200)
    for (const name of ['secret.txt', 'gone.tgz', ''])
      await refuses(await page(`/federation/sdk/${name}`), 'request.notFound')
  })
})
