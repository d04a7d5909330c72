import { useMemo } from 'react'
import { BriefcaseBusiness } from 'lucide-react'
import { ACTIVITY_SECTORS, type ActivitySector } from '@comptoir/contracts/people/activity-sectors'
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
  name: ACTIVITY_SECTORS.path,
  defaultSort: { field: 'name', direction: 'asc' },
  filterNames: ['isActive'],
} as const

/** Other lists affected: clients carry the names. */
const ALSO_SHOWN_BY = [CLIENTS]

const valuesOf = ({ name, isActive }: ActivitySector): ValuesOf<typeof ACTIVITY_SECTORS> => ({ name, isActive })

export function ActivitySectorsPage() {
  const { t } = useTranslation('people')
  const list = useListState(LIST)
  const quick = useActivitySectorForm()
  const removal = useActivitySectorRemoval()
  const mayWrite = useHasPermission(ACTIVITY_SECTORS.permissions.write)
  const rowActions = useRowActions<ActivitySector>({ onEdit: quick.edit, onDelete: removal.ask })
  const add = mayWrite ? <AddButton label={t('activitySectors.add')} onClick={quick.add} /> : null
  const { control } = quick.form
  const name = removal.item?.name ?? ''
  return (
    <ListPage
      title={t('activitySectors.title')}
      subtitle={t('activitySectors.subtitle')}
      actions={add}
      list={list}
      result={useList(ACTIVITY_SECTORS, list.query)}
      columns={useActivitySectorColumns()}
      rowKey={({ id }) => id}
      rowName={({ name: rowName }) => rowName}
      {...(mayWrite ? { rowActions, onRowClick: quick.edit } : {})}
      searchLabel={t('activitySectors.search')}
      {...listFilters(list, [useActivityFilter()])}
      exporting={useListExport(ACTIVITY_SECTORS, list.query)}
      empty={{
        icon: BriefcaseBusiness,
        title: t('activitySectors.empty.title'),
        text: t('activitySectors.empty.text'),
        actions: add,
      }}
    >
      <QuickFormDialog
        quick={quick}
        title={t(quick.isNew ? 'activitySectors.form.createTitle' : 'activitySectors.form.editTitle')}
      >
        <TextField
          control={control}
          name="name"
          label={t('activitySectors.form.name')}
          isRequired
          maxLength={80}
          autoComplete="off"
        />
        <SwitchField
          control={control}
          name="isActive"
          label={t('activitySectors.form.isActive')}
          help={t('activitySectors.form.isActiveHelp')}
        />
      </QuickFormDialog>
      <RemovalDialog
        removal={removal}
        name={name}
        text={t('activitySectors.remove.text')}
        confirmLabel={t('activitySectors.remove.confirm')}
        inUseTitle={t('activitySectors.remove.inUseTitle', { name })}
      />
    </ListPage>
  )
}

function useActivitySectorForm() {
  const { t } = useTranslation('people')
  return useQuickForm(ACTIVITY_SECTORS, {
    blank: { name: '', isActive: true },
    valuesOf,
    fieldOf: { nameTaken: 'name' },
    alsoShownBy: ALSO_SHOWN_BY,
    saved: ({ name }) => t('activitySectors.saved', { name }),
  })
}

function useActivitySectorRemoval() {
  const { t } = useTranslation('people')
  return useRemoval(ACTIVITY_SECTORS, {
    inactive: (row) => ({ ...valuesOf(row), isActive: false }),
    alsoShownBy: ALSO_SHOWN_BY,
    removed: ({ name }) => t('activitySectors.removed', { name }),
    deactivated: ({ name }) => t('activitySectors.deactivated', { name }),
  })
}

function useActivitySectorColumns(): readonly Column<ActivitySector>[] {
  const { t } = useTranslation('people')
  const { list: clients } = useAddresses(CLIENTS)
  return useMemo(
    () => [
      nameColumn(t('activitySectors.column.name')),
      {
        id: 'clients',
        onPhone: 'end',
        header: t('activitySectors.column.clients'),
        cell: ({ id, clientCount }) => <CountLink count={clientCount} to={clients({ sector: id })} />,
        isNumeric: true,
      },
      activityColumn(t('common.status')),
    ],
    [t, clients],
  )
}
