import {
  CASH_SESSIONS,
  type CashSession,
  type CloseSessionInput,
  type ZReport,
} from '@comptoir/contracts/sales/cash-sessions'
import { api, pathOf } from '@comptoir/platform'

/** Locks the selling on a session, so that its drawer can be counted. */
export function startCount(sessionId: string): Promise<CashSession> {
  return api.post<CashSession>(pathOf(CASH_SESSIONS, sessionId, 'count'))
}

/** From counting back to selling. */
export function resumeSelling(sessionId: string): Promise<CashSession> {
  return api.post<CashSession>(pathOf(CASH_SESSIONS, sessionId, 'resume'))
}

/** Closes a counted session for good and gives its Z report. */
export function closeSession(sessionId: string, input: CloseSessionInput): Promise<ZReport> {
  return api.post<ZReport>(pathOf(CASH_SESSIONS, sessionId, 'close'), input)
}
