import { Folders } from 'lucide-react'
import { CATEGORIES, type Category } from '@comptoir/contracts/inventory/categories'
import { PRODUCTS } from '@comptoir/contracts/inventory/products'
import { SUBCATEGORIES } from '@comptoir/contracts/inventory/subcategories'
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
  useTranslation,
} from '@comptoir/platform'
import { useQuickForm, type ValuesOf } from '@comptoir/platform/forms'
import { MergeDialog } from '../../common/merge/merge-dialog.tsx'
import { useMerge } from '../../common/merge/use-merge.ts'
import { CategoryForm } from './category-form.tsx'
import { useCategoryColumns } from './use-category-columns.tsx'

const LIST = {
  name: CATEGORIES.path,
  defaultSort: { field: 'name', direction: 'asc' },
  filterNames: ['isActive'],
} as const
/** Other lists affected: products and subcategories carry the names of their categories. */
const ALSO_SHOWN_BY = [PRODUCTS, SUBCATEGORIES]

const valuesOf = ({ name, colour, icon, isActive }: Category): ValuesOf<typeof CATEGORIES> => ({
  name,
  colour,
  icon,
  isActive,
})

export function CategoriesPage() {
  const { t } = useTranslation('inventory')
  const format = useFormat()
  const list = useListState(LIST)
  const quick = useCategoryForm()
  const removal = useCategoryRemoval()
  const mayWrite = useHasPermission(CATEGORIES.permissions.write)
  const merge = useCategoryMerge()
  const rowActions = useRowActions<Category>({
    onEdit: quick.edit,
    onDelete: removal.ask,
    more: (row) => [merge.action(row)],
  })
  const add = mayWrite ? <AddButton label={t('categories.add')} onClick={quick.add} /> : null
  const name = removal.item?.name ?? ''
  return (
    <ListPage
      title={t('categories.title')}
      subtitle={t('categories.subtitle')}
      actions={add}
      list={list}
      result={useList(CATEGORIES, list.query)}
      columns={useCategoryColumns()}
      rowKey={({ id }) => id}
      rowName={({ name: rowName }) => rowName}
      {...(mayWrite ? { rowActions, onRowClick: quick.edit } : {})}
      searchLabel={t('categories.search')}
      {...listFilters(list, [useActivityFilter()])}
      exporting={useListExport(CATEGORIES, list.query)}
      empty={{ icon: Folders, title: t('categories.empty.title'), text: t('categories.empty.text'), actions: add }}
    >
      <CategoryForm quick={quick} />
      <RemovalDialog
        removal={removal}
        name={name}
        text={t('categories.remove.text')}
        confirmLabel={t('categories.remove.confirm')}
        inUseTitle={t('categories.remove.inUseTitle', { name })}
        otherwise={merge.insteadOf(removal)}
      />
      <MergeDialog
        merge={merge}
        title={t('categories.merge.title', { name: merge.item?.name ?? '' })}
        text={t('categories.merge.text', { products: format.number(merge.item?.productCount ?? 0) })}
        label={t('categories.merge.into')}
        confirmLabel={t('categories.merge.confirm')}
      />
    </ListPage>
  )
}

function useCategoryForm() {
  const { t } = useTranslation('inventory')
  return useQuickForm(CATEGORIES, {
    blank: { name: '', colour: null, icon: null, isActive: true },
    valuesOf,
    fieldOf: { nameTaken: 'name' },
    alsoShownBy: ALSO_SHOWN_BY,
    saved: ({ name }) => t('categories.saved', { name }),
  })
}

function useCategoryRemoval() {
  const { t } = useTranslation('inventory')
  return useRemoval(CATEGORIES, {
    inactive: (category) => ({ ...valuesOf(category), isActive: false }),
    alsoShownBy: ALSO_SHOWN_BY,
    removed: ({ name }) => t('categories.removed', { name }),
    deactivated: ({ name }) => t('categories.deactivated', { name }),
  })
}

function useCategoryMerge() {
  const { t } = useTranslation('inventory')
  return useMerge<Category>(CATEGORIES, {
    alsoShownBy: ALSO_SHOWN_BY,
    label: t('categories.merge.action'),
    merged: ({ name }, into) => t('categories.merge.done', { name, into: into.name }),
  })
}
