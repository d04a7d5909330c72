import { Percent } from 'lucide-react'
import { DISCOUNTS, type DiscountRow } from '@comptoir/contracts/inventory/discounts'
import {
  deferred,
  listFilters,
  ListPage,
  useHasPermission,
  useList,
  useListExport,
  useListState,
  useLocation,
  useNavigate,
  useRowActions,
  useTranslation,
  useAddresses,
} from '@comptoir/platform'
import { AddDiscount } from './add-discount.tsx'
import { useDiscountColumns } from './discount-columns.tsx'
import { DiscountRemovalDialog, useDiscountRemoval } from './discount-removal.tsx'
import { DISCOUNT_VIEW, useDiscountFilters } from './use-discount-filters.ts'
import type { FromList } from './use-list-address.ts'

const sheet = deferred(async () => (await import('./details/discount-sheet.tsx')).DiscountSheet)

export function DiscountsPage() {
  const { t } = useTranslation('inventory')
  const list = useListState(DISCOUNT_VIEW)
  const address = useAddresses(DISCOUNTS)
  const removal = useDiscountRemoval()
  const mayWrite = useHasPermission(DISCOUNTS.permissions.write)
  const edit = useEditing()
  const rowActions = useRowActions<DiscountRow>({ onEdit: ({ id }) => edit(id), onDelete: removal.ask })
  return (
    <ListPage
      title={t('discounts.title')}
      subtitle={t('discounts.subtitle')}
      actions={<AddDiscount />}
      list={list}
      result={useList(DISCOUNTS, list.query)}
      columns={useDiscountColumns()}
      rowKey={({ id }) => id}
      rowName={({ name }) => name}
      {...(mayWrite ? { rowActions } : {})}
      sheet={{
        part: sheet,
        editTo: mayWrite ? address.edit : undefined,
        actionLabel: t('discounts.details.show'),
      }}
      searchLabel={t('discounts.search')}
      searchPlaceholder={t('discounts.searchHint')}
      {...listFilters(list, useDiscountFilters(list))}
      exporting={useListExport(DISCOUNTS, list.query)}
      empty={{
        icon: Percent,
        title: t('discounts.empty.title'),
        text: t('discounts.empty.text'),
        actions: <AddDiscount />,
      }}
    >
      <DiscountRemovalDialog removal={removal} />
    </ListPage>
  )
}

function useEditing(): (id: string) => void {
  const address = useAddresses(DISCOUNTS)
  const navigate = useNavigate()
  const state: FromList = { view: useLocation().search }
  return (id) => void navigate(address.edit(id), { state })
}
