import { type FormEvent, useEffect, useRef, useState } from 'react'
import type { SalesReturn, SalesReturnInput } from '@comptoir/contracts/sales/sales-returns'
import { Flex, Notice } from '@comptoir/platform'
import { focusFirst } from '../focus-first.ts'
import { ReasonButtons } from '../reason-buttons.tsx'
import { RefundPart } from '../refund-part.tsx'
import type { AtRegister, ScannedCode } from '../return-dialog.tsx'
import { ApproveReturn } from './approve-return.tsx'
import { withLine } from './goods-draft.ts'
import { GoodsLines } from './goods-lines.tsx'
import { ClientChoice, GoodsSearch } from './goods-search.tsx'
import { useWithoutTicket } from './use-without-ticket.ts'

export interface WithoutTicketProps {
  formId: string
  at: AtRegister
  scanned: ScannedCode | null
  onReturned: (made: SalesReturn) => void
  setSending: (isSending: boolean) => void
  /** Whether somebody is asked to approve it. */
  onAsking: (isAsking: boolean) => void
}

/** Goods that come back without their ticket: who brings them, what, at which price, and how the money goes back. */
export function WithoutTicket({ formId, onAsking, ...options }: WithoutTicketProps) {
  const [asked, setAsked] = useState<SalesReturnInput | null>(null)
  const ask = (body: SalesReturnInput | null): void => {
    setAsked(body)
    onAsking(body !== null)
  }
  const returning = useWithoutTicket({ ...options, scanned: asked ? null : options.scanned, onAsk: ask })
  const { draft, change, message, currency, totals, totalMinor } = returning
  const form = useRef<HTMLFormElement>(null)
  useEffect(() => (asked ? undefined : focusFirst(form.current)), [asked])
  const send = (event: FormEvent): void => {
    event.preventDefault()
    void returning.submit()
  }
  if (asked)
    return (
      <ApproveReturn
        {...{ formId, asked, currency }}
        badge={options.scanned}
        setAsking={options.setSending}
        onBack={() => ask(null)}
        onApproved={() => {
          ask(null)
          void returning.send(asked)
        }}
      />
    )
  return (
    <form id={formId} ref={form} noValidate onSubmit={send}>
      <Flex direction="column" gap="4">
        <GoodsSearch at={options.at} currency={currency} onPick={(goods) => void returning.add(goods)} />
        <GoodsLines
          lines={draft.lines}
          {...{ totals, currency }}
          hasQuarantine={returning.hasQuarantine}
          change={(line) => change((before) => withLine(before, line))}
        />
        <ClientChoice client={draft.client} onClient={(client) => change((before) => ({ ...before, client }))} />
        <ReasonButtons chosen={draft.reason} onChoose={(reason) => change((before) => ({ ...before, reason }))} />
        <RefundPart
          {...{ totalMinor, currency }}
          offered={returning.offered}
          method={returning.method}
          plan={returning.plan}
          onChoose={(methodId) => change((before) => ({ ...before, methodId }))}
        />
        {message === null ? null : <Notice tone="danger">{message}</Notice>}
      </Flex>
    </form>
  )
}
