import type { ReactNode } from 'react'
import { deferred, DeferredPart } from '@comptoir/platform/site'

const scope = deferred<{ children: ReactNode }>(
  async () => (await import(/* webpackChunkName: "data" */ './data-scope.tsx')).DataScope,
)

/** For a public page that reads data as those of the back office do. */
export function DeferredData({ children }: { children: ReactNode }) {
  return <DeferredPart part={scope} isWanted given={{ children }} />
}
