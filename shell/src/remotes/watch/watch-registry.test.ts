import { afterEach, beforeEach, expect, jest, test } from '@jest/globals'
import { api } from '@comptoir/platform'
import { fakeApi } from '@comptoir/testing'
import { aHash, aLive, aRelease } from '../../testing/a-release.ts'
import { knownRemotes } from '../../testing/known.ts'
import { createLiveRemotes, type LiveRemotes } from '../registry/live-remotes.ts'
import { watchRegistry } from './watch-registry.ts'

const shell = { build: 's1', flavour: 'production', versions: {}, files: { 'assets/main.js': aHash() } }
let live: LiveRemotes
let answer: () => Response
let asked: Request[]
let revision: number
let end: () => void

const registryAnswer =
  (build: string, number = 2) =>
  () =>
    new Response(
      JSON.stringify({
        schema: 1,
        revision: number,
        environment: 'production',
        shell,
        remotes: { tiny: aLive(aRelease('tiny', { build })) },
        policy: {},
      }),
      { headers: { etag: `"tag-${number}"` } },
    )

/** The registry has an address of its own beside the API. */
function serve(): void {
  const apiFetch = globalThis.fetch
  globalThis.fetch = async (input, init) => {
    const request = new Request(input instanceof Request ? input : new URL(String(input), location.origin), init)
    if (new URL(request.url).pathname === '/federation/registry') {
      asked.push(request)
      return answer()
    }
    const response = await apiFetch(request)
    return new Response(response.body, {
      status: response.status,
      headers: { 'x-registry-revision': String(revision) },
    })
  }
}

function lookAt(isVisible: boolean): void {
  Object.defineProperty(document, 'visibilityState', { value: isVisible ? 'visible' : 'hidden', configurable: true })
  document.dispatchEvent(new Event('visibilitychange'))
}

beforeEach(() => {
  jest.useFakeTimers()
  fakeApi().on('get', '/things', [])
  asked = []
  answer = registryAnswer('b2')
  serve()
  live = createLiveRemotes(knownRemotes([aLive(aRelease('tiny'))]))
  end = watchRegistry(live, { pollSeconds: 60, onReleases: () => undefined })
})
afterEach(() => {
  end()
  lookAt(true)
  jest.useRealTimers()
})

const settle = () => jest.advanceTimersByTimeAsync(10)

test('an answer of the API that carries a newer revision has the registry read at once', async () => {
  revision = 1
  await api.get('things')
  await settle()
  expect(asked).toHaveLength(0)
  revision = 5
  await api.get('things')
  await settle()
  expect(asked).toHaveLength(1)
  expect(live.getState().outdatedBy).toContain('tiny b2')
})

test('a tab that asks nothing looks each minute, and says what it saw last', async () => {
  await jest.advanceTimersByTimeAsync(61_000)
  await jest.advanceTimersByTimeAsync(60_000)
  expect(asked.map((request) => request.headers.get('if-none-match'))).toEqual(['"1"', '"tag-2"'])
})

test('one that nobody looks at waits until somebody does', async () => {
  lookAt(false)
  await jest.advanceTimersByTimeAsync(300_000)
  expect(asked).toHaveLength(0)
  lookAt(true)
  await settle()
  expect(asked).toHaveLength(1)
})

test.each([
  ['unchanged', () => new Response(null, { status: 304 })],
  ['unreadable', () => new Response('{half', { status: 200 })],
  ['missing', () => new Response('', { status: 502 })],
])('an %s answer changes nothing', async (_, given) => {
  answer = given
  await jest.advanceTimersByTimeAsync(61_000)
  expect(live.getState()).toMatchObject({ revision: 1, outdatedBy: null })
})
