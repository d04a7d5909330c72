import { createHash } from 'node:crypto'
import type { Registry, RemoteRelease } from '@comptoir/contracts/federation'

/** Ways in which the entry of a remote may fail to do its work: those of the failure drill. */
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

export interface Fault {
  remote: string
  failure: Failure
}

const REGISTRY = /(<script type="application\/json" id="registry"[^>]*>)([\s\S]*?)(<\/script>)/
const THROWS = "throw new Error('This file breaks on purpose.')"

/** An entry whose every page is a component that throws. */
function throwsWhenDrawn(container: string): string {
  const pages = "new Proxy({}, { get: () => async () => () => { throw new Error('This page breaks on purpose.') } })"
  return `var ${container} = { init() {}, get: async () => () => ({ pages: ${pages}, default: () => undefined }) }`
}

/** The script that replaces a release's entry; null for a network failure. */
export function entryInstead(failure: Failure, { container }: Pick<RemoteRelease, 'container'>): string | null {
  if (failure === 'throws when it is loaded') return THROWS
  return failure === 'throws when it is drawn' ? throwsWhenDrawn(container) : null
}

/** sha-384 as registry and hints hold it. */
export function integrityOf(text: string): string {
  return `sha384-${createHash('sha384').update(text).digest('base64')}`
}

/** The registry that a page carries. Throws when there is none. */
export function registryIn(html: string): Registry {
  const json = REGISTRY.exec(html)?.[2]
  if (json === undefined) throw new Error('the page carries no registry')
  return JSON.parse(json) as Registry
}

/** A page whose hint at an entry has the replacement script's hash, as if that had been published. */
function withHashOf(html: string, address: string, script: string): string {
  const hint = new RegExp(`integrity="[^"]*"(?= href="${address}")`)
  return html.replace(hint, `integrity="${integrityOf(script)}"`)
}

/** A page on which the entry of a remote is another script; as it is where the page does not begin with that entry. */
export function withEntryOf(html: string, { remote, failure }: Fault): string {
  const active = registryIn(html).remotes[remote]?.active
  if (active === undefined) throw new Error(`the registry has no ${remote}`)
  const script = entryInstead(failure, active)
  return script === null ? html : withHashOf(html, `${active.base}${active.entry}`, script)
}

/** Build of the release that is live on a page where it cannot work. */
export const BROKEN = 'broken'

/**
 * A page on which a newer release of a remote is live whose entry is nowhere, or throws; the one that really is live is the
 * one before it.
 */
export function withBrokenRelease(html: string, { remote, failure }: Fault): string {
  const registry = registryIn(html)
  const live = registry.remotes[remote]
  if (live === undefined) throw new Error(`the registry has no ${remote}`)
  const { active } = live
  const broken = {
    ...active,
    build: BROKEN,
    container: `${remote.replaceAll('-', '_')}_${BROKEN}`,
    base: `/r/${remote}/${BROKEN}/`,
    remote: { ...active.remote, version: '9.9.9' },
  }
  const script = entryInstead(failure, broken)
  const omitted = { fallback: active.build }
  const remotes = { ...registry.remotes, [remote]: { ...live, active: broken, fallback: null, omitted } }
  const json = JSON.stringify({ ...registry, remotes }).replaceAll('<', String.raw`\u003c`)
  const hinted = html.replaceAll(`href="${active.base}`, `href="${broken.base}`)
  const admitted = script === null ? hinted : withHashOf(hinted, `${broken.base}${broken.entry}`, script)
  return admitted.replace(REGISTRY, (_, open: string, __, close: string) => `${open}${json}${close}`)
}
