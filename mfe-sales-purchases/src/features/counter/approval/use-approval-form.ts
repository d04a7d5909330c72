import { useEffect, useEffectEvent, useRef } from 'react'
import type { CodeApprovable } from '@comptoir/contracts/sales/approval-codes'
import type { ApproverKey } from '@comptoir/contracts/sales/approvals'
import { isProblem, useTranslation } from '@comptoir/platform'
import { useForm, type UseFormReturn } from '@comptoir/platform/forms'
import { badgeOf, pinOf } from '../../../common/approver-key.ts'
import type { SoldParts } from '../../ticket-queue/index.ts'
import type { Credit } from '../credit/use-credit.ts'
import { askApproval, useApprovers } from './approval.api.ts'
import { permissionsOf, type LineToApprove } from './needed-approvals.ts'

/** A sale that waits for an approval, and what of it. */
export interface AskedApproval {
  parts: SoldParts
  registerId: string
  totalMinor: number
  lines: readonly LineToApprove[]
  /** Where the client would owe more than was agreed. */
  credit?: Pick<Credit, 'wouldOweMinor' | 'limitMinor'> | undefined
  /** A code that was scanned since: another object for each scan. */
  badge?: { code: string }
}

interface ApprovalValues {
  userId: string
  /** The PIN that was typed, or the code that a scanner typed. */
  key: string
}

const NOBODY: readonly { id: string; name: string }[] = []

export interface ApprovalFormOptions {
  asked: AskedApproval
  /** It was approved: the sale may be sent. */
  onApproved: () => void
  /** Nobody goes back to the cart while an answer is awaited: it may be yes. */
  setAsking: (isAsking: boolean) => void
}

export function useApprovalForm({ asked, onApproved, setAsking }: ApprovalFormOptions) {
  const { t } = useTranslation('sales-purchases')
  const { registerId, badge } = asked
  const permissions = permissionsAsked(asked)
  const { data } = useApprovers(registerId, permissions)
  const approvers = data?.data ?? NOBODY
  const isAsking = useRef(false)
  const form = useForm<ApprovalValues>({
    // Whose PIN it is has to be said where it may be one of several: a wrong guess would count against the other.
    values: { userId: approvers.length === 1 ? (approvers[0]?.id ?? '') : '', key: '' },
    resetOptions: { keepDirtyValues: true },
  })

  const ask = async (given: ApproverKey | null): Promise<void> => {
    if (isAsking.current) return
    if (!given) return form.setError('key', { message: t('counter.approval.unreadable') })
    isAsking.current = true
    setAsking(true)
    try {
      await askApproval(asked, { permissions, key: given })
      onApproved()
    } catch (error) {
      refuse(form, isProblem(error) ? error.message : t('counter.approval.noAnswer'))
    } finally {
      isAsking.current = false
      setAsking(false)
    }
  }
  const submit = form.handleSubmit(({ userId, key }) => {
    const typed = key.trim()
    const given = badgeOf(typed) ?? pinOf(typed)
    if (given?.kind === 'pin' && userId === '') return form.setError('userId', { message: t('counter.approval.who') })
    return ask(given?.kind === 'pin' ? { ...given, userId } : given)
  })
  // What is scanned is a badge or nothing: the digits of some barcode are nobody's PIN.
  const scanned = useEffectEvent((code: string) => {
    form.setValue('key', '')
    void ask(badgeOf(code))
  })
  useEffect(() => {
    if (badge) scanned(badge.code)
  }, [badge])
  return { form, approvers, submit }
}

export function permissionsAsked({ lines, credit }: AskedApproval): CodeApprovable[] {
  return credit ? [...permissionsOf(lines), 'sales.exceedCreditLimit'] : permissionsOf(lines)
}

/** What was typed is gone: a PIN is not corrected digit by digit. */
function refuse(form: UseFormReturn<ApprovalValues>, message: string): void {
  form.resetField('key')
  form.setError('key', { message }, { shouldFocus: true })
}
