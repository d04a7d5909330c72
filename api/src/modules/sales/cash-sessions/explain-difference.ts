import type { DifferenceCauses, ForeignTender } from '@comptoir/contracts/sales/cash-sessions'
import type { TxCtx } from '../../../platform/context.ts'
import { getCashSession } from './cash-sessions.service.ts'
import { readMovedCash, readSessionTickets } from './difference-causes.queries.ts'
import { differenceCauses, type SessionTicket } from './difference-causes.rules.ts'
import { readChangedTenders } from './session-annex.queries.ts'

/** What may be behind what is left of the differences of a session, likeliest first; nothing before it is closed. */
export async function explainDifference(ctx: TxCtx, id: string): Promise<DifferenceCauses> {
  const session = await getCashSession(ctx, id)
  const changed = await readChangedTenders(ctx, id)
  const tickets = await readSessionTickets(ctx, id)
  const methods = session.tenders.flatMap(({ paymentMethodId, kind, countedMinor, differenceMinor, foreign }) => {
    if (countedMinor === null || differenceMinor === null) return []
    const since = changed.find((each) => each.paymentMethodId === paymentMethodId)
    const isCash = kind === 'cash'
    const left = { paymentMethodId, isCash, countedMinor, differenceMinor: since?.differenceMinor ?? differenceMinor }
    return [foreign ? { ...left, foreign: foreignLeft(foreign, since?.lateMinor ? tickets : []) } : left]
  })
  if (methods.every(({ differenceMinor }) => differenceMinor === 0)) return { data: [] }
  const { currency, openingFloatMinor } = session
  const movementsMinor = await readMovedCash(ctx, id)
  return { data: differenceCauses({ currency, openingFloatMinor, methods, tickets, movementsMinor }) }
}

/** What is counted of other currencies, and what is over or short of it, by value; what late tickets brought is there since. */
function foreignLeft(foreign: readonly ForeignTender[], tickets: readonly SessionTicket[]) {
  const sum = (figures: readonly (number | null | undefined)[]): number =>
    figures.reduce<number>((all, figure) => all + (figure ?? 0), 0)
  const countedMinor = sum(foreign.map(({ countedValueMinor }) => countedValueMinor))
  const expectedMinor = sum(foreign.map(({ valueMinor }) => valueMinor))
  const lateMinor = sum(tickets.map(({ isLate, foreignMinor }) => (isLate ? foreignMinor : 0)))
  return { countedMinor, differenceMinor: countedMinor - expectedMinor - lateMinor }
}
