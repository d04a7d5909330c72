import type { ItemOf, Readable } from '@comptoir/contracts/declare'
import { useState } from 'react'
import { useItem } from './reads.ts'
import { tellRefusal } from './use-save.ts'

/** A row that a form was opened with. */
export interface Opened<Row> {
  /** Null until it is there. */
  row: Row | null
  error: Error | null
  /** Asks again after a failure. */
  retry: () => void
  /** Replaces the opened row with its current state; if that cannot be read, the reader is notified. */
  reopen: () => void
}

/**
 * A row to be edited: read afresh when its page opens, since a cached one may be older than its version, and then kept as
 * it was, whatever happens behind the form meanwhile, until `reopen` takes the present one.
 */
export function useOpened<D extends Readable>(of: D, id: string | undefined): Opened<ItemOf<D>> {
  const { data, error, isFetchedAfterMount, refetch } = useItem(of, id, { staleTimeMs: 0 })
  const [opened, setOpened] = useState<{ id: string | undefined; row: ItemOf<D> } | null>(null)
  if (data !== undefined && isFetchedAfterMount && error === null && opened?.id !== id) setOpened({ id, row: data })
  const reopen = async (): Promise<void> => {
    const now = await refetch()
    if (now.data === undefined || now.error) tellRefusal(now.error)
    else setOpened({ id, row: now.data })
  }
  return {
    row: opened?.id === id ? (opened?.row ?? null) : null,
    error,
    retry: () => void refetch(),
    reopen: () => void reopen(),
  }
}
