import { afterAll, beforeAll, describe, expect, test } from '@jest/globals'
import { type Server, createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import {
  BROKEN,
  FAILURES,
  type Failure,
  entryInstead,
  integrityOf,
  registryIn,
  withBrokenRelease,
  withEntryOf,
} from './faults.ts'
import { withFaultyLine } from './faulty-line.ts'
import { faultsOf } from './home-paint.ts'

const HASH = integrityOf('the entry')
const active = {
  build: 'b1',
  container: 'people_b1',
  base: '/r/people/b1/',
  entry: 'remoteEntry.js',
  files: {},
  remote: { id: 'people', version: '1.0.0' },
}
const REGISTRY = JSON.stringify({ remotes: { people: { active, fallback: null } } })
const PAGE = `<link rel="preload" integrity="${HASH}" href="/r/people/b1/remoteEntry.js"><script type="application/json" id="registry" nonce="n">${REGISTRY}</script>`
const throwing = (container: string): string => entryInstead('throws when it is loaded', { container }) ?? ''

describe('a page on the way', () => {
  test('names the hash of an entry that throws in its hint', () => {
    const html = withEntryOf(PAGE, { remote: 'people', failure: 'throws when it is loaded' })
    expect(html).not.toContain(HASH)
    expect(html.split(integrityOf(throwing('people_b1')))).toHaveLength(2)
  })

  test('stays as it is for a failure of the line', () => {
    expect(withEntryOf(PAGE, { remote: 'people', failure: 'hangs' })).toBe(PAGE)
  })

  test('may have a newer release that cannot work, before the one that is live', () => {
    const html = withBrokenRelease(PAGE, { remote: 'people', failure: 'throws when it is loaded' })
    const live = registryIn(html).remotes['people']
    expect(live).toMatchObject({
      active: { build: BROKEN, base: `/r/people/${BROKEN}/`, container: `people_${BROKEN}` },
      fallback: null,
      omitted: { fallback: 'b1' },
    })
    expect(html).toContain(`integrity="${integrityOf(throwing('any'))}" href="/r/people/${BROKEN}/remoteEntry.js"`)
  })
})

test('every failure of one remote and a hang of each are tried, or everything', () => {
  const ids = ['inventory', 'people', 'company']
  expect(faultsOf(false, ids)).toHaveLength(FAILURES.length + 2)
  expect(faultsOf(true, ids)).toHaveLength(FAILURES.length * 3)
})

describe('a faulty line', () => {
  let server: Server
  let target = ''
  beforeAll(async () => {
    server = createServer((request, response) =>
      response
        .setHeader('cache-control', 'immutable')
        .end(request.headers.accept?.includes('html') ? '<p>page</p>' : 'the entry'),
    )
    await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
    target = `http://127.0.0.1:${(server.address() as AddressInfo).port}`
  })
  afterAll(() => new Promise<void>((resolve) => server.close(() => resolve())))

  /** What comes of an entry: its text, or what went wrong. Only one that hangs is given up soon. */
  async function entry(origin: string, remote: string, failure?: Failure): Promise<string> {
    const signal = AbortSignal.timeout(failure === 'hangs' ? 500 : 60_000)
    try {
      const answer = await fetch(`${origin}/r/${remote}/b1/remoteEntry.js`, { signal })
      return answer.ok ? await answer.text() : String(answer.status)
    } catch (error) {
      return error instanceof DOMException ? error.name : 'no answer'
    }
  }

  test.each<[Failure, string]>([
    ['hangs', 'TimeoutError'],
    ['is not found', '404'],
    ['breaks the server', '500'],
    ['is cut off', 'no answer'],
    ['is a page instead', '<!doctype html><title>Sign in to the network</title>'],
    ['has other bytes', 'the entry\n'],
    ['throws when it is loaded', throwing('people_b1')],
    ['throws when it is drawn', entryInstead('throws when it is drawn', { container: 'people_b1' }) ?? ''],
  ])('an entry that %s', async (failure, outcome) => {
    await withFaultyLine(target, async ({ origin, become }) => {
      become({ fault: { remote: 'people', failure }, page: (html) => html })
      expect(await entry(origin, 'people', failure)).toBe(outcome)
      expect(await entry(origin, 'company')).toBe('the entry')
    })
  })

  test('changes pages, and passes all else on as it is', async () => {
    await withFaultyLine(target, async ({ origin, become }) => {
      become({ fault: null, page: (html) => html.toUpperCase() })
      expect(await (await fetch(origin, { headers: { accept: 'text/html' } })).text()).toBe('<P>PAGE</P>')
      const answer = await fetch(`${origin}/assets/a.js`)
      expect([answer.headers.get('cache-control'), await answer.text()]).toEqual(['immutable', 'the entry'])
    })
  })
})
