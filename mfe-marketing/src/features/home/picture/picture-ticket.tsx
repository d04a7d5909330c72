import { Box, Flex, useTranslation } from '@comptoir/platform/site'
import { TICKET, TOTALS, type Good } from './goods.ts'
import { Price } from './price.tsx'

function Line({ good }: { good: Good }) {
  const { t } = useTranslation('marketing')
  return (
    <Flex
      align="baseline"
      gap="0.7em"
      py="0.75em"
      fontSize="1.35em"
      borderBottomWidth="1px"
      borderColor="border.subtle"
    >
      <Box color="fg.muted" minW="1.2em">
        {good.quantity}
      </Box>
      <Box flex="1" minW="0" truncate>
        {t(`home.picture.products.${good.name}`)}
      </Box>
      <Price amountMinor={good.priceMinor * good.quantity} isBold />
    </Flex>
  )
}

function Sum({ label, amountMinor, isDiscount = false }: { label: string; amountMinor: number; isDiscount?: boolean }) {
  return (
    <Flex justify="space-between" gap="1em" color="fg.muted">
      {label}
      <Price amountMinor={amountMinor} color={isDiscount ? 'attention.fg' : 'inherit'} />
    </Flex>
  )
}

function Sums() {
  const { t } = useTranslation('marketing')
  return (
    <Flex direction="column" gap="0.5em" mt="1.4em" fontSize="1.35em">
      <Sum label={t('home.picture.subtotal')} amountMinor={TOTALS.subtotalMinor} />
      <Sum label={t('home.picture.discounts')} amountMinor={-TOTALS.discountMinor} isDiscount />
    </Flex>
  )
}

export interface PictureTicketProps {
  /** How many of its lines are there already; all when not given. */
  lines?: number
}

/** The drawn counter's ticket. */
export function PictureTicket({ lines = TICKET.length }: PictureTicketProps) {
  const { t } = useTranslation('marketing')
  return (
    <Flex direction="column" w="29em" px="1.6em" pt="1.4em" borderEndWidth="1px" borderColor="border.subtle">
      <Box fontSize="1.5em" fontWeight="semibold" mb="0.6em">
        {t('home.picture.cart')}
      </Box>
      {TICKET.slice(0, lines).map((good) => (
        <Line key={good.name} good={good} />
      ))}
      {lines < TICKET.length ? null : <Sums />}
    </Flex>
  )
}
