import { writtenPeriod, type FiscalClosingRow } from '@comptoir/contracts/sales/fiscal-closings'
import type { Column } from '@comptoir/platform'
import { Code, DateTime, Money, Quantity } from '@comptoir/platform'

const NOTHING = '–'

/** The columns of the list; `t` gives their heads in the reader's language. */
export function closingColumns(t: (key: string) => string, timeZone: string): Column<FiscalClosingRow>[] {
  return [
    {
      id: 'period',
      header: t('fiscalClosings.columns.period'),
      isPrimary: true,
      isSortable: true,
      cell: ({ period }) => <Code>{writtenPeriod(period)}</Code>,
    },
    {
      id: 'kind',
      header: t('fiscalClosings.columns.kind'),
      cell: ({ kind }) => t(`fiscalClosings.kinds.${kind}`),
    },
    {
      id: 'number',
      header: t('fiscalClosings.columns.number'),
      isMuted: true,
      cell: ({ number }) => <Code>{number}</Code>,
    },
    {
      id: 'sales',
      onPhone: 'end',
      header: t('fiscalClosings.columns.sales'),
      isNumeric: true,
      cell: (row) => <Money amountMinor={row.salesMinor} currency={row.currency} isBold />,
    },
    {
      id: 'returns',
      header: t('fiscalClosings.columns.returns'),
      isNumeric: true,
      hideBelow: 'lg',
      cell: (row) => (row.returnsMinor === 0 ? NOTHING : money(-row.returnsMinor, row.currency)),
    },
    {
      id: 'annex',
      header: t('fiscalClosings.columns.annex'),
      isNumeric: true,
      hideBelow: 'xl',
      cell: ({ annexCount }) => (annexCount === 0 ? NOTHING : <Quantity quantityMilli={annexCount * 1000} />),
    },
    {
      id: 'perpetual',
      header: t('fiscalClosings.columns.perpetual'),
      isNumeric: true,
      cell: (row) => money(row.perpetualMinor, row.currency),
    },
    {
      id: 'recordedAt',
      header: t('fiscalClosings.columns.recordedAt'),
      isSortable: true,
      isMuted: true,
      hideBelow: 'lg',
      cell: ({ recordedAt }) => <DateTime value={recordedAt} timeZone={timeZone} />,
    },
    {
      id: 'closedBy',
      header: t('fiscalClosings.columns.closedBy'),
      isMuted: true,
      hideBelow: 'xl',
      cell: ({ closedBy }) => (closedBy === null ? t('fiscalClosings.automatic') : <bdi>{closedBy}</bdi>),
    },
  ]
}

function money(amountMinor: number, currency: string) {
  return <Money amountMinor={amountMinor} currency={currency} />
}
