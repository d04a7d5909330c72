import type { ClosingSeries } from '@comptoir/contracts/sales/fiscal-closings'
import { chakra, Code, Flex, Quantity, Section, Text, useTranslation } from '@comptoir/platform'

/** How far the closing covers each series of numbers, with the seal of its last document. */
export function ClosingSeriesSection({ series }: { series: readonly ClosingSeries[] }) {
  const { t } = useTranslation('sales-purchases')
  if (series.length === 0) return null
  return (
    <Section title={t('fiscalClosings.closing.seriesTitle')} description={t('fiscalClosings.closing.seriesText')}>
      <Flex as="ul" direction="column" gap="4" listStyleType="none">
        {series.map((one) => (
          <SeriesItem key={`${one.kind} ${one.registerId} ${one.epoch}`} series={one} />
        ))}
      </Flex>
    </Section>
  )
}

function SeriesItem({ series }: { series: ClosingSeries }) {
  const { t } = useTranslation('sales-purchases')
  const { kind, pointOfSaleName, registerName, firstNumber, lastNumber, headHash } = series
  const count = series.toCounter - series.fromCounter + 1
  return (
    <Flex as="li" direction="column" gap="0.5">
      <Flex justify="space-between" align="baseline" gap="4" wrap="wrap">
        <Text fontWeight="medium">
          {t(`fiscalClosings.series.${kind}`)} · <bdi>{pointOfSaleName}</bdi> · <bdi>{registerName}</bdi>
        </Text>
        {count === 0 ? (
          <Text as="span" color="fg.muted">
            {t('fiscalClosings.closing.noDocuments')}
          </Text>
        ) : (
          <span>
            <Code>{firstNumber === lastNumber ? firstNumber : `${firstNumber ?? ''} – ${lastNumber ?? ''}`}</Code>
            {' · '}
            <Quantity quantityMilli={count * 1000} />
          </span>
        )}
      </Flex>
      {headHash === null ? null : (
        <Text textStyle="small" color="fg.muted">
          {t('fiscalClosings.series.seal')}{' '}
          <chakra.bdi dir="ltr" wordBreak="break-all" fontFamily="mono">
            {headHash}
          </chakra.bdi>
        </Text>
      )}
    </Flex>
  )
}
