import { afterEach, describe, expect, jest, test } from '@jest/globals'
import type { LiveRemote } from '@comptoir/contracts/federation'
import { aHash, aLive, aNavEntry, aRelease, aRoute } from '../../testing/a-release.ts'
import { fetchRegistry, checkRegistry, registryInPage } from './registry.ts'

const shell = {
  build: 's1',
  flavour: 'production',
  versions: { contract: '1.1.0', platform: '1.1.0', api: '1.0.0' },
  files: { 'assets/main.js': aHash() },
}
const policy = { attemptMs: 5000, attempts: 3, pollSeconds: 30 }
const registryOf = (remotes: object, more: object = {}) => ({
  schema: 1,
  revision: 3,
  environment: 'production',
  shell,
  remotes,
  policy,
  ...more,
})
const idsOf = (remotes: LiveRemote[]) => remotes.map(({ active }) => active.remote.id)

function putIntoPage(text: string): void {
  const script = Object.assign(document.createElement('script'), { type: 'application/json', id: 'registry' })
  script.textContent = text
  document.body.append(script)
}

afterEach(() => {
  document.body.replaceChildren()
  jest.restoreAllMocks()
})

describe('a registry', () => {
  test('gives its remotes, the shell’s files and its limits', () => {
    const fallback = aRelease('inventory', { build: 'b0' })
    const live = aLive(aRelease('inventory', { nav: [aNavEntry()] }), {
      fallback,
      state: 'disabled',
      reason: 'Stocktaking',
    })
    expect(checkRegistry(registryOf({ inventory: live }))).toEqual({
      revision: 3,
      environment: 'production',
      shell: { build: 's1', flavour: 'production', files: shell.files },
      remotes: [live],
      refused: [],
      policy,
      isComplete: true,
    })
  })

  type Release = ReturnType<typeof aRelease>
  const faults: [string, (release: Release) => unknown][] = [
    ['another id than its key', (release) => ({ ...release, remote: { ...release.remote, id: 'people' } })],
    ['files outside its own address', (release) => ({ ...release, base: 'https://evil.example/' })],
    ['an entry that climbs out of its folder', (release) => ({ ...release, entry: '../other.js' })],
    ['a container that is no name', (release) => ({ ...release, container: 'a b' })],
    ['files without hashes', (release) => ({ ...release, files: { 'remoteEntry.js': { size: 1 } } })],
    ['a hash that is none', (release) => ({ ...release, files: { 'remoteEntry.js': { integrity: 'sha256-abc' } } })],
    ['scripts of routes that are no lists', (release) => ({ ...release, routes: { 'public/': 'a.js' } })],
    [
      'a layout nobody knows',
      (release) => ({ ...release, remote: { ...release.remote, routes: [{ ...aRoute(), layout: 'cellar' }] } }),
    ],
    [
      'a route without a title',
      (release) => ({ ...release, remote: { ...release.remote, routes: [{ ...aRoute(), titleKey: undefined }] } }),
    ],
    ['navigation that is no list', (release) => ({ ...release, remote: { ...release.remote, nav: null } })],
    [
      'an extension from outside',
      (release) => ({
        ...release,
        remote: {
          ...release.remote,
          extensions: [{ point: 'client.summary', order: 1, permission: null, titleKey: 't', module: '../x' }],
        },
      }),
    ],
    [
      'an activation of another name',
      (release) => ({ ...release, remote: { ...release.remote, activate: './start' } }),
    ],
    [
      'a command without an address',
      (release) => ({
        ...release,
        remote: { ...release.remote, commands: [{ labelKey: 'c', layout: 'public', permission: null }] },
      }),
    ],
  ]

  test.each(faults)('leaves out a remote with %s, and keeps the others', (_, spoil) => {
    const sound = aLive(aRelease('people'))
    const known = checkRegistry(
      registryOf({
        inventory: { ...aLive(aRelease('inventory')), active: spoil(aRelease('inventory')) },
        people: sound,
      }),
    )
    expect(known.remotes).toEqual([sound])
    expect(known.refused).toEqual(['inventory'])
  })

  test.each(faults)('goes on with the previous release where the live one has %s', (_, spoil) => {
    const fallback = aRelease('inventory', { build: 'b0' })
    const known = checkRegistry(
      registryOf({ inventory: { ...aLive(fallback), active: spoil(aRelease('inventory')), fallback } }),
    )
    expect(known.remotes).toEqual([aLive(fallback)])
  })

  test('drops a previous release that is unsound, or the same', () => {
    const active = aRelease('inventory')
    for (const fallback of [{ ...active, base: '/elsewhere/' }, active, 'none']) {
      expect(checkRegistry(registryOf({ inventory: { ...aLive(active), fallback } })).remotes).toEqual([aLive(active)])
    }
  })

  test.each([null, 'text', { state: 'sleeping' }, { why: 'because' }])('leaves out an entry that says %j', (more) => {
    const entry = typeof more === 'object' && more !== null ? { ...aLive(aRelease('inventory')), ...more } : more
    expect(checkRegistry(registryOf({ inventory: entry })).refused).toEqual(['inventory'])
  })

  test('without usable limits gets two attempts of six seconds and a look every minute', () => {
    const limits = { attemptMs: 0, attempts: 'many', pollSeconds: -1 }
    expect(checkRegistry(registryOf({}, { policy: limits })).policy).toEqual({
      attemptMs: 6000,
      attempts: 2,
      pollSeconds: 60,
    })
  })

  test.each([[{ schema: 2, remotes: {} }], ['text'], [null]])('of another kind is none: %j', (value) => {
    expect(checkRegistry(value)).toMatchObject({ remotes: [], isComplete: false })
  })
})

describe('reading it', () => {
  test('takes the one in the page', () => {
    putIntoPage(JSON.stringify(registryOf({ inventory: aLive(aRelease('inventory')) })))
    expect(idsOf(registryInPage().remotes)).toEqual(['inventory'])
  })

  test('has none when the page has none, or a damaged one', () => {
    jest.spyOn(console, 'error').mockImplementation(() => undefined)
    expect(registryInPage()).toMatchObject({ remotes: [], isComplete: false })
    putIntoPage('{half')
    expect(registryInPage()).toMatchObject({ remotes: [], isComplete: false })
  })

  test('asks the server, and ends in no remotes when nobody answers', async () => {
    jest.spyOn(console, 'error').mockImplementation(() => undefined)
    globalThis.fetch = jest
      .fn<typeof fetch>()
      .mockResolvedValue(new Response(JSON.stringify(registryOf({ people: aLive(aRelease('people')) }))))
    expect(idsOf((await fetchRegistry()).remotes)).toEqual(['people'])
    globalThis.fetch = jest.fn<typeof fetch>().mockRejectedValue(new TypeError('no network'))
    expect(await fetchRegistry()).toMatchObject({ remotes: [], isComplete: false })
  })
})
