import type { KnownRemotes } from '../registry/registry.ts'

/** Webpack hands every script to this function before it is loaded; its name is fixed in the build preset. */
declare global {
  var comptoirScript: ((script: HTMLScriptElement, url: string) => void) | undefined
}

/** Hashes by path from the origin's root. */
const hashes = new Map<string, string>()
/** Beginnings of paths whose files change while somebody works on them, and are loaded without a hash. */
const underDevelopment = new Set<string>()
const asked = new Map<string, number>()
let isShellChecked = false

/** Begins the message of an error about a script that was refused here: the federation runtime keeps nothing of an error but its message. */
export const REFUSED = 'ScriptRefused'

/** Makes the files of a registry known by their hashes, those of releases that may be needed later too. */
export function knowScripts({ shell, remotes }: Pick<KnownRemotes, 'shell' | 'remotes'>): void {
  for (const [path, integrity] of Object.entries(shell?.files ?? {})) hashes.set(`/${path}`, integrity)
  isShellChecked ||= shell?.flavour === 'production'
  for (const { active, fallback, why } of remotes) {
    if (why === 'override' || active.build === 'dev') underDevelopment.add(active.base)
    for (const { base, files } of fallback === null ? [active] : [active, fallback]) {
      for (const [path, { integrity }] of Object.entries(files)) hashes.set(`${base}${path}`, integrity)
    }
  }
}

/** Lets webpack ask for every script of the page. To be called before anything else is loaded. */
export function completeScripts(known: Pick<KnownRemotes, 'shell' | 'remotes'>): void {
  knowScripts(known)
  globalThis.comptoirScript = prepareScript
}

/** The recorded hash of a script; the address may be absolute, and may say which attempt it is. */
export function integrityOf(url: string): string | undefined {
  const { origin, pathname } = new URL(url, location.origin)
  return origin === location.origin ? hashes.get(pathname) : undefined
}

/** Whether a script may be loaded though its hash is not known: a remote under development, or a shell that is. */
function mayBeUnchecked(url: string): boolean {
  const { origin, pathname } = new URL(url, location.origin)
  if (origin !== location.origin) return false
  if (pathname.startsWith('/r/')) return [...underDevelopment].some((base) => pathname.startsWith(base))
  return !isShellChecked
}

/** Throws for a script that is not to be loaded. */
export function admitScript(url: string): void {
  if (integrityOf(url) === undefined && !mayBeUnchecked(url))
    throw new Error(`${REFUSED}: ${url} belongs to no release that this page knows.`)
}

/** Whether a script is here or on its way. */
export function wasAsked(url: string): boolean {
  return asked.has(new URL(url, location.origin).href)
}

/** No address at all: the browser tells an error without asking anybody, so that webpack's own bookkeeping stays right. */
const NOWHERE = 'https://[refused]/'

/** Whether the address that failed is that of a script refused here: asking again would be refused again. */
export function isRefused(address: string): boolean {
  return address.startsWith(NOWHERE)
}

function refuse(script: HTMLScriptElement, url: string, problem: unknown): void {
  script.src = `${NOWHERE}${url}`
  console.error(problem)
}

/**
 * Completes a script: with its hash, and with an address of its own when it is asked for again, because browsers let a
 * second request for an address wait for the first one, which may hang. Whatever no registry of this page knows is not loaded.
 */
export function prepareScript(script: HTMLScriptElement, url: string): void {
  try {
    admitScript(url)
  } catch (problem) {
    return refuse(script, url, problem)
  }
  const { href } = new URL(url, location.origin)
  const times = (asked.get(href) ?? 0) + 1
  asked.set(href, times)
  script.src = times > 1 ? `${url}?attempt=${times}` : url
  script.crossOrigin = 'anonymous'
  const integrity = integrityOf(url)
  if (integrity !== undefined) script.integrity = integrity
}
