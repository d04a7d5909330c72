import { CLIENTS } from '@comptoir/contracts/people/clients'
import type { TxCtx } from '../../../platform/context.ts'
import { DomainError } from '../../../platform/errors.ts'
import { findCreditMethod, findCreditTerms, sumOwed } from './credit-terms.queries.ts'

/** What a client owes, in minor units, and the method that it is taken off by; that is null where nothing was ever owed. */
export interface Owed {
  owedMinor: number
  creditMethodId: string | null
}

/** What a client owes now; refuses one that the company does not have. */
export async function owedBy(tx: TxCtx, clientId: string): Promise<Owed> {
  const terms = (await findCreditTerms(tx, [clientId])).get(clientId)
  if (!terms) throw new DomainError(CLIENTS.errors.notFound, {}, '/clientId')
  return { owedMinor: await sumOwed(tx, terms.clientIds), creditMethodId: await findCreditMethod(tx) }
}
