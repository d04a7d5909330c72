import { useEffect } from 'react'
import { api, companyKey, onRegistryRevision, pathOf, useQuery, useSession } from '@comptoir/platform'
import type { UnreadCount } from '@comptoir/contracts/identity/notifications'

export const NOTIFICATIONS = { path: 'notifications' }
/** Only while the page is looked at. */
const EVERY_MS = 60_000

/** How many are unread; 0 until it is known. Asked from time to time, when the tab is looked at again, and when something becomes live. */
export function useUnreadCount(): number {
  const companyId = useSession((state) => state.company?.id)
  const { data, refetch } = useQuery({
    queryKey: companyKey(companyId ?? '', NOTIFICATIONS, 'unread'),
    queryFn: ({ signal }) => api.get<UnreadCount>(pathOf(NOTIFICATIONS, 'unread-count'), { signal }),
    enabled: companyId !== undefined,
    refetchInterval: EVERY_MS,
    refetchOnWindowFocus: 'always',
    retry: false,
  })
  useEffect(
    () => (companyId === undefined ? undefined : onRegistryRevision(() => void refetch())),
    [companyId, refetch],
  )
  return data?.count ?? 0
}
