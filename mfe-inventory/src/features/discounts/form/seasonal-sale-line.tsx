import { isTooSmallForSale, SEASONAL_SALE_LEAST } from '@comptoir/contracts/inventory/discounts'
import { milliRateFromNumber } from '@comptoir/money'
import { Notice, useFormat, useTranslation } from '@comptoir/platform'
import { useWatch, type Control } from '@comptoir/platform/forms'
import type { DiscountValues } from './discount-values.ts'

/** What the law asks of a seasonal sale; a warning where the percentage is too small for one. Nothing is refused. */
export function SeasonalSaleLine({ control }: { control: Control<DiscountValues> }) {
  const { t } = useTranslation('inventory')
  const format = useFormat()
  const [isSeasonalSale, pourcentage] = useWatch({ control, name: ['isSeasonalSale', 'pourcentage'] })
  if (!isSeasonalSale) return null
  const isTooSmall = isTooSmallForSale({ isSeasonalSale, pourcentage })
  const least = format.percent(milliRateFromNumber(SEASONAL_SALE_LEAST))
  return (
    <Notice tone={isTooSmall ? 'attention' : 'brand'}>
      {isTooSmall ? `${t('discounts.seasonalSale.tooSmall', { least })} ` : null}
      {t('discounts.seasonalSale.law', { least })}
    </Notice>
  )
}
