import type { Registry, RemoteRelease, ReleaseName } from '@comptoir/contracts/federation'

/** The registry as pages are given it. */
export interface CurrentRegistry {
  registry: Registry
  /** Another for every state of the registry and of the shell, as an ETag without its quotes. */
  tag: string
}

/** Where the web server learns what is live. */
export interface RegistrySource {
  /** The revision as last seen, from memory: asking costs nothing. */
  revision(): number
  current(): Promise<CurrentRegistry>
  /** The documents of these releases, without those that are not here any more. */
  releases(names: readonly ReleaseName[]): Promise<RemoteRelease[]>
}
