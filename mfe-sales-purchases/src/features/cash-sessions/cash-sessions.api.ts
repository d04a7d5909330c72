import type { CashSession, CloseSessionInput, ZReport } from '@comptoir/contracts/sales/cash-sessions'
import { api, companyPath } from '@comptoir/platform'

/** Locks the selling on a session, so that its drawer can be counted. */
export function startCount(sessionId: string): Promise<CashSession> {
  return api.post<CashSession>(companyPath('cash-sessions', sessionId, 'count'))
}

/** From counting back to selling. */
export function resumeSelling(sessionId: string): Promise<CashSession> {
  return api.post<CashSession>(companyPath('cash-sessions', sessionId, 'resume'))
}

/** Closes a counted session for good and gives its Z report. */
export function closeSession(sessionId: string, input: CloseSessionInput): Promise<ZReport> {
  return api.post<ZReport>(companyPath('cash-sessions', sessionId, 'close'), input)
}
