import type { ReactNode } from 'react'
import { chakra, Flex, Money, useCompany, useFormat, useTranslation, type ListState } from '@comptoir/platform'
import { useStockTotals } from './use-stock-list.ts'

/** What all rows that the list finds come to; quantities are left out, since each is in its own unit. */
export function StockTotalsLine({ list }: { list: ListState }) {
  const { t } = useTranslation('inventory')
  const format = useFormat()
  const { currency } = useCompany()
  const { data } = useStockTotals(list)
  // What is below it stays where it is when the figures come.
  if (!data) return <Flex minH="5" />
  const { productCount: count, valueMinor, incomingValueMinor, inTransitValueMinor } = data
  const money = (minor: number) => <Money amountMinor={minor} currency={currency} />
  return (
    <Flex
      as="dl"
      minH="5"
      gap="6"
      rowGap="2"
      wrap="wrap"
      px="1"
      textStyle="small"
      aria-label={t('stockLevels.totals.label')}
    >
      <Total label={t('stockLevels.totals.products')}>{format.number(count)}</Total>
      {valueMinor === null ? null : <Total label={t('stockLevels.totals.value')}>{money(valueMinor)}</Total>}
      {incomingValueMinor ? <Total label={t('stockLevels.totals.incoming')}>{money(incomingValueMinor)}</Total> : null}
      {inTransitValueMinor ? (
        <Total label={t('stockLevels.totals.inTransit')}>{money(inTransitValueMinor)}</Total>
      ) : null}
    </Flex>
  )
}

function Total({ label, children }: { label: string; children: ReactNode }) {
  return (
    <Flex gap="2" align="baseline">
      <chakra.dt color="fg.muted">{label}</chakra.dt>
      <chakra.dd fontWeight="semibold" fontVariantNumeric="tabular-nums">
        {children}
      </chakra.dd>
    </Flex>
  )
}
