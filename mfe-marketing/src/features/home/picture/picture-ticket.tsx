import { Box, Flex, Money, Quantity, useTranslation } from '@comptoir/platform'
import { TICKET, TOTALS, type Good } from './goods.ts'

function Line({ good }: { good: Good }) {
  const { t } = useTranslation('marketing')
  return (
    <Flex align="baseline" gap="0.7em" py="0.75em" fontSize="1.35em" borderBottomWidth="1px" borderColor="border.subtle">
      <Box color="fg.muted" minW="1.2em">
        <Quantity quantityMilli={good.quantity * 1000} />
      </Box>
      <Box flex="1" minW="0" truncate>
        {t(`picture.products.${good.name}`)}
      </Box>
      <Money amountMinor={good.priceMinor * good.quantity} currency="TND" isBold />
    </Flex>
  )
}

function Sum({ label, amountMinor, isDiscount = false }: { label: string; amountMinor: number; isDiscount?: boolean }) {
  return (
    <Flex justify="space-between" gap="1em" color="fg.muted">
      {label}
      <Money amountMinor={amountMinor} currency="TND" tone={isDiscount ? 'attention' : 'inherit'} />
    </Flex>
  )
}

/** The drawn counter's ticket. */
export function PictureTicket() {
  const { t } = useTranslation('marketing')
  return (
    <Flex direction="column" w="29em" px="1.6em" pt="1.4em" borderEndWidth="1px" borderColor="border.subtle">
      <Box fontSize="1.5em" fontWeight="semibold" mb="0.6em">
        {t('picture.walkIn')}
      </Box>
      {TICKET.map((good) => (
        <Line key={good.name} good={good} />
      ))}
      <Flex direction="column" gap="0.5em" mt="1.4em" fontSize="1.35em">
        <Sum label={t('picture.subtotal')} amountMinor={TOTALS.subtotalMinor} />
        <Sum label={t('picture.discounts')} amountMinor={-TOTALS.discountMinor} isDiscount />
      </Flex>
    </Flex>
  )
}
