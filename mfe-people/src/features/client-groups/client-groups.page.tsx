import { useMemo } from 'react'
import { UsersRound } from 'lucide-react'
import { CLIENT_GROUPS, type ClientGroup } from '@comptoir/contracts/people/client-groups'
import { CLIENTS } from '@comptoir/contracts/people/clients'
import {
  activityColumn,
  AddButton,
  CountLink,
  listFilters,
  ListPage,
  nameColumn,
  RemovalDialog,
  useActivityFilter,
  useAddresses,
  useHasPermission,
  useList,
  useListExport,
  useListState,
  useRemoval,
  useRowActions,
  useTranslation,
  type Column,
} from '@comptoir/platform'
import { QuickFormDialog, SwitchField, TextField, useQuickForm, type ValuesOf } from '@comptoir/platform/forms'

const LIST = {
  name: CLIENT_GROUPS.path,
  defaultSort: { field: 'name', direction: 'asc' },
  filterNames: ['isActive'],
} as const

/** Other lists affected: clients carry the names. */
const ALSO_SHOWN_BY = [CLIENTS]

const valuesOf = ({ name, isActive }: ClientGroup): ValuesOf<typeof CLIENT_GROUPS> => ({ name, isActive })

export function ClientGroupsPage() {
  const { t } = useTranslation('people')
  const list = useListState(LIST)
  const quick = useClientGroupForm()
  const removal = useClientGroupRemoval()
  const mayWrite = useHasPermission(CLIENT_GROUPS.permissions.write)
  const rowActions = useRowActions<ClientGroup>({ onEdit: quick.edit, onDelete: removal.ask })
  const add = mayWrite ? <AddButton label={t('clientGroups.add')} onClick={quick.add} /> : null
  const { control } = quick.form
  const name = removal.item?.name ?? ''
  return (
    <ListPage
      title={t('clientGroups.title')}
      subtitle={t('clientGroups.subtitle')}
      actions={add}
      list={list}
      result={useList(CLIENT_GROUPS, list.query)}
      columns={useClientGroupColumns()}
      rowKey={({ id }) => id}
      rowName={({ name: rowName }) => rowName}
      {...(mayWrite ? { rowActions, onRowClick: quick.edit } : {})}
      searchLabel={t('clientGroups.search')}
      {...listFilters(list, [useActivityFilter()])}
      exporting={useListExport(CLIENT_GROUPS, list.query)}
      empty={{
        icon: UsersRound,
        title: t('clientGroups.empty.title'),
        text: t('clientGroups.empty.text'),
        actions: add,
      }}
    >
      <QuickFormDialog
        quick={quick}
        title={t(quick.isNew ? 'clientGroups.form.createTitle' : 'clientGroups.form.editTitle')}
      >
        <TextField
          control={control}
          name="name"
          label={t('clientGroups.form.name')}
          isRequired
          maxLength={80}
          autoComplete="off"
        />
        <SwitchField
          control={control}
          name="isActive"
          label={t('clientGroups.form.isActive')}
          help={t('clientGroups.form.isActiveHelp')}
        />
      </QuickFormDialog>
      <RemovalDialog
        removal={removal}
        name={name}
        text={t('clientGroups.remove.text')}
        confirmLabel={t('clientGroups.remove.confirm')}
        inUseTitle={t('clientGroups.remove.inUseTitle', { name })}
      />
    </ListPage>
  )
}

function useClientGroupForm() {
  const { t } = useTranslation('people')
  return useQuickForm(CLIENT_GROUPS, {
    blank: { name: '', isActive: true },
    valuesOf,
    fieldOf: { nameTaken: 'name' },
    alsoShownBy: ALSO_SHOWN_BY,
    saved: ({ name }) => t('clientGroups.saved', { name }),
  })
}

function useClientGroupRemoval() {
  const { t } = useTranslation('people')
  return useRemoval(CLIENT_GROUPS, {
    inactive: (row) => ({ ...valuesOf(row), isActive: false }),
    alsoShownBy: ALSO_SHOWN_BY,
    removed: ({ name }) => t('clientGroups.removed', { name }),
    deactivated: ({ name }) => t('clientGroups.deactivated', { name }),
  })
}

function useClientGroupColumns(): readonly Column<ClientGroup>[] {
  const { t } = useTranslation('people')
  const { list: clients } = useAddresses(CLIENTS)
  return useMemo(
    () => [
      nameColumn(t('clientGroups.column.name')),
      {
        id: 'clients',
        onPhone: 'end',
        header: t('clientGroups.column.clients'),
        cell: ({ id, clientCount }) => <CountLink count={clientCount} to={clients({ group: id })} />,
        isNumeric: true,
      },
      activityColumn(t('common.status')),
    ],
    [t, clients],
  )
}
