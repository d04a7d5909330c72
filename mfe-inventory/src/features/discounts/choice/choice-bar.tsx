import { ArrowRight, Check } from 'lucide-react'
import { Badge, Button, DirectionalIcon, Text, useFormat, useTranslation } from '@comptoir/platform'
import { ActionBar } from '@comptoir/platform/forms'
import { ProductChips } from './product-chips.tsx'
import type { ChoiceState } from './use-choice.ts'
import { firstKnown, type KnownProducts } from './use-known-products.ts'

export interface ChoiceBarProps {
  choice: ChoiceState
  known: KnownProducts
  submitLabel: string
  onSubmit: () => void
  onCancel: () => void
}

/** Named one by one where there is room. */
const NAMED = 3

/** Stays below the products: how many are chosen, the first of them, and what comes next. */
export function ChoiceBar({ choice, known, submitLabel, onSubmit, onCancel }: ChoiceBarProps) {
  const { t } = useTranslation('inventory')
  return (
    <ActionBar status={<Chosen choice={choice} known={known} />}>
      <Button variant="outline" size="lg" onClick={onCancel}>
        {t('common.cancel')}
      </Button>
      <Button size="lg" disabled={choice.ids.size === 0} onClick={onSubmit}>
        {submitLabel}
        <DirectionalIcon icon={ArrowRight} size={16} />
      </Button>
    </ActionBar>
  )
}

function Chosen({ choice, known }: Pick<ChoiceBarProps, 'choice' | 'known'>) {
  const { t } = useTranslation('inventory')
  const format = useFormat()
  const count = choice.ids.size
  const first = firstKnown(choice.ids, known, NAMED)
  if (count === 0) return <Text color="fg.muted">{t('discounts.choice.nothing')}</Text>
  return (
    <>
      <Badge colorPalette="brand" size="lg">
        <Check aria-hidden size={14} />
        {t('discounts.choice.selected', { count, number: format.number(count) })}
      </Badge>
      <ProductChips
        products={first}
        rest={count - first.length}
        onRemove={choice.remove}
        chipWidth="52"
        display={{ base: 'none', xl: 'flex' }}
      />
      <Button variant="plain" size="sm" onClick={choice.clear}>
        {t('discounts.choice.clear')}
      </Button>
    </>
  )
}
