import { CalendarClock, CalendarX } from 'lucide-react'
import { DateTime, Flex, StatusBadge, useToday, useTranslation } from '@comptoir/platform'
import { expiryOf } from './expiry.ts'

/** The expiry date of a lot, with a word where it is over or near. */
export function ExpiryDate({ expiresOn }: { expiresOn: string }) {
  const { t } = useTranslation('inventory')
  const expiry = expiryOf(expiresOn, useToday())
  return (
    <Flex as="span" display="inline-flex" align="center" gap="2" wrap="wrap">
      <DateTime value={expiresOn} kind="date" />
      {expiry === 'expired' ? (
        <StatusBadge tone="danger" icon={CalendarX} size="sm" label={t('products.stock.lots.expired')} />
      ) : null}
      {expiry === 'soon' ? (
        <StatusBadge tone="pending" icon={CalendarClock} size="sm" label={t('products.stock.lots.soon')} />
      ) : null}
    </Flex>
  )
}
