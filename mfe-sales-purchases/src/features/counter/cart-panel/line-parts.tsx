import { Tag } from 'lucide-react'
import type { LineTotals } from '@comptoir/money'
import {
  Box,
  chakra,
  deferred,
  DeferredPart,
  Flex,
  Money,
  Percent,
  Text,
  useCompany,
  useFormat,
  useTranslation,
  VisuallyHidden,
} from '@comptoir/platform'
import { type CartLine, quantityOf } from '../cart/cart.ts'
import { useCart } from '../cart/cart-context.ts'
import type { PricedLine } from '../cart/cart-totals.ts'
import type { CartProduct } from '../cart/sold-by.ts'
import { decimalsAligned } from '../decimals-aligned.ts'
import { useShopSettings } from '../session/shop-settings.ts'

const goods = deferred(async () => (await import('../goods/goods-on-line.tsx')).GoodsOnLine)

export interface LineProps {
  line: PricedLine
  figures: LineTotals
}

export interface ShownLineProps extends LineProps {
  /** Whether what it comes to before tax is shown as well. */
  showsExclTax: boolean
}

/** What the line comes to. The column names the currency once, in the totals. */
export function LineAmount({ figures }: { figures: LineTotals }) {
  const format = useFormat()
  return (
    <chakra.bdi
      display="inline-block"
      flexShrink={0}
      minW="14"
      fontWeight="semibold"
      whiteSpace="nowrap"
      textAlign={decimalsAligned}
    >
      {format.amount(figures.netMinor)}
    </chakra.bdi>
  )
}

/** What was taken off and why, with the old amount struck through, which is also said. A long name is shortened, its rate never. */
export function LineDiscountNote({ line, figures }: LineProps) {
  const { t } = useTranslation('sales-purchases')
  const format = useFormat()
  const { currency } = useCompany()
  const { applied } = line
  if (!applied) return null
  return (
    <Flex justify="space-between" align="center" gap="2" textStyle="small" color="attention.fg">
      <Flex as="span" align="center" gap="1" minW="0">
        <chakra.span aria-hidden flexShrink={0}>
          <Tag size={13} />
        </chakra.span>
        <Text as="bdi" dir="auto" truncate>
          {applied.reason ?? t('counter.line.discount')}
        </Text>{' '}
        <chakra.span flexShrink={0}>
          {applied.kind === 'rate' ? (
            <Percent rateMilli={-applied.rateMilli} />
          ) : (
            <Money amountMinor={-applied.amountMinor} currency={currency} />
          )}
        </chakra.span>
      </Flex>
      <chakra.s color="fg.muted" whiteSpace="nowrap">
        <VisuallyHidden>{t('counter.line.before')}</VisuallyHidden>
        <chakra.bdi display="inline-block" minW="14" textAlign={decimalsAligned} textDecoration="line-through">
          {format.amount(figures.grossMinor)}
        </chakra.bdi>
      </chakra.s>
    </Flex>
  )
}

/** ` · Carton` after the name of what is sold by the pack: a line of cartons beside one of pieces. */
export function PackName({ product: { packId, unit } }: { product: CartProduct }) {
  return packId === undefined ? null : (
    <chakra.span color="fg.muted">
      {' · '}
      <bdi>{unit}</bdi>
    </chakra.span>
  )
}

/**
 * Says when more is sold than the shop had when the product was last read, unless the shop wants nothing said; the server
 * has the last word.
 */
export function ShortStockNote({ line }: { line: CartLine }) {
  const { t } = useTranslation('sales-purchases')
  const format = useFormat()
  const policy = useShopSettings()?.stockPolicy ?? 'allow'
  const sold = quantityOf(useCart(), line.product.id)
  const { isCustom, onHandMilli } = line.product
  if (policy === 'allow' || isCustom || onHandMilli === null || sold <= onHandMilli) return null
  return (
    <Box textStyle="small" color="pending.fg">
      {t('counter.line.onHand', { quantity: format.quantity(Math.max(onHandMilli, 0)) })}
    </Box>
  )
}

/** Its lots or pieces, where its product is tracked. */
export function LineGoods({ line, isSelected }: { line: CartLine; isSelected?: true }) {
  return line.product.tracking ? (
    <DeferredPart part={goods} isWanted given={{ line, ...(isSelected && { isSelected }) }} />
  ) : null
}
