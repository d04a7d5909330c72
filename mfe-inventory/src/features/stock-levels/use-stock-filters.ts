import { BRANDS } from '@comptoir/contracts/inventory/brands'
import { CATEGORIES } from '@comptoir/contracts/inventory/categories'
import {
  STATE_OF_COSTS,
  STATES_OF_DAYS,
  STOCK_DAYS,
  STOCK_LEVELS,
  STOCK_STATES,
} from '@comptoir/contracts/inventory/stock-levels'
import type { ShortItem } from '@comptoir/contracts/schema'
import {
  useFormat,
  useHasPermission,
  usePointOfSale,
  useSession,
  useShortList,
  useTranslation,
  type ListFilter,
  type ListState,
} from '@comptoir/platform'
import { EVERYWHERE, useStockPlaces } from './stock-levels.api.ts'

const DAYS = [7, 30, 60, 90, 180, 365] as const

/** By what stock levels are narrowed, and how their rows are made. */
export function useStockFilters(list: ListState): readonly ListFilter[] {
  const { t } = useTranslation('inventory')
  const family = (name: 'category' | 'brand', items: readonly ShortItem[] = []): ListFilter => ({
    name,
    label: t(`products.filter.${name}.label`),
    everything: t(`products.filter.${name}.everything`),
    options: items.map(({ id, name: label }) => ({ value: id, label })),
  })
  return [
    ...usePlaceFilters(list),
    family('category', useShortList(CATEGORIES).data),
    family('brand', useShortList(BRANDS).data),
    ...useStateFilters(list),
    {
      name: 'by',
      label: t('stockLevels.filter.by'),
      everything: t('stockLevels.filter.byProduct'),
      options: [{ value: 'location', label: t('stockLevels.filter.byLocation') }],
    },
  ]
}

/** Which point of sale, where there are several, and which of its locations. */
function usePlaceFilters({ filters, setFilters }: ListState): ListFilter[] {
  const { t } = useTranslation('inventory')
  const { id: here } = usePointOfSale()
  const shops = useSession(({ pointsOfSale }) => pointsOfSale)
  const { data = [] } = useStockPlaces()
  const shown = filters['pointOfSale'] ?? here
  const places = data.filter(({ pointOfSale }) => shown === EVERYWHERE || pointOfSale.id === shown)
  const nameOf = (place: (typeof places)[number]) =>
    shown === EVERYWHERE ? `${place.name} · ${place.pointOfSale.name}` : place.name
  const locations: ListFilter = {
    name: 'location',
    label: t('stockLevels.filter.location'),
    everything: t('stockLevels.filter.everyLocation'),
    options: places.map((place) => ({ value: place.id, label: nameOf(place) })),
  }
  const others: ListFilter = {
    name: 'pointOfSale',
    label: t('common.pointOfSale'),
    everything: t('stockLevels.filter.here'),
    options: [
      { value: EVERYWHERE, label: t('common.allPointsOfSale') },
      ...shops.flatMap(({ id, name }) => (id === here ? [] : [{ value: id, label: name }])),
    ],
    // Its locations are others.
    onChange: (pointOfSale) => setFilters({ pointOfSale, location: null }),
  }
  return [...(shops.length > 1 ? [others] : []), ...(places.length > 1 || filters['location'] ? [locations] : [])]
}

/** What should be looked at; how many days it takes is asked where a state takes any. */
function useStateFilters({ filters, setFilters }: ListState): ListFilter[] {
  const { t } = useTranslation('inventory')
  const format = useFormat()
  const isPast = filters['at'] !== undefined
  const seesValue = useHasPermission(STOCK_LEVELS.permissions.seeValue)
  const states = STOCK_STATES.filter(
    (state) => !(isPast && state === 'expiring') && (seesValue || state !== STATE_OF_COSTS),
  )
  const state: ListFilter = {
    name: 'state',
    label: t('stockLevels.filter.state'),
    everything: t('stockLevels.filter.everyState'),
    options: states.map((value) => ({ value, label: t(`stockLevels.state.${value}`) })),
    onChange: (value) => setFilters({ state: value, days: null }),
  }
  if (!STATES_OF_DAYS.some((each) => each === filters['state'])) return [state]
  const days = (count: number): string => t('stockLevels.filter.days', { count, number: format.number(count) })
  return [
    state,
    {
      name: 'days',
      label: t('stockLevels.filter.daysLabel'),
      everything: days(STOCK_DAYS.usual),
      options: DAYS.flatMap((count) =>
        count === STOCK_DAYS.usual ? [] : [{ value: String(count), label: days(count) }],
      ),
    },
  ]
}
