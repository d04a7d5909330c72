import { useEffect, useRef } from 'react'
import { DISCARD_REASONS } from '@comptoir/contracts/sales/held-tickets'
import { Button, Flex, Heading, Text, useTranslation } from '@comptoir/platform'
import type { ListedTicket } from './listed-ticket.ts'
import { useHolding } from './use-holding.ts'

interface DiscardFormProps {
  ticket: ListedTicket
  onDone: () => void
}

/** Why a ticket is given up for good: saying why does it. */
export function DiscardForm({ ticket, onDone }: DiscardFormProps) {
  const { t } = useTranslation('sales-purchases')
  const { discard } = useHolding()
  const keep = useRef<HTMLButtonElement>(null)
  useEffect(() => keep.current?.focus(), [])
  return (
    <Flex role="group" aria-label={t('counter.held.dropTitle', { note: ticket.label })} direction="column" gap="3">
      <Heading as="h3">{t('counter.held.dropTitle', { note: ticket.label })}</Heading>
      <Text color="fg.muted">{t('counter.held.dropText', { count: ticket.lineCount })}</Text>
      {DISCARD_REASONS.map((reason) => (
        <Button
          key={reason}
          variant="outline"
          colorPalette="danger"
          size="xl"
          onClick={() => {
            discard(ticket.id, reason)
            onDone()
          }}
        >
          {t(`counter.held.reasons.${reason}`)}
        </Button>
      ))}
      <Button ref={keep} variant="subtle" size="xl" onClick={onDone}>
        {t('counter.held.keep')}
      </Button>
    </Flex>
  )
}
