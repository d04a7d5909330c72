import { loadRemote, registerPlugins, registerRemotes } from '@module-federation/enhanced/runtime'
import type { RemoteModule } from '@comptoir/platform'
import type { RemoteRelease } from '@comptoir/contracts'
import { knowFiles, prepareScript } from './scripts.ts'

/** The runtime gives up on an entry this long before the attempt ends, so that the next attempt starts a request of its own. */
const EARLIER_MS = 250

function entryScript(url: string): HTMLScriptElement {
  const script = document.createElement('script')
  prepareScript(script, url)
  return script
}

/** Tells the federation runtime where the releases are. To be called before any of them is loaded. */
export function registerReleases(releases: RemoteRelease[], attemptMs: number): void {
  knowFiles(releases)
  registerPlugins([
    {
      name: 'release-scripts',
      createScript: ({ url }) => ({ script: entryScript(url), timeout: Math.max(attemptMs - EARLIER_MS, 1) }),
    },
  ])
  registerRemotes(releases.map((release) => ({ name: release.container, entry: `${release.base}${release.entry}` })))
}

/** The exposed module of a release. Rejects when the entry cannot be had or when its code fails. */
export async function loadExposed(release: RemoteRelease, module: string): Promise<RemoteModule> {
  const exposed = await loadRemote<RemoteModule>(`${release.container}${module.slice(1)}`)
  if (exposed === null) throw new Error(`${release.container} exposes no ${module}.`)
  return exposed
}
