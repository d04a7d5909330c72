import { STAMP_CURRENCY } from '@comptoir/contracts/ticket-stamps'
import { SwitchField, type Control } from '@comptoir/platform/forms'
import { useCompany, useTranslation } from '@comptoir/platform'
import type { PointOfSaleValues } from './point-of-sale-values.ts'

/** Whether tickets bear the fiscal stamp, which is an amount of dinars: a company that counts in another currency is told so. */
export function StampField({ control }: { control: Control<PointOfSaleValues> }) {
  const { t } = useTranslation('company')
  const { currency } = useCompany()
  const isDue = currency === STAMP_CURRENCY
  return (
    <SwitchField
      control={control}
      name="bearsStamp"
      label={t('pointsOfSale.counter.stamp')}
      help={isDue ? t('pointsOfSale.counter.stampHelp') : t('pointsOfSale.counter.stampOfDinars', { currency })}
      isDisabled={!isDue}
    />
  )
}
