import type { ForeignTender } from '@comptoir/contracts/sales/cash-sessions'
import type { ReactNode } from 'react'
import { Flex, Money, Text, useTranslation } from '@comptoir/platform'

export interface ForeignResultsProps {
  foreign: readonly ForeignTender[]
  /** Says a difference in words, in a currency. */
  difference: (differenceMinor: number, currency: string) => ReactNode
  /** The session's own currency. */
  currency: string
}

/** What was counted in other currencies, with the difference of each in that currency and what it is worth. */
export function ForeignResults({ foreign, difference, currency: own }: ForeignResultsProps) {
  const { t } = useTranslation('sales-purchases')
  return foreign.map(({ currency, amountMinor, valueMinor, countedMinor, countedValueMinor }) => {
    if (countedMinor === null) return null
    const worthMinor = valueMinor === null || countedValueMinor === null ? 0 : countedValueMinor - valueMinor
    return (
      <Flex key={currency} direction="column" gap="1">
        <Flex justify="space-between" align="baseline" gap="4" wrap="wrap">
          <Text as="span">{t('foreignCash.resultIn', { currency })}</Text>
          <Text as="span">
            {t('cashCount.result')} <Money amountMinor={countedMinor} currency={currency} isBold />
          </Text>
        </Flex>
        {amountMinor === null ? null : (
          <Flex gap="2" align="baseline" wrap="wrap">
            {difference(countedMinor - amountMinor, currency)}
            {worthMinor === 0 ? null : (
              <Text as="span" textStyle="small" color="fg.muted">
                {t('foreignCash.worth')} <Money amountMinor={worthMinor} currency={own} />
              </Text>
            )}
          </Flex>
        )}
      </Flex>
    )
  })
}
