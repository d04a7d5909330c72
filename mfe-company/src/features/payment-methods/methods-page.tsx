import { useState } from 'react'
import { CreditCard } from 'lucide-react'
import type { PaymentMethodItem } from '@comptoir/contracts/payment-kinds'
import {
  AddButton,
  listFilters,
  ListPage,
  RemovalDialog,
  useActivityFilter,
  useHasPermission,
  useList,
  useListExport,
  useListState,
  useRemoval,
  useRowActions,
  useTranslation,
  type ListFilter,
} from '@comptoir/platform'
import { useQuickForm } from '@comptoir/platform/forms'
import { MethodForm } from './method-form.tsx'
import { BLANK, isDrawer, useKindOptions, valuesOf, type MethodsProps } from './methods.ts'
import { useMethodColumns } from './use-method-columns.tsx'

/** Payment methods of clients or of suppliers: one list and one form for both. */
export function MethodsPage({ declared, direction }: MethodsProps) {
  const { t } = useTranslation('company')
  const list = useListState({
    name: declared.path,
    defaultSort: { field: 'position', direction: 'asc' },
    filterNames: ['kind', 'isActive'],
  })
  const quick = useMethodForm(declared)
  const removal = useMethodRemoval(declared)
  const mayWrite = useHasPermission(declared.permissions.write)
  const rowActions = useRowActions<PaymentMethodItem>({
    onEdit: quick.edit,
    onDelete: removal.ask,
    isDeletable: (row) => !isDrawer(direction, row),
  })
  const add = mayWrite ? <AddButton label={t(`paymentMethods.${direction}.add`)} onClick={quick.add} /> : null
  const name = removal.item?.name ?? ''
  return (
    <ListPage
      title={t(`paymentMethods.${direction}.title`)}
      subtitle={t(`paymentMethods.${direction}.subtitle`)}
      actions={add}
      list={list}
      result={useList(declared, list.query)}
      columns={useMethodColumns()}
      rowKey={({ id }) => id}
      rowName={({ name: rowName }) => rowName}
      {...(mayWrite ? { rowActions, onRowClick: quick.edit } : {})}
      searchLabel={t('paymentMethods.search')}
      {...listFilters(list, [useKindFilter(), useActivityFilter()])}
      exporting={useListExport(declared, list.query)}
      empty={{
        icon: CreditCard,
        title: t('paymentMethods.empty.title'),
        text: t(`paymentMethods.${direction}.emptyText`),
        actions: add,
      }}
    >
      <MethodForm quick={quick} edited={quick.edited} direction={direction} />
      <RemovalDialog
        removal={removal}
        name={name}
        text={t('paymentMethods.remove.text')}
        confirmLabel={t('paymentMethods.remove.confirm')}
        inUseTitle={t('paymentMethods.remove.inUseTitle', { name })}
      />
    </ListPage>
  )
}

function useKindFilter(): ListFilter {
  const { t } = useTranslation('company')
  return {
    name: 'kind',
    label: t('paymentMethods.column.kind'),
    everything: t('paymentMethods.everyKind'),
    options: useKindOptions(),
  }
}

/** The form, and the method that it was opened for. */
function useMethodForm(declared: MethodsProps['declared']) {
  const { t } = useTranslation('company')
  const [edited, setEdited] = useState<PaymentMethodItem | null>(null)
  const quick = useQuickForm(declared, {
    blank: BLANK,
    valuesOf,
    fieldOf: { nameTaken: 'name' },
    saved: ({ name }) => t('paymentMethods.saved', { name }),
  })
  return {
    ...quick,
    edited,
    edit: (row: PaymentMethodItem): void => {
      setEdited(row)
      quick.edit(row)
    },
  }
}

function useMethodRemoval(declared: MethodsProps['declared']) {
  const { t } = useTranslation('company')
  return useRemoval(declared, {
    inactive: (method) => ({ ...valuesOf(method), isActive: false }),
    removed: ({ name }) => t('paymentMethods.removed', { name }),
    deactivated: ({ name }) => t('paymentMethods.deactivated', { name }),
  })
}
