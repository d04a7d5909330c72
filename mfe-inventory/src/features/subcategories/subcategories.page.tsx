import { FolderTree } from 'lucide-react'
import { CATEGORIES } from '@comptoir/contracts/inventory/categories'
import { PRODUCTS } from '@comptoir/contracts/inventory/products'
import { SUBCATEGORIES, type Subcategory } from '@comptoir/contracts/inventory/subcategories'
import type { ShortItem } from '@comptoir/contracts/schema'
import {
  AddButton,
  listFilters,
  ListPage,
  RemovalDialog,
  useActivityFilter,
  useFormat,
  useHasPermission,
  useList,
  useListExport,
  useListState,
  useRemoval,
  useRowActions,
  useShortList,
  useTranslation,
} from '@comptoir/platform'
import { useQuickForm, type ValuesOf } from '@comptoir/platform/forms'
import { MergeDialog } from '../../common/merge/merge-dialog.tsx'
import { useMerge } from '../../common/merge/use-merge.ts'
import { SubcategoryForm } from './subcategory-form.tsx'
import { useSubcategoryColumns } from './use-subcategory-columns.tsx'

const LIST = {
  name: SUBCATEGORIES.path,
  defaultSort: { field: 'name', direction: 'asc' },
  filterNames: ['category', 'isActive'],
} as const
/** Other lists affected: products carry the names of their subcategories, categories count theirs. */
const ALSO_SHOWN_BY = [PRODUCTS, CATEGORIES]
const NONE: readonly ShortItem[] = []

const valuesOf = ({ name, category, isActive }: Subcategory): ValuesOf<typeof SUBCATEGORIES> => ({
  name,
  categoryId: category.id,
  isActive,
})

export function SubcategoriesPage() {
  const { t } = useTranslation('inventory')
  const format = useFormat()
  const list = useListState(LIST)
  const categories = useShortList(CATEGORIES).data ?? NONE
  const result = useList(SUBCATEGORIES, list.query)
  const quick = useSubcategoryForm(list.filters['category'] ?? '')
  const removal = useSubcategoryRemoval()
  const mayWrite = useHasPermission(SUBCATEGORIES.permissions.write)
  const merge = useSubcategoryMerge()
  const rowActions = useRowActions<Subcategory>({
    onEdit: quick.edit,
    onDelete: removal.ask,
    more: (row) => [merge.action(row)],
  })
  const add = mayWrite ? <AddButton label={t('subcategories.add')} onClick={quick.add} /> : null
  const category = {
    name: 'category',
    label: t('subcategories.filter.category'),
    everything: t('subcategories.filter.everyCategory'),
    options: categories.map(({ id, name }) => ({ value: id, label: name })),
  }
  const name = removal.item?.name ?? ''
  return (
    <ListPage
      title={t('subcategories.title')}
      subtitle={t('subcategories.subtitle')}
      actions={add}
      list={list}
      result={result}
      columns={useSubcategoryColumns()}
      rowKey={({ id }) => id}
      rowName={({ name: rowName }) => rowName}
      {...(mayWrite ? { rowActions, onRowClick: quick.edit } : {})}
      searchLabel={t('subcategories.search')}
      {...listFilters(list, [category, useActivityFilter()])}
      exporting={useListExport(SUBCATEGORIES, list.query)}
      empty={{
        icon: FolderTree,
        title: t('subcategories.empty.title'),
        text: t('subcategories.empty.text'),
        actions: add,
      }}
    >
      <SubcategoryForm quick={quick} categories={withThoseOf(result.data?.data, categories)} />
      <RemovalDialog
        removal={removal}
        name={name}
        text={t('subcategories.remove.text')}
        confirmLabel={t('subcategories.remove.confirm')}
        inUseTitle={t('subcategories.remove.inUseTitle', { name })}
        otherwise={merge.insteadOf(removal)}
      />
      <MergeDialog
        merge={merge}
        title={t('subcategories.merge.title', { name: merge.item?.name ?? '' })}
        text={t('subcategories.merge.text', { products: format.number(merge.item?.productCount ?? 0) })}
        label={t('subcategories.merge.into')}
        confirmLabel={t('subcategories.merge.confirm')}
      />
    </ListPage>
  )
}

/** A category that is not offered any more stays the choice of those that are in it. */
function withThoseOf(rows: readonly Subcategory[] = [], offered: readonly ShortItem[]): readonly ShortItem[] {
  const held = new Map(rows.map(({ category }) => [category.id, category]))
  for (const { id } of offered) held.delete(id)
  return [...offered, ...held.values()]
}

/** A new one begins in the category that the list shows. */
function useSubcategoryForm(categoryId: string) {
  const { t } = useTranslation('inventory')
  return useQuickForm(SUBCATEGORIES, {
    blank: { name: '', categoryId, isActive: true },
    valuesOf,
    fieldOf: { nameTaken: 'name' },
    alsoShownBy: ALSO_SHOWN_BY,
    saved: ({ name }) => t('subcategories.saved', { name }),
  })
}

function useSubcategoryRemoval() {
  const { t } = useTranslation('inventory')
  return useRemoval(SUBCATEGORIES, {
    inactive: (subcategory) => ({ ...valuesOf(subcategory), isActive: false }),
    alsoShownBy: ALSO_SHOWN_BY,
    removed: ({ name }) => t('subcategories.removed', { name }),
    deactivated: ({ name }) => t('subcategories.deactivated', { name }),
  })
}

function useSubcategoryMerge() {
  const { t } = useTranslation('inventory')
  return useMerge<Subcategory>(SUBCATEGORIES, {
    alsoShownBy: ALSO_SHOWN_BY,
    label: t('subcategories.merge.action'),
    among: ({ category }) => ({ categoryId: category.id }),
    merged: ({ name }, into) => t('subcategories.merge.done', { name, into: into.name }),
  })
}
