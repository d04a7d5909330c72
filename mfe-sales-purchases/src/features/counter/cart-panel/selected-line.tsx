import { memo } from 'react'
import { Percent as PercentIcon, Trash2 } from 'lucide-react'
import { Box, Button, deferred, DeferredPart, Flex, IconButton, Text, useTranslation } from '@comptoir/platform'
import { ownDirection } from '../../../common/own-direction.ts'
import { isPriceTyped } from '../cart/line-price.ts'
import { unitOfPrice } from '../cart/sold-by.ts'
import { useMaySellCustomItem } from '../custom-item/use-may-sell-custom-item.ts'
import { useFocus } from '../focus/counter-focus.ts'
import { LinePrice } from '../line-price/line-price.tsx'
import { useNameOf } from '../product-name.ts'
import { useRemoveLine } from './use-remove-line.ts'
import { KeyTag, useKeyOf } from '../keys/key-tag.tsx'
import { useDiscountEditing, useIsEditingDiscount } from './discount-editing.tsx'
import { DiscountEditor } from './discount-editor.tsx'
import { ExclTax } from '../excl-tax.tsx'
import { LineAmount, LineDiscountNote, LineGoods, ShortStockNote, type ShownLineProps } from './line-parts.tsx'
import { QuantityStepper } from './quantity-stepper.tsx'
import { UnitChoices } from './unit-choices.tsx'

const priceButton = deferred(
  async () => (await import(/* webpackChunkName: "at-hand" */ '../line-price/price-button.tsx')).PriceButton,
)

/** The line in hand: its quantity, its discount, or out with it. What is begun on a line is not of the next one. */
export function SelectedLine({ line, figures, showsExclTax }: ShownLineProps) {
  const mayTypePrice = useMaySellCustomItem()
  const showsPrice = isPriceTyped(line) || (!line.applied && unitOfPrice(line.product) !== null)
  const price = showsPrice ? <LinePrice line={line} /> : <span />
  const isEditingDiscount = useIsEditingDiscount()
  const nameOf = useNameOf()
  return (
    <Box bg="bg.selected" borderInlineStartWidth="3px" borderColor="brand.solid" ps="3" pe="3.5" py="3">
      <Flex justify="space-between" align="baseline" gap="3">
        <Text dir="auto" css={ownDirection} lineClamp={2} fontWeight="semibold" overflowWrap="anywhere">
          {nameOf(line.product)}
        </Text>
        <LineAmount figures={figures} />
      </Flex>
      <LineDiscountNote line={line} figures={figures} />
      {mayTypePrice || showsPrice || showsExclTax ? (
        <Flex justify="space-between" align="baseline" gap="3">
          {mayTypePrice ? (
            <DeferredPart key={line.id} part={priceButton} isWanted given={{ line }} before={price} />
          ) : (
            price
          )}
          {showsExclTax ? <ExclTax amountMinor={figures.netHtMinor} isInColumn /> : null}
        </Flex>
      ) : null}
      <ShortStockNote line={line} />
      <LineGoods key={line.id} line={line} isSelected />
      <UnitChoices line={line} />
      <Flex gap="2" mt="2">
        <QuantityStepper line={line} />
        <LineButtons lineId={line.id} name={nameOf(line.product)} />
      </Flex>
      {isEditingDiscount ? <DiscountEditor key={line.id} line={line} /> : null}
    </Box>
  )
}

/** Not drawn again with each step. */
const LineButtons = memo(function LineButtons({ lineId, name }: { lineId: string; name: string }) {
  const { t } = useTranslation('sales-purchases')
  const shortcut = useKeyOf('discount')
  const focus = useFocus()
  const isEditing = useIsEditingDiscount()
  const { open, close } = useDiscountEditing()
  const removeLine = useRemoveLine()
  const remove = (): void => {
    removeLine(lineId)
    focus.toSearch()
  }
  return (
    <>
      <Box position="relative">
        <Button
          variant="outline"
          size="xl"
          px="2.5"
          gap="1.5"
          textStyle="body"
          fontWeight="semibold"
          aria-expanded={isEditing}
          aria-keyshortcuts={shortcut}
          onClick={isEditing ? close : open}
        >
          <PercentIcon aria-hidden />
          {t('counter.line.discount')}
        </Button>
        <KeyTag of="discount" />
      </Box>
      <Box position="relative">
        <IconButton
          variant="outline"
          size="xl"
          color="danger.fg"
          aria-label={t('counter.line.remove', { name })}
          aria-keyshortcuts="Delete"
          onClick={remove}
        >
          <Trash2 aria-hidden />
        </IconButton>
        <KeyTag of="remove" />
      </Box>
    </>
  )
})
