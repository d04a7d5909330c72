import type { AuditChange } from '@comptoir/contracts/company/audit-trail'
import { chakra, DateTime, Money, Quantity, UnitPrice, useCompany, useFormat, useTranslation } from '@comptoir/platform'
import { useAuditPhrases } from './use-audit-phrases.ts'

const NONE = '–'

interface ValueProps {
  /** `register.enrolled`: fields and codes are called as its contract calls them. */
  action: string
  change: AuditChange
  side: 'before' | 'after'
}

/** One side of a change, written for its reader by its kind; what this release does not know, as it was recorded. */
export function AuditValue({ action, change, side }: ValueProps) {
  const { t, i18n } = useTranslation('company')
  const value = change[side]
  if (value === null || value === '') return NONE
  if (typeof value === 'string') return <Told action={action} change={change} value={value} />
  if (value.length === 0) return t('auditTrail.none')
  return <chakra.bdi overflowWrap="anywhere">{new Intl.ListFormat(i18n.language).format(value)}</chakra.bdi>
}

function Told({ action, change, value }: Omit<ValueProps, 'side'> & { value: string }) {
  const { t, i18n } = useTranslation('company')
  const phrases = useAuditPhrases()
  const format = useFormat()
  const { currency, timeZone } = useCompany()
  const figure = Number(value)
  switch (change.kind) {
    case 'flag':
      return t(`auditTrail.truth.${value}`)
    case 'code':
      return phrases.code(action, change.field, value) ?? value
    case 'count':
      return <bdi>{format.number(figure)}</bdi>
    case 'amount':
      return <Money amountMinor={figure} currency={currency} />
    case 'price':
      return <UnitPrice unitPriceMicro={Math.round(figure * 1_000_000)} currency={currency} />
    case 'percent':
      return <bdi>{format.percent(Math.round(figure * 1000))}</bdi>
    case 'quantity':
      return <Quantity quantityMilli={figure} {...(change.unit === undefined ? {} : { unit: change.unit })} />
    case 'instant':
      return <DateTime value={value} timeZone={timeZone} />
    case 'period':
      return <bdi>{value.split('-').toReversed().join('/')}</bdi>
    case 'country':
      return new Intl.DisplayNames([i18n.language], { type: 'region' }).of(value) ?? value
    case 'currency':
      return new Intl.DisplayNames([i18n.language], { type: 'currency' }).of(value) ?? value
    case 'permission':
      return phrases.permission(value) ?? value
    case 'text':
    case 'list':
    case 'ordinal':
    case 'unknown':
      return <chakra.bdi overflowWrap="anywhere">{value}</chakra.bdi>
  }
}
