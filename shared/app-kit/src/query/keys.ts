import { useQueryClient, type QueryKey } from '@tanstack/react-query'
import { useCallback } from 'react'
import { session } from '../session/store.ts'

/** `[companyId, resource, ...]`: one call makes everything known of a resource stale, and companies never mix. */
export function companyKey(companyId: string, resource: string, ...rest: readonly unknown[]): QueryKey {
  return [companyId, resource, ...rest]
}

/** Marks all that is cached of some resources of the company as stale; what is on the screen is fetched again. */
export function useInvalidate(): (resources: readonly string[]) => Promise<void> {
  const client = useQueryClient()
  return useCallback(
    async (resources) => {
      const companyId = session.getState().company?.id
      if (companyId === undefined) return
      await Promise.all(
        resources.map((resource) => client.invalidateQueries({ queryKey: companyKey(companyId, resource) })),
      )
    },
    [client],
  )
}
