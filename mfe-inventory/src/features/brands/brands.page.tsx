import { Tag } from 'lucide-react'
import type { Brand } from '@comptoir/contracts/inventory/brands'
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
import { useBrandColumns } from './brand-columns.tsx'
import { BrandForm } from './brand-form.tsx'
import { BrandRemovalDialog, useBrandRemoval } from './brand-removal.tsx'
import { useBrandForm } from './use-brand-form.ts'

const LIST = { defaultSort: { field: 'name', direction: 'asc' }, filterNames: ['isActive'] } as const

export function BrandsPage() {
  const { t } = useTranslation('inventory')
  const list = useListState(LIST)
  const quick = useBrandForm()
  const removal = useBrandRemoval()
  const mayWrite = useHasPermission('brands.write')
  const rowActions = useRowActions<Brand>({ onEdit: quick.edit, onDelete: removal.ask })
  const add = mayWrite ? <AddButton label={t('brands.add')} onClick={quick.add} /> : null
  return (
    <ListPage
      title={t('brands.title')}
      subtitle={t('brands.subtitle')}
      actions={add}
      list={list}
      result={useList<Brand>('brands', list.query)}
      columns={useBrandColumns()}
      rowKey={({ id }) => id}
      rowName={({ name }) => name}
      {...(mayWrite ? { rowActions, onRowClick: quick.edit } : {})}
      searchLabel={t('brands.search')}
      {...listFilters(list, [useActivityFilter()])}
      exporting={useListExport('brands', list.query)}
      empty={{ icon: Tag, title: t('brands.empty.title'), text: t('brands.empty.text'), actions: add }}
    >
      <QuickFormDialog quick={quick} title={t(quick.isNew ? 'brands.form.createTitle' : 'brands.form.editTitle')}>
        <BrandForm control={quick.form.control} />
      </QuickFormDialog>
      <BrandRemovalDialog removal={removal} />
    </ListPage>
  )
}
