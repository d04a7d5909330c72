import { Percent as PercentIcon, Trash2 } from 'lucide-react'
import { Box, Button, Flex, IconButton, Text, useTranslation } from '@comptoir/platform'
import { ownDirection } from '../../../common/own-direction.ts'
import { useCartActions } from '../cart/cart-context.ts'
import { unitOfPrice } from '../cart/sold-by.ts'
import { useFocus } from '../focus/counter-focus.ts'
import { KeyTag, useKeyOf } from '../keys/key-tag.tsx'
import { useDiscountEditing, useIsEditingDiscount } from './discount-editing.tsx'
import { DiscountEditor } from './discount-editor.tsx'
import { ExclTax } from '../excl-tax.tsx'
import {
  LineAmount,
  LineDiscountNote,
  LineGoods,
  LinePrice,
  type LineProps,
  ShortStockNote,
  type ShownLineProps,
} from './line-parts.tsx'
import { QuantityStepper } from './quantity-stepper.tsx'
import { UnitChoices } from './unit-choices.tsx'

/** The line in hand: its quantity, its discount, or out with it. */
export function SelectedLine({ line, figures, showsExclTax }: ShownLineProps) {
  const showsPrice = !line.applied && unitOfPrice(line.product) !== null
  const isEditingDiscount = useIsEditingDiscount()
  return (
    <Box bg="bg.selected" borderInlineStartWidth="3px" borderColor="brand.solid" ps="3" pe="3.5" py="3">
      <Flex justify="space-between" align="baseline" gap="3">
        <Text dir="auto" css={ownDirection} lineClamp={2} fontWeight="semibold" overflowWrap="anywhere">
          {line.product.designation}
        </Text>
        <LineAmount figures={figures} />
      </Flex>
      <LineDiscountNote line={line} figures={figures} />
      {showsPrice || showsExclTax ? (
        <Flex justify="space-between" align="baseline" gap="3">
          {showsPrice ? <LinePrice line={line} /> : <span />}
          {showsExclTax ? <ExclTax amountMinor={figures.netHtMinor} isInColumn /> : null}
        </Flex>
      ) : null}
      <ShortStockNote line={line} />
      <LineGoods line={line} isSelected />
      <UnitChoices line={line} />
      <Flex gap="2" mt="2">
        <QuantityStepper line={line} />
        <LineButtons line={line} />
      </Flex>
      {isEditingDiscount ? <DiscountEditor key={line.id} line={line} /> : null}
    </Box>
  )
}

function LineButtons({ line }: Pick<LineProps, 'line'>) {
  const { t } = useTranslation('sales-purchases')
  const shortcut = useKeyOf('discount')
  const actions = useCartActions()
  const focus = useFocus()
  const isEditing = useIsEditingDiscount()
  const { open, close } = useDiscountEditing()
  const remove = (): void => {
    actions.remove(line.id)
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
          aria-label={t('counter.line.remove', { name: line.product.designation })}
          aria-keyshortcuts="Delete"
          onClick={remove}
        >
          <Trash2 aria-hidden />
        </IconButton>
        <KeyTag of="remove" />
      </Box>
    </>
  )
}
