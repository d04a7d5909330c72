import { Check, Minus, Plus } from 'lucide-react'
import { Box, chakra, Flex, IconButton, Text, useFormat, useTranslation } from '@comptoir/platform'
import { ownDirection } from '../../../common/own-direction.ts'
import { TrimmedDecimalInput } from '../../../common/trimmed-decimal-input.tsx'
import { type CartLine, ONE_MILLI } from '../cart/cart.ts'

interface SplitLineProps {
  line: CartLine
  goingMilli: number
  onChange: (goingMilli: number) => void
}

/** How much of a line goes: all of it by its name, or so much. */
export function SplitLine({ line: { product, quantityMilli }, goingMilli, onChange }: SplitLineProps) {
  const { t } = useTranslation('sales-purchases')
  const format = useFormat()
  const name = product.designation
  const isAll = goingMilli === quantityMilli
  const change = (wantedMilli: number): void => onChange(Math.min(Math.max(wantedMilli, 0), quantityMilli))
  return (
    <Flex as="li" align="center" gap="2" py="1" wrap="wrap" borderBottomWidth="1px" borderColor="border.subtle">
      <chakra.button
        type="button"
        flex="1 1 10rem"
        minW="0"
        minH="12"
        display="flex"
        alignItems="center"
        gap="2"
        textAlign="start"
        cursor="pointer"
        aria-pressed={isAll}
        onClick={() => change(isAll ? 0 : quantityMilli)}
      >
        <Flex
          as="span"
          aria-hidden
          boxSize="6"
          flexShrink={0}
          align="center"
          justify="center"
          borderWidth="1px"
          borderColor={goingMilli > 0 ? 'brand.solid' : 'border.control'}
          borderRadius="sm"
          bg={isAll ? 'brand.solid' : 'bg.card'}
          color={isAll ? 'brand.contrast' : 'brand.fg'}
        >
          {isAll ? <Check size={16} /> : goingMilli > 0 ? <Minus size={16} /> : null}
        </Flex>
        <Text as="span" dir="auto" css={ownDirection} lineClamp={2} overflowWrap="anywhere">
          {name}
        </Text>
      </chakra.button>
      <Flex align="center" gap="1" role="group" aria-label={t('ticketSplitting.quantityOf', { name })}>
        <IconButton
          variant="outline"
          size="xl"
          aria-label={t('counter.line.less')}
          disabled={goingMilli <= 0}
          onClick={() => change(goingMilli - ONE_MILLI)}
        >
          <Minus aria-hidden />
        </IconButton>
        <TrimmedDecimalInput
          isLive
          size="xl"
          w="16"
          textAlign="center"
          aria-label={t('ticketSplitting.quantityOf', { name })}
          valueMilli={goingMilli}
          inputMode={product.unitDecimals === 0 ? 'numeric' : 'decimal'}
          onFocus={(event) => event.target.select()}
          onChange={(typedMilli) => change(typedMilli ?? 0)}
        />
        <IconButton
          variant="outline"
          size="xl"
          aria-label={t('counter.line.more')}
          disabled={isAll}
          onClick={() => change(goingMilli + ONE_MILLI)}
        >
          <Plus aria-hidden />
        </IconButton>
        <Box minW="12" color="fg.muted">
          {t('ticketSplitting.of', { quantity: format.quantity(quantityMilli) })}
        </Box>
      </Flex>
    </Flex>
  )
}
