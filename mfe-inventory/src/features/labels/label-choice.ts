import {
  LABEL_LAYOUTS,
  labelsOnPage,
  type LabelLayoutName,
  type LabelsInput,
} from '@comptoir/contracts/inventory/labels'

/** What the page holds: how labels are printed, and how many of each product. */
export interface LabelChoice {
  how: Omit<LabelsInput, 'products'>
  counts: ReadonlyMap<string, number>
}

/** The products of the address, of each one label until somebody says otherwise. */
export function countsOf(ids: readonly string[], typed: ReadonlyMap<string, number>): ReadonlyMap<string, number> {
  return new Map(ids.map((id) => [id, typed.get(id) ?? 1]))
}

/** The place to begin at: the one typed, as far as the layout has it, or the first. */
export function startOn(layout: LabelLayoutName, typed: number | null): number {
  return Math.max(1, Math.min(typed ?? 1, labelsOnPage(LABEL_LAYOUTS[layout])))
}

/** As it is sent: products of which none is wanted are left out. */
export function inputOf({ how, counts }: LabelChoice): LabelsInput {
  const products = [...counts].filter(([, count]) => count > 0).map(([id, count]) => ({ id, count }))
  return { ...how, products }
}

export function totalOf(counts: ReadonlyMap<string, number>): number {
  return [...counts.values()].reduce((sum, count) => sum + count, 0)
}

/** How many pages, or lengths of roll, a choice fills. */
export function pagesOf({ how, counts }: LabelChoice): number {
  const places = totalOf(counts) + how.start - 1
  return Math.ceil(places / labelsOnPage(LABEL_LAYOUTS[how.layout]))
}
