import type { TxCtx } from '../../../platform/context.ts'
import { findCreditTerms, sumOwed } from './credit-terms.queries.ts'

/** What somebody wants to owe, what they owe already, and the most that they may; all in minor units. */
export interface AskedCredit {
  onCreditMinor: number
  owedMinor: number
  limitMinor: number
}

/** What a client owes and may owe before a sale on credit; null where nothing limits it. */
export async function creditOf(tx: TxCtx, clientId: string, onCreditMinor: number): Promise<AskedCredit | null> {
  const terms = (await findCreditTerms(tx, [clientId])).get(clientId)
  if (!terms || terms.limitMinor === null) return null
  return { onCreditMinor, owedMinor: await sumOwed(tx, terms.clientIds), limitMinor: terms.limitMinor }
}
