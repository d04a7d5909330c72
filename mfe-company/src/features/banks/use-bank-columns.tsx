import { useMemo } from 'react'
import { BANK_ACCOUNTS } from '@comptoir/contracts/treasury/bank-accounts'
import type { Bank } from '@comptoir/contracts/treasury/banks'
import {
  activityColumn,
  Code,
  CountLink,
  nameColumn,
  useAddresses,
  useTranslation,
  type Column,
} from '@comptoir/platform'

export function useBankColumns(): readonly Column<Bank>[] {
  const { t } = useTranslation('company')
  const { list: accounts } = useAddresses(BANK_ACCOUNTS)
  return useMemo(
    () => [
      nameColumn(t('banks.column.name')),
      {
        id: 'ribCode',
        onPhone: 'line',
        header: t('banks.column.ribCode'),
        cell: ({ ribCode }) => (ribCode === null ? null : <Code>{ribCode}</Code>),
        isSortable: true,
      },
      {
        id: 'bic',
        header: t('banks.column.bic'),
        cell: ({ bic }) => (bic === null ? null : <Code>{bic}</Code>),
      },
      {
        id: 'accounts',
        onPhone: 'end',
        header: t('banks.column.accounts'),
        cell: ({ id, accountCount }) => <CountLink count={accountCount} to={accounts({ bank: id })} />,
        isNumeric: true,
      },
      activityColumn(t('common.status')),
    ],
    [t, accounts],
  )
}
