import { useMemo } from 'react'
import type { PointOfSale } from '@comptoir/contracts/company/points-of-sale'
import { FormSection, SelectField, useWatch, type Control } from '@comptoir/platform/forms'
import { useCompany, useTranslation } from '@comptoir/platform'
import { DefaultClientField } from './default-client-field.tsx'
import type { PointOfSaleValues } from './point-of-sale-values.ts'
import { timeZones } from './time-zones.ts'

export interface CounterSectionProps {
  control: Control<PointOfSaleValues>
  pointOfSale: PointOfSale | undefined
}

/** What the point of sale may have another way than the company. */
export function CounterSection({ control, pointOfSale }: CounterSectionProps) {
  const { t } = useTranslation('company')
  const { timeZone: ofCompany } = useCompany()
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
      <DefaultClientField control={control} chosen={pointOfSale?.defaultClient ?? null} />
    </FormSection>
  )
}
