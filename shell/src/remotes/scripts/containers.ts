import { loadRemote, registerPlugins, registerRemotes } from '@module-federation/enhanced/runtime'
import type { LiveRemote, RemoteRelease } from '@comptoir/contracts/federation'
import { ContractBroken } from '../loading/load-page.ts'
import { reportLoad } from '../observe/loads.ts'
import { noteOverrides } from '../registry/overrides.ts'
import type { Scripts } from './scripts.ts'

/** The runtime gives up on an entry this long before the attempt ends, so that the next attempt starts a request of its own. */
const EARLIER_MS = 250

/** The releases of remotes as the federation runtime has them. */
export interface Containers {
  /**
   * Registers the addresses of releases, previous ones too, each under its own name. To be called before any of them
   * is loaded; one that is known already is left as it is, since registering it again would tear its shared modules out.
   */
  register: (remotes: LiveRemote[]) => void
  /** An exposed module of a release. Rejects when the entry fails to load or when its code throws. */
  load: (release: RemoteRelease, module: string) => Promise<unknown>
}

function entryOf({ base, entry }: RemoteRelease): string {
  return `${base}${entry}`
}

/** Sets the time that the runtime gives an entry, in milliseconds, and completes the script of each. */
export function createContainers(scripts: Scripts, attemptMs: number): Containers {
  /** Releases by the address of their entry. */
  const registered = new Map<string, RemoteRelease>()

  function entryScript(url: string): HTMLScriptElement {
    scripts.admit(url)
    const script = document.createElement('script')
    scripts.prepare(script, url)
    const release = registered.get(new URL(url, location.origin).pathname)
    const startedAt = performance.now()
    if (release !== undefined)
      script.addEventListener('load', () => reportLoad(release, 'entry', performance.now() - startedAt))
    return script
  }

  registerPlugins([
    {
      name: 'release-scripts',
      createScript: ({ url }) => ({ script: entryScript(url), timeout: Math.max(attemptMs - EARLIER_MS, 1) }),
    },
  ])

  return {
    register(remotes) {
      scripts.know({ shell: null, remotes })
      noteOverrides(remotes)
      const releases = remotes
        .flatMap(({ active, fallback }) => (fallback === null ? [active] : [active, fallback]))
        .filter((release) => !registered.has(entryOf(release)))
      for (const release of releases) registered.set(entryOf(release), release)
      registerRemotes(releases.map((release) => ({ name: release.container, entry: entryOf(release) })))
    },
    async load(release, module) {
      await scripts.learn(entryOf(release))
      const exposed = await loadRemote<unknown>(`${release.container}${module.slice(1)}`)
      if (exposed === null) throw new ContractBroken(`${release.container} exposes no ${module}.`)
      return exposed
    },
  }
}
