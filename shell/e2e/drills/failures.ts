import { createHash } from 'node:crypto'
import type { Page, Route } from '@playwright/test'
import type { Registry, RemoteRelease } from '@comptoir/contracts/federation'

/** Ways in which a file of a remote may fail to do its work. */
export const FAILURES = [
  'hangs',
  'is not found',
  'breaks the server',
  'is cut off',
  'is a page instead',
  'has other bytes',
  'throws when it is loaded',
  'throws when it is drawn',
] as const
export type Failure = (typeof FAILURES)[number]

/** The remote's entry, or the files that it loads afterwards. */
export const PARTS = ['entry', 'chunk'] as const
export type Part = (typeof PARTS)[number]

const THROWING = "throw new Error('This file breaks on purpose.')"
const REGISTRY = /(<script type="application\/json" id="registry"[^>]*>)([\s\S]*?)(<\/script>)/

function integrityOf(bytes: string | Buffer): string {
  return `sha384-${createHash('sha384').update(bytes).digest('base64')}`
}

async function wholeRegistry(page: Page): Promise<Registry> {
  return (await (await page.request.get('/federation/registry')).json()) as Registry
}

/** Has the page start with another registry than the server sent, one that leaves nothing out; policy headers and all else stay. */
async function withRegistry(page: Page, change: (registry: Registry) => Registry): Promise<void> {
  await page.route(
    (url) => !/\.\w+$|^\/(api|r|assets|locales|federation)\//.test(url.pathname),
    async (route) => {
      if (!route.request().isNavigationRequest()) return route.fallback()
      const response = await route.fetch()
      const html = await response.text()
      const registry = change(await wholeRegistry(page))
      const json = JSON.stringify(registry).replaceAll('<', '\\u003c')
      const body = html.replace(REGISTRY, (_, open: string, __, close: string) => `${open}${json}${close}`)
      await route.fulfill({ response, body })
    },
  )
}

/** Limits short enough for a test: the waiting itself is not what it looks at. */
function hasty(registry: Registry, attemptMs = 900): Registry {
  return { ...registry, policy: { ...registry.policy, attemptMs } }
}

function isOfPart(release: RemoteRelease, url: URL, part: Part): boolean {
  const name = url.pathname.slice(release.base.length)
  return part === 'entry' ? name === release.entry : name !== release.entry && name.endsWith('.js')
}

const LINE: Partial<Record<Failure, (route: Route) => Promise<void>>> = {
  hangs: () => new Promise(() => undefined),
  'is not found': (route) => route.fulfill({ status: 404, contentType: 'application/problem+json', body: '{}' }),
  'breaks the server': (route) => route.fulfill({ status: 500, body: 'broken' }),
  'is cut off': (route) => route.abort('connectionreset'),
  'is a page instead': (route) =>
    route.fulfill({
      status: 200,
      contentType: 'text/html',
      body: '<!doctype html><title>Sign in to the network</title>',
    }),
  'has other bytes': async (route) => {
    const response = await route.fetch()
    await route.fulfill({ response, body: `${await response.text()}\n` })
  },
}

/** Goes before a chunk: what its modules export works while they are loaded, and throws when a page is drawn with it. */
function throwingWhenDrawn(text: string): string {
  const list = /\bself\.(webpackChunk\w+)|\bself\["(webpackChunk\w+)"\]/.exec(text)
  const name = list?.[1] ?? list?.[2]
  if (name === undefined) throw new Error('the chunk registers itself in another way than this drill knows')
  return `(() => {
    let isLoaded = false
    const list = (self.${name} ??= [])
    const push = list.push
    const failing = (given) => typeof given !== 'function' ? given
      : (...args) => { if (isLoaded) throw new Error('This page breaks on purpose.'); return given(...args) }
    // Getters by name, or in a row: name, getter, or name, 0, value.
    const inRow = (row) => row.map((item, place) => typeof item !== 'function' ? item : row[place - 1] === 0 ? failing(item) : () => failing(item()))
    const byName = (getters) => Object.fromEntries(Object.entries(getters).map(([name, get]) => [name, () => failing(get())]))
    const spoilt = (require) => new Proxy(require, { get: (of, key) => key !== 'd' ? Reflect.get(of, key)
      : (exports, definition) => of.d(exports, Array.isArray(definition) ? inRow(definition) : byName(definition)) })
    list.push = (chunk) => {
      list.push = push
      const modules = Object.fromEntries(Object.entries(chunk[1]).map(([id, run]) => [id, (module, exports, require) => run(module, exports, spoilt(require))]))
      setTimeout(() => { isLoaded = true })
      return push.call(list, [chunk[0], modules, ...chunk.slice(2)])
    }
  })();\n${text}`
}

/** The texts of a part's files, changed in the same way as what the page will get. */
async function changedTexts(
  page: Page,
  id: string,
  part: Part,
  change: (text: string) => string,
): Promise<Map<string, string>> {
  const registry = await wholeRegistry(page)
  const live = registry.remotes[id]
  if (live === undefined) throw new Error(`the registry has no ${id}`)
  const names = Object.keys(live.active.files).filter((name) =>
    isOfPart(live.active, new URL(`${live.active.base}${name}`, 'http://any'), part),
  )
  const texts = await Promise.all(
    names.map(
      async (name) => [name, change(await (await page.request.get(`${live.active.base}${name}`)).text())] as const,
    ),
  )
  return new Map(texts)
}

const PUBLISHED_SO: Partial<Record<Failure, (text: string) => string>> = {
  'throws when it is loaded': () => THROWING,
  'throws when it is drawn': throwingWhenDrawn,
}

/**
 * Spoils one part of a remote as the page sees it. What throws is let through with its own hash, as if it had been
 * published so; everything else keeps the hashes of the registry.
 */
export async function spoil(page: Page, id: string, part: Part, failure: Failure, attemptMs?: number): Promise<void> {
  const change = PUBLISHED_SO[failure]
  const texts = change ? await changedTexts(page, id, part, change) : new Map<string, string>()
  await withRegistry(page, (registry) => {
    const live = registry.remotes[id]
    if (live === undefined) throw new Error(`the registry has no ${id}`)
    const files = Object.entries(live.active.files).map(([name, file]) => {
      const text = texts.get(name)
      return [name, text === undefined ? file : { ...file, integrity: integrityOf(text) }] as const
    })
    const active = { ...live.active, files: Object.fromEntries(files) }
    return hasty({ ...registry, remotes: { ...registry.remotes, [id]: { ...live, active } } }, attemptMs)
  })
  await page.route(`**/r/${id}/**`, async (route) => {
    const { pathname } = new URL(route.request().url())
    const [, , , build = ''] = pathname.split('/')
    const base = `/r/${id}/${build}/`
    if (!isOfPart({ base, entry: 'remoteEntry.js' } as RemoteRelease, new URL(route.request().url()), part))
      return route.continue()
    const text = texts.get(pathname.slice(base.length))
    if (text !== undefined) return route.fulfill({ status: 200, contentType: 'text/javascript', body: text })
    return LINE[failure]?.(route) ?? route.continue()
  })
}
