import { PRODUCT_CHANGES, type ChangeSet, type KeptProduct } from '@comptoir/contracts/inventory/product-changes'
import type { PaginatedOf } from '@comptoir/contracts/schema'
import { api, pathOf } from '@comptoir/platform'

const path = (...parts: string[]): string => pathOf(PRODUCT_CHANGES, ...parts)

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
