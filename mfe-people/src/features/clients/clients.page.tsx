import { Users } from 'lucide-react'
import { CLIENTS, type Client } from '@comptoir/contracts/people/clients'
import { SALES } from '@comptoir/contracts/sales/sales'
import {
  AddButton,
  deferred,
  listFilters,
  ListPage,
  useHasPermission,
  useList,
  useListExport,
  useListState,
  useNavigate,
  useTranslation,
  useAddresses,
} from '@comptoir/platform'
import { useClientColumns } from './client-columns.tsx'
import { ClientRemovalDialog, useClientRemoval } from './client-removal.tsx'
import { useClientFilters } from './use-client-filters.ts'
import { useClientMerge } from './use-client-merge.ts'
import { ImportButton } from '../../common/import/import-button.tsx'
import { MergeDialog } from '../../common/merge/merge-dialog.tsx'
import { CLIENTS_ALSO_SHOWN_BY } from '../../common/party/shown-by.ts'
import { usePartyActions } from '../../common/party/use-party-actions.ts'
import { ErasureDialog } from '../../common/personal-data/erasure-dialog.tsx'
import { usePersonalData } from '../../common/personal-data/use-personal-data.ts'

const sheet = deferred(async () => (await import('./client-sheet.tsx')).ClientSheet)

const LIST = {
  name: CLIENTS.path,
  defaultSort: { field: 'name', direction: 'asc' },
  filterNames: ['kind', 'group', 'sector', 'isActive'],
} as const

export function ClientsPage() {
  const { t } = useTranslation('people')
  const address = useAddresses(CLIENTS)
  const list = useListState(LIST)
  const removal = useClientRemoval()
  const mayWrite = useHasPermission(CLIENTS.permissions.write)
  const navigate = useNavigate()
  const merge = useClientMerge()
  const personalData = usePersonalData(CLIENTS, {
    alsoShownBy: [SALES, ...CLIENTS_ALSO_SHOWN_BY],
    // The walk-in client is nobody.
    isOffered: (row) => !('isDefault' in row && row.isDefault === true),
  })
  const ownActions = usePartyActions<Client>(CLIENTS, {
    onEdit: ({ id }) => void navigate(address.edit(id)),
    onDelete: removal.ask,
    // The walk-in client stays.
    isDeletable: ({ isDefault }) => !isDefault,
  })
  const rowActions = (row: Client) => [...merge.action(row), ...ownActions(row), ...personalData.actions(row)]
  const mergedName = merge.item?.name ?? ''
  const add = (
    <>
      <ImportButton kind="client" />
      {mayWrite ? <AddButton label={t('clients.add')} to={address.create} /> : null}
    </>
  )
  return (
    <ListPage
      title={t('clients.title')}
      subtitle={t('clients.subtitle')}
      actions={add}
      list={list}
      result={useList(CLIENTS, list.query)}
      columns={useClientColumns()}
      rowKey={({ id }) => id}
      rowName={({ name }) => name}
      rowActions={rowActions}
      sheet={{ part: sheet, editTo: mayWrite ? address.edit : undefined }}
      searchLabel={t('clients.search')}
      searchPlaceholder={t('clients.searchHint')}
      {...listFilters(list, useClientFilters())}
      exporting={useListExport(CLIENTS, list.query)}
      empty={{ icon: Users, title: t('clients.empty.title'), text: t('clients.empty.text'), actions: add }}
    >
      <ClientRemovalDialog removal={removal} otherwise={merge.insteadOf(removal)} />
      <ErasureDialog state={personalData} kept={t('party.personalData.keptClient')} />
      <MergeDialog
        merge={merge}
        title={t('clients.merge.title', { name: mergedName })}
        text={t('clients.merge.text', { name: mergedName })}
        label={t('clients.merge.into')}
        searchLabel={t('clients.merge.search')}
        confirmLabel={t('clients.merge.confirm')}
      />
    </ListPage>
  )
}
