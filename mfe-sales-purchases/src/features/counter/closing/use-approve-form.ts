import { CASH_SESSIONS_AT } from '@comptoir/contracts/addresses'
import type { ApproveHereInput, CashSession } from '@comptoir/contracts/sales/cash-sessions'
import { api, isProblem, pathOf, useTranslation } from '@comptoir/platform'
import { useForm } from '@comptoir/platform/forms'
import { useApprovers } from '../approval/approval.api.ts'
import { badgeOf, pinOf } from '../../../common/approver-key.ts'

interface ApproveValues {
  comment: string
  userId: string
  /** The PIN that was typed, or the code that a scanner typed. */
  key: string
}

export interface ApproveFormOptions {
  session: CashSession
  onApproved: (session: CashSession) => void
  setAsking: (isAsking: boolean) => void
}

const PERMISSIONS = ['cashSessions.approveDifference'] as const
const NOBODY: readonly { id: string; name: string }[] = []

/** The form by which somebody approves a closing at the counter. */
export function useApproveForm({ session, onApproved, setAsking }: ApproveFormOptions) {
  const { t } = useTranslation('sales-purchases')
  const { data } = useApprovers(session.registerId, PERMISSIONS)
  const approvers = data?.data ?? NOBODY
  const form = useForm<ApproveValues>({
    // Whose PIN it is has to be said where it may be one of several: a wrong guess would count against the other.
    values: { comment: '', userId: approvers.length === 1 ? (approvers[0]?.id ?? '') : '', key: '' },
    resetOptions: { keepDirtyValues: true },
  })
  const send = async (input: ApproveHereInput): Promise<void> => {
    setAsking(true)
    try {
      onApproved(await api.post<CashSession>(pathOf(CASH_SESSIONS_AT, session.id, 'approve-here'), input))
    } catch (error) {
      form.resetField('key')
      const message = isProblem(error) ? error.message : t('closingApproval.noAnswer')
      form.setError('key', { message }, { shouldFocus: true })
    } finally {
      setAsking(false)
    }
  }
  const submit = form.handleSubmit(({ comment, userId, key: typed }) => {
    if (comment.trim() === '') return form.setError('comment', { message: t('closingApproval.commentRequired') })
    const pin = pinOf(typed.trim())
    if (pin && userId === '') return form.setError('userId', { message: t('counter.approval.who') })
    const key = badgeOf(typed.trim()) ?? (pin && { ...pin, userId })
    if (!key) return form.setError('key', { message: t('counter.approval.unreadable') })
    return send({ comment: comment.trim(), position: session.approval?.restated?.position ?? 0, key })
  })
  return { form, approvers, submit }
}
