import { useEffect, useEffectEvent, useLayoutEffect, useRef, useState } from 'react'
import { codeDigits } from '@comptoir/contracts/sales/approval-codes'
import { useTranslation } from '@comptoir/platform'
import { useForm } from '@comptoir/platform/forms'
import type { TicketQueue } from '../ticket-queue/index.ts'
import { type CodeRequest, isAnswer } from './code-request.ts'

const ANSWER = /^\d{8}$/

/** A request that was answered rightly, and what was said beside it. */
export interface Answered {
  /** With the amount that was approved. */
  request: CodeRequest
  answer: string
  comment: string
}

export interface AnswerOptions {
  /** What the device has of the company; null while it is being opened. */
  queue: TicketQueue | null
  /** What is asked for: another object where that is another one. */
  asked: object
  /** Makes the request for it; null where this device cannot. */
  request: (queue: TicketQueue) => Promise<CodeRequest | null>
  onAnswered: (answered: Answered) => void | Promise<void>
  /** Where the amount is not that of the document, and is said here, with a comment: what is said where either is missing. */
  amount?: { label: string; help: string; comment: string; commentRequired: string } | undefined
  /** What is said where the device fails. */
  failed: string
  setAsking: (isAsking: boolean) => void
  /** Told where this device can make no request, until the form is gone. */
  setUnable: (isUnable: boolean) => void
}

/** The request of this register, null while it is made, `none` where it cannot be; and the form of its answer. */
export function useAnswer(options: AnswerOptions) {
  const { queue, asked, onAnswered, amount, failed, setAsking, setUnable } = options
  const { t } = useTranslation('sales-purchases')
  const [request, setRequest] = useState<CodeRequest | 'none' | null>(null)
  const isChecking = useRef(false)
  const form = useForm<{ answer: string; amountMinor: number | null; comment: string }>({
    defaultValues: { answer: '', amountMinor: null, comment: '' },
  })

  const make = useEffectEvent(async () => (queue && (await options.request(queue).catch(() => null))) ?? 'none')
  useEffect(() => {
    let isGone = false
    void make().then((made) => {
      if (!isGone) setRequest(made)
    })
    return () => {
      isGone = true
    }
  }, [queue, asked])
  // Before anything is painted.
  useLayoutEffect(() => {
    setUnable(request === 'none')
    return () => setUnable(false)
  }, [request, setUnable])

  const refuse = (message: string): void => {
    form.resetField('answer')
    form.setError('answer', { message }, { shouldFocus: true })
  }
  const check = async (open: CodeRequest, { answer, comment }: Omit<Answered, 'request'>): Promise<void> => {
    if (!queue) return
    if (await isAnswer(queue, open, answer)) return onAnswered({ request: open, answer, comment })
    const next = (await options.request(queue)) ?? 'none'
    setRequest(next)
    const isSame = next !== 'none' && next.round === open.round
    refuse(t(isSame ? 'approvalCodes.counter.wrong' : 'approvalCodes.counter.askAgain'))
  }
  const submit = form.handleSubmit(async ({ answer, amountMinor, comment: written }) => {
    const digits = codeDigits(answer)
    const comment = written.trim()
    if (isChecking.current || request === null || request === 'none') return
    const isAmountMissing = amount !== undefined && !Number.isSafeInteger(amountMinor)
    const isCommentMissing = amount !== undefined && comment === ''
    if (isAmountMissing) form.setError('amountMinor', { message: t('approvalCodes.amountRequired') })
    if (isCommentMissing) form.setError('comment', { message: amount.commentRequired })
    if (!ANSWER.test(digits)) form.setError('answer', { message: t('approvalCodes.eightDigits') })
    if (isAmountMissing || isCommentMissing || !ANSWER.test(digits)) return
    const open = amount === undefined ? request : { ...request, totalMinor: amountMinor ?? 0 }
    isChecking.current = true
    setAsking(true)
    try {
      await check(open, { answer: digits, comment })
    } catch {
      refuse(failed)
    } finally {
      isChecking.current = false
      setAsking(false)
    }
  })
  return { form, request, submit }
}
