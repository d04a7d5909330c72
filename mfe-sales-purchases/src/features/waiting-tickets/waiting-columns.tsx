import { Code, type Column, DateTime, Money, Text } from '@comptoir/platform'
import type { DeviceTicket } from '../ticket-queue/index.ts'

/** The columns of the list; `t` gives their heads in the reader's language. */
export function waitingColumns(t: (key: string) => string, timeZone: string): Column<DeviceTicket>[] {
  return [
    {
      id: 'number',
      header: t('waitingTickets.columns.number'),
      isPrimary: true,
      cell: ({ number }) => <Code>{number}</Code>,
    },
    {
      id: 'occurredAt',
      onPhone: 'line',
      header: t('waitingTickets.columns.occurredAt'),
      cell: ({ occurredAt }) => <DateTime value={occurredAt} timeZone={timeZone} />,
    },
    {
      id: 'refusal',
      onPhone: 'line',
      header: t('waitingTickets.columns.refusal'),
      cell: ({ refusal }) => <Text color="fg.muted">{refusal ?? ''}</Text>,
    },
    {
      id: 'totalMinor',
      onPhone: 'end',
      header: t('waitingTickets.columns.total'),
      isNumeric: true,
      cell: ({ totalMinor, currency }) => <Money amountMinor={totalMinor} currency={currency} />,
    },
  ]
}
