import type { VoucherRow } from '@comptoir/contracts/sales/vouchers'
import { Code, type Column, DateTime, type Format, Money } from '@comptoir/platform'
import { ClientName } from '../../common/recorded-name.tsx'
import { VoucherStateBadge } from './voucher-state.tsx'

const NOTHING = '–'

interface Reader {
  /** Gives the heads in the reader's language. */
  t: (key: string) => string
  format: Format
  timeZone: string
}

export function voucherColumns({ t, format, timeZone }: Reader): Column<VoucherRow>[] {
  return [
    {
      id: 'number',
      header: t('vouchers.columns.number'),
      isPrimary: true,
      isSortable: true,
      cell: ({ number }) => <Code>{number}</Code>,
    },
    {
      id: 'code',
      header: t('vouchers.columns.code'),
      isMuted: true,
      hideBelow: 'xl',
      cell: ({ maskedCode }) => <Code>{maskedCode}</Code>,
    },
    {
      id: 'client',
      onPhone: 'line',
      header: t('vouchers.columns.client'),
      cell: ({ client }) => (client === null ? NOTHING : <ClientName name={client} />),
    },
    {
      id: 'occurredAt',
      onPhone: 'line',
      header: t('vouchers.columns.issued'),
      isSortable: true,
      cell: ({ issuedAt }) => <DateTime value={issuedAt} timeZone={timeZone} />,
    },
    {
      id: 'state',
      onPhone: 'line',
      header: t('vouchers.columns.state'),
      cell: ({ state }) => <VoucherStateBadge state={state} />,
    },
    {
      id: 'expiresOn',
      header: t('vouchers.columns.expires'),
      isSortable: true,
      cell: ({ expiresOn }) => (expiresOn === null ? NOTHING : format.date(expiresOn)),
    },
    {
      id: 'amountMinor',
      header: t('vouchers.columns.value'),
      isNumeric: true,
      isSortable: true,
      cell: ({ amountMinor, currency }) => <Money amountMinor={amountMinor} currency={currency} />,
    },
    {
      id: 'left',
      onPhone: 'end',
      header: t('vouchers.columns.left'),
      isNumeric: true,
      cell: ({ leftMinor, currency }) => <Money amountMinor={leftMinor} currency={currency} isBold />,
    },
  ]
}
