import { createStore } from '@comptoir/platform/site'
import type { LiveRemote, RemoteRelease } from '@comptoir/contracts/federation'

/** The containers of a developer's own releases. */
const overrides = createStore<{ containers: readonly string[] }>()(() => ({ containers: [] }))

/** Remembers which releases are a developer's own. */
export function noteOverrides(remotes: LiveRemote[]): void {
  const found = remotes.filter(({ why }) => why === 'override').map(({ active }) => active.container)
  if (found.length > 0) overrides.setState(({ containers }) => ({ containers: [...containers, ...found] }))
}

/** Whether a release comes from a developer's machine: what becomes of it says nothing about the product. */
export function isOverride({ container }: RemoteRelease): boolean {
  return overrides.getState().containers.includes(container)
}
