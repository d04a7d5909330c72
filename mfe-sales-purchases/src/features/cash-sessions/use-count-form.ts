import { useForm, type UseFormReturn } from '@comptoir/platform/forms'
import { POINTS_OF_SALE } from '@comptoir/contracts/company/points-of-sale'
import { CASH_SESSIONS, type CashSession, type CloseSessionInput } from '@comptoir/contracts/sales/cash-sessions'
import { advanceOne, useSave, useTranslation } from '@comptoir/platform'

export interface CountValues {
  counts: { paymentMethodId: string; countedMinor: number | null; comment: string }[]
  keptFloatMinor: number | null
}

export type CountForm = UseFormReturn<CountValues>

/** The closing in two steps: `check` looks whether all is counted, `close` sends it for good. */
export function useCountForm(session: CashSession) {
  const { t } = useTranslation('sales-purchases')
  const form = useForm<CountValues>({
    defaultValues: {
      counts: session.tenders.map(({ paymentMethodId }) => ({ paymentMethodId, countedMinor: null, comment: '' })),
      keptFloatMinor: null,
    },
  })
  const { save, isSaving } = useSave(
    (input: CloseSessionInput) => advanceOne(CASH_SESSIONS, session.id, 'close', input),
    {
      invalidates: [CASH_SESSIONS, POINTS_OF_SALE],
      form,
      fieldOfCode: { 'cashSession.keptFloatTooHigh': 'keptFloatMinor' },
      success: t('cashSessions.session.closed'),
    },
  )

  const check = (values: CountValues): CloseSessionInput | null => {
    const input = inputOf(values)
    if (input) return input
    values.counts.forEach(({ countedMinor }, index) => {
      if (countedMinor === null)
        form.setError(`counts.${index}.countedMinor`, { message: t('cashSessions.session.count.required') })
    })
    if (values.keptFloatMinor === null)
      form.setError('keptFloatMinor', { message: t('cashSessions.session.count.keptRequired') })
    return null
  }
  return { form, check, close: save, isSaving }
}

/** What is sent; null while something is not counted. */
function inputOf({ counts, keptFloatMinor }: CountValues): CloseSessionInput | null {
  const counted = counts.flatMap(({ paymentMethodId, countedMinor, comment }) => {
    if (countedMinor === null) return []
    return [{ paymentMethodId, countedMinor, ...(comment.trim() === '' ? {} : { comment: comment.trim() }) }]
  })
  if (counted.length < counts.length || keptFloatMinor === null) return null
  return { counts: counted, keptFloatMinor }
}
