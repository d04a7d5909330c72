import type { FiscalClosing } from '@comptoir/contracts/sales/fiscal-closings'
import { Code, DateTime, Fact, Money, Quantity, Section, useCompany, useTranslation } from '@comptoir/platform'
import { Facts } from '../../common/facts.tsx'

/** Its number, who made it and when, what it came to, and what was ever sold. */
export function ClosingFacts({ closing }: { closing: FiscalClosing }) {
  const { t } = useTranslation('sales-purchases')
  const { timeZone } = useCompany()
  const { currency, part, perpetual, closings } = closing.report
  return (
    <>
      <Section title={t('fiscalClosings.closing.facts')}>
        <Facts>
          <Fact label={t('fiscalClosings.columns.number')}>
            <Code>{closing.number}</Code>
          </Fact>
          <Fact label={t('fiscalClosings.columns.recordedAt')}>
            <DateTime value={closing.recordedAt} timeZone={timeZone} /> ·{' '}
            {closing.closedBy === null ? t('fiscalClosings.automatic') : <bdi>{closing.closedBy}</bdi>}
          </Fact>
          <Fact label={t('fiscalClosings.columns.sales')}>
            <Money amountMinor={part.sales.totalMinor} currency={currency} isBold />
          </Fact>
          <Fact label={t('fiscalClosings.columns.returns')}>
            <Money amountMinor={-part.returns.totalMinor} currency={currency} />
          </Fact>
          <Fact label={t('fiscalClosings.closing.tickets')}>
            <Quantity quantityMilli={part.sales.count * 1000} />
          </Fact>
          <Fact label={t('fiscalClosings.closing.returns')}>
            <Quantity quantityMilli={part.returns.count * 1000} />
          </Fact>
          {closings === null ? null : (
            <Fact label={t('fiscalClosings.closing.closings')}>
              <Code>{`${closings.firstNumber} – ${closings.lastNumber}`}</Code>
            </Fact>
          )}
        </Facts>
      </Section>
      <Section title={t('fiscalClosings.closing.perpetualTitle')}>
        <Facts>
          <Fact label={t('fiscalClosings.closing.perpetualSales')}>
            <Money amountMinor={perpetual.salesMinor} currency={currency} isBold />
          </Fact>
          <Fact label={t('fiscalClosings.closing.perpetualReturns')}>
            <Money amountMinor={-perpetual.returnsMinor} currency={currency} />
          </Fact>
        </Facts>
      </Section>
    </>
  )
}
