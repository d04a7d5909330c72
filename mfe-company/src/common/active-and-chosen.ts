import type { ShortItem } from '@comptoir/contracts/schema'

/**
 * Those that may be chosen, and the one with this id though it is inactive: a select that lacks it would show another.
 * `known` are items whose names the page has all the same, such as those of its rows.
 */
export function activeAndChosen(
  active: readonly ShortItem[],
  known: readonly ShortItem[],
  id: string | null | undefined,
): readonly ShortItem[] {
  const chosen = active.some((item) => item.id === id) ? undefined : known.find((item) => item.id === id)
  return chosen ? [...active, chosen] : active
}
