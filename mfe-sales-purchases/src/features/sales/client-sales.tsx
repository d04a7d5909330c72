import { type ExtensionPoints, Skeleton, Text, useTranslation } from '@comptoir/platform'
import { useLatestTickets } from './use-latest-tickets.ts'
import { TicketList } from './ticket-list.tsx'

/** In the page of a client: what was last sold to them, each line leading to its ticket. */
export function ClientSales({ clientId }: ExtensionPoints['client.summary']) {
  const { t } = useTranslation('sales-purchases')
  const { data, error } = useLatestTickets({ client: clientId })
  if (error) return <Text color="fg.muted">{error.message}</Text>
  if (data === undefined) return <Skeleton h="16" />
  if (data.data.length === 0) return <Text color="fg.muted">{t('sales.client.empty')}</Text>
  return <TicketList rows={data.data} />
}
