import { Box, chakra, useFormat, useTranslation } from '@comptoir/platform'
import { Message } from './pay-message.tsx'
import { useShortStock } from './use-short-stock.ts'

const MOST_NAMED = 3

/** Says before paying what the sale would take below zero, unless the shop wants nothing said. */
export function ShortStockMessage() {
  const { t } = useTranslation('sales-purchases')
  const format = useFormat()
  const { policy, short } = useShortStock()
  if (policy === 'allow' || short.length === 0) return null
  const others = short.length - MOST_NAMED
  return (
    <Message family="attention">
      <chakra.strong fontWeight="semibold">{t(`counter.shortStock.${policy}`)}</chakra.strong>
      <Box as="ul" listStyleType="none">
        {short.slice(0, MOST_NAMED).map(({ id, designation, onHandMilli }) => (
          <li key={id}>
            <bdi>{designation}</bdi>
            {' · '}
            {t('counter.line.onHand', { quantity: format.quantity(Math.max(onHandMilli, 0)) })}
          </li>
        ))}
        {others > 0 ? <li>{t('counter.shortStock.more', { count: others })}</li> : null}
      </Box>
    </Message>
  )
}
