import type { KeyboardEvent } from 'react'
import { Minus, Plus } from 'lucide-react'
import { Flex, IconButton, useTranslation } from '@comptoir/platform'
import { TrimmedDecimalInput } from '../../common/trimmed-decimal-input.tsx'

export interface ReturnedQuantityProps {
  name: string
  quantityMilli: number
  /** What is left to come back. */
  mostMilli: number
  onStep: (by: 1 | -1) => void
  onType: (quantityMilli: number) => void
}

/** Less, a quantity to type, more; plus and minus on the keyboard do the same. */
export function ReturnedQuantity({ name, quantityMilli, mostMilli, onStep, onType }: ReturnedQuantityProps) {
  const { t } = useTranslation('sales-purchases')
  const press = (event: KeyboardEvent): void => {
    if (event.key !== '+' && event.key !== '-') return
    event.preventDefault()
    onStep(event.key === '+' ? 1 : -1)
  }
  const button = { variant: 'ghost', size: 'xl', h: 'full', minW: '11', w: '11' } as const
  return (
    <Flex
      h="12"
      w="9.5rem"
      borderWidth="1px"
      borderColor="border.control"
      borderRadius="lg"
      bg="bg.card"
      role="group"
      aria-label={t('counterReturns.quantityOf', { name })}
    >
      <IconButton
        {...button}
        aria-label={t('counterReturns.less')}
        disabled={quantityMilli <= 0}
        onClick={() => onStep(-1)}
      >
        <Minus aria-hidden />
      </IconButton>
      <TrimmedDecimalInput
        aria-label={t('counterReturns.quantityOf', { name })}
        valueMilli={quantityMilli}
        isLive
        disabled={mostMilli === 0}
        onChange={(typed) => {
          if (typed !== null) onType(typed)
        }}
        onFocus={(event) => event.target.select()}
        onKeyDown={press}
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
      <IconButton
        {...button}
        aria-label={t('counterReturns.more')}
        disabled={quantityMilli >= mostMilli}
        onClick={() => onStep(1)}
      >
        <Plus aria-hidden />
      </IconButton>
    </Flex>
  )
}
