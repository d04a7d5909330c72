import { useMemo } from 'react'
import { Truck } from 'lucide-react'
import { SUPPLIERS, type Supplier } from '@comptoir/contracts/people/suppliers'
import {
  activityColumn,
  AddButton,
  chakra,
  Code,
  deferred,
  listFilters,
  ListPage,
  RemovalDialog,
  useActivityFilter,
  useAddresses,
  useFormat,
  useHasPermission,
  useList,
  useListExport,
  useListState,
  useNavigate,
  useRemoval,
  useTranslation,
  type Column,
} from '@comptoir/platform'
import { ImportButton } from '../../common/import/import-button.tsx'
import { MergeDialog } from '../../common/merge/merge-dialog.tsx'
import { usePartyActions } from '../../common/party/use-party-actions.ts'
import { ErasureDialog } from '../../common/personal-data/erasure-dialog.tsx'
import { usePersonalData } from '../../common/personal-data/use-personal-data.ts'
import { usePartyMerge } from '../../common/merge/use-merge.ts'
import { valuesOf } from './supplier-values.ts'

const sheet = deferred(async () => (await import('./supplier-sheet.tsx')).SupplierSheet)

const LIST = {
  name: SUPPLIERS.path,
  defaultSort: { field: 'name', direction: 'asc' },
  filterNames: ['isActive'],
} as const

export function SuppliersPage() {
  const { t } = useTranslation('people')
  const address = useAddresses(SUPPLIERS)
  const list = useListState(LIST)
  const mayWrite = useHasPermission(SUPPLIERS.permissions.write)
  const removal = useSupplierRemoval(mayWrite)
  const mayRemove = useHasPermission(SUPPLIERS.permissions.remove)
  const merge = useSupplierMerge(mayRemove)
  const personalData = usePersonalData(SUPPLIERS)
  const navigate = useNavigate()
  const ownActions = usePartyActions<Supplier>(SUPPLIERS, {
    onEdit: ({ id }) => void navigate(address.edit(id)),
    onDelete: removal.ask,
  })
  const rowActions = (row: Supplier) => [...merge.action(row), ...ownActions(row), ...personalData.actions(row)]
  const add = (
    <>
      <ImportButton kind="supplier" />
      {mayWrite ? <AddButton label={t('suppliers.add')} to={address.create} /> : null}
    </>
  )
  const name = removal.item?.name ?? ''
  const mergedName = merge.item?.name ?? ''
  return (
    <ListPage
      title={t('suppliers.title')}
      subtitle={t('suppliers.subtitle')}
      actions={add}
      list={list}
      result={useList(SUPPLIERS, list.query)}
      columns={useSupplierColumns()}
      rowKey={({ id }) => id}
      rowName={({ name: rowName }) => rowName}
      rowActions={rowActions}
      sheet={{ part: sheet, editTo: mayWrite ? address.edit : undefined }}
      searchLabel={t('suppliers.search')}
      searchPlaceholder={t('suppliers.searchHint')}
      {...listFilters(list, [useActivityFilter()])}
      exporting={useListExport(SUPPLIERS, list.query)}
      empty={{ icon: Truck, title: t('suppliers.empty.title'), text: t('suppliers.empty.text'), actions: add }}
    >
      <RemovalDialog
        removal={removal}
        name={name}
        text={t('suppliers.remove.text')}
        confirmLabel={t('suppliers.remove.confirm')}
        inUseTitle={t('suppliers.remove.inUseTitle', { name })}
      />
      <ErasureDialog state={personalData} kept={t('party.personalData.keptOther')} />
      <MergeDialog
        merge={merge}
        title={t('suppliers.merge.title', { name: mergedName })}
        text={t('suppliers.merge.text', { name: mergedName })}
        label={t('suppliers.merge.into')}
        searchLabel={t('suppliers.search')}
        confirmLabel={t('suppliers.merge.confirm')}
      />
    </ListPage>
  )
}

function useSupplierRemoval(mayDeactivate: boolean) {
  const { t } = useTranslation('people')
  return useRemoval(SUPPLIERS, {
    inactive: mayDeactivate ? (supplier) => ({ ...valuesOf(supplier), isActive: false }) : undefined,
    removed: ({ name }) => t('suppliers.removed', { name }),
    deactivated: ({ name }) => t('suppliers.deactivated', { name }),
  })
}

function useSupplierMerge(isOffered: boolean) {
  const { t } = useTranslation('people')
  return usePartyMerge(SUPPLIERS, {
    label: t('suppliers.merge.action'),
    merged: ({ name }, into) => t('suppliers.merge.done', { name, into: into.name }),
    isOffered: () => isOffered,
  })
}

function useSupplierColumns(): readonly Column<Supplier>[] {
  const { t } = useTranslation('people')
  const format = useFormat()
  return useMemo(
    () => [
      {
        id: 'name',
        header: t('suppliers.column.name'),
        cell: ({ name }) => <chakra.bdi>{name}</chakra.bdi>,
        isPrimary: true,
        isSortable: true,
      },
      {
        id: 'code',
        header: t('suppliers.column.code'),
        cell: ({ code }) => <Code>{code}</Code>,
        isMuted: true,
        isSortable: true,
      },
      {
        id: 'phone',
        isEmpty: ({ phone }) => phone === null,
        header: t('party.phone'),
        cell: ({ phone }) => (phone === null ? '–' : <Code>{phone}</Code>),
        isMuted: true,
      },
      {
        id: 'city',
        isEmpty: ({ city }) => city === null,
        header: t('party.city'),
        cell: ({ city }) => (city === null ? '–' : <chakra.bdi>{city}</chakra.bdi>),
        isMuted: true,
        isSortable: true,
      },
      {
        id: 'leadDays',
        isEmpty: ({ leadDays }) => leadDays === null,
        header: t('suppliers.column.leadDays'),
        cell: ({ leadDays }) =>
          leadDays === null ? '–' : t('party.terms.days', { count: leadDays, number: format.number(leadDays) }),
        isMuted: true,
        hideBelow: 'lg',
      },
      activityColumn(t('common.status')),
    ],
    [t, format],
  )
}
