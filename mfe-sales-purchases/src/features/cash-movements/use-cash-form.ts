import { useState } from 'react'
import {
  CASH_MOVEMENTS,
  CASH_REASON_NAMES,
  directionOf,
  needsNote,
  type CashDirection,
  type CashMovement,
  type CashReason,
} from '@comptoir/contracts/sales/cash-movements'
import { CASH_SESSIONS_AT } from '@comptoir/contracts/addresses'
import { makeOne, newId, useSave, useTranslation } from '@comptoir/platform'
import { useForm } from '@comptoir/platform/forms'

export interface CashValues {
  direction: CashDirection
  reason: string
  amountMinor: number | null
  note: string
}

export function reasonsOf(direction: CashDirection): CashReason[] {
  return CASH_REASON_NAMES.filter((reason) => directionOf(reason) === direction)
}

function reasonIn({ direction, reason }: Pick<CashValues, 'direction' | 'reason'>): CashReason | undefined {
  return reasonsOf(direction).find((each) => each === reason)
}

/** Whether the note has to be filled in. */
export function asksForNote(values: Pick<CashValues, 'direction' | 'reason'>): boolean {
  const reason = reasonIn(values)
  return reason !== undefined && needsNote(reason)
}

export interface CashFormOptions {
  cashSessionId: string
  /** In whose name it is recorded, where another is signed in. */
  atCounter: { cashierId?: string }
  onRecorded: (movement: CashMovement) => void
  /** Nobody leaves while an answer is awaited. */
  setSaving: (isSaving: boolean) => void
}

/** The form of a movement. Its id is made once, so that one whose answer was lost is recorded once when it is sent again. */
export function useCashForm({ cashSessionId, atCounter, onRecorded, setSaving }: CashFormOptions) {
  const { t } = useTranslation('sales-purchases')
  const [id] = useState(newId)
  const form = useForm<CashValues>({
    defaultValues: { direction: 'payOut', reason: '', amountMinor: null, note: '' },
  })
  const { save } = useSave(
    (sent: { reason: CashReason; amountMinor: number; note: string | null }) =>
      makeOne(CASH_MOVEMENTS, { id, cashSessionId, ...atCounter, ...sent }),
    {
      invalidates: [CASH_MOVEMENTS, CASH_SESSIONS_AT],
      form,
      fieldOfCode: { 'cashMovement.noteMissing': 'note', 'cashMovement.aboveLimit': 'amountMinor' },
      onSaved: onRecorded,
    },
  )
  const submit = form.handleSubmit(async (values) => {
    const reason = reasonIn(values)
    const note = values.note.trim() || null
    const amountMinor = values.amountMinor ?? 0
    if (!reason) form.setError('reason', { message: t('cashMovements.reasonRequired') })
    if (amountMinor <= 0) form.setError('amountMinor', { message: t('cashMovements.amountRequired') })
    const lacksNote = reason !== undefined && needsNote(reason) && note === null
    if (lacksNote) form.setError('note', { message: t('cashMovements.noteRequired') })
    if (reason && amountMinor > 0 && !lacksNote) {
      setSaving(true)
      await save({ reason, amountMinor, note })
      setSaving(false)
    }
  })
  return { form, submit }
}
