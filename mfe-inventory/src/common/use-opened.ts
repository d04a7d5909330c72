import { useState } from 'react'
import { useItem } from '@comptoir/platform'

/**
 * A row to be edited: read afresh when its page opens, since a cached one may be older than its version, and then kept as
 * it was, whatever happens behind the form meanwhile, until `reopen` takes the present one. Null until it is there.
 */
export function useOpened<T>(resource: string, id: string | undefined) {
  const { data, error, isFetchedAfterMount, refetch } = useItem<T>(resource, id, { staleTimeMs: 0 })
  const [opened, setOpened] = useState<{ id: string | undefined; row: T } | null>(null)
  if (data !== undefined && isFetchedAfterMount && error === null && opened?.id !== id) setOpened({ id, row: data })
  const reopen = async (): Promise<boolean> => {
    const now = await refetch()
    if (now.data === undefined || now.error) return false
    setOpened({ id, row: now.data })
    return true
  }
  return { row: opened?.id === id ? (opened?.row ?? null) : null, error, retry: () => void refetch(), reopen }
}
