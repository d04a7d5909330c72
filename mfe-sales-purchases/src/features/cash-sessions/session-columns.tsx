import type { CashSessionRow } from '@comptoir/contracts/sales/cash-sessions'
import type { Column } from '@comptoir/platform'
import { DateTime, Flex, Money, Quantity, Text } from '@comptoir/platform'
import { Difference } from '../cash-count/index.ts'
import { DoubtfulBadge, SessionState } from './session-state.tsx'

const NOTHING = '–'

/** The columns of the list; `t` gives their heads in the reader's language. */
export function sessionColumns(t: (key: string) => string, timeZone: string): Column<CashSessionRow>[] {
  const money = (row: CashSessionRow, amountMinor: number | null) =>
    amountMinor === null ? NOTHING : <Money amountMinor={amountMinor} currency={row.currency} />
  return [
    {
      id: 'registerName',
      contentHeight: '39px',
      header: t('cashSessions.columns.register'),
      isPrimary: true,
      cell: (row) => (
        <>
          <bdi>{row.registerName}</bdi>
          <Text as="span" display="block" textStyle="small" fontWeight="normal" color="fg.muted">
            <bdi>{row.pointOfSaleName}</bdi>
          </Text>
        </>
      ),
    },
    {
      id: 'state',
      header: t('cashSessions.columns.state'),
      cell: (row) => (
        <Flex gap="1" wrap="wrap">
          <SessionState state={row.state} isAwaiting={row.approval === 'awaited'} />
          {row.isDoubtful ? <DoubtfulBadge /> : null}
        </Flex>
      ),
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
      hideBelow: 'xl',
      cell: (row) => <bdi>{row.openedBy}</bdi>,
      isMuted: true,
    },
    {
      id: 'closedAt',
      isEmpty: (row) => row.closedAt === null,
      header: t('cashSessions.columns.closedAt'),
      isSortable: true,
      hideBelow: 'xl',
      cell: (row) => (row.closedAt === null ? NOTHING : <DateTime value={row.closedAt} timeZone={timeZone} />),
    },
    {
      id: 'zNumber',
      isEmpty: (row) => row.zNumber === null,
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
      isEmpty: (row) => row.salesMinor === null,
      header: t('cashSessions.columns.sales'),
      isNumeric: true,
      cell: (row) =>
        row.salesMinor === null ? NOTHING : <Money amountMinor={row.salesMinor} currency={row.currency} isBold />,
    },
    {
      id: 'countedMinor',
      isEmpty: (row) => row.countedMinor === null,
      header: t('cashSessions.columns.counted'),
      isNumeric: true,
      hideBelow: 'xl',
      cell: (row) => money(row, row.countedMinor),
    },
    {
      id: 'differenceMinor',
      isPinned: true,
      isEmpty: (row) => row.differenceMinor === null,
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
