import type { ReturnableTicket, ReturnableTicketLine, SharedLine } from '@comptoir/contracts/sales/sales-returns'

/** What of a sold line says how much of it comes back. */
export type SoldLine = Omit<SharedLine, 'fodecRateMilli' | 'returned'>

type Returned = ReturnableTicketLine['returned']

const NOTHING: Returned = { quantityMilli: 0, netHtMinor: 0, fodecMinor: 0, vatMinor: 0, totalMinor: 0 }
/** A percent in thousandths of a percent. */
const PERCENT_MILLI = 1000

/** A step of a ticket's trace, of which only those of FODEC count here. */
interface Step {
  step: string
  rateMilli?: number | undefined
}

/**
 * The lines of a ticket as its returns are computed from them, with what came back of each. The rate of FODEC is that of the
 * ticket's trace; a ticket without one was printed by a register with figures of its own, and its rate follows from these.
 */
export function sharedLines<Line extends SoldLine>(
  lines: readonly Line[],
  trace: readonly Step[],
  returned: ReadonlyMap<string, Returned>,
): (Line & Pick<SharedLine, 'fodecRateMilli' | 'returned'>)[] {
  const rateMilli = trace.find((step) => step.step === 'fodec')?.rateMilli
  return lines.map((line) => ({
    ...line,
    fodecRateMilli: line.fodecMinor === 0 ? 0 : (rateMilli ?? nearestRate(line)),
    returned: returned.get(line.id) ?? NOTHING,
  }))
}

function nearestRate({ fodecMinor, netHtMinor }: SoldLine): number {
  return netHtMinor === 0 ? 0 : Math.round((100 * fodecMinor) / netHtMinor) * PERCENT_MILLI
}

/** Whether VAT was charged on a ticket: a company that is not subject to it keeps the rates of its products all the same. */
export function isVatCharged(
  lines: readonly { vatRateMilli: number }[],
  taxes: readonly { rateMilli: number }[],
): ReturnableTicket['isVatCharged'] {
  return taxes.some(({ rateMilli }) => rateMilli !== 0) || lines.every(({ vatRateMilli }) => vatRateMilli === 0)
}
