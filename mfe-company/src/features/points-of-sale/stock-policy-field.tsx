import { SelectField, type Control } from '@comptoir/platform/forms'
import { useCompany, useTranslation } from '@comptoir/platform'
import { STOCK_POLICIES } from '@comptoir/contracts/stock-policies'
import type { PointOfSaleValues } from './point-of-sale-values.ts'

/** What is done where stock runs out; nothing chosen is what the company does. */
export function StockPolicyField({ control }: { control: Control<PointOfSaleValues> }) {
  const { t } = useTranslation('company')
  const { stockPolicy: ofCompany } = useCompany()
  const labelOf = (policy: (typeof STOCK_POLICIES)[number]): string => t(`stockPolicies.${policy}`)
  return (
    <SelectField
      control={control}
      name="stockPolicy"
      label={t('pointsOfSale.counter.stockPolicy')}
      help={t('pointsOfSale.counter.stockPolicyHelp')}
      options={STOCK_POLICIES.map((policy) => ({ value: policy, label: labelOf(policy) }))}
      placeholder={t('pointsOfSale.counter.stockPolicyOfCompany', { policy: labelOf(ofCompany) })}
      isClearable
    />
  )
}
