import { useEffect, useState } from 'react'
import { useForm, type UseFormReturn } from '@comptoir/platform/forms'
import { POINTS_OF_SALE } from '@comptoir/contracts/company/points-of-sale'
import { CASH_SESSIONS, type CashSession, type CloseSessionInput } from '@comptoir/contracts/sales/cash-sessions'
import { useFormat, useSave, useTranslation } from '@comptoir/platform'
import { type CountValues, forgetTyped, keepTyped, typedCount } from './typed-count.ts'

export type CountForm = UseFormReturn<CountValues>

export interface Closing<Closed> {
  /** Closes the session for good. */
  close: (input: CloseSessionInput) => Promise<Closed>
  /** What is said once it is closed; nothing where the screen says it. */
  success?: string
  /** Cash begins with its notes and coins, not with one amount. */
  isByPieces?: boolean
}

/** The closing in two steps: `check` looks whether all is counted, `close` sends it for good; undefined where it was refused. */
export function useCountForm<Closed>(session: CashSession, { close, success, isByPieces = false }: Closing<Closed>) {
  const { t } = useTranslation('sales-purchases')
  const format = useFormat()
  const form = useForm<CountValues>({ defaultValues: useState(() => typedCount(session, isByPieces))[0] })
  useEffect(
    () => form.subscribe({ formState: { values: true }, callback: ({ values }) => keepTyped(session, values) }),
    [form, session],
  )
  const { save, isSaving } = useSave(close, {
    invalidates: [CASH_SESSIONS, POINTS_OF_SALE],
    form,
    fieldOfCode: { 'cashSession.keptFloatTooHigh': 'keptFloatMinor' },
    success,
  })

  const check = (values: CountValues): CloseSessionInput | null => {
    const countedMinor = cashCounted(session, values.counts)
    if (countedMinor !== null && values.keptFloatMinor !== null && values.keptFloatMinor > countedMinor) {
      const counted = format.money(countedMinor, session.currency)
      form.setError('keptFloatMinor', { message: t('cashCount.keptTooHigh', { counted }) })
      return null
    }
    const input = inputOf(values)
    if (input) return input
    values.counts.forEach(({ countedMinor: minor, foreign }, index) => {
      if (minor === null) form.setError(`counts.${index}.countedMinor`, { message: t('cashCount.required') })
      foreign.forEach(({ countedMinor: ofForeign }, at) => {
        if (ofForeign !== null) return
        form.setError(`counts.${index}.foreign.${at}.countedMinor`, { message: t('cashCount.required') })
      })
    })
    if (values.keptFloatMinor === null) form.setError('keptFloatMinor', { message: t('cashCount.keptRequired') })
    return null
  }
  const closeForGood = async (input: CloseSessionInput): Promise<Closed | undefined> => {
    const closed = await save(input)
    if (closed !== undefined) forgetTyped(session)
    return closed
  }
  return { form, check, close: closeForGood, isSaving }
}

/** What was counted of the cash whose float stays in the drawer, in the session's own currency; null while it is not. */
export function cashCounted({ tenders }: CashSession, counts: CountValues['counts']): number | null {
  const cashId = tenders.find(({ kind }) => kind === 'cash')?.paymentMethodId
  return counts.find(({ paymentMethodId }) => paymentMethodId === cashId)?.countedMinor ?? null
}

/** What is sent; null while something is not counted. */
function inputOf({ counts, keptFloatMinor }: CountValues): CloseSessionInput | null {
  const counted = counts.flatMap(({ paymentMethodId, countedMinor, comment, foreign: typed }) => {
    const foreign = typed.flatMap(({ currency, countedMinor: minor }) =>
      minor === null ? [] : [{ currency, countedMinor: minor }],
    )
    if (countedMinor === null || foreign.length < typed.length) return []
    const said = comment.trim()
    const more = { ...(said === '' ? {} : { comment: said }), ...(foreign.length > 0 ? { foreign } : {}) }
    return [{ paymentMethodId, countedMinor, ...more }]
  })
  if (counted.length < counts.length || keptFloatMinor === null) return null
  return { counts: counted, keptFloatMinor }
}
