import { useMemo } from 'react'
import { Copy, ReceiptText } from 'lucide-react'
import { KEPT_REASONS, KEPT_TICKETS, type KeptTicket } from '@comptoir/contracts/sales/register-tickets'
import { SALES } from '@comptoir/contracts/sales/sales'
import {
  copyText,
  listFilters,
  ListPage,
  useAddresses,
  useCompany,
  useList,
  useListState,
  useTranslation,
} from '@comptoir/platform'
import { keptTicketColumns } from './kept-ticket-columns.tsx'

const rowKey = ({ id }: KeptTicket): string => id

/** What came from registers and is not in the books, and why; the newest first. */
export function KeptTicketsPage() {
  const { t } = useTranslation('sales-purchases')
  const { timeZone } = useCompany()
  const sales = useAddresses(SALES)
  const list = useListState({
    name: KEPT_TICKETS.path,
    searchFields: [],
    filterNames: ['reason'],
    defaultSort: { field: 'receivedAt', direction: 'desc' },
  })
  const reasons = {
    name: 'reason',
    label: t('keptTickets.columns.reason'),
    everything: t('keptTickets.allReasons'),
    options: KEPT_REASONS.map((reason) => ({ value: reason, label: t(`keptTickets.reasons.${reason}`) })),
  }
  const rowActions = ({ text }: KeptTicket) => [
    { id: 'copy', icon: Copy, label: t('keptTickets.copy'), onSelect: () => void copyText(text) },
  ]
  return (
    <ListPage
      title={t('keptTickets.title')}
      subtitle={t('keptTickets.subtitle')}
      breadcrumb={[{ label: t('sales.title'), to: sales.list() }, { label: t('keptTickets.title') }]}
      list={list}
      result={useList(KEPT_TICKETS, list.query)}
      columns={useMemo(() => keptTicketColumns(t, timeZone), [t, timeZone])}
      rowKey={rowKey}
      rowName={({ register }) => register.name}
      rowActions={rowActions}
      {...listFilters(list, [reasons])}
      empty={{ icon: ReceiptText, title: t('keptTickets.emptyTitle'), text: t('keptTickets.emptyText') }}
    />
  )
}
