import { useMemo } from 'react'
import { Tag } from 'lucide-react'
import { BRANDS, type Brand } from '@comptoir/contracts/inventory/brands'
import { PRODUCTS } from '@comptoir/contracts/inventory/products'
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
import { QuickFormDialog, SwitchField, TextField, useQuickForm, type ValuesOf } from '@comptoir/platform/forms'
import { MergeDialog } from '../../common/merge/merge-dialog.tsx'
import { useMerge } from '../../common/merge/use-merge.ts'

const LIST = { name: BRANDS.path, defaultSort: { field: 'name', direction: 'asc' }, filterNames: ['isActive'] } as const
/** Other lists affected: products carry the names of their brands. */
const ALSO_SHOWN_BY = [PRODUCTS]

const valuesOf = ({ name, isActive }: Brand): ValuesOf<typeof BRANDS> => ({ name, isActive })

export function BrandsPage() {
  const { t } = useTranslation('inventory')
  const format = useFormat()
  const list = useListState(LIST)
  const quick = useBrandForm()
  const removal = useBrandRemoval()
  const mayWrite = useHasPermission(BRANDS.permissions.write)
  const merge = useBrandMerge()
  const rowActions = useRowActions<Brand>({
    onEdit: quick.edit,
    onDelete: removal.ask,
    more: (row) => [merge.action(row)],
  })
  const add = mayWrite ? <AddButton label={t('brands.add')} onClick={quick.add} /> : null
  const { control } = quick.form
  const name = removal.item?.name ?? ''
  return (
    <ListPage
      title={t('brands.title')}
      subtitle={t('brands.subtitle')}
      actions={add}
      list={list}
      result={useList(BRANDS, list.query)}
      columns={useBrandColumns()}
      rowKey={({ id }) => id}
      rowName={({ name: rowName }) => rowName}
      {...(mayWrite ? { rowActions, onRowClick: quick.edit } : {})}
      searchLabel={t('brands.search')}
      {...listFilters(list, [useActivityFilter()])}
      exporting={useListExport(BRANDS, list.query)}
      empty={{ icon: Tag, title: t('brands.empty.title'), text: t('brands.empty.text'), actions: add }}
    >
      <QuickFormDialog quick={quick} title={t(quick.isNew ? 'brands.form.createTitle' : 'brands.form.editTitle')}>
        <TextField
          control={control}
          name="name"
          label={t('brands.form.name')}
          isRequired
          maxLength={80}
          autoComplete="off"
        />
        <SwitchField
          control={control}
          name="isActive"
          label={t('brands.form.isActive')}
          help={t('brands.form.isActiveHelp')}
        />
      </QuickFormDialog>
      <RemovalDialog
        removal={removal}
        name={name}
        text={t('brands.remove.text')}
        confirmLabel={t('brands.remove.confirm')}
        inUseTitle={t('brands.remove.inUseTitle', { name })}
        otherwise={merge.insteadOf(removal)}
      />
      <MergeDialog
        merge={merge}
        title={t('brands.merge.title', { name: merge.item?.name ?? '' })}
        text={t('brands.merge.text', { products: format.number(merge.item?.productCount ?? 0) })}
        label={t('brands.merge.into')}
        confirmLabel={t('brands.merge.confirm')}
      />
    </ListPage>
  )
}

function useBrandForm() {
  const { t } = useTranslation('inventory')
  return useQuickForm(BRANDS, {
    blank: { name: '', isActive: true },
    valuesOf,
    fieldOf: { nameTaken: 'name' },
    alsoShownBy: ALSO_SHOWN_BY,
    saved: ({ name }) => t('brands.saved', { name }),
  })
}

function useBrandRemoval() {
  const { t } = useTranslation('inventory')
  return useRemoval(BRANDS, {
    inactive: (brand) => ({ ...valuesOf(brand), isActive: false }),
    alsoShownBy: ALSO_SHOWN_BY,
    removed: ({ name }) => t('brands.removed', { name }),
    deactivated: ({ name }) => t('brands.deactivated', { name }),
  })
}

function useBrandMerge() {
  const { t } = useTranslation('inventory')
  return useMerge<Brand>(BRANDS, {
    alsoShownBy: ALSO_SHOWN_BY,
    label: t('brands.merge.action'),
    merged: ({ name }, into) => t('brands.merge.done', { name, into: into.name }),
  })
}

function useBrandColumns(): readonly Column<Brand>[] {
  const { t } = useTranslation('inventory')
  const { list: products } = useAddresses(PRODUCTS)
  return useMemo(
    () => [
      nameColumn(t('brands.column.name')),
      {
        id: 'products',
        onPhone: 'end',
        header: t('brands.column.products'),
        cell: ({ id, productCount }) => <CountLink count={productCount} to={products({ brand: id })} />,
        isNumeric: true,
      },
      activityColumn(t('common.status')),
    ],
    [t, products],
  )
}
