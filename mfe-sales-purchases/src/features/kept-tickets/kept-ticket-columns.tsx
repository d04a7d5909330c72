import type { KeptTicket } from '@comptoir/contracts/sales/register-tickets'
import { Code, type Column, DateTime, Text } from '@comptoir/platform'

const NOTHING = '–'

/** The columns of the list; `t` gives their heads in the reader's language. */
export function keptTicketColumns(t: (key: string) => string, timeZone: string): Column<KeptTicket>[] {
  return [
    {
      id: 'receivedAt',
      header: t('keptTickets.columns.receivedAt'),
      isPrimary: true,
      isSortable: true,
      cell: ({ receivedAt }) => <DateTime value={receivedAt} timeZone={timeZone} />,
    },
    {
      id: 'register',
      onPhone: 'line',
      header: t('keptTickets.columns.register'),
      cell: ({ register }) => <bdi>{register.name}</bdi>,
    },
    {
      id: 'counter',
      onPhone: 'end',
      header: t('keptTickets.columns.counter'),
      isNumeric: true,
      cell: ({ epoch, counter }) =>
        counter === null ? NOTHING : <Code>{epoch === 1 ? counter : `${epoch} · ${counter}`}</Code>,
    },
    {
      id: 'reason',
      onPhone: 'line',
      header: t('keptTickets.columns.reason'),
      cell: ({ reason }) => (
        <>
          <Text fontWeight="medium">{t(`keptTickets.reasons.${reason}`)}</Text>
          <Text color="fg.muted">{t(`keptTickets.texts.${reason}`)}</Text>
        </>
      ),
    },
  ]
}
