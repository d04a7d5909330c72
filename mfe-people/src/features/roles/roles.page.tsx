import { ShieldCheck } from 'lucide-react'
import { OWN_ROLES, type OwnRole } from '@comptoir/contracts/company/roles'
import { ROLES } from '@comptoir/contracts/roles'
import {
  AddButton,
  listFilters,
  ListPage,
  RemovalDialog,
  useAddresses,
  useHasPermission,
  useList,
  useListExport,
  useListState,
  useNavigate,
  useRemoval,
  useRowActions,
  useTranslation,
  type ListFilter,
} from '@comptoir/platform'
import { useRoleColumns } from './use-role-columns.tsx'

const LIST = {
  name: OWN_ROLES.path,
  defaultSort: { field: 'name', direction: 'asc' },
  filterNames: ['basedOn'],
} as const

/** The roles that the company made of its own, and how many have each. */
export function RolesPage() {
  const { t } = useTranslation('people')
  const address = useAddresses(OWN_ROLES)
  const list = useListState(LIST)
  const removal = useRemoval(OWN_ROLES, { removed: ({ name: gone }) => t('roles.removed', { name: gone }) })
  const mayWrite = useHasPermission(OWN_ROLES.permissions.write)
  const navigate = useNavigate()
  const edit = ({ id }: OwnRole): void => void navigate(address.edit(id))
  const rowActions = useRowActions<OwnRole>({ onEdit: edit, onDelete: removal.ask })
  const add = mayWrite ? <AddButton label={t('roles.add')} to={address.create} /> : null
  const name = removal.item?.name ?? ''
  return (
    <ListPage
      title={t('roles.title')}
      subtitle={t('roles.subtitle')}
      actions={add}
      list={list}
      result={useList(OWN_ROLES, list.query)}
      columns={useRoleColumns()}
      rowKey={({ id }) => id}
      rowName={({ name: rowName }) => rowName}
      {...(mayWrite ? { rowActions, onRowClick: edit } : {})}
      searchLabel={t('roles.search')}
      {...listFilters(list, useRoleFilters())}
      exporting={useListExport(OWN_ROLES, list.query)}
      empty={{ icon: ShieldCheck, title: t('roles.empty.title'), text: t('roles.empty.text'), actions: add }}
    >
      <RemovalDialog
        removal={removal}
        name={name}
        text={t('roles.remove.text')}
        confirmLabel={t('roles.remove.confirm')}
        inUseTitle={t('roles.remove.inUseTitle', { name })}
      />
    </ListPage>
  )
}

function useRoleFilters(): readonly ListFilter[] {
  const { t } = useTranslation('people')
  return [
    {
      name: 'basedOn',
      label: t('roles.column.basedOn'),
      everything: t('users.filter.everyRole'),
      options: ROLES.map((value) => ({ value, label: t(`users.role.${value}`) })),
    },
  ]
}
