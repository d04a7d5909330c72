import { useState } from 'react'
import { BadgePercent } from 'lucide-react'
import { Button, deferred, DeferredPart, useTranslation } from '@comptoir/platform'
import { useCart } from '../cart/cart-context.ts'
import { useFocus } from '../focus/counter-focus.ts'

const dialog = deferred(async () => (await import('./ticket-discount-dialog.tsx')).TicketDiscountDialog)

/** Asks for a discount on the whole ticket; not once part of it is paid. */
export function TicketDiscountButton() {
  const { t } = useTranslation('sales-purchases')
  const { lines, parts } = useCart()
  const focus = useFocus()
  const [isOpen, setOpen] = useState(false)
  if (lines.length === 0 || parts.length > 0) return null
  const onClose = (): void => {
    setOpen(false)
    focus.toSearch()
  }
  return (
    <>
      <Button
        variant="plain"
        size="sm"
        h="auto"
        minH="6"
        px="0"
        textStyle="body"
        alignSelf="flex-start"
        onClick={() => setOpen(true)}
      >
        <BadgePercent aria-hidden size={16} />
        {t('counter.discount.ticket')}
      </Button>
      <DeferredPart part={dialog} isWanted={isOpen} given={{ isOpen, onClose }} />
    </>
  )
}
