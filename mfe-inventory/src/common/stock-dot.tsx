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
  none: { dot: 'border.control', text: 'fg.muted', key: null },
} as const

/** Stock on hand: a dot and the number; `low` and `out` say so in a word as well. */
export function StockDot({ level, quantityMilli, unit, isDotOnly = false }: StockDotProps) {
  const { dot } = LOOKS[level]
  return (
    <HStack as="span" display="inline-flex" verticalAlign="top" gap="2" whiteSpace="nowrap">
      <Box as="span" aria-hidden boxSize="1.5" borderRadius="full" bg={dot} flexShrink={0} />
      {isDotOnly && level === 'in' ? null : (
        <Quantity quantityMilli={quantityMilli} {...(unit === undefined ? {} : { unit })} />
      )}
      <LevelWord level={level} />
    </HStack>
  )
}

function LevelWord({ level }: Pick<StockDotProps, 'level'>) {
  const { t } = useTranslation('inventory')
  const { key, text } = LOOKS[level]
  if (key === null) return null
  if (level === 'in') return <VisuallyHidden>{t(key)}</VisuallyHidden>
  return (
    <Text as="span" textStyle="caption" color={text}>
      {t(key)}
    </Text>
  )
}
