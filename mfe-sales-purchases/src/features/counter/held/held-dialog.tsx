import { useRef, useState } from 'react'
import { EmptyState, Flex, FormDialog, useStore, useTranslation } from '@comptoir/platform'
import { CirclePause } from 'lucide-react'
import { useCart } from '../cart/cart-context.ts'
import { DiscardForm } from './discard-form.tsx'
import { useHeld, useHeldTickets } from './held-context.ts'
import { HeldList } from './held-list.tsx'
import { HoldForm } from './hold-form.tsx'
import { canHold } from './holding.ts'
import { type ListedTicket, listedOf } from './listed-ticket.ts'

export interface HeldDialogProps {
  isOpen: boolean
  onClose: () => void
}

/** The open ticket, to be put aside under a note, and those that are in the shop, to go on with. */
export function HeldDialog({ isOpen, onClose }: HeldDialogProps) {
  const { t } = useTranslation('sales-purchases')
  const body = useRef<HTMLDivElement>(null)
  return (
    <FormDialog
      isOpen={isOpen}
      onClose={onClose}
      size="md"
      initialFocus={() => body.current?.querySelector<HTMLElement>('input, button') ?? null}
      title={t('counter.held.title')}
    >
      <Flex ref={body} direction="column" gap="4">
        <Content onDone={onClose} />
      </Flex>
    </FormDialog>
  )
}

/** There while the dialog is open. */
function Content({ onDone }: { onDone: () => void }) {
  const { t } = useTranslation('sales-purchases')
  const cart = useCart()
  const own = useHeldTickets()
  const others = useStore(useHeld().others, ({ rows }) => rows)
  const [discarded, setDiscarded] = useState<ListedTicket | null>(null)
  const tickets = listedOf(own, others)
  const isHoldable = canHold(cart)
  if (discarded) return <DiscardForm ticket={discarded} onDone={() => setDiscarded(null)} />
  return (
    <>
      {isHoldable ? <HoldForm onHeld={onDone} /> : null}
      {tickets.length > 0 ? <HeldList tickets={tickets} onResumed={onDone} onDiscard={setDiscarded} /> : null}
      {tickets.length === 0 && !isHoldable ? (
        <EmptyState icon={CirclePause} title={t('counter.held.emptyTitle')} text={t('counter.held.emptyText')} />
      ) : null}
    </>
  )
}
