import { useEffect, useEffectEvent, useState } from 'react'
import { BADGE_PATTERN, PIN_PATTERN } from '@comptoir/contracts/company/counter-keys'
import type { ApproverKey } from '@comptoir/contracts/sales/approvals'
import type { SaleInput } from '@comptoir/contracts/sales/sales'
import { isProblem, useTranslation } from '@comptoir/platform'
import { useForm, type UseFormReturn } from '@comptoir/platform/forms'
import { askApproval, useApprovers } from './approval.api.ts'
import { permissionsOf, type LineToApprove } from './needed-approvals.ts'

/** A sale that waits for an approval, and what of it. */
export interface AskedApproval {
  input: SaleInput
  lines: readonly LineToApprove[]
  /** A code that was scanned since: another object for each scan. */
  badge?: { code: string }
}

interface ApprovalValues {
  userId: string
  /** The PIN that was typed, or the code that a scanner typed. */
  key: string
}

const NOBODY: readonly { id: string; name: string }[] = []

/** The form of an approval: `onApproved` is called once the sale may be sent. */
export function useApprovalForm({ input, lines, badge }: AskedApproval, onApproved: () => void) {
  const { t } = useTranslation('sales-purchases')
  const permissions = permissionsOf(lines)
  const { data } = useApprovers(input.registerId, permissions)
  const approvers = data?.data ?? NOBODY
  const [isAsking, setAsking] = useState(false)
  const form = useForm<ApprovalValues>({
    values: { userId: approvers[0]?.id ?? '', key: '' },
    resetOptions: { keepDirtyValues: true },
  })

  const submit = form.handleSubmit(async ({ userId, key }) => {
    if (isAsking) return
    const given = keyOf(key.trim(), userId)
    if (!given) return form.setError('key', { message: t('counter.approval.unreadable') })
    setAsking(true)
    try {
      await askApproval(input, { permissions, key: given })
      onApproved()
    } catch (error) {
      refuse(form, isProblem(error) ? error.message : t('counter.approval.noAnswer'))
    } finally {
      setAsking(false)
    }
  })
  const scanned = useEffectEvent((code: string) => {
    form.setValue('key', code)
    void submit()
  })
  useEffect(() => {
    if (badge) scanned(badge.code)
  }, [badge])
  return { form, approvers, submit }
}

/** What was typed is gone: a PIN is not corrected digit by digit. */
function refuse(form: UseFormReturn<ApprovalValues>, message: string): void {
  form.resetField('key')
  form.setError('key', { message }, { shouldFocus: true })
}

function keyOf(typed: string, userId: string): ApproverKey | null {
  const code = typed.toUpperCase()
  if (new RegExp(BADGE_PATTERN).test(code)) return { kind: 'badge', code }
  return new RegExp(PIN_PATTERN).test(typed) && userId !== '' ? { kind: 'pin', userId, pin: typed } : null
}
