import { useEffect, useEffectEvent, useRef } from 'react'
import type { Approvable } from '@comptoir/contracts/role-permissions'
import { APPROVALS, type ApproverKey, type Approvers } from '@comptoir/contracts/sales/approvals'
import { isProblem, useCompanyQuery, useTranslation } from '@comptoir/platform'
import { useForm } from '@comptoir/platform/forms'
import { badgeOf, pinOf } from '../../common/approver-key.ts'

export interface ApproverOptions {
  registerId: string
  permissions: readonly Approvable[]
  /** Asks the server, with what the approver wrote; rejects as the call does. */
  ask: (key: ApproverKey, comment: string) => Promise<void>
  /** What is said where the server does not answer. */
  noAnswer: string
  /** What the approver has to write, where they have to: its name, and what is said where it is missing. */
  comment?: { label: string; required: string } | undefined
  /** A code that was scanned since it was asked for: another object for each scan. It is a badge or nothing. */
  badge?: { code: string } | null | undefined
  /** Nobody goes back while an answer is awaited: it may be yes. */
  setAsking: (isAsking: boolean) => void
}

const NOBODY: Approvers['data'] = []

/** The form of whoever approves here: who can by PIN, asked anew each time, for one may have been set meanwhile. */
export function useApprover(options: ApproverOptions) {
  const { registerId, permissions, ask, noAnswer, comment: wanted, badge, setAsking } = options
  const { t } = useTranslation('sales-purchases')
  const searchParams = new URLSearchParams([
    ['registerId', registerId],
    ...permissions.map((permission) => ['permissions[]', permission]),
  ])
  const { data } = useCompanyQuery<Approvers>(APPROVALS, ['approvers'], { searchParams, staleTimeMs: 0 })
  const approvers = data?.data ?? NOBODY
  const isAsking = useRef(false)
  const form = useForm<{ comment: string; userId: string; key: string }>({
    // Whose PIN it is has to be said where it may be one of several: a wrong guess would count against the other.
    values: { comment: '', userId: approvers.length === 1 ? (approvers[0]?.id ?? '') : '', key: '' },
    resetOptions: { keepDirtyValues: true },
  })

  const askWith = async (key: ApproverKey | null): Promise<void> => {
    const comment = form.getValues('comment').trim()
    if (isAsking.current) return
    if (wanted && comment === '') return form.setError('comment', { message: wanted.required })
    if (!key) return form.setError('key', { message: t('counter.approval.unreadable') })
    isAsking.current = true
    setAsking(true)
    try {
      await ask(key, comment)
    } catch (error) {
      // A PIN is not corrected digit by digit.
      form.resetField('key')
      form.setError('key', { message: isProblem(error) ? error.message : noAnswer }, { shouldFocus: true })
    } finally {
      isAsking.current = false
      setAsking(false)
    }
  }
  const submit = form.handleSubmit(({ userId, key }) => {
    const typed = key.trim()
    const pin = pinOf(typed)
    if (pin && userId === '') return form.setError('userId', { message: t('counter.approval.who') })
    return askWith(badgeOf(typed) ?? (pin && { ...pin, userId }))
  })
  // The digits of some barcode are nobody's PIN.
  const scanned = useEffectEvent((code: string) => {
    form.setValue('key', '')
    void askWith(badgeOf(code))
  })
  const opened = useRef(badge)
  useEffect(() => {
    // What was scanned before it was asked for is a piece of the goods.
    if (badge && badge !== opened.current) scanned(badge.code)
  }, [badge])
  return { form, approvers, submit }
}
