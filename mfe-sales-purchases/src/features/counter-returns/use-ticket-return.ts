import { useRef, useState } from 'react'
import { TICKET_RETURNS_AT } from '@comptoir/contracts/addresses'
import type { PaymentMethod } from '@comptoir/contracts/sales/cash-sessions'
import {
  mostSettledMinor,
  type ReturnableTicket,
  type SalesReturn,
  type TicketReturnInput,
} from '@comptoir/contracts/sales/sales-returns'
import type { Currency } from '@comptoir/money'
import { api, isProblem, newId, pathOf, serverNow, useTranslation } from '@comptoir/platform'
import type { AtRegister, ScannedCode } from './return-dialog.tsx'
import { useScanned } from './use-scanned.ts'
import {
  EMPTY_DRAFT,
  refundMethods,
  refundPlan,
  type RefundPlan,
  type ReturnDraft,
  returnedLines,
  shareOf,
  stepped,
  usualMethod,
} from './return-draft.ts'

export interface TicketReturnOptions {
  ticket: ReturnableTicket
  methods: readonly PaymentMethod[]
  at: AtRegister
  scanned: ScannedCode | null
  /** Reads the ticket anew: something of it may have come back elsewhere. */
  refresh: () => void
  onReturned: (made: SalesReturn) => void
  setSending: (isSending: boolean) => void
}

/** What is said of a return, what that gives back, and the way to the server. */
export function useTicketReturn(options: TicketReturnOptions) {
  const { ticket, methods, at, scanned, refresh, onReturned, setSending } = options
  const { t } = useTranslation('sales-purchases')
  const [draft, setDraft] = useState<ReturnDraft>(EMPTY_DRAFT)
  const [message, setMessage] = useState<string | null>(null)
  const bodyFor = useBody(ticket, at)
  const isSending = useRef(false)
  const share = shareOf(draft, ticket)
  const totalMinor = share?.totals.ttcMinor ?? 0
  const offered = refundMethods(ticket, methods)
  const method = offered.find(({ id }) => id === draft.methodId) ?? usualMethod(ticket, offered)
  const plan = refundPlan(totalMinor, offered, method, {
    stepMinor: at.cashStepMinor,
    currency: ticket.currency as Currency,
    settledMinor: mostSettledMinor(ticket),
  })

  const change = (next: (draft: ReturnDraft) => ReturnDraft): void => {
    setMessage(null)
    setDraft(next)
  }

  const submit = async (): Promise<void> => {
    if (isSending.current) return
    const problem = missing(draft, ticket)
    if (problem) return setMessage(t(`counterReturns.problem.${problem}`))
    isSending.current = true
    setSending(true)
    setMessage(null)
    try {
      onReturned(await api.post<SalesReturn>(pathOf(TICKET_RETURNS_AT), bodyFor(draft, totalMinor, plan)))
    } catch (error) {
      setMessage(isProblem(error) ? error.message : t('counterReturns.noAnswer'))
      if (isProblem(error)) refresh()
    } finally {
      isSending.current = false
      setSending(false)
    }
  }

  // A piece that is scanned comes back.
  const found = (code: string, productId: string | null): void => {
    const line = ticket.lines.find((each) => (productId !== null && each.productId === productId) || each.code === code)
    if (line) change((before) => stepped(before, line, 1))
    else setMessage(t('counterReturns.notOnTicket', { code }))
  }
  useScanned(scanned, (code) => {
    void at.lookUp(code).then(
      (product) => found(code, product?.id ?? null),
      () => found(code, null),
    )
  })
  return { draft, change, message, share, totalMinor, offered, method, plan, submit }
}

/** What has still to be said; null where nothing has. */
function missing(draft: ReturnDraft, ticket: ReturnableTicket): 'nothing' | 'tooMuch' | 'reason' | null {
  if (returnedLines(draft, ticket).length === 0) return 'nothing'
  if (shareOf(draft, ticket) === null) return 'tooMuch'
  return draft.reason === null ? 'reason' : null
}

/**
 * The request for a draft. The same draft is sent again as it was sent before, so that a return whose answer was lost is
 * never recorded twice; its id stays the same whatever is changed.
 */
function useBody(ticket: ReturnableTicket, { registerId, cashSessionId, atCounter }: AtRegister) {
  const [id] = useState(newId)
  const last = useRef<{ content: string; body: TicketReturnInput } | null>(null)
  return (draft: ReturnDraft, totalMinor: number, { parts }: RefundPlan): TicketReturnInput => {
    const lines = returnedLines(draft, ticket).map((line) => ({
      saleLineId: line.id,
      quantityMilli: line.quantityMilli,
      outcome: draft.apart.includes(line.id) ? ('quarantine' as const) : ('resell' as const),
    }))
    const refunds = parts.map(({ paymentMethodId, amountMinor }) => ({ paymentMethodId, amountMinor }))
    const content = JSON.stringify([lines, refunds, draft.reason, totalMinor])
    if (last.current?.content === content) return last.current.body
    const body: TicketReturnInput = {
      ...{ id, registerId, cashSessionId, saleId: ticket.saleId, totalMinor, ...atCounter },
      occurredAt: new Date(serverNow()).toISOString(),
      reason: draft.reason ?? 'other',
      lines: lines.map((line) => ({ ...line, id: newId() })),
      refunds: refunds.map((refund) => ({ ...refund, id: newId() })),
    }
    last.current = { content, body }
    return body
  }
}
