import { BadgePercent } from 'lucide-react'
import { Button, useTranslation } from '@comptoir/platform'
import { isOpenUnpaid } from '../cart/cart.ts'
import { useCart } from '../cart/cart-context.ts'
import { useFocus } from '../focus/counter-focus.ts'
import { KeyTag, useKeyOf } from '../keys/key-tag.tsx'

/** Asks for a discount on the whole ticket; not once part of it is paid. */
export function TicketDiscountButton() {
  const { t } = useTranslation('sales-purchases')
  const isUnpaid = useCart(isOpenUnpaid)
  const focus = useFocus()
  const shortcut = useKeyOf('ticketDiscount')
  if (!isUnpaid) return null
  return (
    <Button
      variant="plain"
      size="sm"
      h="auto"
      minH="6"
      px="0"
      textStyle="body"
      alignSelf="flex-start"
      aria-keyshortcuts={shortcut}
      onClick={() => focus.askFor('ticketDiscount')}
    >
      <BadgePercent aria-hidden size={16} />
      {t('counter.discount.ticket')}
      <KeyTag of="ticketDiscount" />
    </Button>
  )
}
