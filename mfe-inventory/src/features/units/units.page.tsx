import { useMemo } from 'react'
import { Ruler } from 'lucide-react'
import { UNITS, type Unit } from '@comptoir/contracts/inventory/units'
import { PRODUCTS } from '@comptoir/contracts/inventory/products'
import {
  activityColumn,
  AddButton,
  listFilters,
  ListPage,
  nameColumn,
  RemovalDialog,
  useActivityFilter,
  useFormat,
  useHasPermission,
  useList,
  useListExport,
  useListState,
  useRemoval,
  useRowActions,
  useTranslation,
  type Column,
} from '@comptoir/platform'
import {
  NumberField,
  QuickFormDialog,
  SwitchField,
  TextField,
  useQuickForm,
  type ValuesOf,
} from '@comptoir/platform/forms'
import { MergeDialog } from '../../common/merge/merge-dialog.tsx'
import { useMerge } from '../../common/merge/use-merge.ts'

const LIST = { name: UNITS.path, defaultSort: { field: 'name', direction: 'asc' }, filterNames: ['isActive'] } as const
/** Other lists affected: products are counted in units. */
const ALSO_SHOWN_BY = [PRODUCTS]

const valuesOf = ({ name, decimals, isActive }: Unit): ValuesOf<typeof UNITS> => ({ name, decimals, isActive })

export function UnitsPage() {
  const { t } = useTranslation('inventory')
  const format = useFormat()
  const list = useListState(LIST)
  const quick = useUnitForm()
  const removal = useUnitRemoval()
  const mayWrite = useHasPermission(UNITS.permissions.write)
  const merge = useUnitMerge()
  const rowActions = useRowActions<Unit>({
    onEdit: quick.edit,
    onDelete: removal.ask,
    more: (row) => [merge.action(row)],
  })
  const add = mayWrite ? <AddButton label={t('units.add')} onClick={quick.add} /> : null
  const { control } = quick.form
  const name = removal.item?.name ?? ''
  return (
    <ListPage
      title={t('units.title')}
      subtitle={t('units.subtitle')}
      actions={add}
      list={list}
      result={useList(UNITS, list.query)}
      columns={useUnitColumns()}
      rowKey={({ id }) => id}
      rowName={({ name: rowName }) => rowName}
      {...(mayWrite ? { rowActions, onRowClick: quick.edit } : {})}
      searchLabel={t('units.search')}
      {...listFilters(list, [useActivityFilter()])}
      exporting={useListExport(UNITS, list.query)}
      empty={{ icon: Ruler, title: t('units.empty.title'), text: t('units.empty.text'), actions: add }}
    >
      <QuickFormDialog quick={quick} title={t(quick.isNew ? 'units.form.createTitle' : 'units.form.editTitle')}>
        <TextField
          control={control}
          name="name"
          label={t('units.form.name')}
          isRequired
          maxLength={80}
          autoComplete="off"
        />
        <NumberField
          control={control}
          name="decimals"
          label={t('units.form.decimals')}
          help={t('units.form.decimalsHelp')}
        />
        <SwitchField
          control={control}
          name="isActive"
          label={t('units.form.isActive')}
          help={t('units.form.isActiveHelp')}
        />
      </QuickFormDialog>
      <RemovalDialog
        removal={removal}
        name={name}
        text={t('units.remove.text')}
        confirmLabel={t('units.remove.confirm')}
        inUseTitle={t('units.remove.inUseTitle', { name })}
        otherwise={merge.insteadOf(removal)}
      />
      <MergeDialog
        merge={merge}
        title={t('units.merge.title', { name: merge.item?.name ?? '' })}
        text={t('units.merge.text', { products: format.number(merge.item?.productCount ?? 0) })}
        label={t('units.merge.into')}
        confirmLabel={t('units.merge.confirm')}
      />
    </ListPage>
  )
}

function useUnitForm() {
  const { t } = useTranslation('inventory')
  return useQuickForm(UNITS, {
    blank: { name: '', decimals: 0, isActive: true },
    valuesOf,
    fieldOf: { nameTaken: 'name' },
    alsoShownBy: ALSO_SHOWN_BY,
    saved: ({ name }) => t('units.saved', { name }),
  })
}

function useUnitRemoval() {
  const { t } = useTranslation('inventory')
  return useRemoval(UNITS, {
    inactive: (unit) => ({ ...valuesOf(unit), isActive: false }),
    alsoShownBy: ALSO_SHOWN_BY,
    removed: ({ name }) => t('units.removed', { name }),
    deactivated: ({ name }) => t('units.deactivated', { name }),
  })
}

function useUnitMerge() {
  const { t } = useTranslation('inventory')
  return useMerge<Unit>(UNITS, {
    alsoShownBy: ALSO_SHOWN_BY,
    label: t('units.merge.action'),
    merged: ({ name }, into) => t('units.merge.done', { name, into: into.name }),
  })
}

function useUnitColumns(): readonly Column<Unit>[] {
  const { t } = useTranslation('inventory')
  const format = useFormat()
  return useMemo(
    () => [
      nameColumn(t('units.column.name')),
      {
        id: 'decimals',
        header: t('units.column.decimals'),
        cell: ({ decimals }) => format.number(decimals),
        isNumeric: true,
      },
      {
        id: 'products',
        header: t('units.column.products'),
        cell: ({ productCount }) => format.number(productCount),
        isNumeric: true,
      },
      activityColumn(t('common.status')),
    ],
    [t, format],
  )
}
