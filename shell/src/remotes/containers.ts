import { loadRemote, registerPlugins, registerRemotes } from '@module-federation/enhanced/runtime'
import type { RemoteModule } from '@comptoir/platform'
import type { RemoteRelease } from '@comptoir/contracts'

/** Lets chunks of remotes find their hash; the build preset's runtime asks for it by this name. */
declare global {
  var comptoirIntegrity: ((url: string) => string | undefined) | undefined
}

const known = new Map<string, RemoteRelease>()
const failures = new Map<string, number>()

function entryOf(release: RemoteRelease): string {
  return `${release.base}${release.entry}`
}

/** The recorded hash of a file of a known release; the address may be absolute and carry a query. */
export function integrityOf(url: string): string | undefined {
  const { pathname } = new URL(url, location.origin)
  for (const release of known.values()) {
    if (pathname.startsWith(release.base)) return release.files[pathname.slice(release.base.length)]?.integrity
  }
  return undefined
}

/** The script of an entry: with its hash, and past the browser's cache once it has failed. */
function entryScript(url: string): HTMLScriptElement {
  const script = document.createElement('script')
  const failed = failures.get(url) ?? 0
  script.src = failed > 0 ? `${url}?attempt=${failed + 1}` : url
  const integrity = integrityOf(url)
  if (integrity !== undefined) script.integrity = integrity
  script.addEventListener('error', () => failures.set(url, failed + 1))
  return script
}

/** Tells the federation runtime where the releases are. To be called once, before any is loaded. */
export function registerReleases(releases: RemoteRelease[], attemptMs: number): void {
  for (const release of releases) known.set(release.container, release)
  globalThis.comptoirIntegrity = integrityOf
  registerPlugins([
    {
      name: 'release-scripts',
      createScript: ({ url }) => ({ script: entryScript(url), timeout: attemptMs }),
    },
  ])
  registerRemotes(releases.map((release) => ({ name: release.container, entry: entryOf(release) })))
}

/** The exposed module of a release. Rejects when the entry cannot be had or when its code fails. */
export async function loadExposed(release: RemoteRelease, module: string): Promise<RemoteModule> {
  const exposed = await loadRemote<RemoteModule>(`${release.container}${module.slice(1)}`)
  if (exposed === null) throw new Error(`${release.container} exposes no ${module}.`)
  return exposed
}
