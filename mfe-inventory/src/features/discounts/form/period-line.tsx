import { useWatch, type Control } from '@comptoir/platform/forms'
import { instantIn } from '@comptoir/contracts/time'
import { Notice, useFormat, useNow, useTranslation } from '@comptoir/platform'
import { Trans } from '@comptoir/platform/text'
import { useTimeZone } from '../use-time-zone.ts'
import type { DiscountValues } from './discount-values.ts'
import { periodOf, type Span } from './period.ts'

const TICK_MS = 10_000

/** Says what the dates mean, while they are typed. */
export function PeriodLine({ control }: { control: Control<DiscountValues> }) {
  const { t } = useTranslation('inventory')
  const span = useSpanText()
  const timeZone = useTimeZone()
  const now = new Date(useNow(TICK_MS))
  const [startDate, endDate] = useWatch({ control, name: ['startDate', 'endDate'] })
  const period = periodOf(instantIn(startDate, timeZone), instantIn(endDate, timeZone), now, timeZone)
  if (period === null || period.status === 'unknown') return null
  const { status, untilStart, sinceStart, untilEnd, sinceEnd, length } = period
  const words = {
    status: t(`discounts.status.${status}`),
    untilStart: span(untilStart),
    sinceStart: span(sinceStart),
    untilEnd: span(untilEnd),
    sinceEnd: span(sinceEnd),
    length: span(length),
  }
  return (
    <Notice tone="brand">
      <Trans t={t} i18nKey={`discounts.period.${status}`} values={words} components={{ b: <strong /> }} />
    </Notice>
  )
}

function useSpanText(): (span: Span) => string {
  const { t } = useTranslation('inventory')
  const format = useFormat()
  return ({ unit, count }) => t(`discounts.period.${unit}`, { count, number: format.number(count) })
}
