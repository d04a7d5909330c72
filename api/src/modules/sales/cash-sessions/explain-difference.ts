import type { DifferenceCauses } from '@comptoir/contracts/sales/cash-sessions'
import type { TxCtx } from '../../../platform/context.ts'
import { getCashSession } from './cash-sessions.service.ts'
import { readMovedCash, readSessionTickets } from './difference-causes.queries.ts'
import { differenceCauses } from './difference-causes.rules.ts'
import { readChangedTenders } from './session-annex.queries.ts'

/** What may be behind what is left of the differences of a session, likeliest first; nothing before it is closed. */
export async function explainDifference(ctx: TxCtx, id: string): Promise<DifferenceCauses> {
  const session = await getCashSession(ctx, id)
  const changed = await readChangedTenders(ctx, id)
  const methods = session.tenders.flatMap(({ paymentMethodId, kind, countedMinor, differenceMinor }) => {
    if (countedMinor === null || differenceMinor === null) return []
    const leftMinor = changed.find((each) => each.paymentMethodId === paymentMethodId)?.differenceMinor
    const isCash = kind === 'cash'
    return [{ paymentMethodId, isCash, countedMinor, differenceMinor: leftMinor ?? differenceMinor }]
  })
  if (methods.every(({ differenceMinor }) => differenceMinor === 0)) return { data: [] }
  const { currency, openingFloatMinor } = session
  const [tickets, movementsMinor] = [await readSessionTickets(ctx, id), await readMovedCash(ctx, id)]
  return { data: differenceCauses({ currency, openingFloatMinor, methods, tickets, movementsMinor }) }
}
