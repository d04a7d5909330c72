import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, jest, test } from '@jest/globals'
import { rmSync } from 'node:fs'
import { createServer, request as httpRequest, type IncomingMessage, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { join } from 'node:path'
import type { Registry } from '@comptoir/contracts/federation'
import { aFolderWith, aRemote, featureOf, sourcesOf, write } from '../testing/a-remote.ts'
import { Changes } from './changes.ts'
import { serveOrigin } from './local-origin.ts'
import { localRemote } from './local-remote.ts'
import { listenOnLoopback } from './loopback.ts'
import { watchRemote } from './watch-remote.ts'

const PAGE = '<html nonce="__NONCE__"><!--hints--><!--registry--></html>'
const POLICY = "script-src 'self' 'nonce-abc'; connect-src 'self'"
const other = { state: 'active', active: { build: 'o1' } }
const registry = {
  schema: 1,
  revision: 7,
  environment: 'production',
  shell: {
    build: 's1',
    flavour: 'production',
    versions: { contract: '1.1.0', platform: '1.1.0', api: '1.0.0' },
    files: {},
  },
  remotes: { tiny: { active: { build: 'live' } }, other },
}

const remote = aRemote()
const folder = aFolderWith(sourcesOf(remote))
const local = localRemote('tiny', folder)
const changes = new Changes()
const servers: Server[] = []
const asked: IncomingMessage[] = []
let hosted: URL
let sources: URL
let own: URL

async function listening(server: Server): Promise<URL> {
  servers.push(server)
  if (!server.listening) await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  return new URL(`http://localhost:${(server.address() as AddressInfo).port}`)
}

/** The installation: a page with its registry, the development flavour, and calls. */
const installation = createServer((request, response) => {
  asked.push(request)
  const flavour = '/assets/development/'
  if (request.url === `${flavour}page.html`) return void response.end(PAGE)
  if (request.url === `${flavour}build.json`)
    return void response.end(
      JSON.stringify({ build: 's1', files: { 'assets/development/main.js': { integrity: 'sha384-x', size: 1 } } }),
    )
  if (request.url?.startsWith('/api/'))
    return void response.writeHead(200, { 'set-cookie': 'rt=1; Secure', 'integrity-policy': 'x' }).end('called')
  response.setHeader('content-security-policy', POLICY)
  response.end(`<script type="application/json" id="registry" nonce="abc">${JSON.stringify(registry)}</script>`)
})

/** The development server of the remote. */
const remoteServer = createServer((request, response) => void response.end(`source of ${request.url}`)).on(
  'upgrade',
  (request, socket) => {
    socket.end(
      `HTTP/1.1 101 Switching Protocols\r\nupgrade: websocket\r\nconnection: upgrade\r\n\r\nhello from ${request.url}`,
    )
  },
)

async function anOrigin(mayWrite: boolean): Promise<URL> {
  const { server, local: address } = await listenOnLoopback()
  servers.push(server)
  serveOrigin(server, {
    local: address,
    hosted,
    changes,
    mayWrite,
    remotes: [{ remote: local, origin: sources, stop: () => Promise.resolve() }],
  })
  return address
}

beforeAll(async () => {
  hosted = await listening(installation)
  sources = await listening(remoteServer)
  own = await anOrigin(false)
})
afterAll(() => {
  for (const server of servers) {
    server.closeAllConnections()
    server.close()
  }
  rmSync(folder, { recursive: true })
})
beforeEach(() => {
  asked.length = 0
})
afterEach(() => {
  jest.restoreAllMocks()
})

const get = (path: string, headers: Record<string, string> = {}) => fetch(new URL(path, own), { headers })
const registryIn = (html: string): Registry => JSON.parse(/<script[^>]*>(.*)<\/script>/.exec(html)?.[1] ?? '')

describe('a page', () => {
  test("is the installation's own, on the development flavour, with this remote in place and the others kept", async () => {
    const answer = await get('/a/b/products?q=1', { accept: 'text/html,*/*' })
    const html = await answer.text()
    const { shell, remotes } = registryIn(html)
    expect(html).toMatch(
      /^<html nonce="abc"><meta name="comptoir-hosted" content="http:\/\/[^"]+\/"><script type="application\/json" id="registry" nonce="abc">/,
    )
    expect(shell).toMatchObject({
      build: 's1',
      flavour: 'development',
      files: { 'assets/development/main.js': 'sha384-x' },
    })
    expect(remotes['other']).toEqual(other)
    expect(remotes['tiny']).toMatchObject({
      state: 'active',
      why: 'override',
      fallback: null,
      active: {
        build: 'dev',
        container: 'tiny_dev',
        base: '/r/tiny/dev/',
        files: {},
        labels: { fr: { 'routes.products': 'Products fr' } },
      },
    })
    expect(answer.headers.get('content-security-policy')).toBe(
      `script-src 'self' 'nonce-abc'; connect-src 'self' ws://${own.host}`,
    )
    expect(asked.map(({ url }) => url)).toContain('/a/b/products?q=1')
  })

  test('is replaced by a sentence when the installation is not one', async () => {
    const said = jest.spyOn(console, 'error').mockImplementation(() => undefined)
    const { server, local: address } = await listenOnLoopback()
    servers.push(server)
    serveOrigin(server, { local: address, hosted: sources, changes, mayWrite: false, remotes: [] })
    const answer = await fetch(address, { headers: { accept: 'text/html' } })
    expect(answer.status).toBe(502)
    expect(await answer.text()).toMatch(/carries no registry that can be read here/)
    expect(said).toHaveBeenCalled()
  })

  test('learns of the registry with the same replacement when it asks for it', async () => {
    const answer: Registry = JSON.parse(await (await get('/federation/registry')).text())
    expect(answer.remotes['tiny']?.why).toBe('override')
  })
})

describe("the remote's files", () => {
  test('come from its development server, its sockets too', async () => {
    expect(await (await get('/r/tiny/dev/remoteEntry.js')).text()).toBe('source of /r/tiny/dev/remoteEntry.js')
    const socket = httpRequest(new URL('/r/tiny/dev/socket', own), {
      headers: { connection: 'upgrade', upgrade: 'websocket', origin: own.origin },
    }).end()
    const first = await new Promise<string>((resolve) =>
      socket.on('upgrade', (_, stream, head: Buffer) =>
        head.length > 0 ? resolve(head.toString()) : stream.once('data', (bytes: Buffer) => resolve(bytes.toString())),
      ),
    )
    expect(first).toBe('hello from /r/tiny/dev/socket')
  })

  test('its phrases come from their file as it is now', async () => {
    expect(await (await get('/r/tiny/dev/phrases/all.fr.json')).json()).toEqual({ routes: { products: 'Products fr' } })
  })
})

describe('what would change the installation', () => {
  const post = (path: string, origin = own) =>
    fetch(new URL(path, origin), { method: 'POST', body: 'x', headers: { origin: origin.origin } })

  test('is refused as the API refuses, and not sent', async () => {
    const answer = await post('/api/c/brands')
    expect(answer.status).toBe(403)
    expect(answer.headers.get('content-type')).toContain('application/problem+json')
    expect(await answer.json()).toMatchObject({
      code: 'development.writeRefused',
      detail: expect.stringContaining('real data'),
    })
    expect(asked).toEqual([])
  })

  test('is let through when it may be changed', async () => {
    expect((await post('/api/c/brands', await anOrigin(true))).status).toBe(200)
  })

  test.each(['/api/auth/login', '/api/auth/refresh', '/api/auth/logout'])(
    'is not %s, which goes out as if from its own page',
    async (path) => {
      const answer = await post(path)
      expect(answer.status).toBe(200)
      expect(answer.headers.get('set-cookie')).toBe(`comptoir${own.port}.rt=1`)
      expect(answer.headers.has('integrity-policy')).toBe(false)
      expect(asked[0]?.headers).toMatchObject({ host: hosted.host, origin: hosted.origin })
    },
  )

  test('reports of failures stay here', async () => {
    expect((await post('/api/federation/reports')).status).toBe(204)
    expect(asked).toEqual([])
  })
})

describe('other pages and other names of this machine', () => {
  test('are refused: the installation would take their calls for its own', async () => {
    expect((await get('/api/c/brands', { origin: 'http://evil.example' })).status).toBe(403)
    const status = await new Promise((resolve) =>
      httpRequest(new URL('/', own), { headers: { host: 'evil.example' } }, ({ statusCode }) =>
        resolve(statusCode),
      ).end(),
    )
    expect(status).toBe(403)
    expect(asked).toEqual([])
  })
})

test('the usual port, when it is taken, is followed by the next; one that was named is not', async () => {
  await expect(listenOnLoopback(Number(own.port))).rejects.toThrow(/is taken/)
  const { server, local: next } = await listenOnLoopback()
  servers.push(server)
  expect(next.port).not.toBe(own.port)
})

describe('an edit', () => {
  let stop: () => void
  beforeAll(() => {
    stop = watchRemote(local, changes)
  })
  afterAll(() => stop())

  /** Reads the stream of an open page until so many events came. */
  async function events(count: number, act: () => void): Promise<string[]> {
    const { body } = await get('/__comptoir/changes')
    const found: string[] = []
    act()
    for await (const bytes of body ?? []) {
      found.push(
        ...new TextDecoder()
          .decode(bytes)
          .split('\n\n')
          .filter((event) => event !== ''),
      )
      if (found.length >= count) break
    }
    return found
  }

  test('of remote.json and of phrases reaches open pages; a fault is said and changes nothing', async () => {
    const said = jest.spyOn(console, 'error').mockImplementation(() => undefined)
    const [renamed, spoken] = await events(2, () =>
      write(folder, { 'locales/fr.json': JSON.stringify({ routes: { products: 'Articles' } }) }),
    )
    expect(renamed).toMatch(/^event: registry\ndata: \{"state":"active".*"fr":\{"routes.products":"Articles"\}/)
    expect(spoken).toBe(
      'event: phrases\ndata: {"remote":"tiny","language":"fr","phrases":{"routes":{"products":"Articles"}}}',
    )
    write(folder, { 'remote.json': '{' })
    for (let tries = 0; tries < 200 && said.mock.calls.length === 0; tries += 1)
      await new Promise((resolve) => setTimeout(resolve, 20))
    write(folder, { 'remote.json': sourcesOf(remote)['remote.json'] ?? '' })
    const feature = JSON.stringify({ ...featureOf(remote), nav: [] })
    const [moved] = await events(1, () => write(folder, { 'src/features/products/feature.json': feature }))
    expect(moved).toContain('"nav":[]')
    expect(said.mock.calls[0]?.[0]).toContain(join(folder, 'remote.json'))
  })
})
