import { Store } from 'lucide-react'
import { POINTS_OF_SALE, type PointOfSale } from '@comptoir/contracts/company/points-of-sale'
import {
  AddButton,
  listFilters,
  ListPage,
  useActivityFilter,
  useHasPermission,
  useList,
  useListExport,
  useListState,
  useNavigate,
  useRowActions,
  useTranslation,
  useAddresses,
} from '@comptoir/platform'
import { usePointOfSaleColumns } from './point-of-sale-columns.tsx'
import { PointOfSaleRemovalDialog, usePointOfSaleRemoval } from './point-of-sale-removal.tsx'

const LIST = {
  name: POINTS_OF_SALE.path,
  defaultSort: { field: 'name', direction: 'asc' },
  filterNames: ['isActive'],
} as const

export function PointsOfSalePage() {
  const { t } = useTranslation('company')
  const address = useAddresses(POINTS_OF_SALE)
  const list = useListState(LIST)
  const removal = usePointOfSaleRemoval()
  const mayWrite = useHasPermission(POINTS_OF_SALE.permissions.write)
  const navigate = useNavigate()
  const rowActions = useRowActions<PointOfSale>({
    onEdit: ({ id }) => void navigate(address.one(id)),
    onDelete: removal.ask,
  })
  const add = mayWrite ? <AddButton label={t('pointsOfSale.add')} to={address.create} /> : null
  return (
    <ListPage
      title={t('pointsOfSale.title')}
      subtitle={t('pointsOfSale.subtitle')}
      actions={add}
      list={list}
      result={useList(POINTS_OF_SALE, list.query)}
      columns={usePointOfSaleColumns()}
      rowKey={({ id }) => id}
      rowName={({ name }) => name}
      rowTo={({ id }) => address.one(id)}
      {...(mayWrite ? { rowActions } : {})}
      searchLabel={t('pointsOfSale.search')}
      searchPlaceholder={t('pointsOfSale.searchHint')}
      {...listFilters(list, [useActivityFilter()])}
      exporting={useListExport(POINTS_OF_SALE, list.query)}
      empty={{ icon: Store, title: t('pointsOfSale.empty.title'), text: t('pointsOfSale.empty.text'), actions: add }}
    >
      <PointOfSaleRemovalDialog removal={removal} />
    </ListPage>
  )
}
