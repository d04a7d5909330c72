import { X } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import { chakra, Flex, Text } from '../chakra.ts'

export interface ChipProps {
  label: string
  value?: string
  /** Leaves the chip without a button when absent. */
  onRemove?: () => void
  /** Says what the button does, such as "Remove the filter Category". Needed with `onRemove`. */
  removeLabel?: string
  /** `neutral` where there are many side by side and none of them narrows anything. */
  tone?: 'brand' | 'neutral'
}

const TONES = {
  brand: { edge: 'brand.border', bg: 'brand.subtle', color: 'brand.fg', hover: 'brand.border' },
  neutral: { edge: 'border.default', bg: 'bg.card', color: 'fg.default', hover: 'bg.hover' },
} as const

/** A filter in force or a chosen thing, taken away by its cross. */
export function Chip({ label, value, onRemove, removeLabel, tone = 'brand' }: ChipProps) {
  const look = TONES[tone]
  return (
    <Flex
      as="span"
      display="inline-flex"
      align="center"
      h="7"
      ps="2.5"
      pe={onRemove ? '0.5' : '2.5'}
      gap="1"
      borderWidth="1px"
      borderColor={look.edge}
      bg={look.bg}
      color={look.color}
      borderRadius="full"
      textStyle="small"
      maxW="full"
    >
      <Text as="span" truncate title={value ?? label} {...(value === undefined ? { dir: 'auto' } : {})}>
        {value === undefined ? label : <ChipPair label={label} value={value} />}
      </Text>
      {onRemove ? (
        <chakra.button
          type="button"
          aria-label={removeLabel}
          onClick={onRemove}
          display="inline-flex"
          alignItems="center"
          justifyContent="center"
          boxSize="6"
          borderRadius="full"
          cursor="pointer"
          _hover={{ bg: look.hover }}
        >
          <X aria-hidden size={14} />
        </chakra.button>
      ) : null}
    </Flex>
  )
}

function ChipPair({ label, value }: { label: string; value: string }) {
  const { t } = useTranslation()
  return (
    <>
      {t('common.labelled', { label })} <chakra.bdi fontWeight="semibold">{value}</chakra.bdi>
    </>
  )
}
