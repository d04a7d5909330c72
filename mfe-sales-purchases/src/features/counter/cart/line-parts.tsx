import { Tag } from 'lucide-react'
import type { LineTotals } from '@comptoir/money'
import { Box, chakra, Flex, Money, Percent, Text, useCompany, useFormat, useTranslation } from '@comptoir/platform'
import { useTillContext } from '../till/till-context.ts'
import type { CartLine } from './cart.ts'

export interface LineProps {
  line: CartLine
  figures: LineTotals
}

/** Decimals stand under each other on the same side in every language. */
const decimalsAligned = { base: 'end', _rtl: 'start' } as const

/** What the line comes to. The column names the currency once, in the totals. */
export function LineAmount({ figures }: { figures: LineTotals }) {
  const format = useFormat()
  return (
    <chakra.bdi display="inline-block" minW="14" fontWeight="semibold" whiteSpace="nowrap" textAlign={decimalsAligned}>
      {format.amount(figures.netMinor)}
    </chakra.bdi>
  )
}

/** What was taken off and why, with the old amount struck through. */
export function LineDiscountNote({ line, figures }: LineProps) {
  const { t } = useTranslation('sales-purchases')
  const format = useFormat()
  const { currency } = useCompany()
  const { discount } = line
  if (!discount) return null
  return (
    <Flex justify="space-between" align="center" gap="2" textStyle="small" color="attention.fg">
      <Flex as="span" align="center" gap="1.5" minW="0">
        <Tag aria-hidden size={13} />
        <Text as="span" truncate>
          <bdi>{discount.reason ?? t('counter.line.discount')}</bdi> {discount.kind === 'rate' ? <Percent rateMilli={-discount.rateMilli} /> : <Money amountMinor={-discount.amountMinor} currency={currency} />}
        </Text>
      </Flex>
      <chakra.s color="fg.muted" whiteSpace="nowrap">
        <chakra.bdi display="inline-block" minW="14" textAlign={decimalsAligned} textDecoration="line-through">
          {format.amount(figures.grossMinor)}
        </chakra.bdi>
      </chakra.s>
    </Flex>
  )
}

/** Says when more is sold than the shop had when the product was last read; the server has the last word. */
export function ShortStockNote({ line }: { line: CartLine }) {
  const { t } = useTranslation('sales-purchases')
  const format = useFormat()
  const { cart } = useTillContext()
  const sold = cart.lines.reduce((sum, each) => (each.product.id === line.product.id ? sum + each.quantityMilli : sum), 0)
  if (sold <= line.product.onHandMilli) return null
  return (
    <Box textStyle="small" color="pending.fg">
      {t('counter.line.onHand', { quantity: format.quantity(Math.max(line.product.onHandMilli, 0)) })}
    </Box>
  )
}
