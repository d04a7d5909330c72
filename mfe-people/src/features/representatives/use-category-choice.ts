import { CATEGORIES } from '@comptoir/contracts/inventory/categories'
import type { Representative } from '@comptoir/contracts/people/representatives'
import type { ShortItem } from '@comptoir/contracts/schema'
import { useHasPermission, useShortList } from '@comptoir/platform'

/** The categories that a tier may be of: the active ones where they may be read, and those that its tiers have already. */
export function useCategoryChoice(representative: Representative | undefined): readonly ShortItem[] {
  const { data: active = [] } = useShortList(CATEGORIES, { enabled: useHasPermission(CATEGORIES.permissions.read) })
  const own = (representative?.commissions ?? []).flatMap(({ category }) => category ?? [])
  return [...new Map([...own, ...active].map((category) => [category.id, category])).values()]
}
