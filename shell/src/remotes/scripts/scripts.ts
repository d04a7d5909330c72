import { completed } from '@comptoir/contracts/federation'
import type { KnownRemotes } from '../registry/registry.ts'
import type { Rest } from '../registry/rest.ts'

/** Webpack hands every script to this function before it is loaded; its name is fixed in the build preset. */
declare global {
  var comptoirScript: ((script: HTMLScriptElement, url: string) => void) | undefined
}

/** Begins the message of an error about a script that was refused here: the federation runtime keeps nothing of an error but its message. */
export const REFUSED = 'ScriptRefused'

/** No addresses at all: the browser raises an error without a request, so webpack's own bookkeeping stays right. */
const NOWHERE = 'https://[refused]/'
const NOT_YET = 'https://[unknown]/'

/** Whether the address that failed is that of a script refused here: asking again would be refused again. */
export function isRefused(address: string): boolean {
  return address.startsWith(NOWHERE)
}

type Known = Pick<KnownRemotes, 'shell' | 'remotes'>

/** The scripts that this page may load, by their hashes. */
export interface Scripts {
  /** Makes the files of a registry known, those of releases that may be needed later too. */
  know: (known: Known) => void
  /** Resolves once as much is known of a script as there is to know. Rejects when that cannot be read now. */
  learn: (url: string) => Promise<void>
  /** Throws for a script that is not to be loaded. */
  admit: (url: string) => void
  /**
   * Completes a script: with its hash, and with an address of its own when it is asked for again, because browsers let a
   * second request for an address wait for the first one, which may hang. Whatever no registry of this page knows is not
   * loaded; as long as the page's registry is not complete the script waits for the rest.
   */
  prepare: (script: HTMLScriptElement, url: string) => void
  /** The recorded hash of a script; the address may be absolute, and may say which attempt it is. */
  integrityOf: (url: string) => string | undefined
  /** Whether a script is loaded or loading. */
  wasAsked: (url: string) => boolean
}

function hrefOf(url: string): string {
  return new URL(url, location.origin).href
}

/** Hashes that the page itself names, in its hints at the scripts it begins with. */
function hashesInPage(): [string, string][] {
  const hints = document.head.querySelectorAll<HTMLLinkElement>('link[rel=preload][as=script][integrity]')
  return [...hints].map((hint) => [new URL(hint.href, location.origin).pathname, hint.getAttribute('integrity') ?? ''])
}

function refuse(script: HTMLScriptElement, url: string, problem: unknown): void {
  script.src = `${NOWHERE}${url}`
  console.error(problem)
}

/** `rest` is null where the registry is complete. */
export function createScripts(first: Known, rest: Rest | null): Scripts {
  /** By path from the origin's root. */
  const hashes = new Map(hashesInPage())
  /** Beginnings of paths whose files change while somebody works on them, and are loaded without a hash. */
  const underDevelopment = new Set<string>()
  const asked = new Map<string, number>()
  let isShellChecked = false
  let isComplete = rest === null

  function know({ shell, remotes }: Known): void {
    for (const [path, integrity] of Object.entries(shell?.files ?? {})) hashes.set(`/${path}`, integrity)
    isShellChecked ||= shell?.flavour === 'production'
    for (const { active, fallback, why } of remotes) {
      if (why === 'override' || active.build === 'dev') underDevelopment.add(active.base)
      for (const { base, files } of fallback === null ? [active] : [active, fallback]) {
        for (const [path, { integrity }] of Object.entries(files)) hashes.set(`${base}${path}`, integrity)
      }
    }
  }

  function integrityOf(url: string): string | undefined {
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

  const isAdmitted = (url: string): boolean => integrityOf(url) !== undefined || mayBeUnchecked(url)

  function admit(url: string): void {
    if (!isAdmitted(url)) throw new Error(`${REFUSED}: ${url} belongs to no release that this page knows.`)
  }

  async function learn(url: string): Promise<void> {
    if (rest === null || isComplete || isAdmitted(url)) return
    const releases = await rest()
    know({ shell: null, remotes: first.remotes.map((remote) => completed(remote, releases)) })
    isComplete = true
  }

  function send(script: HTMLScriptElement, url: string): void {
    const href = hrefOf(url)
    const times = (asked.get(href) ?? 0) + 1
    asked.set(href, times)
    script.crossOrigin = 'anonymous'
    const integrity = integrityOf(url)
    if (integrity !== undefined) script.integrity = integrity
    script.src = times > 1 ? `${url}?attempt=${times}` : url
  }

  function sendIfAdmitted(script: HTMLScriptElement, url: string): void {
    try {
      admit(url)
    } catch (problem) {
      return refuse(script, url, problem)
    }
    send(script, url)
  }

  function prepare(script: HTMLScriptElement, url: string): void {
    if (isComplete || isAdmitted(url)) return sendIfAdmitted(script, url)
    script.removeAttribute('src')
    learn(url).then(
      () => sendIfAdmitted(script, url),
      // It may be asked for again.
      () => (script.src = `${NOT_YET}${url}`),
    )
  }

  know(first)
  return { know, learn, admit, prepare, integrityOf, wasAsked: (url) => asked.has(hrefOf(url)) }
}
