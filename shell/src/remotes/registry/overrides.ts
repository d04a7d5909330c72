import type { LiveRemote, RemoteRelease } from '@comptoir/contracts/federation'

const containers = new Set<string>()

/** Remembers which releases are a developer's own. */
export function noteOverrides(remotes: LiveRemote[]): void {
  for (const { why, active } of remotes) if (why === 'override') containers.add(active.container)
}

/** Whether a release comes from a developer's machine: what becomes of it says nothing about the product. */
export function isOverride({ container }: RemoteRelease): boolean {
  return containers.has(container)
}
