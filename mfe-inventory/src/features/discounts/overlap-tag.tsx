import { Layers2 } from 'lucide-react'
import type { DiscountRow } from '@comptoir/contracts/inventory/discounts'
import { milliRateFromNumber } from '@comptoir/money'
import { Badge, chakra, Hint, useFormat, useTranslation } from '@comptoir/platform'

type Overlapping = Pick<DiscountRow, 'overlaps' | 'overlapCount'>

/** Names the discounts that meet this one, and says which applies; null when there are none. */
export function useOverlapText(): (discount: Overlapping) => string | null {
  const { t } = useTranslation('inventory')
  const format = useFormat()
  return ({ overlaps, overlapCount }) => {
    if (overlapCount === 0) return null
    const named = overlaps.map(({ name, pourcentage }) =>
      t('discounts.overlap.named', { name, rate: format.percent(-milliRateFromNumber(pourcentage)) }),
    )
    const others = overlapCount - overlaps.length
    const rest = others > 0 ? [t('discounts.overlap.others', { count: others, number: format.number(others) })] : []
    return t('discounts.overlap.text', { names: [...named, ...rest].join(t('discounts.overlap.separator')) })
  }
}

/** A quiet word in the row of a discount that shares products and days with others. */
export function OverlapTag({ discount }: { discount: Overlapping }) {
  const { t } = useTranslation('inventory')
  const text = useOverlapText()(discount)
  if (text === null) return null
  return (
    <Hint label={text}>
      <Badge asChild colorPalette="attention" size="sm" cursor="help">
        <chakra.button type="button" aria-description={text}>
          <Layers2 aria-hidden size={13} />
          {t('discounts.overlap.tag')}
        </chakra.button>
      </Badge>
    </Hint>
  )
}
