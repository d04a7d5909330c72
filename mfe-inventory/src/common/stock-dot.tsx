import { Box, HStack, Quantity, Text, useTranslation, VisuallyHidden } from '@comptoir/platform'
import type { StockLevel } from './stock-level.ts'

interface StockDotProps {
  level: StockLevel
  /** In thousandths of the unit. */
  quantityMilli: number
  unit?: string
  /** Without the quantity only where the level is `in`, as on a tile of the counter. */
  isDotOnly?: boolean
}

const LOOKS = {
  in: { dot: 'success.solid', text: 'fg.muted', key: 'common.stockIn' },
  low: { dot: 'pending.solid', text: 'pending.fg', key: 'common.stockLow' },
  out: { dot: 'danger.solid', text: 'danger.fg', key: 'common.stockOut' },
} as const

/** Stock on hand: a dot and the number; `low` and `out` say so in a word as well. */
export function StockDot({ level, quantityMilli, unit, isDotOnly = false }: StockDotProps) {
  const { t } = useTranslation('inventory')
  const look = LOOKS[level]
  const isWordHidden = level === 'in'
  const word = t(look.key)
  return (
    <HStack as="span" display="inline-flex" verticalAlign="top" gap="2" whiteSpace="nowrap">
      <Box as="span" aria-hidden boxSize="1.5" borderRadius="full" bg={look.dot} flexShrink={0} />
      {isDotOnly && level === 'in' ? null : (
        <Quantity quantityMilli={quantityMilli} {...(unit === undefined ? {} : { unit })} />
      )}
      {isWordHidden ? (
        <VisuallyHidden>{word}</VisuallyHidden>
      ) : (
        <Text as="span" textStyle="caption" color={look.text}>
          {word}
        </Text>
      )}
    </HStack>
  )
}
