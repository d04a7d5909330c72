import { useMemo } from 'react'
import { useShell } from '../../router/shell-context.tsx'
import { useNavReader } from '../use-nav-groups.ts'
import { creations, type Creation } from './creations.ts'

/** What the signed-in person may make from here. */
export function useCreations(): Creation[] {
  const { owned } = useShell()
  const reader = useNavReader()
  return useMemo(() => creations(owned, reader), [owned, reader])
}
