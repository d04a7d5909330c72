import { deferred, DeferredPart } from '@comptoir/platform'
import { isOpenUnpaid } from '../cart/cart.ts'
import { useCart } from '../cart/cart-context.ts'
import { useAskedTool } from '../focus/use-asked-tool.ts'

const dialog = deferred(async () => (await import('./ticket-discount-dialog.tsx')).TicketDiscountDialog)

/** The dialog for a discount on the whole ticket, while it is asked for; not once part of it is paid. */
export function AskedTicketDiscount() {
  const { isOpen, onClose } = useAskedTool('ticketDiscount', useCart(isOpenUnpaid))
  return <DeferredPart part={dialog} isWanted={isOpen} given={{ isOpen, onClose }} />
}
