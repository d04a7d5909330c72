import { MoneyError } from '../money-error.ts'
import type { DocumentInput } from './document-input.ts'
import type { DocumentTotals, LineTotals } from './document-totals.ts'
import type { ReturnShare } from './returns.ts'

/** The amounts of a sold line that a credit note works on, in minor units: a line of `DocumentTotals` fits. */
export type SoldAmounts = Pick<
  LineTotals,
  'netMinor' | 'netHtMinor' | 'exciseMinor' | 'fodecMinor' | 'vatMinor' | 'suspendedVatMinor'
>

/** A sold line (positive quantity, in thousandths) with the sum of all that its earlier credit notes gave back. */
export interface ReturnableLine {
  readonly id: string
  readonly quantityMilli: number
  readonly vatRateMilli: number
  readonly fodecRateMilli: number
  readonly exciseRateMilli?: number | undefined
  readonly sold: SoldAmounts
  readonly returned?: (SoldAmounts & { readonly quantityMilli: number }) | undefined
}

/** How much of a line comes back, in thousandths of its unit: zero or more. */
export interface ReturnedQuantity {
  readonly id: string
  readonly quantityMilli: number
}

/** The lines of a document that was just computed, nothing returned yet. Refuses totals that belong to another document. */
export function returnableLines(input: DocumentInput, totals: DocumentTotals): ReturnableLine[] {
  const soldById = new Map(totals.lines.map((line) => [line.id, line]))
  return input.lines.map(({ id, quantityMilli, vatRateMilli, fodecRateMilli, exciseRateMilli }) => {
    const sold = soldById.get(id)
    if (sold === undefined) throw new MoneyError('money.returnLineUnknown', `Line ${id} has no figures`, { lineId: id })
    return { id, quantityMilli, vatRateMilli, fodecRateMilli, exciseRateMilli, sold: soldAmounts(sold) }
  })
}

/** The same lines after a credit note: its share is added to what was returned. */
export function afterReturn(lines: readonly ReturnableLine[], share: ReturnShare): ReturnableLine[] {
  const shareById = new Map(share.lines.map((line) => [line.id, line]))
  return lines.map((line) => {
    const back = shareById.get(line.id)
    if (back === undefined) return line
    const before = line.returned
    return {
      ...line,
      returned: {
        quantityMilli: (before?.quantityMilli ?? 0) + back.quantityMilli,
        netMinor: (before?.netMinor ?? 0) + back.netMinor,
        netHtMinor: (before?.netHtMinor ?? 0) + back.netHtMinor,
        exciseMinor: (before?.exciseMinor ?? 0) + back.exciseMinor,
        fodecMinor: (before?.fodecMinor ?? 0) + back.fodecMinor,
        vatMinor: (before?.vatMinor ?? 0) + back.vatMinor,
        suspendedVatMinor: (before?.suspendedVatMinor ?? 0) + back.suspendedVatMinor,
      },
    }
  })
}

function soldAmounts({
  netMinor,
  netHtMinor,
  exciseMinor,
  fodecMinor,
  vatMinor,
  suspendedVatMinor,
}: LineTotals): SoldAmounts {
  return { netMinor, netHtMinor, exciseMinor, fodecMinor, vatMinor, suspendedVatMinor }
}
