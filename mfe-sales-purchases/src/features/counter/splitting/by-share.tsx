import { useState } from 'react'
import { Minus, Plus } from 'lucide-react'
import { Box, Button, Flex, Heading, IconButton, Money, Text, useTranslation } from '@comptoir/platform'
import { useCart, usePricedCart } from '../cart/cart-context.ts'
import { MOST_PARTS } from '../cart/cart.ts'
import { useCurrency } from '../cart/use-discount-rules.ts'
import { useFocus } from '../focus/counter-focus.ts'
import { shareMinor } from '../payment/paid-parts.rules.ts'
import { usePayment } from '../payment/payment-context.ts'

/** The ticket stays one, and several people pay it in equal shares; what does not divide is in the last. */
export function ByShare({ onDone }: { onDone: () => void }) {
  const { t } = useTranslation('sales-purchases')
  const saleId = useCart((cart) => cart.saleId)
  const { totalMinor } = usePricedCart().totals.totals
  const canSplit = usePayment((payment) => payment.canSplit)
  const currency = useCurrency()
  const focus = useFocus()
  const [count, setCount] = useState(2)
  if (!canSplit) return null
  const shareOf = shareMinor(totalMinor, count)
  const start = (): void => {
    focus.shares.setState({ saleId, count })
    onDone()
    focus.toPart()
  }
  return (
    <Flex as="section" direction="column" gap="3">
      <Box>
        <Heading as="h3" textStyle="heading">
          {t('ticketSplitting.byShare')}
        </Heading>
        <Text color="fg.muted">{t('ticketSplitting.byShareText')}</Text>
      </Box>
      <Flex align="center" gap="3" wrap="wrap">
        <Flex align="center" gap="1" role="group" aria-label={t('ticketSplitting.persons')}>
          <IconButton
            variant="outline"
            size="xl"
            aria-label={t('counter.line.less')}
            disabled={count <= 2}
            onClick={() => setCount(count - 1)}
          >
            <Minus aria-hidden />
          </IconButton>
          <Box minW="28" textAlign="center" fontWeight="semibold" role="status">
            {t('ticketSplitting.personCount', { count })}
          </Box>
          <IconButton
            variant="outline"
            size="xl"
            aria-label={t('counter.line.more')}
            disabled={count > MOST_PARTS}
            onClick={() => setCount(count + 1)}
          >
            <Plus aria-hidden />
          </IconButton>
        </Flex>
        <Text>
          {t('ticketSplitting.each')} <Money amountMinor={shareOf} currency={currency} isBold />
        </Text>
        <Button size="xl" variant="outline" ms="auto" disabled={shareOf === 0} onClick={start}>
          {t('ticketSplitting.start')}
        </Button>
      </Flex>
    </Flex>
  )
}
