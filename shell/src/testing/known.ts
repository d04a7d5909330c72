import type { LiveRemote } from '@comptoir/contracts/federation'
import type { KnownRemotes } from '../remotes/registry/registry.ts'
import { aHash } from './a-release.ts'

/** A registry that holds these remotes, as the shell uses it. */
export function knownRemotes(remotes: LiveRemote[], given: Partial<KnownRemotes> = {}): KnownRemotes {
  return {
    revision: 1,
    environment: 'demonstration',
    shell: { build: 's1', flavour: 'production', files: { 'assets/main.js': aHash() } },
    remotes,
    refused: [],
    policy: { attemptMs: 6000, attempts: 2, pollSeconds: 60 },
    isComplete: true,
    ...given,
  }
}
