import type { SalesReturnRow } from '@comptoir/contracts/sales/sales-returns'
import { Code, type Column, DateTime, Money, Quantity } from '@comptoir/platform'
import { ClientName } from '../../common/recorded-name.tsx'

/** The columns of the list; `t` gives their heads in the reader's language. */
export function returnColumns(t: (key: string) => string, timeZone: string): Column<SalesReturnRow>[] {
  return [
    {
      id: 'number',
      header: t('salesReturns.columns.number'),
      isPrimary: true,
      isSortable: true,
      cell: (row) => <Code>{row.number}</Code>,
    },
    {
      id: 'occurredAt',
      onPhone: 'line',
      header: t('salesReturns.columns.occurredAt'),
      isSortable: true,
      cell: (row) => <DateTime value={row.occurredAt} timeZone={timeZone} />,
    },
    {
      id: 'pointOfSale',
      header: t('salesReturns.columns.pointOfSale'),
      isMuted: true,
      hideBelow: 'xl',
      cell: (row) => <bdi>{row.pointOfSaleName}</bdi>,
    },
    {
      id: 'cashier',
      header: t('salesReturns.columns.cashier'),
      isMuted: true,
      hideBelow: 'xl',
      cell: (row) => <bdi>{row.cashier}</bdi>,
    },
    {
      id: 'client',
      onPhone: 'line',
      header: t('salesReturns.columns.client'),
      cell: (row) => <ClientName name={row.client} />,
    },
    {
      id: 'ticket',
      header: t('salesReturns.columns.ticket'),
      cell: (row) => (row.saleNumber === null ? t('salesReturns.withoutTicket') : <Code>{row.saleNumber}</Code>),
    },
    {
      id: 'reason',
      header: t('salesReturns.columns.reason'),
      cell: (row) => t(`salesReturns.reasons.${row.reason}`),
    },
    {
      id: 'itemCount',
      header: t('salesReturns.columns.lines'),
      isNumeric: true,
      hideBelow: 'xl',
      cell: (row) => <Quantity quantityMilli={row.itemCount * 1000} />,
    },
    {
      id: 'methods',
      header: t('salesReturns.columns.methods'),
      isMuted: true,
      hideBelow: 'xl',
      cell: (row) => row.methodKinds.map((kind) => t(`salesReturns.methods.${kind}`)).join(' · '),
    },
    {
      id: 'totalMinor',
      header: t('salesReturns.columns.total'),
      isNumeric: true,
      isSortable: true,
      cell: (row) => <Money amountMinor={row.totalMinor} currency={row.currency} isBold />,
    },
  ]
}
