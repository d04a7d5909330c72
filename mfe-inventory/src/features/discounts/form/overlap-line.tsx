import { useMemo } from 'react'
import { useWatch, type Control } from '@comptoir/platform/forms'
import { DISCOUNTS, type DiscountOverlap, type DiscountOverlapQuery } from '@comptoir/contracts/inventory/discounts'
import { instantIn } from '@comptoir/contracts/time'
import { milliRateFromNumber } from '@comptoir/money'
import {
  companyKey,
  newId,
  Text,
  useFormat,
  useQuery,
  useSession,
  useSettled,
  useTranslation,
} from '@comptoir/platform'
import { sentChoice, type Choice } from '../choice/choice.ts'
import { findOverlaps } from '../discounts.api.ts'
import { useDay } from '../use-day.ts'
import { useTimeZone } from '../use-time-zone.ts'
import type { DiscountValues } from './discount-values.ts'

export interface OverlapLineProps {
  control: Control<DiscountValues>
  choice: Choice
  discountId: string | undefined
}

const PAUSE_MS = 400

/** Says, before anything is saved, which other discounts some of the products have in these days. */
export function OverlapLine(props: OverlapLineProps) {
  const { t } = useTranslation('inventory')
  const format = useFormat()
  const day = useDay()
  const [first, ...others] = useOverlaps(props)
  const sentence = ({ productCount: count, pourcentage, endDate }: DiscountOverlap): string =>
    t('discounts.overlap.products', {
      count,
      number: format.number(count),
      rate: format.percent(-milliRateFromNumber(pourcentage)),
      day: day(endDate),
    })
  const rest =
    others.length > 0
      ? t('discounts.overlap.more', { count: others.length, number: format.number(others.length) })
      : null
  return (
    <Text flex="1 1 14rem" textStyle="small" color="fg.muted" role="status">
      {first ? [sentence(first), rest, t('discounts.overlap.larger')].filter((part) => part !== null).join(' ') : null}
    </Text>
  )
}

function useOverlaps({ control, choice, discountId }: OverlapLineProps): readonly DiscountOverlap[] {
  const companyId = useSession(({ company }) => company?.id)
  const timeZone = useTimeZone()
  const [startDate, endDate] = useWatch({ control, name: ['startDate', 'endDate'] })
  // A choice may hold thousands: the question is identified by its own name instead.
  const question = useMemo(() => ({ startDate, endDate, choice, key: newId() }), [startDate, endDate, choice])
  const settled = useSettled(question, PAUSE_MS)
  const query = overlapQuery(settled, timeZone, discountId)
  const { data } = useQuery({
    queryKey: companyKey(companyId ?? '', DISCOUNTS, 'overlaps', settled.key),
    enabled: companyId !== undefined && query !== null && settled.choice.ids.size > 0,
    queryFn: async ({ signal }) => (query === null ? [] : (await findOverlaps(query, signal)).data),
    retry: false,
  })
  return question === settled ? (data ?? []) : []
}

function overlapQuery(
  { startDate, endDate, choice }: { startDate: string; endDate: string; choice: Choice },
  timeZone: string,
  id: string | undefined,
): DiscountOverlapQuery | null {
  const [start, end] = [instantIn(startDate, timeZone), instantIn(endDate, timeZone)]
  if (!(end > start)) return null
  return {
    ...(id === undefined ? {} : { id }),
    startDate: start.toISOString(),
    endDate: end.toISOString(),
    ...sentChoice(choice),
  }
}
