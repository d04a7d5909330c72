import { BRANDS } from '@comptoir/contracts/inventory/brands'
import { CATEGORIES } from '@comptoir/contracts/inventory/categories'
import { REORDER_STATES } from '@comptoir/contracts/inventory/stock-reorder'
import type { ShortItem } from '@comptoir/contracts/schema'
import { usePointOfSale, useSession, useShortList, useTranslation, type ListFilter } from '@comptoir/platform'
import { EVERYWHERE } from './use-reorder-list.ts'

/** By what suggestions are narrowed. */
export function useReorderFilters(): readonly ListFilter[] {
  const { t } = useTranslation('inventory')
  const { id: here } = usePointOfSale()
  const shops = useSession(({ pointsOfSale }) => pointsOfSale)
  const family = (name: 'category' | 'brand', items: readonly ShortItem[] = []): ListFilter => ({
    name,
    label: t(`products.filter.${name}.label`),
    everything: t(`products.filter.${name}.everything`),
    options: items.map(({ id, name: label }) => ({ value: id, label })),
  })
  const pointOfSale: ListFilter = {
    name: 'pointOfSale',
    label: t('common.pointOfSale'),
    everything: t('stockLevels.filter.here'),
    options: [
      { value: EVERYWHERE, label: t('common.allPointsOfSale') },
      ...shops.flatMap(({ id, name }) => (id === here ? [] : [{ value: id, label: name }])),
    ],
  }
  return [
    ...(shops.length > 1 ? [pointOfSale] : []),
    family('category', useShortList(CATEGORIES).data),
    family('brand', useShortList(BRANDS).data),
    {
      name: 'state',
      label: t('stockReorder.filter.state'),
      everything: t('stockReorder.filter.open'),
      options: REORDER_STATES.map((value) => ({ value, label: t(`stockReorder.filter.${value}`) })),
    },
  ]
}
