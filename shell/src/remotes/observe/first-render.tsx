import { useEffect, useState } from 'react'
import type { RemoteRelease } from '@comptoir/contracts/federation'
import { reportLoad } from './loads.ts'

export interface FirstRenderProps {
  release: RemoteRelease
  /** When the page was asked for, on the clock of `performance.now()`; null for one that was here already. */
  askedAt: number | null
}

/** Rendered next to a page; notes when the page was first drawn. */
export function FirstRender({ release: given, askedAt }: FirstRenderProps) {
  const [release] = useState(given)
  useEffect(() => {
    if (askedAt !== null) reportLoad(release, 'firstRender', performance.now() - askedAt)
  }, [release, askedAt])
  return null
}
