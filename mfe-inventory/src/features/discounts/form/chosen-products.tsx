import { useId } from 'react'
import { Badge, Flex, Heading, useFormat, useTranslation } from '@comptoir/platform'
import { ProductChips } from '../choice/product-chips.tsx'
import type { ChoiceState } from '../choice/use-choice.ts'
import { firstKnown, type KnownProducts } from '../choice/use-known-products.ts'

/** Nobody looks through more names than these. */
const NAMED = 60

/** The products of a new discount by name, a last look before it is made. */
export function ChosenProducts({ choice, known }: { choice: ChoiceState; known: KnownProducts }) {
  const { t } = useTranslation('inventory')
  const format = useFormat()
  const headingId = useId()
  const count = choice.ids.size
  const first = firstKnown(choice.ids, known, NAMED)
  return (
    <Flex as="section" direction="column" gap="2" aria-labelledby={headingId}>
      <Flex gap="2" align="center">
        <Heading as="h3" id={headingId}>
          {t('discounts.column.products')}
        </Heading>
        <Badge colorPalette="neutral">{format.number(count)}</Badge>
      </Flex>
      <ProductChips wrap="wrap" products={first} rest={count - first.length} onRemove={choice.remove} />
    </Flex>
  )
}
