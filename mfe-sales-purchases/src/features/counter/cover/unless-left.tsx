import { type ReactNode, useEffect, useState } from 'react'
import { deferred, DeferredPart, PageSkeleton } from '@comptoir/platform'
import { isKeptAway } from '../register/kept-lock.ts'
import { useHold } from './use-hold.ts'

const cover = deferred(async () => (await import('./left-counter.tsx')).LeftCounter)

export interface UnlessLeftProps {
  /** Who is signed in. */
  own: { id: string; name: string }
  children: ReactNode
}

/** What is there before and after selling, for whoever is signed in alone: covered while they are away. */
export function UnlessLeft({ own, children }: UnlessLeftProps) {
  const [isAway, setAway] = useState(() => isKeptAway(own.id))
  useHold(isAway)
  useEffect(() => {
    const follow = (): void => setAway(isKeptAway(own.id))
    globalThis.addEventListener('storage', follow)
    return () => globalThis.removeEventListener('storage', follow)
  }, [own.id])
  if (!isAway) return children
  const given = { own, onBack: () => setAway(false) }
  return <DeferredPart part={cover} isWanted given={given} before={<PageSkeleton kind="board" />} />
}
