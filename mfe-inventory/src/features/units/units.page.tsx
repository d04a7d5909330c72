import { Ruler } from 'lucide-react'
import type { Unit } from '@comptoir/contracts/inventory/units'
import {
  AddButton,
  listFilters,
  ListPage,
  useActivityFilter,
  useHasPermission,
  useList,
  useListExport,
  useListState,
  useRowActions,
  useTranslation,
} from '@comptoir/platform'
import { QuickFormDialog } from '@comptoir/platform/forms'
import { useUnitColumns } from './unit-columns.tsx'
import { UnitForm } from './unit-form.tsx'
import { UnitRemovalDialog, useUnitRemoval } from './unit-removal.tsx'
import { useUnitForm } from './use-unit-form.ts'

const LIST = { defaultSort: { field: 'name', direction: 'asc' }, filterNames: ['isActive'] } as const

export function UnitsPage() {
  const { t } = useTranslation('inventory')
  const list = useListState(LIST)
  const quick = useUnitForm()
  const removal = useUnitRemoval()
  const mayWrite = useHasPermission('units.write')
  const rowActions = useRowActions<Unit>({ onEdit: quick.edit, onDelete: removal.ask })
  const add = mayWrite ? <AddButton label={t('units.add')} onClick={quick.add} /> : null
  return (
    <ListPage
      title={t('units.title')}
      subtitle={t('units.subtitle')}
      actions={add}
      list={list}
      result={useList<Unit>('units', list.query)}
      columns={useUnitColumns()}
      rowKey={({ id }) => id}
      rowName={({ name }) => name}
      {...(mayWrite ? { rowActions, onRowClick: quick.edit } : {})}
      searchLabel={t('units.search')}
      {...listFilters(list, [useActivityFilter()])}
      exporting={useListExport('units', list.query)}
      empty={{ icon: Ruler, title: t('units.empty.title'), text: t('units.empty.text'), actions: add }}
    >
      <QuickFormDialog quick={quick} title={t(quick.isNew ? 'units.form.createTitle' : 'units.form.editTitle')}>
        <UnitForm control={quick.form.control} />
      </QuickFormDialog>
      <UnitRemovalDialog removal={removal} />
    </ListPage>
  )
}
