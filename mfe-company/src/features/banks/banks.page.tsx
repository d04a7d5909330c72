import { Landmark } from 'lucide-react'
import { BANK_ACCOUNTS } from '@comptoir/contracts/treasury/bank-accounts'
import { BANKS, type Bank } from '@comptoir/contracts/treasury/banks'
import {
  AddButton,
  listFilters,
  ListPage,
  RemovalDialog,
  useActivityFilter,
  useHasPermission,
  useList,
  useListExport,
  useListState,
  useRemoval,
  useRowActions,
  useTranslation,
} from '@comptoir/platform'
import { useQuickForm } from '@comptoir/platform/forms'
import { BankForm } from './bank-form.tsx'
import { BLANK, inputOf, valuesOf } from './bank-values.ts'
import { useBankColumns } from './use-bank-columns.tsx'

const LIST = { name: BANKS.path, defaultSort: { field: 'name', direction: 'asc' }, filterNames: ['isActive'] } as const
/** Other lists affected: accounts carry the names of their banks. */
const ALSO_SHOWN_BY = [BANK_ACCOUNTS]

export function BanksPage() {
  const { t } = useTranslation('company')
  const list = useListState(LIST)
  const quick = useBankForm()
  const removal = useBankRemoval()
  const mayWrite = useHasPermission(BANKS.permissions.write)
  const rowActions = useRowActions<Bank>({ onEdit: quick.edit, onDelete: removal.ask })
  const add = mayWrite ? <AddButton label={t('banks.add')} onClick={quick.add} /> : null
  const name = removal.item?.name ?? ''
  return (
    <ListPage
      title={t('banks.title')}
      subtitle={t('banks.subtitle')}
      actions={add}
      list={list}
      result={useList(BANKS, list.query)}
      columns={useBankColumns()}
      rowKey={({ id }) => id}
      rowName={({ name: rowName }) => rowName}
      {...(mayWrite ? { rowActions, onRowClick: quick.edit } : {})}
      searchLabel={t('banks.search')}
      {...listFilters(list, [useActivityFilter()])}
      exporting={useListExport(BANKS, list.query)}
      empty={{ icon: Landmark, title: t('banks.empty.title'), text: t('banks.empty.text'), actions: add }}
    >
      <BankForm quick={quick} />
      <RemovalDialog
        removal={removal}
        name={name}
        text={t('banks.remove.text')}
        confirmLabel={t('banks.remove.confirm')}
        inUseTitle={t('banks.remove.inUseTitle', { name })}
      />
    </ListPage>
  )
}

function useBankForm() {
  const { t } = useTranslation('company')
  return useQuickForm(BANKS, {
    blank: BLANK,
    valuesOf,
    inputOf,
    fieldOf: { nameTaken: 'name', codeTaken: 'ribCode' },
    alsoShownBy: ALSO_SHOWN_BY,
    saved: ({ name }) => t('banks.saved', { name }),
  })
}

function useBankRemoval() {
  const { t } = useTranslation('company')
  return useRemoval(BANKS, {
    inactive: (bank) => ({ ...valuesOf(bank), isActive: false }),
    alsoShownBy: ALSO_SHOWN_BY,
    removed: ({ name }) => t('banks.removed', { name }),
    deactivated: ({ name }) => t('banks.deactivated', { name }),
  })
}
