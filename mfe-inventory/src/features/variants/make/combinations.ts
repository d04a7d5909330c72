import type { ShortItem } from '@comptoir/contracts/schema'

/** One value for each attribute, in their order. */
export interface Combination {
  key: string
  values: readonly ShortItem[]
}

export const keyOf = (values: readonly { id: string }[]): string => values.map(({ id }) => id).join(' ')

/** Every way to take one value of each list, in the order of the lists; none while a list is empty. */
export function combinationsOf(lists: readonly (readonly ShortItem[])[]): Combination[] {
  if (lists.length === 0) return []
  return lists
    .reduce<ShortItem[][]>((all, list) => all.flatMap((before) => list.map((value) => [...before, value])), [[]])
    .map((values) => ({ key: keyOf(values), values }))
}
