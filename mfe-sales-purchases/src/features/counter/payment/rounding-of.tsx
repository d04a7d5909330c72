import { Money, Text, useTranslation } from '@comptoir/platform'

/** By how much what is paid differs from the total, where cash is rounded. */
export function RoundingOf({ roundingMinor, currency }: { roundingMinor: number; currency: string }) {
  const { t } = useTranslation('sales-purchases')
  if (roundingMinor === 0) return null
  return (
    <Text textStyle="small" color="fg.muted">
      {t('counter.pay.rounding')} <Money amountMinor={roundingMinor} currency={currency} />
    </Text>
  )
}
