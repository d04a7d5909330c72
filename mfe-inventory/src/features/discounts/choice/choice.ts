import type { DiscountInput } from '@comptoir/contracts/inventory/discounts'

/** Where the search of products looks. */
export const PRODUCT_SEARCH = ['designation', 'code', 'category', 'brand', 'location'] as const

/** What a list of products is narrowed by. */
export interface ProductQuestion {
  search?: { text: string; fields: (typeof PRODUCT_SEARCH)[number][] }
  filter?: Record<string, string | string[]>
}

/** Everything that one search and its filters found, on any page. */
export interface Found {
  question: ProductQuestion
  ids: ReadonlySet<string>
}

/** The products that are ticked. */
export interface Choice {
  ids: ReadonlySet<string>
  /** There while every one of them came from the same step: the choice then travels as that step, in one line. */
  found: Found | null
}

export const NOTHING_CHOSEN: Choice = { ids: new Set(), found: null }

export const allOf = (found: Found): Choice => ({ ids: found.ids, found })

/** The ticks as they are after a row or a page was ticked or unticked. */
export function withIds({ found }: Choice, ids: ReadonlySet<string>): Choice {
  const isStill = found !== null && ids.size > 0 && isWithin(ids, found.ids)
  return { ids, found: isStill ? found : null }
}

export function withFound(choice: Choice, found: Found): Choice {
  if (isWithin(choice.ids, found.ids)) return allOf(found)
  return withIds(choice, new Set([...choice.ids, ...found.ids]))
}

export function without(choice: Choice, id: string): Choice {
  const ids = new Set(choice.ids)
  ids.delete(id)
  return withIds(choice, ids)
}

/** What was ticked and unticked since `before`, done again on what is held `now`. */
export function onto({ ids }: Choice, before: ReadonlySet<string>, now: Found): Choice {
  const next = new Set(now.ids)
  for (const id of before) if (!ids.has(id)) next.delete(id)
  for (const id of ids) if (!before.has(id)) next.add(id)
  return withIds(allOf(now), next)
}

export function isSameChoice(ids: ReadonlySet<string>, others: ReadonlySet<string>): boolean {
  return ids.size === others.size && isWithin(ids, others)
}

/** Up to so many products are sent whole, as the specification has it: more would be megabytes (ADR 34). */
export const MOST_WHOLE = 500

/** As it is saved: each product as this page knows it while there are few, or else as `sentChoice` has it. */
export function savedChoice(
  choice: Choice,
  known: ReadonlyMap<string, { id: string }>,
): Pick<DiscountInput, 'products' | 'selection'> {
  if (choice.ids.size > MOST_WHOLE) return sentChoice(choice)
  return { products: [...choice.ids].map((id) => known.get(id) ?? { id }) }
}

/** As it is asked about: the step that found them and who is left out of it, or every id, whichever is shorter. */
export function sentChoice({ ids, found }: Choice): Pick<DiscountInput, 'products' | 'selection'> {
  const except = found ? [...found.ids].filter((id) => !ids.has(id)) : []
  if (found === null || except.length > ids.size) return { products: [...ids].map((id) => ({ id })) }
  const { search, filter } = found.question
  return {
    selection: {
      ...(search ? { search } : {}),
      ...(filter ? { filter } : {}),
      ...(except.length > 0 ? { except } : {}),
    },
  }
}

function isWithin(ids: ReadonlySet<string>, others: ReadonlySet<string>): boolean {
  if (ids === others) return true
  if (ids.size > others.size) return false
  for (const id of ids) if (!others.has(id)) return false
  return true
}
