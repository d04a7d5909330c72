import { afterEach, beforeEach, describe, expect, jest, test } from '@jest/globals'
import type { FederationReport } from '@comptoir/contracts/federation'
import { fakeApi, type FakeApi } from '@comptoir/testing'
import { aLive, aRelease } from '../../testing/a-release.ts'
import { knownRemotes } from '../../testing/known.ts'
import { TimeLimitExceeded } from '../loading/attempts.ts'
import { createLiveRemotes } from '../registry/live-remotes.ts'
import { PhrasesMissing } from '../../common/phrase-files.ts'
import { ContractBroken } from '../loading/load-page.ts'
import { noteOverrides } from '../registry/overrides.ts'
import { classOf, reportIncident } from './incidents.ts'
import { measured, reportLoad } from './loads.ts'
import { startReporting } from './report-queue.ts'
import { releaseToBlame, reportUncaught } from './window-errors.ts'

const ADDRESS = '/federation/reports'
const release = aRelease('inventory', { build: '7f3e', version: '2.4.1' })
let api: FakeApi
let stop: () => void
const sent = () => api.callsTo('post', ADDRESS).map(({ body }) => body as FederationReport)
const pass = (ms: number) => jest.advanceTimersByTimeAsync(ms)

beforeEach(() => {
  jest.useFakeTimers()
  jest.spyOn(console, 'error').mockImplementation(() => undefined)
  api = fakeApi().on('post', ADDRESS, undefined)
  stop = startReporting()
})
afterEach(() => {
  stop()
  jest.useRealTimers()
  jest.restoreAllMocks()
})

describe('a report', () => {
  test('follows after five seconds, with all that happened meanwhile', async () => {
    const incidentId = reportIncident({ release, problem: new Error('x'.repeat(900)), class: 'render' })
    await measured(release, 'page', async () => pass(250))
    await pass(4700)
    expect(sent()).toEqual([])
    await pass(100)
    const [report] = sent()
    expect(report?.incidents[0]?.message).toHaveLength(500)
    expect(report?.incidents).toMatchObject([
      {
        remote: 'inventory',
        version: '2.4.1',
        build: '7f3e',
        incidentId,
        class: 'render',
        isOverride: false,
        path: '/',
      },
    ])
    expect(report?.loads).toEqual([{ remote: 'inventory', version: '2.4.1', build: '7f3e', phase: 'page', ms: 250 }])
    await pass(10_000)
    expect(sent()).toHaveLength(1)
  })

  test('holds ten incidents at most', async () => {
    for (let count = 0; count < 30; count += 1) reportIncident({ release, problem: 'again', class: 'uncaught' })
    await pass(5100)
    expect(sent()[0]?.incidents).toHaveLength(10)
  })

  test('of a page that goes away is handed to the browser', async () => {
    const beacon = jest.fn<typeof navigator.sendBeacon>().mockReturnValue(true)
    Object.defineProperty(navigator, 'sendBeacon', { value: beacon, configurable: true })
    reportLoad(release, 'firstRender', 12.6)
    window.dispatchEvent(new Event('pagehide'))
    expect(beacon).toHaveBeenCalledWith('/api/federation/reports', expect.any(Blob))
    await pass(6000)
    expect(sent()).toEqual([])
  })

  test('names a developer’s own build as such, and does not count how it loads', async () => {
    const local = aRelease('people', { build: 'dev' })
    noteOverrides([aLive(local, { why: 'override' })])
    reportLoad(local, 'page', 5)
    reportIncident({ release: local, problem: new Error('typo'), class: 'render' })
    await pass(5100)
    expect(sent()[0]).toMatchObject({ loads: [], incidents: [{ isOverride: true }] })
  })
})

const chunkError = (message: string, request = 'http://localhost/r/inventory/7f3e/a.js') =>
  Object.assign(new Error(message), { name: 'ChunkLoadError', request })

test.each([
  [new TimeLimitExceeded('late'), 'timeout'],
  [new PhrasesMissing('none'), 'phrases'],
  [new ContractBroken('no page'), 'contract'],
  [chunkError('Loading chunk 7 failed.'), 'network'],
  [
    new Error('#RUNTIME-008 ScriptNetworkError: Script "http://localhost/r/inventory/7f3e/remoteEntry.js" timed out.'),
    'timeout',
  ],
  [new Error('#RUNTIME-008 ScriptRefused: /r/a.js belongs to no release'), 'integrity'],
  [new Error('#RUNTIME-008 ScriptExecutionError: it threw'), 'evaluation'],
  [new TypeError('x is not a function'), 'evaluation'],
])('%s failed by its %s', (problem, expected) => {
  performance.getEntriesByType = () => []
  expect(classOf(problem)).toBe(expected)
})

test('bytes that came and would not run were not the release’s', () => {
  const entry = {
    name: 'http://localhost/r/inventory/7f3e/a.js?attempt=2',
    responseStatus: 200,
    entryType: 'resource',
    startTime: 0,
    duration: 5,
    toJSON: () => null,
  }
  performance.getEntriesByType = () => [entry]
  expect(classOf(chunkError('Loading chunk 7 failed.'))).toBe('integrity')
})

describe('what nobody caught', () => {
  const earlier = aRelease('inventory', { build: 'b0' })
  const live = createLiveRemotes(knownRemotes([aLive(release, { fallback: earlier }), aLive(aRelease('people'))]))
  const thrownIn = (path: string) =>
    Object.assign(new Error('late'), { stack: `Error: late\n    at f (https://shop.example${path}:1:2)` })

  test.each([
    ['/r/inventory/7f3e/page.js', '7f3e'],
    ['/r/inventory/b0/page.js', 'b0'],
    ['/r/inventory/gone/page.js', undefined],
    ['/assets/platform.js', undefined],
  ])('in %s belongs to the release %s', (path, build) => {
    expect(releaseToBlame(live, thrownIn(path))?.build).toBe(build)
  })

  test('is reported for errors and for promises, and not for calls given up', async () => {
    const end = reportUncaught(live)
    window.dispatchEvent(new ErrorEvent('error', { error: thrownIn('/r/inventory/7f3e/page.js') }))
    for (const reason of [thrownIn('/r/people/b1/page.js'), new DOMException('given up', 'AbortError')])
      window.dispatchEvent(Object.assign(new Event('unhandledrejection'), { reason }))
    end()
    await pass(5100)
    expect(sent()[0]?.incidents.map(({ remote, class: failure }) => [remote, failure])).toEqual([
      ['inventory', 'uncaught'],
      ['people', 'uncaught'],
    ])
  })
})
