import type { StockTransfer, StockTransferInput } from '@comptoir/contracts/inventory/stock-transfers'

/** A product that is to go, as it is typed. */
export interface DraftLine {
  id: string
  productId: string
  name: string
  requestedMilli: number | null
}

/** The lines of a draft as they were written; of a request, what is wanted. */
export function linesOf(draft: Pick<StockTransfer, 'lines'> | null): DraftLine[] {
  return (draft?.lines ?? []).map(({ id, productId, designation, requestedMilli }) => ({
    ...{ id, productId, name: designation, requestedMilli },
  }))
}

/** Whether lines say what they said when they were opened. */
export function areSame(lines: readonly DraftLine[], opened: readonly DraftLine[]): boolean {
  if (lines.length !== opened.length) return false
  return lines.every(({ id, requestedMilli }, at) => {
    const before = opened[at]
    return before?.id === id && before.requestedMilli === requestedMilli
  })
}

/** Lines with another quantity on one of them. */
export function changed(lines: readonly DraftLine[], id: string, requestedMilli: number | null): DraftLine[] {
  return lines.map((line) => (line.id === id ? { ...line, requestedMilli } : line))
}

/** So much more of a product: on its line where there is one, otherwise on a new one. */
export function withProduct(
  lines: readonly DraftLine[],
  { id: productId, designation: name }: { id: string; designation: string },
  { id, quantityMilli }: { id: string; quantityMilli: number },
): DraftLine[] {
  const known = lines.find((line) => line.productId === productId)
  if (known) return changed(lines, known.id, (known.requestedMilli ?? 0) + quantityMilli)
  return [...lines, { id, productId, name, requestedMilli: quantityMilli }]
}

/** What is sent of lines; null where there is none, or one of them says no quantity. */
export function linesSent(lines: readonly DraftLine[]): StockTransferInput['lines'] | null {
  const sent = lines.flatMap(({ name: _name, requestedMilli, ...line }) =>
    requestedMilli !== null && requestedMilli > 0 ? [{ ...line, requestedMilli }] : [],
  )
  return sent.length === 0 || sent.length < lines.length ? null : sent
}
