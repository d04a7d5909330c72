import type { CashSessionRow } from '@comptoir/contracts/sales/cash-sessions'
import type { Column } from '@comptoir/platform'
import { DateTime, Money, Quantity } from '@comptoir/platform'
import { Difference } from './difference.tsx'
import { SessionState } from './session-state.tsx'

const NOTHING = '–'

/** The columns of the list; `t` gives their heads in the reader's language. */
export function sessionColumns(t: (key: string) => string, timeZone: string): Column<CashSessionRow>[] {
  const money = (row: CashSessionRow, amountMinor: number | null) =>
    amountMinor === null ? NOTHING : <Money amountMinor={amountMinor} currency={row.currency} />
  return [
    {
      id: 'registerName',
      header: t('cashSessions.columns.register'),
      isPrimary: true,
      cell: (row) => <bdi>{row.registerName}</bdi>,
    },
    { id: 'state', header: t('cashSessions.columns.state'), cell: (row) => <SessionState state={row.state} /> },
    {
      id: 'pointOfSale',
      header: t('cashSessions.columns.pointOfSale'),
      cell: (row) => <bdi>{row.pointOfSaleName}</bdi>,
      isMuted: true,
      hideBelow: 'xl',
    },
    {
      id: 'openedAt',
      header: t('cashSessions.columns.openedAt'),
      isSortable: true,
      cell: (row) => <DateTime value={row.openedAt} timeZone={timeZone} />,
    },
    {
      id: 'openedBy',
      header: t('cashSessions.columns.openedBy'),
      cell: (row) => <bdi>{row.openedBy}</bdi>,
      isMuted: true,
    },
    {
      id: 'closedAt',
      header: t('cashSessions.columns.closedAt'),
      isSortable: true,
      hideBelow: 'xl',
      cell: (row) => (row.closedAt === null ? NOTHING : <DateTime value={row.closedAt} timeZone={timeZone} />),
    },
    {
      id: 'zNumber',
      header: t('cashSessions.columns.z'),
      isNumeric: true,
      hideBelow: 'xl',
      cell: (row) => row.zNumber ?? NOTHING,
    },
    {
      id: 'ticketCount',
      header: t('cashSessions.columns.tickets'),
      isNumeric: true,
      cell: (row) => <Quantity quantityMilli={row.ticketCount * 1000} />,
    },
    {
      id: 'salesMinor',
      header: t('cashSessions.columns.sales'),
      isNumeric: true,
      cell: (row) =>
        row.salesMinor === null ? NOTHING : <Money amountMinor={row.salesMinor} currency={row.currency} isBold />,
    },
    {
      id: 'countedMinor',
      header: t('cashSessions.columns.counted'),
      isNumeric: true,
      hideBelow: 'xl',
      cell: (row) => money(row, row.countedMinor),
    },
    {
      id: 'differenceMinor',
      header: t('cashSessions.columns.difference'),
      cell: (row) =>
        row.differenceMinor === null ? (
          NOTHING
        ) : (
          <Difference differenceMinor={row.differenceMinor} currency={row.currency} />
        ),
    },
  ]
}
