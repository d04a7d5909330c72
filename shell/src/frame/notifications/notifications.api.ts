import { api, companyKey, pathOf, tellRefusal, useQuery, useQueryClient, useSession } from '@comptoir/platform'
import type { NotificationsPage, NotificationsReadInput, UnreadCount } from '@comptoir/contracts/identity/notifications'
import { NOTIFICATIONS } from './unread-count.ts'

const SHOWN = 20

function useCompanyId(): string | undefined {
  return useSession((state) => state.company?.id)
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
