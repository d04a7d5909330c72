import { createHash } from 'node:crypto'
import type { Page, Route } from '@playwright/test'
import type { Registry, RemoteRelease } from '@comptoir/contracts'

/** Ways in which a file of a remote may fail to do its work. */
export const FAILURES = ['hangs', 'is not found', 'breaks the server', 'is cut off', 'is a page instead', 'has other bytes', 'throws when it is loaded', 'throws when it is drawn'] as const
export type Failure = (typeof FAILURES)[number]

/** The remote's entry, or the files that it loads afterwards. */
export const PARTS = ['entry', 'chunk'] as const
export type Part = (typeof PARTS)[number]

const THROWING = "throw new Error('This file breaks on purpose.')"
const REGISTRY = /(<script type="application\/json" id="registry"[^>]*>)([\s\S]*?)(<\/script>)/

function integrityOf(bytes: string | Buffer): string {
  return `sha384-${createHash('sha384').update(bytes).digest('base64')}`
}

/** Has the page start with another registry than the server sent; policy headers and all else stay. */
async function withRegistry(page: Page, change: (registry: Registry) => Registry): Promise<void> {
  await page.route(
    (url) => !/\.\w+$|^\/(api|r|assets|locales|federation)\//.test(url.pathname),
    async (route) => {
      if (!route.request().isNavigationRequest()) return route.fallback()
      const response = await route.fetch()
      const html = await response.text()
      const body = html.replace(REGISTRY, (_, open: string, json: string, close: string) => {
        const registry = JSON.parse(json) as Registry
        return `${open}${JSON.stringify(change(registry)).replaceAll('<', '\\u003c')}${close}`
      })
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
  'is a page instead': (route) => route.fulfill({ status: 200, contentType: 'text/html', body: '<!doctype html><title>Sign in to the network</title>' }),
  'has other bytes': async (route) => {
    const response = await route.fetch()
    await route.fulfill({ response, body: `${await response.text()}\n` })
  },
  'throws when it is loaded': (route) => route.fulfill({ status: 200, contentType: 'text/javascript', body: THROWING }),
}

/**
 * Spoils one part of a remote as the page sees it. What throws is let through with its own hash, as if it had been
 * published so; everything else keeps the hashes of the registry.
 */
export async function spoil(page: Page, id: string, part: Part, failure: Exclude<Failure, 'throws when it is drawn'>, attemptMs?: number): Promise<void> {
  await withRegistry(page, (registry) => {
    const live = registry.remotes[id]
    if (live === undefined) throw new Error(`the registry has no ${id}`)
    if (failure !== 'throws when it is loaded') return hasty(registry, attemptMs)
    const files = Object.entries(live.active.files).map(([name, file]) => {
      const isSpoilt = isOfPart(live.active, new URL(`${live.active.base}${name}`, 'http://any'), part)
      return [name, isSpoilt ? { ...file, integrity: integrityOf(THROWING) } : file] as const
    })
    const active = { ...live.active, files: Object.fromEntries(files) }
    return hasty({ ...registry, remotes: { ...registry.remotes, [id]: { ...live, active } } }, attemptMs)
  })
  const handle = LINE[failure]
  if (handle === undefined) throw new Error(`${failure} is no failure of the line`)
  await page.route(`**/r/${id}/**`, async (route) => {
    const url = new URL(route.request().url())
    const [, , , build = ''] = url.pathname.split('/')
    const isSpoilt = isOfPart({ base: `/r/${id}/${build}/`, entry: 'remoteEntry.js' } as RemoteRelease, url, part)
    return isSpoilt ? handle(route) : route.continue()
  })
}
