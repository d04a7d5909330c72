import type { Located } from '@comptoir/contracts/declare'
import { useQueryClient, type QueryClient, type QueryKey } from '@tanstack/react-query'
import { useCallback } from 'react'
import { session } from '../session/store.ts'

/**
 * The company, the parts of the path, and what is asked there: one call makes everything known of a resource stale, with
 * what is below its path, and companies never mix.
 */
export function companyKey(companyId: string, { path }: Located, ...rest: readonly unknown[]): QueryKey {
  return [companyId, ...path.split('/'), ...rest]
}

/** Marks all that is cached of some resources of the company as stale; what is on the screen is fetched again. */
export function useInvalidate(): (resources: readonly Located[]) => Promise<void> {
  const client = useQueryClient()
  return useCallback(
    async (resources) => {
      const companyId = session.getState().company?.id
      if (companyId === undefined) return
      await Promise.all(resources.map((resource) => invalidate(client, companyKey(companyId, resource))))
    },
    [client],
  )
}

/**
 * Shows an item that a write answered at once, wherever it is: what was read before, or is being read, is older. An answer that
 * was given before, to a step that is sent again, may be older itself: then what is known stays.
 */
export function useShowItem(): (of: Located, item: { id: string }) => Promise<void> {
  const client = useQueryClient()
  return useCallback(
    async (of, item) => {
      const companyId = session.getState().company?.id
      if (companyId === undefined) return
      const queryKey = companyKey(companyId, of, 'item', item.id)
      await client.cancelQueries({ queryKey, exact: true })
      if (versionOf(client.getQueryData(queryKey)) <= versionOf(item)) client.setQueryData(queryKey, item)
    },
    [client],
  )
}

function versionOf(item: unknown): number {
  return typeof item === 'object' && item !== null && 'version' in item ? Number(item.version) : 0
}

/** The library lets a first read run on, whose answer may be older than the write, and takes it for fresh: it is read again. */
async function invalidate(client: QueryClient, queryKey: QueryKey): Promise<void> {
  const inFlight = client.getQueryCache().findAll({ queryKey, fetchStatus: 'fetching' })
  const firstReads = inFlight.filter(({ state }) => state.data === undefined)
  const answers = firstReads.map(async ({ promise }) => promise)
  await client.invalidateQueries({ queryKey })
  if (firstReads.length === 0) return
  await Promise.allSettled(answers)
  await client.invalidateQueries({ queryKey, predicate: (query) => firstReads.includes(query) })
}
