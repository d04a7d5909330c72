import { beforeEach, describe, expect, jest, test } from '@jest/globals'
import { aHash, aLive, aRelease } from '../../testing/a-release.ts'
import { knownRemotes } from '../../testing/known.ts'

jest.spyOn(console, 'error').mockImplementation(() => undefined)

/** The module keeps what it knows for as long as the page: each test has a page of its own. */
async function aPage(
  known = knownRemotes([
    aLive(aRelease('inventory', { scripts: { 'public/': ['page.1.js'] } }), {
      fallback: aRelease('inventory', { build: 'b0' }),
    }),
  ]),
) {
  jest.resetModules()
  const scripts = await import('./scripts.ts')
  scripts.completeScripts(known)
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
  ])('of the shell, of a live and of a previous release is compared with its hash: %s', async (url) => {
    await aPage()
    expect(told(completed(url))).toEqual([url, aHash(), 'anonymous'])
  })

  test('that is asked for again has an address of its own and the same hash', async () => {
    await aPage()
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
  ])('that no release names is not loaded: %s', async (url) => {
    const { admitScript, isRefused } = await aPage()
    expect(isRefused(completed(url).getAttribute('src') ?? '')).toBe(true)
    expect(() => admitScript(url)).toThrow('ScriptRefused')
  })

  test('is not let in by what the browser has stored', async () => {
    for (const storage of [localStorage, sessionStorage])
      storage.setItem('comptoir-overrides', '{"inventory":"/r/inventory/b2/"}')
    await aPage()
    expect(isLoaded('/r/inventory/b2/remoteEntry.js')).toBe(false)
  })
})

describe('under development', () => {
  test('a remote’s unknown scripts are loaded, and nobody else’s', async () => {
    const local = aRelease('inventory', { build: 'dev' })
    await aPage(knownRemotes([aLive({ ...local, files: {} }, { why: 'override' }), aLive(aRelease('people'))]))
    expect(told(completed('/r/inventory/dev/page.hot-update.js'))).toEqual([
      '/r/inventory/dev/page.hot-update.js',
      '',
      'anonymous',
    ])
    expect(isLoaded('/r/people/b1/page.hot-update.js')).toBe(false)
    expect(isLoaded('/assets/other.js')).toBe(false)
  })

  test('a page without a registry, which only a shell from its sources has, loads that shell’s scripts and no remote’s', async () => {
    await aPage(knownRemotes([], { shell: null }))
    expect(completed('/assets/main.js').getAttribute('src')).toBe('/assets/main.js')
    expect(isLoaded('/r/inventory/b1/remoteEntry.js')).toBe(false)
  })

  test('the shell’s development flavour may hold scripts without a hash', async () => {
    await aPage(knownRemotes([], { shell: { build: 's1', flavour: 'development', files: {} } }))
    expect(completed('/assets/refresh.js').getAttribute('src')).toBe('/assets/refresh.js')
  })
})
