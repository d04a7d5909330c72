import { useEffect, useRef, useState } from 'react'
import { codeDigits } from '@comptoir/contracts/sales/approval-codes'
import { useStore, useTranslation } from '@comptoir/platform'
import { useForm } from '@comptoir/platform/forms'
import type { TicketApprovalCode } from '@comptoir/contracts/sales/approval-codes'
import { useCounterRegisterStore } from '../register/counter-register.ts'
import type { AskedApproval } from './use-approval-form.ts'
import { accepted, requestOf, type CodeRequest } from './code-request.ts'

const ANSWER = /^\d{8}$/

export interface CodeFormOptions {
  asked: AskedApproval
  onApproved: (code: TicketApprovalCode) => void
  setAsking: (isAsking: boolean) => void
}

/** The request of this register, null while it is made, `none` where it cannot be; and the form of its answer. */
export function useCodeForm({ asked, onApproved, setAsking }: CodeFormOptions) {
  const { t } = useTranslation('sales-purchases')
  const queue = useStore(useCounterRegisterStore(), (state) => state.queue)
  const [request, setRequest] = useState<CodeRequest | 'none' | null>(null)
  const isChecking = useRef(false)
  const form = useForm<{ answer: string }>({ defaultValues: { answer: '' } })

  useEffect(() => {
    let isGone = false
    const make = async (): Promise<void> => {
      const made = queue && (await requestOf(queue, asked).catch(() => null))
      if (!isGone) setRequest(made ?? 'none')
    }
    void make()
    return () => {
      isGone = true
    }
  }, [queue, asked])

  const refuse = (message: string): void => {
    form.resetField('answer')
    form.setError('answer', { message }, { shouldFocus: true })
  }
  const check = async (open: CodeRequest, answer: string): Promise<void> => {
    if (!queue) return
    const code = await accepted(queue, open, answer)
    if (code) return onApproved(code)
    const next = await requestOf(queue, asked)
    setRequest(next ?? 'none')
    refuse(t(next?.round === open.round ? 'approvalCodes.counter.wrong' : 'approvalCodes.counter.askAgain'))
  }
  const submit = form.handleSubmit(async ({ answer }) => {
    const digits = codeDigits(answer)
    if (isChecking.current || request === null || request === 'none') return
    if (!ANSWER.test(digits)) return form.setError('answer', { message: t('approvalCodes.eightDigits') })
    isChecking.current = true
    setAsking(true)
    try {
      await check(request, digits)
    } catch {
      refuse(t('approvalCodes.counter.failed'))
    } finally {
      isChecking.current = false
      setAsking(false)
    }
  })
  return { form, request, submit }
}
