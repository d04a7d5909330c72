import { Pencil, Plus, Store, Trash2 } from 'lucide-react'
import type { PointOfSale } from '@comptoir/contracts'
import {
  Button,
  Link,
  ListPage,
  useHasPermission,
  useList,
  useListState,
  useNavigate,
  useTranslation,
  type RowAction,
} from '@comptoir/platform'
import { usePointOfSaleColumns } from './point-of-sale-columns.tsx'
import { PointOfSaleRemovalDialog, usePointOfSaleRemoval } from './point-of-sale-removal.tsx'
import { usePointOfSaleFilter } from './use-point-of-sale-filter.tsx'
import { usePointsOfSaleAddress } from './use-points-of-sale-address.ts'

const LIST = { defaultSort: { field: 'name', direction: 'asc' }, filterNames: ['isActive'] } as const

export function PointsOfSalePage() {
  const { t } = useTranslation('company')
  const address = usePointsOfSaleAddress()
  const list = useListState(LIST)
  const removal = usePointOfSaleRemoval()
  const mayWrite = useHasPermission('pointsOfSale.write')
  const actions = useRowActions(removal.ask)
  const add = mayWrite ? <AddPointOfSale to={address.create} /> : null
  return (
    <ListPage
      title={t('pointsOfSale.title')}
      subtitle={t('pointsOfSale.subtitle')}
      actions={add}
      list={list}
      result={useList<PointOfSale>('points-of-sale', list.query)}
      columns={usePointOfSaleColumns()}
      rowKey={({ id }) => id}
      rowName={({ name }) => name}
      rowTo={({ id }) => address.one(id)}
      {...(mayWrite ? { rowActions: actions } : {})}
      searchLabel={t('pointsOfSale.search')}
      searchPlaceholder={t('pointsOfSale.searchHint')}
      {...usePointOfSaleFilter(list)}
      empty={{ icon: Store, title: t('pointsOfSale.empty.title'), text: t('pointsOfSale.empty.text'), actions: add }}
    >
      <PointOfSaleRemovalDialog removal={removal} />
    </ListPage>
  )
}

function AddPointOfSale({ to }: { to: string }) {
  const { t } = useTranslation('company')
  return (
    <Button asChild>
      <Link to={to}>
        <Plus aria-hidden size={16} />
        {t('pointsOfSale.add')}
      </Link>
    </Button>
  )
}

function useRowActions(remove: (pointOfSale: PointOfSale) => void): (pointOfSale: PointOfSale) => RowAction[] {
  const { t } = useTranslation('company')
  const address = usePointsOfSaleAddress()
  const navigate = useNavigate()
  return (pointOfSale) => [
    { id: 'edit', label: t('common.edit'), icon: Pencil, onSelect: () => void navigate(address.one(pointOfSale.id)) },
    { id: 'delete', label: t('common.delete'), icon: Trash2, isDanger: true, onSelect: () => remove(pointOfSale) },
  ]
}
