import {
  PRODUCT_CHANGES,
  type BulkChangeInput,
  type ChangeSet,
  type KeptProduct,
} from '@comptoir/contracts/inventory/product-changes'
import type { PaginatedOf } from '@comptoir/contracts/schema'
import { api, pathOf } from '@comptoir/platform'

const path = (...parts: string[]): string => pathOf(PRODUCT_CHANGES, ...parts)

/** The same for many products at once, which can be undone. */
export function changeProducts(input: BulkChangeInput & { key: string }): Promise<ChangeSet> {
  const { key, ...body } = input
  return api.post<ChangeSet>(path(), body, { idempotencyKey: key })
}

const PAUSE_MS = 300

/** Undoes changes that are few, and waits until that is done. */
export async function undoAtOnce(id: string): Promise<ChangeSet> {
  let set = await undoChanges(id)
  while (set.state === 'undoing') {
    await new Promise((resolve) => setTimeout(resolve, PAUSE_MS))
    set = await api.get<ChangeSet>(path(id))
  }
  return set
}

export function undoChanges(id: string): Promise<ChangeSet> {
  return api.post<ChangeSet>(path(id, 'undo'))
}

/** The first products that were not set back; the file has all of them. */
export function listKept(id: string, limit: number, signal: AbortSignal): Promise<PaginatedOf<KeptProduct>> {
  return api.get<PaginatedOf<KeptProduct>>(path(id, 'kept'), {
    searchParams: new URLSearchParams({ limit: String(limit) }),
    signal,
  })
}

export function downloadKept(id: string): Promise<Blob> {
  return api.blob(path(id, 'kept.csv'))
}
