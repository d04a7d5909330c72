import type {
  CountScope,
  ProductClass,
  ScopeKind,
  StockCount,
  StockCountChange,
} from '@comptoir/contracts/inventory/stock-counts'

/** What somebody has said of a count so far; what belongs to another kind of scope is kept while it is chosen. */
export interface Plan {
  locationId: string
  kind: ScopeKind
  categories: readonly string[]
  brands: readonly string[]
  classes: readonly ProductClass[]
  products: readonly { id: string; name: string }[]
  days: number | null
  isBlind: boolean
  peopleIds: readonly string[]
  plannedOn: string
  note: string
}

const FEW_DAYS = 90

/** The plan that a count has, or a new one of a place. */
export function planOf(count: StockCount | null, locationId: string): Plan {
  const { kind, ids = [], classes = ['A' as const], days = FEW_DAYS } = count?.scope ?? { kind: 'all' as const }
  return {
    locationId: count?.locationId ?? locationId,
    kind,
    categories: kind === 'categories' ? ids : [],
    brands: kind === 'brands' ? ids : [],
    classes,
    products: kind === 'products' ? ids.map((id, at) => ({ id, name: count?.scopeNames[at] ?? id })) : [],
    days,
    isBlind: count?.isBlind ?? true,
    peopleIds: count?.people.map(({ id }) => id) ?? [],
    plannedOn: count?.plannedOn ?? '',
    note: count?.note ?? '',
  }
}

function scopeOf({ kind, categories, brands, classes, products, days }: Plan): CountScope {
  switch (kind) {
    case 'all':
      return { kind }
    case 'categories':
      return { kind, ids: [...categories] }
    case 'brands':
      return { kind, ids: [...brands] }
    case 'classes':
      return { kind, classes: [...classes] }
    case 'products':
      return { kind, ids: products.map(({ id }) => id) }
    case 'notCounted':
      return { kind, days: days ?? 1 }
  }
}

/** Whether a plan says which goods it is about. */
export function isWhole(plan: Plan): boolean {
  const { kind, ids, classes } = scopeOf(plan)
  if (kind === 'all') return true
  if (kind === 'notCounted') return plan.days !== null && plan.days > 0
  return ((kind === 'classes' ? classes : ids) ?? []).length > 0
}

/** What is sent of a plan. */
export function contentOf(plan: Plan): StockCountChange {
  const { locationId, isBlind, peopleIds, plannedOn, note } = plan
  return {
    ...{ locationId, scope: scopeOf(plan), isBlind, peopleIds: [...peopleIds] },
    ...{ plannedOn: plannedOn === '' ? null : plannedOn, note: note.trim() || null },
  }
}

/** A list with one more, or without it. */
export function toggled<T>(list: readonly T[], one: T): T[] {
  return list.includes(one) ? list.filter((each) => each !== one) : [...list, one]
}
