import { useMemo } from 'react'
import { useRemotes } from '../../remotes/context.tsx'
import { useNavReader } from '../navigation/use-nav-groups.ts'
import { creations, type Creation } from './creations.ts'

/** What the signed-in person may make from here. */
export function useCreations(): Creation[] {
  const { owned } = useRemotes()
  const reader = useNavReader()
  return useMemo(() => creations(owned, reader), [owned, reader])
}
