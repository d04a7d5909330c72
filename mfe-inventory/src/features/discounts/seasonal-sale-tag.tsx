import { Badge, useTranslation } from '@comptoir/platform'

/** Tells a seasonal sale from a promotion. */
export function SeasonalSaleTag() {
  const { t } = useTranslation('inventory')
  return (
    <Badge colorPalette="brand" size="sm">
      {t('discounts.seasonalSale.tag')}
    </Badge>
  )
}
