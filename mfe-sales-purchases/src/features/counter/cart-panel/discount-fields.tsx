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
import type { CartLine } from '../cart/cart.ts'
import { usePricedCart } from '../cart/cart-context.ts'
import type { DiscountProblem } from '../cart/discount-limit.ts'
import { runningOnLine } from '../cart/line-discount.ts'
import { useCurrency, useDiscountRules } from '../cart/use-discount-rules.ts'
import type { DraftDiscount } from './draft-discount.ts'

interface DraftProps {
  draft: DraftDiscount
  onChange: (changes: Partial<DraftDiscount>) => void
}

/** A rate, or an amount of the currency. */
export function KindSwitch({ draft, onChange }: DraftProps) {
  const { t } = useTranslation('sales-purchases')
  const language = useLanguage()
  const currency = useCurrency()
  const kinds = [
    { kind: 'rate', label: t('counter.discount.rate'), sign: '%' },
    { kind: 'amount', label: t('counter.discount.amount'), sign: currencySymbol(currency, language) },
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
  const currency = useCurrency()
  const setValue = (value: number | null): void => onChange({ value })
  if (draft.kind === 'amount') {
    return (
      <AmountInput
        aria-label={t('counter.discount.amount')}
        aria-invalid={isRefused}
        amountMinor={draft.value}
        onChange={setValue}
        currency={currency}
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
export function RunningNote({ line }: { line: CartLine }) {
  const { t } = useTranslation('sales-purchases')
  const { moment } = usePricedCart()
  const running = runningOnLine(line, moment)
  if (!running) return null
  return (
    <Text textStyle="small" color="fg.muted">
      <bdi>{running.name}</bdi> <Percent rateMilli={-running.rateMilli} /> {t('counter.discount.running')}
    </Text>
  )
}

/** Above the limit it is given, and approved when it is paid. */
export function ToApproveNote() {
  const { t } = useTranslation('sales-purchases')
  const format = useFormat()
  const { approvedAboveMilli } = useDiscountRules()
  if (approvedAboveMilli === null) return null
  return (
    <Text textStyle="small" color="fg.muted">
      {t('counter.discount.toApprove', { limit: format.percent(approvedAboveMilli) })}
    </Text>
  )
}

/** Why the discount cannot be given, in plain words. */
export function ProblemText({ problem }: { problem: DiscountProblem }) {
  const { t } = useTranslation('sales-purchases')
  const format = useFormat()
  const { limitMilli } = useDiscountRules()
  return (
    <Text role="alert" textStyle="small" color="danger.fg">
      {t(`counter.discount.${problem}`, { limit: format.percent(limitMilli ?? 0) })}
    </Text>
  )
}
