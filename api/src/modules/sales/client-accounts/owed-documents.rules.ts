import type { OwedDocument } from '@comptoir/contracts/sales/client-accounts'

/**
 * Shares what is owed among tickets, which come with the newest first: what was paid is taken off the oldest ones, so the
 * newest are owed whole. Gives those of which something is left, the oldest first; amounts in minor units.
 */
export function shareOwed(tickets: readonly Omit<OwedDocument, 'leftMinor'>[], owedMinor: number): OwedDocument[] {
  const owed: OwedDocument[] = []
  let restMinor = owedMinor
  for (const ticket of tickets) {
    const leftMinor = Math.min(ticket.amountMinor, restMinor)
    if (leftMinor <= 0) continue
    owed.unshift({ ...ticket, leftMinor })
    restMinor -= leftMinor
  }
  return owed
}
