import { afterAll, beforeAll, describe, expect, test } from '@jest/globals'
import { createServer, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import type { LiveRemote, Registry, RemoteRelease } from '@comptoir/contracts/federation'
import { listenOnLoopback } from '../dev/loopback.ts'
import { aRemote } from '../testing/a-remote.ts'
import { serveSmoke } from './smoke-origin.ts'
import { trialOf } from './tried-releases.ts'

const REQUIRES = { contract: '^1.0', platform: '^1.0', api: '^1.0' }
const VERSIONS = { contract: '1.2.0', platform: '1.3.0', api: '1.0.0' }

function aRelease(id: string, build: string, over: Partial<RemoteRelease['remote']> = {}): RemoteRelease {
  const remote = aRemote({ id, requires: REQUIRES, smoke: 'smoke/smoke.spec.mjs', ...over })
  return {
    build,
    container: `${id}_${build}`,
    base: `/r/${id}/${build}/`,
    entry: 'remoteEntry.js',
    files: {},
    routes: {},
    remote,
    phrases: {},
    labels: {},
    commit: null,
  }
}

const live = (active: RemoteRelease, over: Partial<LiveRemote> = {}): LiveRemote => ({
  state: 'active',
  reason: null,
  active,
  fallback: null,
  why: 'stable',
  ...over,
})

function aRegistry(remotes: Record<string, LiveRemote>): Registry {
  return {
    schema: 1,
    revision: 3,
    environment: 'production',
    shell: { build: 's1', flavour: 'production', versions: VERSIONS, files: {} },
    remotes,
    policy: { attemptMs: 1, attempts: 1, pollSeconds: 1 },
  }
}

describe('what is tried', () => {
  const { smoke: _, ...untested } = aRemote({ id: 'plain', requires: REQUIRES })
  const registry = aRegistry({
    both: live(aRelease('both', 'b2'), { fallback: aRelease('both', 'b1') }),
    paused: live(aRelease('paused', 'b1'), { state: 'disabled' }),
    plain: live({ ...aRelease('plain', 'b1'), remote: untested }),
    newer: live(aRelease('newer', 'b2', { requires: { ...REQUIRES, contract: '^2.0' } }), {
      fallback: aRelease('newer', 'b1'),
    }),
  })

  test('is what is live and its fallbacks, as far as the shell can show it', () => {
    const { tried, left, unfit } = trialOf(registry, VERSIONS, [])
    expect(tried.map(({ release, isLive }) => [release.container, isLive])).toEqual([
      ['both_b2', true],
      ['both_b1', false],
      ['newer_b1', false],
    ])
    expect(left).toEqual(['paused 0.1.0 (b1) is paused.', 'plain 0.1.0 (b1) has no smoke test.'])
    expect(unfit).toEqual(['newer 0.1.0 (b2) asks for contract ^2.0 (here 1.2.0): it cannot run in this shell.'])
  })

  test('may be named', () => {
    expect(trialOf(registry, VERSIONS, ['plain', 'both']).tried.map(({ release }) => release.container)).toEqual([
      'both_b2',
      'both_b1',
    ])
  })
})

describe('an origin where a release is live', () => {
  const servers: Server[] = []
  const release = aRelease('both', 'other')
  const registry = aRegistry({
    both: live(aRelease('both', 'b2'), { fallback: aRelease('both', 'b1') }),
    rest: live(aRelease('rest', 'b1')),
  })
  let own: URL

  const listening = async (server: Server): Promise<URL> => {
    servers.push(server)
    await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
    return new URL(`http://localhost:${(server.address() as AddressInfo).port}`)
  }

  beforeAll(async () => {
    const shell = createServer(({ url, headers }, response) => {
      if (url === '/federation/registry') return void response.end(JSON.stringify(registry))
      if (url?.startsWith('/api/')) return void response.end(`api asked by ${headers.origin ?? 'nobody'}`)
      if (url?.startsWith('/r/')) return void response.end(`shell's ${url}`)
      response.setHeader('content-security-policy', "script-src 'self' 'nonce-a'; connect-src 'self'")
      response.setHeader('integrity-policy', 'blocked-destinations=(script)')
      response.end(
        `<p>page</p><script type="application/json" id="registry" nonce="a">${JSON.stringify(registry)}</script>`,
      )
    })
    const from = createServer(
      ({ url, headers }, response) => void response.end(`published ${url}, cookies ${headers.cookie ?? 'none'}`),
    )
    const [hosted, elsewhere] = [await listening(shell), await listening(from)]
    const { server, local } = await listenOnLoopback()
    servers.push(server)
    own = local
    serveSmoke(server, { local, hosted, from: elsewhere, release })
  })
  afterAll(() => {
    for (const server of servers) {
      server.closeAllConnections()
      server.close()
    }
  })

  const get = async (path: string, headers: Record<string, string> = {}) => fetch(new URL(path, own), { headers })

  test("is the shell's page with that release, and nothing to fall back on", async () => {
    const answer = await get('/a/b/products', { accept: 'text/html' })
    const html = await answer.text()
    const seen = JSON.parse(/nonce="a">(.*)<\/script>/.exec(html)?.[1] ?? '') as Registry
    expect(html).toContain('<p>page</p>')
    expect(seen.remotes['both']).toEqual(live(release))
    expect(seen.remotes['rest']).toEqual(registry.remotes['rest'])
    expect(answer.headers.get('integrity-policy')).toBe('blocked-destinations=(script)')
    expect(((await (await get('/federation/registry')).json()) as Registry).remotes['both']?.active.build).toBe('other')
  })

  test('takes its files from where it is published, and says nothing of the user there', async () => {
    expect(await (await get('/r/both/other/remoteEntry.js', { cookie: 'rt=secret' })).text()).toBe(
      'published /r/both/other/remoteEntry.js, cookies none',
    )
    expect(await (await get('/r/rest/b1/remoteEntry.js')).text()).toBe("shell's /r/rest/b1/remoteEntry.js")
  })

  test('reports nothing, and passes calls on', async () => {
    expect((await fetch(new URL('/api/federation/reports', own), { method: 'POST', body: '{}' })).status).toBe(204)
    expect(await (await get('/api/x')).text()).toContain('api asked')
  })
})
