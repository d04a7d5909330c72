import type { ReactNode } from 'react'
import { later, LaterPart } from '@comptoir/platform/site'

const scope = later<{ children: ReactNode }>(
  async () => (await import(/* webpackChunkName: "data" */ './data-scope.tsx')).DataScope,
)

/** For a public page that reads data as those of the back office do. */
export function DeferredData({ children }: { children: ReactNode }) {
  return <LaterPart part={scope} isWanted given={{ children }} />
}
