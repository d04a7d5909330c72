import { useMemo } from 'react'
import { spacedNumber } from '@comptoir/contracts/bank-account-numbers'
import type { BankAccount } from '@comptoir/contracts/treasury/bank-accounts'
import { activityColumn, chakra, Code, nameColumn, useTranslation, type Column } from '@comptoir/platform'

export function useAccountColumns(): readonly Column<BankAccount>[] {
  const { t } = useTranslation('company')
  return useMemo(
    () => [
      nameColumn(t('bankAccounts.column.name')),
      {
        id: 'bank',
        onPhone: 'line',
        header: t('bankAccounts.column.bank'),
        cell: ({ bank, agency }) => <chakra.bdi>{agency === null ? bank.name : `${bank.name} · ${agency}`}</chakra.bdi>,
        isMuted: true,
      },
      {
        id: 'number',
        header: t('bankAccounts.column.number'),
        cell: ({ rib, iban }) => {
          const number = rib ?? iban
          return number === null ? null : <Code>{spacedNumber(number)}</Code>
        },
      },
      {
        id: 'currency',
        onPhone: 'end',
        header: t('bankAccounts.column.currency'),
        cell: ({ currency }) => <Code>{currency}</Code>,
        isSortable: true,
      },
      activityColumn(t('common.status')),
    ],
    [t],
  )
}
