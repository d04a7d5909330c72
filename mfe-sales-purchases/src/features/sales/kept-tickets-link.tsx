import { TriangleAlert } from 'lucide-react'
import { KEPT_TICKETS } from '@comptoir/contracts/sales/register-tickets'
import { Button, Link, useAddresses, useFormat, useHasPermission, useList, useTranslation } from '@comptoir/platform'

const FIRST = { page: 1, limit: 1 }

/** Leads to what registers sent that is not in the books, where there is any, for who may see it. */
export function KeptTicketsLink() {
  const { t } = useTranslation('sales-purchases')
  const format = useFormat()
  const kept = useAddresses(KEPT_TICKETS)
  const mayRead = useHasPermission(KEPT_TICKETS.permissions.read)
  const { data } = useList(KEPT_TICKETS, FIRST, { enabled: mayRead })
  const count = data?.meta.total ?? 0
  if (count === 0) return null
  return (
    <Button asChild variant="outline" colorPalette="attention">
      <Link to={kept.list()}>
        <TriangleAlert aria-hidden size={16} />
        {t('keptTickets.open', { count: format.number(count) })}
      </Link>
    </Button>
  )
}
