import { Box, chakra, Flex, Quantity, Text, useTranslation } from '@comptoir/platform'
import { useCartActions } from '../cart/cart-context.ts'
import { useFocus } from '../focus/counter-focus.ts'
import { ExclTax } from '../excl-tax.tsx'
import { isPriceTyped } from '../cart/line-price.ts'
import { LinePrice } from '../line-price/line-price.tsx'
import { useNameOf } from '../product-name.ts'
import {
  LineAmount,
  LineDiscountNote,
  LineGoods,
  type LineProps,
  PackName,
  type ShownLineProps,
} from './line-parts.tsx'

/** A line at rest: quantity, name, unit price, amount. Touching it selects it. */
export function CartLineItem({ line, figures, showsExclTax }: ShownLineProps) {
  const actions = useCartActions()
  const focus = useFocus()
  const nameOf = useNameOf()
  const showsPrice = !line.applied || isPriceTyped(line)
  return (
    <chakra.button
      type="button"
      onClick={() => {
        actions.select(line.id)
        focus.toSearch()
      }}
      display="flex"
      alignItems="baseline"
      w="full"
      minH="57px"
      gap="2"
      px="3.5"
      py="2"
      textAlign="start"
      cursor="pointer"
      _hover={{ bg: 'bg.hover' }}
      css={{ outlineOffset: '-2px !important' }}
    >
      <LineQuantity line={line} />
      <Box as="span" display="block" flex="1" minW="0">
        <Flex as="span" justify="space-between" align="baseline" gap="3">
          <Text as="span" dir="auto" truncate fontWeight="medium">
            {nameOf(line.product)}
            <PackName product={line.product} />
          </Text>
          <LineAmount figures={figures} />
        </Flex>
        <LineDiscountNote line={line} figures={figures} />
        <LineGoods line={line} />
        {showsPrice || showsExclTax ? (
          <Flex as="span" justify="space-between" align="baseline" gap="3">
            {showsPrice ? <LinePrice line={line} /> : <span />}
            {showsExclTax ? <ExclTax amountMinor={figures.netHtMinor} isInColumn /> : null}
          </Flex>
        ) : null}
      </Box>
    </chakra.button>
  )
}

/** `2 ×`; the sign is on the side of the name in every language. */
function LineQuantity({ line }: Pick<LineProps, 'line'>) {
  const { t } = useTranslation('sales-purchases')
  return (
    <Text as="span" minW="8" color="fg.muted" fontWeight="semibold" whiteSpace="nowrap">
      <Quantity quantityMilli={line.quantityMilli} /> {t('counter.line.times')}
    </Text>
  )
}
