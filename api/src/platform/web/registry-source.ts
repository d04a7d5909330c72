import type { Registry } from '@comptoir/contracts/federation'

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
}
