import { useEffect } from 'react'
import {
  api,
  companyKey,
  onRegistryRevision,
  pathOf,
  tellRefusal,
  useQuery,
  useQueryClient,
  useSession,
} from '@comptoir/platform'
import type { NotificationsPage, NotificationsReadInput, UnreadCount } from '@comptoir/contracts/identity/notifications'

const NOTIFICATIONS = { path: 'notifications' }
const SHOWN = 20
/** Only while the page is looked at. */
const EVERY_MS = 60_000

function useCompanyId(): string | undefined {
  return useSession((state) => state.company?.id)
}

/** How many are unread; 0 until it is known. Asked from time to time, when the tab is looked at again, and when something becomes live. */
export function useUnreadCount(): number {
  const companyId = useCompanyId()
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

/** The newest ones; nothing is asked before the panel is open. */
export function useNotifications(isOpen: boolean) {
  const companyId = useCompanyId()
  const searchParams = new URLSearchParams({ page: '1', limit: String(SHOWN) })
  return useQuery({
    queryKey: companyKey(companyId ?? '', NOTIFICATIONS, 'newest'),
    queryFn: ({ signal }) => api.get<NotificationsPage>(pathOf(NOTIFICATIONS, 'paginated'), { searchParams, signal }),
    enabled: isOpen && companyId !== undefined,
    staleTime: 0,
  })
}

/** Marks some, or all, as read; a failure is said, and they stay unread. */
export function useMarkRead(): (input: NotificationsReadInput) => Promise<void> {
  const client = useQueryClient()
  const companyId = useCompanyId()
  return async (input) => {
    if (companyId === undefined) return
    await api.post<UnreadCount>(pathOf(NOTIFICATIONS, 'read'), input).catch((error: unknown) => tellRefusal(error))
    await client.invalidateQueries({ queryKey: companyKey(companyId, NOTIFICATIONS) })
  }
}
