import { Users } from 'lucide-react'
import { CLIENTS, type Client } from '@comptoir/contracts/people/clients'
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
  useRowActions,
  useTranslation,
  useAddresses,
} from '@comptoir/platform'
import { useClientColumns } from './client-columns.tsx'
import { ClientRemovalDialog, useClientRemoval } from './client-removal.tsx'
import { useClientFilters } from './use-client-filters.ts'

const sheet = deferred(async () => (await import('./client-sheet.tsx')).ClientSheet)

const LIST = {
  name: CLIENTS.path,
  defaultSort: { field: 'name', direction: 'asc' },
  filterNames: ['kind', 'isActive'],
} as const

export function ClientsPage() {
  const { t } = useTranslation('people')
  const address = useAddresses(CLIENTS)
  const list = useListState(LIST)
  const removal = useClientRemoval()
  const mayWrite = useHasPermission(CLIENTS.permissions.write)
  const mayRemove = useHasPermission(CLIENTS.permissions.remove)
  const navigate = useNavigate()
  const rowActions = useRowActions<Client>({
    onEdit: ({ id }) => void navigate(address.edit(id)),
    onDelete: removal.ask,
    // The walk-in client stays.
    isDeletable: ({ isDefault }) => mayRemove && !isDefault,
  })
  const add = mayWrite ? <AddButton label={t('clients.add')} to={address.create} /> : null
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
      {...(mayWrite ? { rowActions } : {})}
      sheet={{ part: sheet, editTo: mayWrite ? address.edit : undefined }}
      searchLabel={t('clients.search')}
      searchPlaceholder={t('clients.searchHint')}
      {...listFilters(list, useClientFilters())}
      exporting={useListExport(CLIENTS, list.query)}
      empty={{ icon: Users, title: t('clients.empty.title'), text: t('clients.empty.text'), actions: add }}
    >
      <ClientRemovalDialog removal={removal} />
    </ListPage>
  )
}
