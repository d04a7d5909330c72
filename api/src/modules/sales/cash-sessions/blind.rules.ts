import { BLIND, type CashSession, type CashSessionRow } from '@comptoir/contracts/sales/cash-sessions'
import type { TxCtx } from '../../../platform/context.ts'

type Reader = Pick<TxCtx, 'permissions'>

/** Whether the reader would learn from a session, before it is closed, what the drawer should hold. */
export function isBlind({ permissions }: Reader, { state }: Pick<CashSession, 'state'>): boolean {
  return state !== 'closed' && !permissions.has('cashSessions.seeExpected')
}

/** A session as its reader may see it. */
export function seenSession(reader: Reader, session: CashSession): CashSession {
  return isBlind(reader, session) ? blindSession(session) : session
}

/** A session without all from which follows what the drawer should hold. */
export function blindSession(session: CashSession): CashSession {
  return {
    ...session,
    ...BLIND.session,
    tenders: session.tenders.map(({ foreign, ...tender }) => ({
      ...tender,
      ...BLIND.tender,
      // Which currencies there are to count is no figure.
      ...(foreign ? { foreign: foreign.map((each) => ({ ...each, ...BLIND.foreign })) } : {}),
    })),
  }
}

/** The same of a row of the list. */
export function seenRow<Row extends CashSessionRow>(reader: Reader, row: Row): Row {
  return isBlind(reader, row) ? { ...row, ...BLIND.row } : row
}
