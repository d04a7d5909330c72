import { useRef, useState } from 'react'
import { Box, ConfirmDialog, EmptyState, Flex, FormDialog, useTranslation } from '@comptoir/platform'
import { CirclePause } from 'lucide-react'
import { useCart } from '../cart/cart-context.ts'
import { canHold, dropHeld, type HeldTicket } from './held-tickets.store.ts'
import { useHeldStore, useHeldTickets } from './held-context.ts'
import { HeldRow } from './held-row.tsx'
import { HoldForm } from './hold-form.tsx'
import { useHolding } from './use-holding.ts'

export interface HeldDialogProps {
  isOpen: boolean
  onClose: () => void
}

/** The open ticket, to be put aside under a note, and those that are, to go on with. */
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

function Content({ onDone }: { onDone: () => void }) {
  const { t } = useTranslation('sales-purchases')
  const cart = useCart()
  const tickets = useHeldTickets()
  const isHoldable = canHold(cart)
  return (
    <>
      {isHoldable ? <HoldForm onHeld={onDone} /> : null}
      {tickets.length > 0 ? <HeldList tickets={tickets} onResumed={onDone} /> : null}
      {tickets.length === 0 && !isHoldable ? (
        <EmptyState icon={CirclePause} title={t('counter.held.emptyTitle')} text={t('counter.held.emptyText')} />
      ) : null}
    </>
  )
}

interface HeldListProps {
  tickets: readonly HeldTicket[]
  onResumed: () => void
}

function HeldList({ tickets, onResumed }: HeldListProps) {
  const { t } = useTranslation('sales-purchases')
  const { resume } = useHolding()
  const store = useHeldStore()
  const [dropped, setDropped] = useState<HeldTicket | null>(null)
  return (
    <>
      <Box as="ul" aria-label={t('counter.held.list')} listStyleType="none" maxH="24rem" overflowY="auto">
        {tickets.map((ticket) => (
          <HeldRow
            key={ticket.cart.saleId}
            ticket={ticket}
            onResume={() => {
              if (resume(ticket.cart.saleId)) onResumed()
            }}
            onDrop={() => setDropped(ticket)}
          />
        ))}
      </Box>
      <ConfirmDialog
        isOpen={dropped !== null}
        title={t('counter.held.dropTitle', { note: dropped?.note ?? '' })}
        text={t('counter.held.dropText', { count: dropped?.cart.lines.length ?? 0 })}
        confirmLabel={t('counter.held.dropConfirm')}
        isDanger
        onCancel={() => setDropped(null)}
        onConfirm={() => {
          if (dropped) dropHeld(store, dropped.cart.saleId)
          setDropped(null)
        }}
      />
    </>
  )
}
