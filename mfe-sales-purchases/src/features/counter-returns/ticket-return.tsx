import type { FormEvent } from 'react'
import { TICKET_RETURNS_AT } from '@comptoir/contracts/addresses'
import { CLIENT_METHODS } from '@comptoir/contracts/payment-rules'
import type { PaymentMethod } from '@comptoir/contracts/sales/cash-sessions'
import { leftMilli, type ReturnableTicket, type SalesReturn } from '@comptoir/contracts/sales/sales-returns'
import {
  Box,
  Button,
  DateTime,
  ErrorPanel,
  Flex,
  Money,
  Notice,
  Skeleton,
  Text,
  useCompany,
  useCompanyQuery,
  useQuery,
  companyKey,
  api,
  pathOf,
  useTranslation,
} from '@comptoir/platform'
import { ClientName } from '../../common/recorded-name.tsx'
import { ReasonButtons } from './reason-buttons.tsx'
import { RefundPart } from './refund-part.tsx'
import type { AtRegister, ScannedCode } from './return-dialog.tsx'
import { withAll } from './return-draft.ts'
import { ReturnLines } from './return-lines.tsx'
import { useTicketReturn } from './use-ticket-return.ts'

export interface TicketReturnProps {
  number: string
  formId: string
  at: AtRegister
  scanned: ScannedCode | null
  onReturned: (made: SalesReturn) => void
  setSending: (isSending: boolean) => void
}

/** A ticket with what can come back of it, once it has been read. */
export function TicketReturn({ number, ...rest }: TicketReturnProps) {
  const { t } = useTranslation('sales-purchases')
  const ticket = useReturnable(number, rest.at)
  const methods = useCompanyQuery<PaymentMethod[]>(CLIENT_METHODS, [])
  const error = ticket.error ?? methods.error
  if (ticket.data && methods.data) {
    const refresh = (): void => void ticket.refetch()
    return <TicketForm {...rest} ticket={ticket.data} methods={methods.data} refresh={refresh} />
  }
  if (!error) return <Skeleton h="40" />
  return (
    <ErrorPanel
      title={t('counterReturns.failed')}
      text={error.message}
      onRetry={() => {
        void ticket.refetch()
        void methods.refetch()
      }}
    />
  )
}

/** Read anew each time that it is opened: something of it may have come back at another register. */
function useReturnable(number: string, { registerId, sendWaiting }: AtRegister) {
  const company = useCompany()
  return useQuery({
    queryKey: companyKey(company.id, TICKET_RETURNS_AT, registerId, number),
    queryFn: async ({ signal }) => {
      await sendWaiting()
      const searchParams = new URLSearchParams({ number, registerId })
      return api.get<ReturnableTicket>(pathOf(TICKET_RETURNS_AT), { searchParams, signal })
    },
    gcTime: 0,
    retry: false,
    refetchOnWindowFocus: false,
  })
}

interface TicketFormProps extends Omit<TicketReturnProps, 'number'> {
  ticket: ReturnableTicket
  methods: readonly PaymentMethod[]
  refresh: () => void
}

function TicketForm({ formId, ...options }: TicketFormProps) {
  const { t } = useTranslation('sales-purchases')
  const { ticket } = options
  const { draft, change, message, share, totalMinor, offered, method, plan, submit } = useTicketReturn(options)
  const isOver = ticket.lines.every((line) => leftMilli(line) === 0)
  const send = (event: FormEvent): void => {
    event.preventDefault()
    void submit()
  }
  return (
    <form id={formId} noValidate onSubmit={send}>
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
        <RefundPart
          totalMinor={totalMinor}
          currency={ticket.currency}
          offered={offered}
          method={method}
          plan={plan}
          onChoose={(methodId) => change((before) => ({ ...before, methodId }))}
        />
        {message === null ? null : (
          <div role="alert">
            <Notice tone="danger">{message}</Notice>
          </div>
        )}
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
      </Text>
    </Flex>
  )
}
