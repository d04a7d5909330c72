import { dueDateOf } from '@comptoir/contracts/people/parties'
import { useFormat, useToday, useTranslation } from '@comptoir/platform'
import { NumberField, SwitchField, useWatch, type Control } from '@comptoir/platform/forms'
import type { PartyValues } from './party-values.ts'

/** When invoices are to be paid, with the day on which one of today would be due. */
export function TermsFields({ control, isDisabled }: { control: Control<PartyValues>; isDisabled: boolean }) {
  const { t } = useTranslation('people')
  const example = useDueExample(control)
  return (
    <>
      <NumberField
        control={control}
        name="paymentDays"
        label={t('party.terms.daysLabel')}
        help={example ?? t('party.terms.daysHelp')}
        suffix={t('party.terms.daysUnit')}
        isDisabled={isDisabled}
      />
      <SwitchField
        control={control}
        name="isPaymentAtMonthEnd"
        label={t('party.terms.monthEnd')}
        help={t('party.terms.monthEndHelp')}
        isDisabled={isDisabled}
      />
    </>
  )
}

function useDueExample(control: Control<PartyValues>): string | null {
  const { t } = useTranslation('people')
  const format = useFormat()
  const today = useToday()
  const [paymentDays, isPaymentAtMonthEnd] = useWatch({ control, name: ['paymentDays', 'isPaymentAtMonthEnd'] })
  if (paymentDays === null || !Number.isInteger(paymentDays) || paymentDays < 0 || paymentDays > 365) return null
  return t('party.terms.example', { date: format.date(dueDateOf(today, { paymentDays, isPaymentAtMonthEnd })) })
}
