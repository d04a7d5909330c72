import { useEffect, useRef } from 'react'
import { Chip, Flex, Text, useFormat, useTranslation, type StackProps } from '@comptoir/platform'
import type { KnownProduct } from './use-known-products.ts'

export interface ProductChipsProps {
  products: readonly KnownProduct[]
  /** How many more are chosen than are drawn. */
  rest: number
  onRemove: (id: string) => void
  wrap?: 'wrap'
  display?: StackProps['display']
  /** Longer names are cut. */
  chipWidth?: string
}

/** Chosen products by name, each taken away by its cross; the focus then goes on to the next. */
export function ProductChips({ products, rest, onRemove, chipWidth = 'full', ...look }: ProductChipsProps) {
  const { t } = useTranslation('inventory')
  const format = useFormat()
  const { ref, removeAt } = useNextFocus()
  return (
    <Flex
      ref={ref}
      as="ul"
      listStyleType="none"
      gap="2"
      minW="0"
      align="center"
      aria-label={t('discounts.choice.chosen')}
      {...look}
    >
      {products.map(({ id, designation }, index) => (
        <Flex as="li" key={id} minW="0" maxW={chipWidth}>
          <Chip
            tone="neutral"
            label={designation}
            onRemove={() => removeAt(index, () => onRemove(id))}
            removeLabel={t('discounts.choice.remove', { name: designation })}
          />
        </Flex>
      ))}
      {rest > 0 ? (
        <Text as="li" color="fg.muted" whiteSpace="nowrap">
          {t('discounts.choice.more', { number: format.number(rest) })}
        </Text>
      ) : null}
    </Flex>
  )
}

function useNextFocus() {
  const ref = useRef<HTMLDivElement>(null)
  const next = useRef<number | null>(null)
  useEffect(() => {
    if (next.current === null) return
    const crosses = ref.current?.querySelectorAll('button') ?? []
    Array.from(crosses)
      .at(Math.min(next.current, crosses.length - 1))
      ?.focus()
    next.current = null
  })
  const removeAt = (index: number, remove: () => void): void => {
    next.current = index
    remove()
  }
  return { ref, removeAt }
}
