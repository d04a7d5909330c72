import { memo, useState } from 'react'
import { Minus, Plus } from 'lucide-react'
import { Box, Flex, IconButton, useTranslation } from '@comptoir/platform'
import { TrimmedDecimalInput } from '../../../common/trimmed-decimal-input.tsx'
import { type CartLine, ONE_MILLI } from '../cart/cart.ts'
import { useCartActions } from '../cart/cart-context.ts'
import { useFocus } from '../focus/counter-focus.ts'
import { KeyTag } from '../keys/key-tag.tsx'

/** Less, a quantity to type (with the decimals of its unit), more. What was typed counts on Enter or when the field is left. */
export function QuantityStepper({ line }: { line: CartLine }) {
  const { t } = useTranslation('sales-purchases')
  return (
    <Flex
      h="12"
      flex="1 1 8rem"
      minW="8rem"
      borderWidth="1px"
      borderColor="border.control"
      borderRadius="lg"
      bg="bg.card"
      role="group"
      aria-label={t('counter.line.quantity')}
    >
      <StepButton to="less" isDisabled={line.quantityMilli <= ONE_MILLI} />
      <TypedQuantity key={line.id} line={line} />
      <StepButton to="more" />
    </Flex>
  )
}

const STEPS = { less: { by: -1, key: '-', icon: Minus }, more: { by: 1, key: '+', icon: Plus } } as const

interface StepButtonProps {
  to: keyof typeof STEPS
  isDisabled?: boolean
}

/** Not drawn again with each step. */
const StepButton = memo(function StepButton({ to, isDisabled = false }: StepButtonProps) {
  const { t } = useTranslation('sales-purchases')
  const actions = useCartActions()
  const focus = useFocus()
  const { by, key, icon: Icon } = STEPS[to]
  return (
    <Box position="relative">
      <IconButton
        variant="ghost"
        size="xl"
        h="full"
        minW="11"
        w="11"
        aria-label={t(`counter.line.${to}`)}
        aria-keyshortcuts={key}
        disabled={isDisabled}
        onClick={() => {
          actions.step(by)
          focus.toSearch()
        }}
      >
        <Icon aria-hidden />
      </IconButton>
      <KeyTag of={to} />
    </Box>
  )
})

function TypedQuantity({ line }: { line: CartLine }) {
  const { t } = useTranslation('sales-purchases')
  const actions = useCartActions()
  const focus = useFocus()
  const [typed, setTyped] = useState<number | null>(null)
  const commit = (): void => {
    if (typed !== null && typed > 0 && typed !== line.quantityMilli) actions.setQuantity(line.id, typed)
    setTyped(null)
  }
  return (
    <TrimmedDecimalInput
      aria-label={t('counter.line.quantity')}
      valueMilli={line.quantityMilli}
      inputMode={line.product.unitDecimals === 0 ? 'numeric' : 'decimal'}
      onChange={setTyped}
      onFocus={(event) => event.target.select()}
      onBlur={commit}
      onKeyDown={(event) => {
        if (event.key === 'Enter') focus.toSearch()
      }}
      h="full"
      minW="0"
      px="0"
      borderWidth="0"
      borderInlineWidth="1px"
      borderColor="border.subtle"
      borderRadius="none"
      textAlign="center"
      textStyle="body-lg"
      fontWeight="semibold"
    />
  )
}
