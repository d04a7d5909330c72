import { SelectField, type Control } from '@comptoir/platform/forms'
import { useCompany, useTranslation } from '@comptoir/platform'
import { useCashSteps } from '../../common/use-cash-steps.ts'
import type { PointOfSaleValues } from './point-of-sale-values.ts'

/** What is left to pay in cash is rounded to this; nothing chosen is what the company does. */
export function CashRoundingField({ control }: { control: Control<PointOfSaleValues> }) {
  const { t } = useTranslation('company')
  const { cashStepMinor: ofCompany } = useCompany()
  const { labelOf, options } = useCashSteps(t('pointsOfSale.counter.noCashRounding'))
  return (
    <SelectField
      control={control}
      name="cashStepMinor"
      label={t('pointsOfSale.counter.cashRounding')}
      help={t('pointsOfSale.counter.cashRoundingHelp')}
      options={options}
      placeholder={t('pointsOfSale.counter.cashRoundingOfCompany', { step: labelOf(ofCompany) })}
      isClearable
    />
  )
}
