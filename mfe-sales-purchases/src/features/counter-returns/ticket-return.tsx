import { type FormEvent, useEffect, useRef } from 'react'
import type { PaymentMethod } from '@comptoir/contracts/sales/cash-sessions'
import { leftMilli, type ReturnableTicket, type SalesReturn } from '@comptoir/contracts/sales/sales-returns'
import { Box, Button, DateTime, Flex, Money, Notice, Text, useCompany, useTranslation } from '@comptoir/platform'
import { ClientName } from '../../common/recorded-name.tsx'
import { focusFirst } from './focus-first.ts'
import { ReasonButtons } from './reason-buttons.tsx'
import { RefundPart } from './refund-part.tsx'
import type { AtRegister, ScannedCode } from './return-dialog.tsx'
import { withAll } from './return-draft.ts'
import { ReturnLines } from './return-lines.tsx'
import { useTicketReturn } from './use-ticket-return.ts'

export interface TicketReturnProps {
  ticket: ReturnableTicket
  /** The active methods of clients. */
  methods: readonly PaymentMethod[]
  formId: string
  at: AtRegister
  scanned: ScannedCode | null
  /** Reads the ticket anew. */
  refresh: () => void
  onReturned: (made: SalesReturn) => void
  setSending: (isSending: boolean) => void
}

/** A ticket with what can come back of it. Its first quantity has the focus. */
export function TicketReturn({ formId, ...options }: TicketReturnProps) {
  const { t } = useTranslation('sales-purchases')
  const { ticket } = options
  const { draft, change, message, share, totalMinor, offered, method, plan, submit } = useTicketReturn(options)
  const isOver = ticket.lines.every((line) => leftMilli(line) === 0)
  const send = (event: FormEvent): void => {
    event.preventDefault()
    void submit()
  }
  const form = useRef<HTMLFormElement>(null)
  useEffect(() => focusFirst(form.current), [])
  return (
    <form id={formId} ref={form} noValidate onSubmit={send}>
      <Flex direction="column" gap="4">
        <TicketHead ticket={ticket} />
        {isOver ? <Notice tone="attention">{t('counterReturns.nothingLeft')}</Notice> : null}
        <Box>
          <Flex justify="flex-end" mb="1">
            <Button
              variant="outline"
              size="lg"
              disabled={isOver}
              onClick={() => change((before) => withAll(before, ticket))}
            >
              {t('counterReturns.all')}
            </Button>
          </Flex>
          <ReturnLines ticket={ticket} draft={draft} share={share} change={change} />
        </Box>
        <ReasonButtons chosen={draft.reason} onChoose={(reason) => change((before) => ({ ...before, reason }))} />
        {ticket.foreign ? (
          <Notice tone="attention">
            {t('counterReturns.paidInForeign', { currencies: ticket.foreign.join(', '), own: ticket.currency })}
          </Notice>
        ) : null}
        <RefundPart
          totalMinor={totalMinor}
          currency={ticket.currency}
          offered={offered}
          method={method}
          plan={plan}
          onChoose={(methodId) => change((before) => ({ ...before, methodId }))}
        />
        {message === null ? null : <Notice tone="danger">{message}</Notice>}
      </Flex>
    </form>
  )
}

/** When and for whom it was sold, what it came to, and what came back of it before. */
function TicketHead({ ticket }: { ticket: ReturnableTicket }) {
  const { t } = useTranslation('sales-purchases')
  const company = useCompany()
  const backMinor = ticket.returns.reduce((sum, { totalMinor }) => sum + totalMinor, 0)
  return (
    <Flex justify="space-between" gap="3" wrap="wrap" color="fg.muted">
      <Text as="div" minW="0">
        <DateTime value={ticket.occurredAt} timeZone={company.timeZone} /> · <bdi>{ticket.pointOfSale}</bdi> ·{' '}
        <ClientName name={ticket.client} />
      </Text>
      <Text as="div">
        {t('counterReturns.sold')} <Money amountMinor={ticket.totalMinor} currency={ticket.currency} isBold />
        {backMinor === 0 ? null : (
          <>
            {' · '}
            {t('counterReturns.back')} <Money amountMinor={backMinor} currency={ticket.currency} isBold />
          </>
        )}
        {ticket.stampMinor === undefined ? null : (
          <>
            {' · '}
            {t('counterReturns.stampKept')} <Money amountMinor={ticket.stampMinor} currency={ticket.currency} isBold />
          </>
        )}
      </Text>
    </Flex>
  )
}
