import { useState } from 'react'
import type {
  FederationStatus,
  NewPublishToken,
  PublishToken,
  ReleaseEvent,
  ReleaseIncident,
  RemoteStatus,
} from '@comptoir/contracts/federation'
import { api, notify, tellRefusal, useQuery, useQueryClient } from '@comptoir/platform'

const KEY = ['superadmin', 'federation'] as const
/** Somebody else, or a team's pipeline, may change what is live while the page is open. */
const EVERY_MS = 10_000

/** What is live of every remote. */
export function useFederationStatus() {
  return useQuery({
    queryKey: [...KEY, 'status'],
    queryFn: ({ signal }) => api.get<FederationStatus>('federation/status', { signal }),
    refetchInterval: EVERY_MS,
  })
}

function pathOf(remote: string, ...parts: string[]): string {
  return ['federation', 'remotes', remote, ...parts].map(encodeURIComponent).join('/')
}

export function useReleaseLog(remote: string) {
  return useQuery({
    queryKey: [...KEY, 'log', remote],
    queryFn: ({ signal }) => api.get<{ items: ReleaseEvent[] }>(pathOf(remote, 'log'), { signal }),
  })
}

/** Problems of one release; nothing is asked while none is live. */
export function useReleaseIncidents(remote: string, build: string | null) {
  return useQuery({
    queryKey: [...KEY, 'incidents', remote, build],
    queryFn: ({ signal }) =>
      api.get<{ items: ReleaseIncident[] }>(pathOf(remote, 'releases', build ?? '', 'incidents'), { signal }),
    enabled: build !== null,
  })
}

export function usePublishTokens(remote: string) {
  return useQuery({
    queryKey: [...KEY, 'tokens', remote],
    queryFn: ({ signal }) => api.get<{ items: PublishToken[] }>(pathOf(remote, 'tokens'), { signal }),
  })
}

export function makeToken(remote: string, name: string): Promise<NewPublishToken> {
  return api.post<NewPublishToken>(pathOf(remote, 'tokens'), { name })
}

export function removeToken(remote: string, id: string): Promise<undefined> {
  return api.delete(pathOf(remote, 'tokens', id))
}

/** A change of what is live, with what the API wants to know of it. */
export type ReleaseChange =
  | { action: 'promote'; build: string; reason?: string }
  | { action: 'rollback'; reason?: string }
  | { action: 'disable'; reason: string }
  | { action: 'enable' }

export interface ChangeRelease {
  /** Returns whether it was done; a refusal has been shown. */
  change: (status: RemoteStatus, wanted: ReleaseChange, success: string) => Promise<boolean>
  isBusy: boolean
}

/** Changes what is live, at the revision that the page shows: somebody else's change is reported, not overwritten. */
export function useChangeRelease(revision: number | undefined): ChangeRelease {
  const cache = useQueryClient()
  const [isBusy, setBusy] = useState(false)
  const change: ChangeRelease['change'] = async ({ id }, { action, ...body }, success) => {
    setBusy(true)
    try {
      const status = await api.post<FederationStatus>(pathOf(id, action), body, { version: revision })
      cache.setQueryData([...KEY, 'status'], status)
      notify.success(success)
      return true
    } catch (error) {
      tellRefusal(error)
      return false
    } finally {
      setBusy(false)
      void cache.invalidateQueries({ queryKey: KEY })
    }
  }
  return { change, isBusy }
}

/** Reads everything about releases anew. */
export function useRefreshFederation(): () => void {
  const cache = useQueryClient()
  return () => void cache.invalidateQueries({ queryKey: KEY })
}
