import { writtenPeriod, type ClosingReport } from '@comptoir/contracts/sales/fiscal-closings'
import { Box, Code, Money, Quantity, Section, Table, useTranslation } from '@comptoir/platform'

/** Late documents by the period that they belong to; nothing where none came late. */
export function ClosingAnnex({ report: { annex, currency } }: { report: ClosingReport }) {
  const { t } = useTranslation('sales-purchases')
  if (annex.length === 0) return null
  return (
    <Section title={t('fiscalClosings.closing.annexTitle')} description={t('fiscalClosings.closing.annexText')}>
      <Box overflowX="auto">
        <Table.Root size="sm" aria-label={t('fiscalClosings.closing.annexTitle')}>
          <Table.Header>
            <Table.Row>
              <Table.ColumnHeader>{t('fiscalClosings.columns.period')}</Table.ColumnHeader>
              <Table.ColumnHeader textAlign="end">{t('fiscalClosings.series.count')}</Table.ColumnHeader>
              <Table.ColumnHeader textAlign="end">{t('fiscalClosings.columns.sales')}</Table.ColumnHeader>
              <Table.ColumnHeader textAlign="end">{t('fiscalClosings.columns.returns')}</Table.ColumnHeader>
            </Table.Row>
          </Table.Header>
          <Table.Body>
            {annex.map(({ period, sales, returns }) => (
              <Table.Row key={period}>
                <Table.Cell>
                  <Code>{writtenPeriod(period)}</Code>
                </Table.Cell>
                <Table.Cell textAlign="end">
                  <Quantity quantityMilli={(sales.count + returns.count) * 1000} />
                </Table.Cell>
                <Table.Cell textAlign="end">
                  <Money amountMinor={sales.totalMinor} currency={currency} />
                </Table.Cell>
                <Table.Cell textAlign="end">
                  <Money amountMinor={-returns.totalMinor} currency={currency} />
                </Table.Cell>
              </Table.Row>
            ))}
          </Table.Body>
        </Table.Root>
      </Box>
    </Section>
  )
}
