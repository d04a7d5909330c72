import type { PartyValues } from './party-values.ts'
import { Fact, useFormat, useTranslation } from '@comptoir/platform'

/** What is agreed on paying; nothing where nothing is. */
export function TermsFact({
  paymentDays,
  isPaymentAtMonthEnd,
}: Pick<PartyValues, 'paymentDays' | 'isPaymentAtMonthEnd'>) {
  const { t } = useTranslation('people')
  const format = useFormat()
  if (paymentDays === null) return null
  const days =
    paymentDays === 0
      ? t('party.terms.atOnce')
      : t('party.terms.days', { count: paymentDays, number: format.number(paymentDays) })
  return <Fact label={t('party.terms.fact')}>{isPaymentAtMonthEnd ? t('party.terms.atMonthEnd', { days }) : days}</Fact>
}
