import { Wallet } from 'lucide-react'
import { isCurrency } from '@comptoir/money'
import { BANK_ACCOUNTS, type BankAccount } from '@comptoir/contracts/treasury/bank-accounts'
import { BANKS, type BankChoice } from '@comptoir/contracts/treasury/banks'
import {
  AddButton,
  listFilters,
  ListPage,
  RemovalDialog,
  useActivityFilter,
  useCompany,
  useCompanyQuery,
  useHasPermission,
  useList,
  useListExport,
  useListState,
  useRemoval,
  useRowActions,
  useTranslation,
} from '@comptoir/platform'
import { useQuickForm } from '@comptoir/platform/forms'
import { activeAndChosen } from '../../common/active-and-chosen.ts'
import { AccountForm } from './account-form.tsx'
import { inputOf, valuesOf } from './account-values.ts'
import { useAccountColumns } from './use-account-columns.tsx'

const LIST = {
  name: BANK_ACCOUNTS.path,
  defaultSort: { field: 'name', direction: 'asc' },
  filterNames: ['bank', 'isActive'],
} as const
/** Other lists affected: banks count their accounts. */
const ALSO_SHOWN_BY = [BANKS]
const NONE: readonly BankChoice[] = []

export function BankAccountsPage() {
  const { t } = useTranslation('company')
  const list = useListState(LIST)
  const result = useList(BANK_ACCOUNTS, list.query)
  const ofRows = (result.data?.data ?? []).map(({ bank }) => bank)
  const banks = useCompanyQuery<BankChoice[]>(BANKS, []).data ?? NONE
  const quick = useAccountForm(banks, list.filters['bank'] ?? '')
  const removal = useAccountRemoval()
  const mayWrite = useHasPermission(BANK_ACCOUNTS.permissions.write)
  const rowActions = useRowActions<BankAccount>({ onEdit: quick.edit, onDelete: removal.ask })
  const add = mayWrite ? <AddButton label={t('bankAccounts.add')} onClick={quick.add} /> : null
  const bankFilter = {
    name: 'bank',
    label: t('bankAccounts.column.bank'),
    everything: t('bankAccounts.everyBank'),
    options: activeAndChosen(banks, ofRows, list.filters['bank']).map(({ id, name }) => ({ value: id, label: name })),
  }
  const name = removal.item?.name ?? ''
  return (
    <ListPage
      title={t('bankAccounts.title')}
      subtitle={t('bankAccounts.subtitle')}
      actions={add}
      list={list}
      result={result}
      columns={useAccountColumns()}
      rowKey={({ id }) => id}
      rowName={({ name: rowName }) => rowName}
      {...(mayWrite ? { rowActions, onRowClick: quick.edit } : {})}
      searchLabel={t('bankAccounts.search')}
      {...listFilters(list, [bankFilter, useActivityFilter()])}
      exporting={useListExport(BANK_ACCOUNTS, list.query)}
      empty={{ icon: Wallet, title: t('bankAccounts.empty.title'), text: t('bankAccounts.empty.text'), actions: add }}
    >
      <AccountForm quick={quick} banks={banks} ofRows={ofRows} />
      <RemovalDialog
        removal={removal}
        name={name}
        text={t('bankAccounts.remove.text')}
        confirmLabel={t('bankAccounts.remove.confirm')}
        inUseTitle={t('bankAccounts.remove.inUseTitle', { name })}
      />
    </ListPage>
  )
}

/** A new account is in the company's currency, and of the bank that the list shows where it shows one. */
function useAccountForm(banks: readonly BankChoice[], bankId: string) {
  const { t } = useTranslation('company')
  const { currency } = useCompany()
  return useQuickForm(BANK_ACCOUNTS, {
    blank: {
      name: '',
      rib: null,
      bankId,
      iban: null,
      agency: null,
      currency: isCurrency(currency) ? currency : 'TND',
      isActive: true,
    },
    valuesOf,
    inputOf: (values) => inputOf(values, banks),
    fieldOf: { nameTaken: 'name', ribTaken: 'rib', ibanTaken: 'iban' },
    alsoShownBy: ALSO_SHOWN_BY,
    saved: ({ name }) => t('bankAccounts.saved', { name }),
  })
}

function useAccountRemoval() {
  const { t } = useTranslation('company')
  return useRemoval(BANK_ACCOUNTS, {
    inactive: (account) => ({ ...valuesOf(account), isActive: false }),
    alsoShownBy: ALSO_SHOWN_BY,
    removed: ({ name }) => t('bankAccounts.removed', { name }),
    deactivated: ({ name }) => t('bankAccounts.deactivated', { name }),
  })
}
