import { afterEach, beforeEach, describe, expect, jest, test } from '@jest/globals'
import { waitFor } from '@testing-library/react'
import { inPage } from '@comptoir/contracts/federation'
import { ReleasesMissing, type Rest } from '../registry/rest.ts'
import { aHash, aLive, aRelease } from '../../testing/a-release.ts'
import { createScripts, isRefused } from './scripts.ts'
import { knownRemotes } from '../../testing/known.ts'

jest.spyOn(console, 'error').mockImplementation(() => undefined)

/** What the entry of a page begins with. */
function aPage(
  known = knownRemotes([
    aLive(aRelease('inventory', { scripts: { 'public/': ['page.1.js'] } }), {
      fallback: aRelease('inventory', { build: 'b0' }),
    }),
  ]),
) {
  const scripts = createScripts(known, null)
  globalThis.comptoirScript = scripts.prepare
  return scripts
}

function completed(url: string): HTMLScriptElement {
  const script = document.createElement('script')
  globalThis.comptoirScript?.(script, url)
  return script
}

const isLoaded = (url: string) => completed(url).getAttribute('src') === url
const told = (script: HTMLScriptElement) => [script.getAttribute('src'), script.integrity ?? '', script.crossOrigin]

beforeEach(() => {
  localStorage.clear()
  sessionStorage.clear()
})

describe('a script', () => {
  test.each([
    '/assets/main.js',
    '/r/inventory/b1/remoteEntry.js',
    '/r/inventory/b1/page.1.js',
    '/r/inventory/b0/remoteEntry.js',
    `${location.origin}/r/inventory/b1/page.1.js`,
  ])('of the shell, of a live and of a previous release is compared with its hash: %s', (url) => {
    aPage()
    expect(told(completed(url))).toEqual([url, aHash(), 'anonymous'])
  })

  test('that is asked for again has an address of its own and the same hash', () => {
    aPage()
    completed('/assets/main.js')
    expect(told(completed('/assets/main.js'))).toEqual(['/assets/main.js?attempt=2', aHash(), 'anonymous'])
  })

  test.each([
    '/assets/other.js',
    '/r/inventory/b1/other.js',
    '/r/inventory/b2/remoteEntry.js',
    '/r/people/b1/remoteEntry.js',
    '/uploads/a.js',
    'https://evil.example/r/inventory/b1/remoteEntry.js',
    '//evil.example/assets/main.js',
  ])('that no release names is not loaded: %s', (url) => {
    const { admit } = aPage()
    expect(isRefused(completed(url).getAttribute('src') ?? '')).toBe(true)
    expect(() => admit(url)).toThrow('ScriptRefused')
  })

  test('is not let in by what the browser has stored', () => {
    for (const storage of [localStorage, sessionStorage])
      storage.setItem('comptoir-overrides', '{"inventory":"/r/inventory/b2/"}')
    aPage()
    expect(isLoaded('/r/inventory/b2/remoteEntry.js')).toBe(false)
  })
})

describe('a page whose registry leaves releases’ files out', () => {
  const live = aLive(aRelease('inventory', { scripts: { 'public/': ['page.1.js'] } }), {
    fallback: aRelease('inventory', { build: 'b0' }),
  })
  const inHead = (html: string) => document.head.replaceChildren(document.createRange().createContextualFragment(html))
  afterEach(() => document.head.replaceChildren())

  function open(rest: Rest) {
    const scripts = createScripts(knownRemotes([inPage(live, 'fr')]), rest)
    globalThis.comptoirScript = scripts.prepare
    return scripts
  }
  const given = async () => [live.active, aRelease('inventory', { build: 'b0' })]

  test('loads what its own hints name at once', () => {
    inHead(`<link rel="preload" as="script" crossorigin integrity="${aHash('h')}" href="/r/inventory/b1/page.1.js">`)
    open(() => new Promise(() => undefined))
    expect(told(completed('/r/inventory/b1/page.1.js'))).toEqual(['/r/inventory/b1/page.1.js', aHash('h'), 'anonymous'])
  })

  test('has a script wait for the rest, and then compares it', async () => {
    open(given)
    const script = document.createElement('script')
    script.src = '/r/inventory/b0/remoteEntry.js'
    globalThis.comptoirScript?.(script, '/r/inventory/b0/remoteEntry.js')
    expect(script.getAttribute('src')).toBeNull()
    await waitFor(() => expect(told(script)).toEqual(['/r/inventory/b0/remoteEntry.js', aHash(), 'anonymous']))
  })

  test('refuses what the rest does not name either', async () => {
    const { learn, admit } = open(given)
    const script = completed('/r/inventory/b1/other.js')
    await waitFor(() => expect(isRefused(script.getAttribute('src') ?? '')).toBe(true))
    await learn('/r/people/b1/remoteEntry.js')
    expect(() => admit('/r/people/b1/remoteEntry.js')).toThrow('ScriptRefused')
  })

  test('that cannot be completed fails the script so that it may be asked for again', async () => {
    const answers = [() => Promise.reject(new ReleasesMissing('no line')), given]
    open(() => (answers.shift() ?? given)())
    const script = completed('/r/inventory/b1/page.1.js')
    await waitFor(() => expect(script.getAttribute('src')).not.toBeNull())
    expect(isRefused(script.getAttribute('src') ?? '')).toBe(false)
    const again = completed('/r/inventory/b1/page.1.js')
    await waitFor(() => expect(again.integrity).toBe(aHash()))
  })
})

describe('under development', () => {
  test('a remote’s unknown scripts are loaded, and nobody else’s', () => {
    const local = aRelease('inventory', { build: 'dev' })
    aPage(knownRemotes([aLive({ ...local, files: {} }, { why: 'override' }), aLive(aRelease('people'))]))
    expect(told(completed('/r/inventory/dev/page.hot-update.js'))).toEqual([
      '/r/inventory/dev/page.hot-update.js',
      '',
      'anonymous',
    ])
    expect(isLoaded('/r/people/b1/page.hot-update.js')).toBe(false)
    expect(isLoaded('/assets/other.js')).toBe(false)
  })

  test('a page without a registry, which only a shell from its sources has, loads that shell’s scripts and no remote’s', () => {
    aPage(knownRemotes([], { shell: null }))
    expect(completed('/assets/main.js').getAttribute('src')).toBe('/assets/main.js')
    expect(isLoaded('/r/inventory/b1/remoteEntry.js')).toBe(false)
  })

  test('the shell’s development flavour may hold scripts without a hash', () => {
    aPage(knownRemotes([], { shell: { build: 's1', flavour: 'development', files: {} } }))
    expect(completed('/assets/refresh.js').getAttribute('src')).toBe('/assets/refresh.js')
  })
})
