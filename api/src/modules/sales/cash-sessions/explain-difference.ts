import type { DifferenceCauses } from '@comptoir/contracts/sales/cash-sessions'
import type { TxCtx } from '../../../platform/context.ts'
import { getCashSession } from './cash-sessions.service.ts'
import { readMovedCash, readSessionTickets } from './difference-causes.queries.ts'
import { differenceCauses } from './difference-causes.rules.ts'

/** What may be behind the differences of a session, likeliest first; nothing before it is closed, or where none lacks. */
export async function explainDifference(ctx: TxCtx, id: string): Promise<DifferenceCauses> {
  const session = await getCashSession(ctx, id)
  const methods = session.tenders.flatMap(({ paymentMethodId, kind, countedMinor, differenceMinor }) =>
    countedMinor === null || differenceMinor === null
      ? []
      : [{ paymentMethodId, isCash: kind === 'cash', countedMinor, differenceMinor }],
  )
  if (methods.every(({ differenceMinor }) => differenceMinor === 0)) return { data: [] }
  const { currency, openingFloatMinor } = session
  const [tickets, movementsMinor] = [await readSessionTickets(ctx, id), await readMovedCash(ctx, id)]
  return { data: differenceCauses({ currency, openingFloatMinor, methods, tickets, movementsMinor }) }
}
