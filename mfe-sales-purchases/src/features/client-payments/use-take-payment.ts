import { useRef, useState } from 'react'
import { CASH_SESSIONS_AT, CLIENT_ACCOUNTS_AT } from '@comptoir/contracts/addresses'
import { missingDetails } from '@comptoir/contracts/payment-details'
import type { CashSession, PaymentMethod } from '@comptoir/contracts/sales/cash-sessions'
import { ACCOUNT_MOVEMENTS, type ClientAccount } from '@comptoir/contracts/sales/client-accounts'
import { CLIENT_PAYMENTS, type ClientPayment, type ClientPaymentInput } from '@comptoir/contracts/sales/client-payments'
import type { PaymentDetails } from '@comptoir/contracts/sales/sales'
import { makeOne, newId, serverNow, useFormat, useSave, useTranslation } from '@comptoir/platform'
import { useForm, useWatch } from '@comptoir/platform/forms'
import { moneyOf } from './handed-over.rules.ts'

interface PaymentValues {
  totalMinor: number | null
  methodId: string
  receivedMinor: number | null
}

export interface PaymentOptions {
  session: CashSession
  account: ClientAccount
  methods: readonly PaymentMethod[]
  onTaken: (payment: ClientPayment) => void
  /** Nobody leaves while an answer is awaited. */
  setSaving: (isSaving: boolean) => void
}

/** The form of a payment. Its ids are made once, so that one whose answer was lost is received once when it is sent again. */
export function useTakePayment({ session, account, methods, onTaken, setSaving }: PaymentOptions) {
  const { t } = useTranslation('sales-purchases')
  const format = useFormat()
  const [ids] = useState(() => ({ id: newId(), paymentId: newId() }))
  const sentAt = useRef<string | null>(null)
  const [details, setDetails] = useState<PaymentDetails>({})
  const form = useForm<PaymentValues>({
    defaultValues: {
      totalMinor: Math.max(account.owedMinor, 0) || null,
      methodId: methods[0]?.id ?? '',
      receivedMinor: null,
    },
  })
  const [totalMinor, methodId, receivedMinor] = useWatch({
    control: form.control,
    name: ['totalMinor', 'methodId', 'receivedMinor'],
  })
  const method = methods.find(({ id }) => id === methodId)
  const { save } = useSave((input: ClientPaymentInput) => makeOne(CLIENT_PAYMENTS, input), {
    invalidates: [CLIENT_PAYMENTS, CLIENT_ACCOUNTS_AT, ACCOUNT_MOVEMENTS, CASH_SESSIONS_AT],
    form,
    fieldOfCode: { 'clientPayment.moreThanOwed': 'totalMinor', 'clientPayment.owedChanged': 'totalMinor' },
    onSaved: onTaken,
  })
  const submit = form.handleSubmit(async (values) => {
    const paidMinor = values.totalMinor ?? 0
    if (paidMinor <= 0) return form.setError('totalMinor', { message: t('clientPayments.amountRequired') })
    if (paidMinor > account.owedMinor)
      return form.setError('totalMinor', {
        message: t('clientPayments.tooMuch', { owed: format.money(account.owedMinor, account.currency) }),
      })
    if (!method) return form.setError('methodId', { message: t('clientPayments.methodRequired') })
    const money = moneyOf({ totalMinor: paidMinor, methodKind: method.kind, receivedMinor: values.receivedMinor })
    if (money === null) return form.setError('receivedMinor', { message: t('clientPayments.tooLittle') })
    const said = saidOf(details)
    if (missingDetails(method.kind, said).length > 0)
      return form.setError('methodId', { message: t('clientPayments.detailsRequired') })
    sentAt.current ??= new Date(serverNow()).toISOString()
    setSaving(true)
    await save({
      ...{ id: ids.id, registerId: session.registerId, cashSessionId: session.id, clientId: account.clientId },
      ...{ occurredAt: sentAt.current, totalMinor: paidMinor, changeMinor: money.changeMinor },
      payments: [
        {
          ...{ id: ids.paymentId, paymentMethodId: method.id, amountMinor: money.amountMinor },
          ...(Object.keys(said).length === 0 ? {} : { details: said }),
        },
      ],
    })
    setSaving(false)
  })
  const money =
    method && totalMinor ? moneyOf({ totalMinor, methodKind: method.kind, receivedMinor: receivedMinor ?? null }) : null
  return { form, submit, method, details, setDetails, changeMinor: money?.changeMinor ?? 0 }
}

/** What was filled in. */
function saidOf(details: PaymentDetails): PaymentDetails {
  const filled = Object.entries(details).filter(([, said]) => typeof said !== 'string' || said.trim() !== '')
  return Object.fromEntries(filled)
}
