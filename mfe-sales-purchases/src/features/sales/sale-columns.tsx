import { TriangleAlert } from 'lucide-react'
import type { SaleRow } from '@comptoir/contracts/sales/sales'
import type { Column } from '@comptoir/platform'
import { Code, DateTime, Money, Quantity, StatusBadge } from '@comptoir/platform'
import { ClientName } from '../../common/recorded-name.tsx'

const NOTHING = '–'

/** The columns of the list; `t` gives their heads in the reader's language. */
export function saleColumns(t: (key: string) => string, timeZone: string): Column<SaleRow>[] {
  return [
    {
      id: 'number',
      header: t('sales.columns.number'),
      isPrimary: true,
      isSortable: true,
      cell: (row) => <Code>{row.number}</Code>,
    },
    {
      id: 'occurredAt',
      onPhone: 'line',
      header: t('sales.columns.occurredAt'),
      isSortable: true,
      cell: (row) => (
        <>
          <DateTime value={row.occurredAt} timeZone={timeZone} />
          {row.reviewReason ? (
            <>
              {' '}
              <StatusBadge
                tone="attention"
                size="sm"
                icon={TriangleAlert}
                label={t(`sales.review.${row.reviewReason}`)}
              />
            </>
          ) : null}
        </>
      ),
    },
    {
      id: 'pointOfSale',
      header: t('sales.columns.pointOfSale'),
      isMuted: true,
      hideBelow: 'xl',
      cell: (row) => <bdi>{row.pointOfSaleName}</bdi>,
    },
    {
      id: 'register',
      header: t('sales.columns.register'),
      isMuted: true,
      hideBelow: 'xl',
      cell: (row) => <bdi>{row.registerName}</bdi>,
    },
    { id: 'cashier', header: t('sales.columns.cashier'), isMuted: true, cell: (row) => <bdi>{row.cashier}</bdi> },
    {
      id: 'client',
      onPhone: 'line',
      header: t('sales.columns.client'),
      cell: (row) => <ClientName name={row.client} />,
    },
    {
      id: 'representative',
      isEmpty: (row) => row.representative === null,
      header: t('sales.columns.representative'),
      isMuted: true,
      isExtra: true,
      cell: (row) => (row.representative === null ? NOTHING : <bdi>{row.representative}</bdi>),
    },
    {
      id: 'itemCount',
      header: t('sales.columns.lines'),
      isNumeric: true,
      hideBelow: 'xl',
      cell: (row) => <Quantity quantityMilli={row.itemCount * 1000} />,
    },
    {
      id: 'discountMinor',
      isEmpty: (row) => row.discountMinor === 0,
      header: t('sales.columns.discount'),
      isNumeric: true,
      hideBelow: 'xl',
      cell: (row) =>
        row.discountMinor === 0 ? (
          NOTHING
        ) : (
          <Money amountMinor={-row.discountMinor} currency={row.currency} tone="attention" />
        ),
    },
    {
      id: 'refund',
      isEmpty: (row) => row.refundState === undefined,
      header: t('sales.refund.label'),
      cell: (row) =>
        row.refundState === undefined ? (
          NOTHING
        ) : (
          <StatusBadge
            tone={row.refundState === 'whole' ? 'danger' : 'attention'}
            size="sm"
            label={t(`sales.refund.${row.refundState}`)}
          />
        ),
    },
    {
      id: 'totalMinor',
      header: t('sales.columns.total'),
      isNumeric: true,
      isSortable: true,
      cell: (row) => <Money amountMinor={row.totalMinor} currency={row.currency} isBold />,
    },
  ]
}
