import type { Known } from './known.queries.ts'
import { isOnCredit } from './known.queries.ts'
import type { KnownTicket } from './as-known.rules.ts'

/** Whose account a ticket goes on, and the most that may be owed on it, in minor units. */
export interface LimitedCredit {
  clientIds: readonly string[]
  limitMinor: number
}

/** What limits the credit of a ticket; null where it is not on credit, or nothing does. */
export function limitedCredit(
  { payments, clientId }: Pick<KnownTicket, 'payments' | 'clientId'>,
  { methodKinds, creditTerms }: Pick<Known, 'methodKinds' | 'creditTerms'>,
): LimitedCredit | null {
  const terms = clientId === null ? undefined : creditTerms.get(clientId)
  if (!terms || terms.limitMinor === null || !isOnCredit({ payments }, methodKinds)) return null
  return { clientIds: terms.clientIds, limitMinor: terms.limitMinor }
}
