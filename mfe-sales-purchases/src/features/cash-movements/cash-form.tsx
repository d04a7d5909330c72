import type { FormEvent } from 'react'
import { LONGEST_CASH_NOTE } from '@comptoir/contracts/sales/cash-movements'
import { Flex, useTranslation } from '@comptoir/platform'
import { MoneyField, SegmentChoice, SelectField, TextField, useWatch } from '@comptoir/platform/forms'
import { asksForNote, type CashFormOptions, reasonsOf, useCashForm } from './use-cash-form.ts'

export interface CashFormProps extends CashFormOptions {
  id: string
  currency: string
}

/** Asks which way cash goes, why, how much, and for a note. */
export function CashForm({ id, currency, ...options }: CashFormProps) {
  const { t } = useTranslation('sales-purchases')
  const { form, submit } = useCashForm(options)
  const [direction, reason] = useWatch({ control: form.control, name: ['direction', 'reason'] })
  const send = (event: FormEvent): void => {
    void submit(event)
  }
  return (
    <form id={id} noValidate autoComplete="off" onSubmit={send}>
      <Flex direction="column" gap="4">
        <SegmentChoice
          label={t('cashMovements.direction')}
          value={direction}
          options={[
            { value: 'payOut', label: t('cashMovements.payOut') },
            { value: 'payIn', label: t('cashMovements.payIn') },
          ]}
          onChange={(chosen) => {
            form.setValue('direction', chosen)
            form.setValue('reason', '')
            form.clearErrors()
          }}
        />
        <SelectField
          control={form.control}
          name="reason"
          label={t('cashMovements.reason')}
          options={reasonsOf(direction).map((each) => ({ value: each, label: t(`cashMovements.reasons.${each}`) }))}
          size="xl"
          isRequired
        />
        <MoneyField
          control={form.control}
          name="amountMinor"
          label={t('cashMovements.amount')}
          currency={currency}
          size="xl"
          isRequired
        />
        <TextField
          control={form.control}
          name="note"
          label={t('cashMovements.note')}
          maxLength={LONGEST_CASH_NOTE}
          autoComplete="off"
          size="xl"
          isRequired={asksForNote({ direction, reason })}
        />
      </Flex>
    </form>
  )
}
