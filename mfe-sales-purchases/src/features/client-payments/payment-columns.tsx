import type { ClientPaymentRow } from '@comptoir/contracts/sales/client-payments'
import { Code, type Column, DateTime, Money } from '@comptoir/platform'
import { ClientName } from '../../common/recorded-name.tsx'

/** The columns of the list; `t` gives their heads in the reader's language. */
export function paymentColumns(t: (key: string) => string, timeZone: string): Column<ClientPaymentRow>[] {
  return [
    {
      id: 'number',
      header: t('clientPayments.columns.number'),
      isPrimary: true,
      isSortable: true,
      cell: (row) => <Code>{row.number}</Code>,
    },
    {
      id: 'occurredAt',
      onPhone: 'line',
      header: t('clientPayments.columns.occurredAt'),
      isSortable: true,
      cell: (row) => <DateTime value={row.occurredAt} timeZone={timeZone} />,
    },
    {
      id: 'pointOfSale',
      header: t('clientPayments.columns.pointOfSale'),
      isMuted: true,
      hideBelow: 'xl',
      cell: (row) => <bdi>{row.pointOfSaleName}</bdi>,
    },
    {
      id: 'cashier',
      header: t('clientPayments.columns.cashier'),
      isMuted: true,
      hideBelow: 'xl',
      cell: (row) => <bdi>{row.cashier}</bdi>,
    },
    {
      id: 'client',
      onPhone: 'line',
      header: t('clientPayments.columns.client'),
      cell: (row) => <ClientName name={row.client} />,
    },
    {
      id: 'methods',
      header: t('clientPayments.columns.methods'),
      isMuted: true,
      hideBelow: 'xl',
      cell: (row) => row.methodKinds.map((kind) => t(`clientPayments.methods.${kind}`)).join(' · '),
    },
    {
      id: 'left',
      header: t('clientPayments.columns.left'),
      isNumeric: true,
      cell: (row) => <Money amountMinor={row.owedMinor - row.totalMinor} currency={row.currency} />,
    },
    {
      id: 'totalMinor',
      header: t('clientPayments.columns.total'),
      isNumeric: true,
      isSortable: true,
      cell: (row) => <Money amountMinor={row.totalMinor} currency={row.currency} isBold />,
    },
  ]
}
