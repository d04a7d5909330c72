import {
  CASH_SESSIONS,
  type CashSession,
  type CloseSessionInput,
  type ZReport,
} from '@comptoir/contracts/sales/cash-sessions'
import { advanceOne } from '@comptoir/platform'

/** A session that was closed. */
export interface ClosedSession {
  /** As it was closed: what was counted, and by how much it differs once that is known. */
  session: CashSession
  /** Its numbered report; null while the server has not written it. */
  report: ZReport | null
}

/** Stops selling in a session, so that its drawer can be counted. Refused to whom it is not, and once it is closed. */
export function startCount({ id }: CashSession): Promise<CashSession> {
  return advanceOne(CASH_SESSIONS, id, 'count')
}

/** Goes back to selling before the count is sent. */
export function resumeSelling({ id }: CashSession): Promise<CashSession> {
  return advanceOne(CASH_SESSIONS, id, 'resume')
}

/** Closes a counted session for good. Sent again, it gives the closing that there is. */
export async function closeSession({ id }: CashSession, input: CloseSessionInput): Promise<ClosedSession> {
  const report = await advanceOne(CASH_SESSIONS, id, 'close', input)
  return { session: report.session, report }
}
