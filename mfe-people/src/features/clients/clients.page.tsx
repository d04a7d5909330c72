import { Pencil, Plus, Trash2, Users } from 'lucide-react'
import type { Client } from '@comptoir/contracts'
import {
  Button,
  Link,
  ListPage,
  useHasPermission,
  useList,
  useListState,
  useNavigate,
  useTranslation,
  type RowAction,
} from '@comptoir/platform'
import { useClientColumns } from './client-columns.tsx'
import { ClientRemovalDialog } from './client-removal-dialog.tsx'
import { useClientFilters } from './use-client-filters.tsx'
import { useClientRemoval } from './use-client-removal.ts'
import { useClientsAddress } from './use-clients-address.ts'

const LIST = { defaultSort: { field: 'name', direction: 'asc' }, filterNames: ['kind', 'isActive'] } as const

export function ClientsPage() {
  const { t } = useTranslation('people')
  const address = useClientsAddress()
  const list = useListState(LIST)
  const removal = useClientRemoval()
  const mayWrite = useHasPermission('clients.write')
  const actions = useRowActions(removal.ask)
  const add = mayWrite ? <AddClient to={address.create} /> : null
  return (
    <ListPage
      title={t('clients.title')}
      subtitle={t('clients.subtitle')}
      actions={add}
      list={list}
      result={useList<Client>('clients', list.query)}
      columns={useClientColumns()}
      rowKey={({ id }) => id}
      rowName={({ name }) => name}
      {...(mayWrite ? { rowActions: actions, rowTo: ({ id }: Client) => address.edit(id) } : {})}
      searchLabel={t('clients.search')}
      searchPlaceholder={t('clients.searchHint')}
      {...useClientFilters(list)}
      empty={{ icon: Users, title: t('clients.empty.title'), text: t('clients.empty.text'), actions: add }}
    >
      <ClientRemovalDialog removal={removal} />
    </ListPage>
  )
}

function AddClient({ to }: { to: string }) {
  const { t } = useTranslation('people')
  return (
    <Button asChild>
      <Link to={to}>
        <Plus aria-hidden size={16} />
        {t('clients.add')}
      </Link>
    </Button>
  )
}

/** The walk-in client stays, so it offers no deletion. */
function useRowActions(remove: (client: Client) => void): (client: Client) => RowAction[] {
  const { t } = useTranslation('people')
  const address = useClientsAddress()
  const navigate = useNavigate()
  return (client) => [
    { id: 'edit', label: t('common.edit'), icon: Pencil, onSelect: () => void navigate(address.edit(client.id)) },
    ...(client.isDefault ? [] : [{ id: 'delete', label: t('common.delete'), icon: Trash2, isDanger: true, onSelect: () => remove(client) }]),
  ]
}
