import { afterEach, describe, expect, jest, test } from '@jest/globals'
import { aNavEntry, aRelease, aRoute } from '../testing/a-release.ts'
import { checkRegistry, readRegistry } from './registry.ts'

const registryOf = (remotes: object, more: object = {}) => ({ schema: 1, revision: 3, remotes, policy: { attemptMs: 5000, attempts: 3 }, ...more })

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
  test('gives its releases and its limits', () => {
    const release = aRelease('inventory', { nav: [aNavEntry()] })
    expect(checkRegistry(registryOf({ inventory: release }))).toEqual({ releases: [release], refused: [], policy: { attemptMs: 5000, attempts: 3 }, isComplete: true })
  })

  test.each<[string, (release: ReturnType<typeof aRelease>) => unknown]>([
    ['another id than its key', (release) => ({ ...release, remote: { ...release.remote, id: 'people' } })],
    ['files outside its own address', (release) => ({ ...release, base: 'https://evil.example/' })],
    ['an entry that climbs out of its folder', (release) => ({ ...release, entry: '../other.js' })],
    ['a container that is no name', (release) => ({ ...release, container: 'a b' })],
    ['files without hashes', (release) => ({ ...release, files: { 'remoteEntry.js': { size: 1 } } })],
    ['a layout nobody knows', (release) => ({ ...release, remote: { ...release.remote, routes: [{ ...aRoute(), layout: 'cellar' }] } })],
    ['a route without a title', (release) => ({ ...release, remote: { ...release.remote, routes: [{ ...aRoute(), titleKey: undefined }] } })],
    ['navigation that is no list', (release) => ({ ...release, remote: { ...release.remote, nav: null } })],
    ['nothing at all', () => null],
  ])('leaves out a remote with %s, and keeps the others', (_, spoil) => {
    const sound = aRelease('people')
    const known = checkRegistry(registryOf({ inventory: spoil(aRelease('inventory')), people: sound }))
    expect(known.releases).toEqual([sound])
    expect(known.refused).toEqual(['inventory'])
  })

  test('without usable limits gets two attempts of six seconds', () => {
    expect(checkRegistry(registryOf({}, { policy: { attemptMs: 0, attempts: 'many' } })).policy).toEqual({ attemptMs: 6000, attempts: 2 })
  })

  test.each([[{ schema: 2, remotes: {} }], ['text'], [null]])('of another kind is none: %j', (value) => {
    expect(checkRegistry(value)).toMatchObject({ releases: [], isComplete: false })
  })
})

describe('reading it', () => {
  test('takes the one in the page and asks nobody', async () => {
    const fetching = jest.fn<typeof fetch>()
    globalThis.fetch = fetching
    putIntoPage(JSON.stringify(registryOf({ inventory: aRelease('inventory') })))
    expect((await readRegistry()).releases).toHaveLength(1)
    expect(fetching).not.toHaveBeenCalled()
  })

  test('asks the server when the page has none', async () => {
    globalThis.fetch = jest.fn<typeof fetch>().mockResolvedValue(new Response(JSON.stringify(registryOf({ people: aRelease('people') }))))
    expect((await readRegistry()).releases.map(({ remote }) => remote.id)).toEqual(['people'])
  })

  test('ends in no remotes, not in an error, when nobody answers or the page is damaged', async () => {
    jest.spyOn(console, 'error').mockImplementation(() => undefined)
    globalThis.fetch = jest.fn<typeof fetch>().mockRejectedValue(new TypeError('no network'))
    expect(await readRegistry()).toMatchObject({ releases: [], isComplete: false })
    putIntoPage('{half')
    expect(await readRegistry()).toMatchObject({ releases: [], isComplete: false })
  })
})
