import type { SessionTender } from '@comptoir/contracts/sales/cash-sessions'

/** What a method should have, had and differed by in the session's own currency; null where that is not known. */
export type OwnFigures = Pick<SessionTender, 'expectedMinor' | 'countedMinor' | 'differenceMinor'>

/** The figures of a method without what of them is cash in other currencies. */
export function ownFigures({ expectedMinor, countedMinor, differenceMinor, foreign = [] }: SessionTender): OwnFigures {
  const worth = sum(foreign.map(({ valueMinor }) => valueMinor))
  const counted = sum(foreign.map(({ countedValueMinor }) => countedValueMinor))
  return {
    expectedMinor: less(expectedMinor, worth),
    countedMinor: less(countedMinor, counted),
    differenceMinor: less(differenceMinor, counted - worth),
  }
}

function sum(figures: readonly (number | null)[]): number {
  return figures.reduce<number>((all, figure) => all + (figure ?? 0), 0)
}

function less(figure: number | null, other: number): number | null {
  return figure === null ? null : figure - other
}
