import type { RemoteRelease } from '@comptoir/contracts'

/** The builds of remotes hand their scripts to this function before they are loaded; its name is fixed in the build preset. */
declare global {
  var comptoirScript: ((script: HTMLScriptElement, url: string) => void) | undefined
}

const known = new Map<string, RemoteRelease>()
const asked = new Map<string, number>()

/** Makes the files of these releases known by their hashes. */
export function knowFiles(releases: RemoteRelease[]): void {
  for (const release of releases) known.set(release.base, release)
  globalThis.comptoirScript = prepareScript
}

/** The recorded hash of a file of a known release; the address may be absolute. */
function integrityOf(url: string): string | undefined {
  const { pathname } = new URL(url, location.origin)
  for (const [base, release] of known) {
    if (pathname.startsWith(base)) return release.files[pathname.slice(base.length)]?.integrity
  }
  return undefined
}

/**
 * Completes a script: with its hash, and with an address of its own when it is asked for again, because browsers let a
 * second request for an address wait for the first one, which may hang.
 */
export function prepareScript(script: HTMLScriptElement, url: string): void {
  const times = (asked.get(url) ?? 0) + 1
  asked.set(url, times)
  script.src = times > 1 ? `${url}?attempt=${times}` : url
  const integrity = integrityOf(url)
  if (integrity !== undefined) script.integrity = integrity
}
