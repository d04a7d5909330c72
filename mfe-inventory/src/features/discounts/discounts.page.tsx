import { Eye, Percent } from 'lucide-react'
import { DISCOUNTS, type DiscountRow } from '@comptoir/contracts/inventory/discounts'
import {
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
  type RowAction,
  useAddresses,
} from '@comptoir/platform'
import { AddDiscount } from './add-discount.tsx'
import { DiscountDetails, useDiscountDetails } from './details/discount-details.tsx'
import { useDiscountColumns } from './discount-columns.tsx'
import { DiscountRemovalDialog, useDiscountRemoval } from './discount-removal.tsx'
import { DISCOUNT_VIEW, useDiscountFilters } from './use-discount-filters.ts'
import type { FromList } from './use-list-address.ts'

export function DiscountsPage() {
  const { t } = useTranslation('inventory')
  const list = useListState(DISCOUNT_VIEW)
  const details = useDiscountDetails()
  const removal = useDiscountRemoval()
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
      onRowClick={details.show}
      rowActions={useActions(details.show, removal.ask)}
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
      <DiscountDetails {...details} />
      <DiscountRemovalDialog removal={removal} />
    </ListPage>
  )
}

/** Everybody may look; who may write has the rest. */
function useActions(
  show: (discount: DiscountRow) => void,
  remove: (discount: DiscountRow) => void,
): (discount: DiscountRow) => RowAction[] {
  const { t } = useTranslation('inventory')
  const mayWrite = useHasPermission(DISCOUNTS.permissions.write)
  const edit = useEditing()
  const writing = useRowActions<DiscountRow>({ onEdit: ({ id }) => edit(id), onDelete: remove })
  return (discount) => [
    { id: 'details', label: t('discounts.details.show'), icon: Eye, onSelect: () => show(discount) },
    ...(mayWrite ? writing(discount) : []),
  ]
}

function useEditing(): (id: string) => void {
  const address = useAddresses(DISCOUNTS)
  const navigate = useNavigate()
  const state: FromList = { view: useLocation().search }
  return (id) => void navigate(address.edit(id), { state })
}
