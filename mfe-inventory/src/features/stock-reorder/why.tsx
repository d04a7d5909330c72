import { SALES_DAYS, type ReorderSource, type ReorderSuggestion } from '@comptoir/contracts/inventory/stock-reorder'
import { chakra, Text, useFormat, useTranslation } from '@comptoir/platform'

const DAYS_OF_WEEK = 7
const TENTH_MILLI = 100

/** What is sold in a week, from what was sold in thirty days: to a tenth, for it is no more exact than that. */
export function perWeekMilli(soldMilli: number): number {
  return Math.round((soldMilli * DAYS_OF_WEEK) / SALES_DAYS / TENTH_MILLI) * TENTH_MILLI
}

/** Why something is suggested, in words with figures: what the point of sale has and should have, and what others have. */
export function Why({ suggestion }: { suggestion: ReorderSuggestion }) {
  const { t } = useTranslation('inventory')
  const format = useFormat()
  const { pointOfSale, availableMilli, incomingMilli, minimumMilli, targetMilli, sources } = suggestion
  const shop = pointOfSale.name
  const figures = { shop, available: format.quantity(availableMilli), minimum: format.quantity(minimumMilli) }
  return (
    <chakra.ul listStyleType="none" textStyle="small" minW={{ md: '56' }} whiteSpace="normal">
      <li>
        {targetMilli === null
          ? t('stockReorder.why.here', figures)
          : t('stockReorder.why.hereTarget', { ...figures, target: format.quantity(targetMilli) })}
        {incomingMilli === 0 ? null : (
          <Text as="span"> {t('stockReorder.why.incoming', { incoming: format.quantity(incomingMilli) })}</Text>
        )}
      </li>
      {sources.map((source) => (
        <chakra.li key={source.pointOfSale.id} color="fg.muted">
          <Elsewhere source={source} />
        </chakra.li>
      ))}
    </chakra.ul>
  )
}

function Elsewhere({ source }: { source: ReorderSource }) {
  const { t } = useTranslation('inventory')
  const format = useFormat()
  const { pointOfSale, availableMilli, soldMilli } = source
  const figures = { shop: pointOfSale.name, available: format.quantity(availableMilli) }
  const weekMilli = perWeekMilli(soldMilli)
  if (soldMilli <= 0) return t('stockReorder.why.sourceStill', { ...figures, days: format.number(SALES_DAYS) })
  if (weekMilli === 0) return t('stockReorder.why.sourceRarely', figures)
  return t('stockReorder.why.source', { ...figures, sold: format.quantity(weekMilli) })
}
