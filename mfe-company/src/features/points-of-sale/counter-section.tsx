import { useMemo } from 'react'
import { FormSection, MoneyField, SelectField, useWatch } from '@comptoir/platform/forms'
import { useCompany, useTranslation } from '@comptoir/platform'
import { CashRoundingField } from './cash-rounding-field.tsx'
import { DefaultClientField, type DefaultClientFieldProps } from './default-client-field.tsx'
import { MethodsField } from './methods-field.tsx'
import { PriceDisplayField } from './price-display-field.tsx'
import { StampField } from './stamp-field.tsx'
import { StockPolicyField } from './stock-policy-field.tsx'
import { timeZones } from './time-zones.ts'

/** What the point of sale may have another way than the company. */
export function CounterSection({ control, clients }: DefaultClientFieldProps) {
  const { t } = useTranslation('company')
  const { timeZone: ofCompany, currency } = useCompany()
  const timeZone = useWatch({ control, name: 'timeZone' })
  const zones = useMemo(
    () => timeZones(ofCompany, timeZone).map((zone) => ({ value: zone, label: zone })),
    [ofCompany, timeZone],
  )
  return (
    <FormSection title={t('pointsOfSale.counter.title')} description={t('pointsOfSale.counter.description')}>
      <SelectField
        control={control}
        name="timeZone"
        label={t('pointsOfSale.counter.timeZone')}
        help={t('pointsOfSale.counter.timeZoneHelp')}
        options={zones}
        placeholder={t('pointsOfSale.counter.timeZoneOfCompany', { timeZone: ofCompany })}
        isClearable
      />
      <DefaultClientField control={control} clients={clients} />
      <StockPolicyField control={control} />
      <PriceDisplayField control={control} />
      <CashRoundingField control={control} />
      <MoneyField
        control={control}
        name="cashToleranceMinor"
        label={t('pointsOfSale.counter.cashTolerance')}
        help={t('pointsOfSale.counter.cashToleranceHelp')}
        currency={currency}
      />
      <StampField control={control} />
      <MethodsField control={control} />
    </FormSection>
  )
}
