import { useMemo } from 'react'
import { SwatchBook } from 'lucide-react'
import { ATTRIBUTES, type Attribute } from '@comptoir/contracts/inventory/attributes'
import {
  activityColumn,
  AddButton,
  listFilters,
  ListPage,
  nameColumn,
  Quantity,
  RemovalDialog,
  Text,
  useActivityFilter,
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
import { ValuesField } from './values-field.tsx'

const LIST = {
  name: ATTRIBUTES.path,
  defaultSort: { field: 'name', direction: 'asc' },
  filterNames: ['isActive'],
} as const

const valuesOf = ({ name, values, isActive }: Attribute): ValuesOf<typeof ATTRIBUTES> => ({ name, values, isActive })

/** What variants of a product differ by: sizes, colours, each with its values. */
export function AttributesPage() {
  const { t } = useTranslation('inventory')
  const list = useListState(LIST)
  const quick = useAttributeForm()
  const removal = useAttributeRemoval()
  const mayWrite = useHasPermission(ATTRIBUTES.permissions.write)
  const rowActions = useRowActions<Attribute>({ onEdit: quick.edit, onDelete: removal.ask })
  const add = mayWrite ? <AddButton label={t('attributes.add')} onClick={quick.add} /> : null
  const { control } = quick.form
  const name = removal.item?.name ?? ''
  return (
    <ListPage
      title={t('attributes.title')}
      subtitle={t('attributes.subtitle')}
      actions={add}
      list={list}
      result={useList(ATTRIBUTES, list.query)}
      columns={useAttributeColumns()}
      rowKey={({ id }) => id}
      rowName={({ name: rowName }) => rowName}
      {...(mayWrite ? { rowActions, onRowClick: quick.edit } : {})}
      searchLabel={t('attributes.search')}
      {...listFilters(list, [useActivityFilter()])}
      exporting={useListExport(ATTRIBUTES, list.query)}
      empty={{ icon: SwatchBook, title: t('attributes.empty.title'), text: t('attributes.empty.text'), actions: add }}
    >
      <QuickFormDialog
        quick={quick}
        title={t(quick.isNew ? 'attributes.form.createTitle' : 'attributes.form.editTitle')}
      >
        <TextField
          control={control}
          name="name"
          label={t('attributes.form.name')}
          isRequired
          maxLength={80}
          autoComplete="off"
        />
        <ValuesField control={control} />
        <SwitchField
          control={control}
          name="isActive"
          label={t('attributes.form.isActive')}
          help={t('attributes.form.isActiveHelp')}
        />
      </QuickFormDialog>
      <RemovalDialog
        removal={removal}
        name={name}
        text={t('attributes.remove.text')}
        confirmLabel={t('attributes.remove.confirm')}
        inUseTitle={t('attributes.remove.inUseTitle', { name })}
      />
    </ListPage>
  )
}

function useAttributeForm() {
  const { t } = useTranslation('inventory')
  return useQuickForm(ATTRIBUTES, {
    blank: { name: '', values: [], isActive: true },
    valuesOf,
    fieldOf: { nameTaken: 'name', valueInUse: 'values' },
    saved: ({ name }) => t('attributes.saved', { name }),
  })
}

function useAttributeRemoval() {
  const { t } = useTranslation('inventory')
  return useRemoval(ATTRIBUTES, {
    inactive: (attribute) => ({ ...valuesOf(attribute), isActive: false }),
    removed: ({ name }) => t('attributes.removed', { name }),
    deactivated: ({ name }) => t('attributes.deactivated', { name }),
  })
}

function useAttributeColumns(): readonly Column<Attribute>[] {
  const { t } = useTranslation('inventory')
  return useMemo(
    () => [
      nameColumn(t('attributes.column.name')),
      {
        id: 'values',
        onPhone: 'line',
        header: t('attributes.column.values'),
        cell: ({ values }) => (
          <Text as="span" lineClamp={2} dir="auto">
            {values.map(({ name }) => name).join(', ') || '–'}
          </Text>
        ),
        isMuted: true,
      },
      {
        id: 'products',
        onPhone: 'end',
        header: t('attributes.column.products'),
        cell: ({ productCount }) => <Quantity quantityMilli={productCount * 1000} />,
        isNumeric: true,
      },
      activityColumn(t('common.status')),
    ],
    [t],
  )
}
