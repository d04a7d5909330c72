import { SelectField, type Control } from '@comptoir/platform/forms'
import { useCompany, useTranslation } from '@comptoir/platform'
import { PRICE_DISPLAYS, type PriceDisplay } from '@comptoir/contracts/price-displays'
import type { PointOfSaleValues } from './point-of-sale-values.ts'

/** How prices are shown at its counter and on its tickets; nothing chosen is what the company does. */
export function PriceDisplayField({ control }: { control: Control<PointOfSaleValues> }) {
  const { t } = useTranslation('company')
  const { priceDisplay: ofCompany } = useCompany()
  const labelOf = (display: PriceDisplay): string => t(`priceDisplays.${display}`)
  return (
    <SelectField
      control={control}
      name="priceDisplay"
      label={t('pointsOfSale.counter.priceDisplay')}
      help={t('pointsOfSale.counter.priceDisplayHelp')}
      options={PRICE_DISPLAYS.map((display) => ({ value: display, label: labelOf(display) }))}
      placeholder={t('pointsOfSale.counter.priceDisplayOfCompany', { display: labelOf(ofCompany) })}
      isClearable
    />
  )
}
