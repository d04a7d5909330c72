import { AmountInput } from '@comptoir/platform/forms'
import {
  Button,
  currencySymbol,
  Flex,
  Percent,
  Text,
  useFormat,
  useLanguage,
  useTranslation,
  VisuallyHidden,
} from '@comptoir/platform'
import { TrimmedDecimalInput } from '../../../common/trimmed-decimal-input.tsx'
import { useTillContext } from '../till/till-context.ts'
import type { CartProduct } from './cart.ts'
import type { DiscountProblem } from './discount-limit.ts'
import type { DraftDiscount } from './draft-discount.ts'
import { runningOn } from './line-discount.ts'

interface DraftProps {
  draft: DraftDiscount
  onChange: (changes: Partial<DraftDiscount>) => void
}

/** A rate, or an amount of the currency. */
export function KindSwitch({ draft, onChange }: DraftProps) {
  const { t } = useTranslation('sales-purchases')
  const language = useLanguage()
  const { rules } = useTillContext()
  const kinds = [
    { kind: 'rate', label: t('counter.discount.rate'), sign: '%' },
    { kind: 'amount', label: t('counter.discount.amount'), sign: currencySymbol(rules.pricing.currency, language) },
  ] as const
  return (
    <Flex gap="1">
      {kinds.map(({ kind, label, sign }) => (
        <Button
          key={kind}
          variant={draft.kind === kind ? 'subtle' : 'outline'}
          size="xl"
          aria-pressed={draft.kind === kind}
          onClick={() => onChange({ kind, value: null })}
        >
          {sign}
          <VisuallyHidden>{label}</VisuallyHidden>
        </Button>
      ))}
    </Flex>
  )
}

/** What is typed for the chosen kind. */
export function DraftField({ draft, onChange, isRefused }: DraftProps & { isRefused: boolean }) {
  const { t } = useTranslation('sales-purchases')
  const { rules } = useTillContext()
  const setValue = (value: number | null): void => onChange({ value })
  if (draft.kind === 'amount') {
    return (
      <AmountInput
        aria-label={t('counter.discount.amount')}
        aria-invalid={isRefused}
        amountMinor={draft.value}
        onChange={setValue}
        currency={rules.pricing.currency}
        size="xl"
      />
    )
  }
  return (
    <TrimmedDecimalInput
      aria-label={t('counter.discount.rate')}
      aria-invalid={isRefused}
      valueMilli={draft.value}
      onChange={setValue}
      size="xl"
    />
  )
}

/** The running discount that one given by hand has to beat. */
export function RunningNote({ product }: { product: CartProduct }) {
  const { t } = useTranslation('sales-purchases')
  const { figures } = useTillContext()
  const running = runningOn(product, figures.moment)
  if (!running) return null
  return (
    <Text textStyle="small" color="fg.muted">
      <bdi>{running.name}</bdi> <Percent rateMilli={-running.rateMilli} /> {t('counter.discount.running')}
    </Text>
  )
}

/** Why the discount cannot be given, in plain words. */
export function ProblemText({ problem }: { problem: DiscountProblem }) {
  const { t } = useTranslation('sales-purchases')
  const format = useFormat()
  const { rules } = useTillContext()
  return (
    <Text role="alert" textStyle="small" color="danger.fg">
      {t(`counter.discount.${problem}`, { limit: format.percent(rules.limitMilli ?? 0) })}
    </Text>
  )
}
