import { useRef, useState } from 'react'
import { RETURN_PRICES_AT, SALES_RETURNS_AT } from '@comptoir/contracts/addresses'
import { CLIENT_METHODS } from '@comptoir/contracts/payment-rules'
import type { PaymentMethod } from '@comptoir/contracts/sales/cash-sessions'
import type { ReturnPrice, SalesReturn, SalesReturnInput } from '@comptoir/contracts/sales/sales-returns'
import type { Currency } from '@comptoir/money'
import {
  api,
  isProblem,
  newId,
  pathOf,
  serverNow,
  useCompany,
  useCompanyQuery,
  useTranslation,
} from '@comptoir/platform'
import type { AtRegister, ReturnedGoods, ScannedCode } from '../return-dialog.tsx'
import { refundPlan, type RefundMethod, type RefundPlan } from '../return-draft.ts'
import { useScanned } from '../use-scanned.ts'
import { EMPTY_GOODS, type GoodsDraft, goodsProblem, goodsTotals, withGoods } from './goods-draft.ts'

/** What money goes back by where no ticket says what it came in by. */
const GIVEN_BACK: readonly string[] = ['cash', 'voucher', 'credit']
const NO_METHODS: readonly PaymentMethod[] = []

export interface WithoutTicketOptions {
  at: AtRegister
  scanned: ScannedCode | null
  onReturned: (made: SalesReturn) => void
  setSending: (isSending: boolean) => void
  /** Somebody else has to approve it first. */
  onAsk: (body: SalesReturnInput) => void
}

/** What is said of a return without a ticket, what that gives back, and the way to the server. */
export function useWithoutTicket(options: WithoutTicketOptions) {
  const { at, scanned, onReturned, setSending, onAsk } = options
  const { t } = useTranslation('sales-purchases')
  const { currency: named, isVatSubject } = useCompany()
  const currency = named as Currency
  const [draft, setDraft] = useState<GoodsDraft>(EMPTY_GOODS)
  const [message, setMessage] = useState<string | null>(null)
  const [hasQuarantine, setQuarantine] = useState(false)
  const isSending = useRef(false)
  const methods = useCompanyQuery<PaymentMethod[]>(CLIENT_METHODS, []).data ?? NO_METHODS
  const totals = goodsTotals(draft, { currency, vatMode: isVatSubject ? 'charged' : 'none' })
  const totalMinor = totals?.totals.ttcMinor ?? 0
  const offered = methods.flatMap(({ id, kind, name }): RefundMethod[] =>
    GIVEN_BACK.includes(kind) ? [{ id, kind, name, mostMinor: totalMinor }] : [],
  )
  const method = offered.find(({ id }) => id === draft.methodId) ?? offered[0]
  const plan = refundPlan(totalMinor, method ? [method] : [], method, {
    stepMinor: at.cashStepMinor,
    currency,
    settledMinor: totalMinor,
  })
  const bodyFor = useBody(at)

  const change = (next: (draft: GoodsDraft) => GoodsDraft): void => {
    setMessage(null)
    setDraft(next)
  }
  const said = (error: unknown): void => setMessage(isProblem(error) ? error.message : t('counterReturns.noAnswer'))

  const add = async (goods: ReturnedGoods): Promise<void> => {
    try {
      const searchParams = new URLSearchParams({ registerId: at.registerId, productId: goods.id })
      const price = await api.get<ReturnPrice>(pathOf(RETURN_PRICES_AT), { searchParams })
      setQuarantine(price.hasQuarantine)
      change((before) => withGoods(before, goods, price, newId()))
    } catch (error) {
      setMessage(isProblem(error) ? error.message : t('counterReturns.without.noPrice'))
    }
  }

  const send = async (body: SalesReturnInput): Promise<void> => {
    if (isSending.current) return
    isSending.current = true
    setSending(true)
    setMessage(null)
    try {
      onReturned(await api.post<SalesReturn>(pathOf(SALES_RETURNS_AT), body))
    } catch (error) {
      said(error)
    } finally {
      isSending.current = false
      setSending(false)
    }
  }

  const submit = async (): Promise<void> => {
    const problem = goodsProblem(draft, totals)
    if (problem) return setMessage(t(`counterReturns.problem.${problem}`))
    const body = bodyFor(draft, totalMinor, plan)
    if (at.mayWithoutTicket) await send(body)
    else onAsk(body)
  }

  const found = (code: string, goods: ReturnedGoods | null): void => {
    if (goods) void add(goods)
    else setMessage(t('counterReturns.without.unknown', { code }))
  }
  useScanned(scanned, (code) => {
    void at.lookUp(code).then(
      (goods) => found(code, goods),
      () => found(code, null),
    )
  })
  return {
    draft,
    change,
    add,
    message,
    totals,
    totalMinor,
    currency,
    offered,
    method,
    plan,
    hasQuarantine,
    send,
    submit,
  }
}

/**
 * The request for a draft. The same draft is sent again as it was sent before, so that a return whose answer was lost is
 * never recorded twice, and what was approved is what is sent; its id stays the same whatever is changed.
 */
function useBody({ registerId, cashSessionId, atCounter }: AtRegister) {
  const [id] = useState(newId)
  const last = useRef<{ content: string; body: SalesReturnInput } | null>(null)
  return (draft: GoodsDraft, totalMinor: number, { parts }: RefundPlan): SalesReturnInput => {
    const content = JSON.stringify([draft, parts, totalMinor])
    if (last.current?.content === content) return last.current.body
    const body: SalesReturnInput = {
      ...{ id, registerId, cashSessionId, totalMinor, ...atCounter },
      ...(draft.client === null ? {} : { clientId: draft.client.id }),
      occurredAt: new Date(serverNow()).toISOString(),
      reason: draft.reason ?? 'other',
      lines: draft.lines.map(({ id: lineId, goods, quantityMilli, unitPriceMicro, isApart }) => ({
        ...{ id: lineId, productId: goods.id, quantityMilli, unitPriceMicro: unitPriceMicro ?? 0 },
        ...(goods.packId === undefined ? {} : { packId: goods.packId }),
        ...(isApart ? { outcome: 'quarantine' as const } : {}),
      })),
      refunds: parts.map(({ paymentMethodId, amountMinor }) => ({ id: newId(), paymentMethodId, amountMinor })),
    }
    last.current = { content, body }
    return body
  }
}
