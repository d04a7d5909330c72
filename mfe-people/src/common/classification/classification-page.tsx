import { useMemo } from 'react'
import type { LucideIcon } from 'lucide-react'
import type { ACTIVITY_SECTORS } from '@comptoir/contracts/people/activity-sectors'
import type { CLIENT_GROUPS } from '@comptoir/contracts/people/client-groups'
import { CLIENTS } from '@comptoir/contracts/people/clients'
import type { RowOf } from '@comptoir/contracts/declare'
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

type Declared = typeof ACTIVITY_SECTORS | typeof CLIENT_GROUPS
type Row = RowOf<Declared>

/** What clients are told apart by: names that a company gives. */
export interface Classification {
  declared: Declared
  /** What its phrases begin with. */
  phrases: 'activitySectors' | 'clientGroups'
  icon: LucideIcon
  /** Narrows the list of clients to one of its rows. */
  clientFilter: 'sector' | 'group'
}

/** Other lists affected: clients carry the names. */
const ALSO_SHOWN_BY = [CLIENTS]

const valuesOf = ({ name, isActive }: Row): ValuesOf<Declared> => ({ name, isActive })

/** Its list, where names are added, edited and removed. */
export function ClassificationPage({ of }: { of: Classification }) {
  const { declared, phrases, icon } = of
  const { t } = useTranslation('people')
  const list = useListState({
    name: declared.path,
    defaultSort: { field: 'name', direction: 'asc' },
    filterNames: ['isActive'],
  })
  const quick = useClassificationForm(of)
  const removal = useClassificationRemoval(of)
  const mayWrite = useHasPermission(declared.permissions.write)
  const rowActions = useRowActions<Row>({ onEdit: quick.edit, onDelete: removal.ask })
  const add = mayWrite ? <AddButton label={t(`${phrases}.add`)} onClick={quick.add} /> : null
  const { control } = quick.form
  const name = removal.item?.name ?? ''
  return (
    <ListPage
      title={t(`${phrases}.title`)}
      subtitle={t(`${phrases}.subtitle`)}
      actions={add}
      list={list}
      result={useList(declared, list.query)}
      columns={useClassificationColumns(of)}
      rowKey={({ id }) => id}
      rowName={({ name: rowName }) => rowName}
      {...(mayWrite ? { rowActions, onRowClick: quick.edit } : {})}
      searchLabel={t(`${phrases}.search`)}
      {...listFilters(list, [useActivityFilter()])}
      exporting={useListExport(declared, list.query)}
      empty={{ icon, title: t(`${phrases}.empty.title`), text: t(`${phrases}.empty.text`), actions: add }}
    >
      <QuickFormDialog
        quick={quick}
        title={t(quick.isNew ? `${phrases}.form.createTitle` : `${phrases}.form.editTitle`)}
      >
        <TextField
          control={control}
          name="name"
          label={t(`${phrases}.form.name`)}
          isRequired
          maxLength={80}
          autoComplete="off"
        />
        <SwitchField
          control={control}
          name="isActive"
          label={t(`${phrases}.form.isActive`)}
          help={t(`${phrases}.form.isActiveHelp`)}
        />
      </QuickFormDialog>
      <RemovalDialog
        removal={removal}
        name={name}
        text={t(`${phrases}.remove.text`)}
        confirmLabel={t(`${phrases}.remove.confirm`)}
        inUseTitle={t(`${phrases}.remove.inUseTitle`, { name })}
      />
    </ListPage>
  )
}

function useClassificationForm({ declared, phrases }: Classification) {
  const { t } = useTranslation('people')
  return useQuickForm(declared, {
    blank: { name: '', isActive: true },
    valuesOf,
    fieldOf: { nameTaken: 'name' },
    alsoShownBy: ALSO_SHOWN_BY,
    saved: ({ name }) => t(`${phrases}.saved`, { name }),
  })
}

function useClassificationRemoval({ declared, phrases }: Classification) {
  const { t } = useTranslation('people')
  return useRemoval(declared, {
    inactive: (row) => ({ ...valuesOf(row), isActive: false }),
    alsoShownBy: ALSO_SHOWN_BY,
    removed: ({ name }) => t(`${phrases}.removed`, { name }),
    deactivated: ({ name }) => t(`${phrases}.deactivated`, { name }),
  })
}

function useClassificationColumns({ phrases, clientFilter }: Classification): readonly Column<Row>[] {
  const { t } = useTranslation('people')
  const { list: clients } = useAddresses(CLIENTS)
  return useMemo(
    () => [
      nameColumn(t(`${phrases}.column.name`)),
      {
        id: 'clients',
        onPhone: 'end',
        header: t(`${phrases}.column.clients`),
        cell: ({ id, clientCount }) => <CountLink count={clientCount} to={clients({ [clientFilter]: id })} />,
        isNumeric: true,
      },
      activityColumn(t('common.status')),
    ],
    [t, clients, phrases, clientFilter],
  )
}
