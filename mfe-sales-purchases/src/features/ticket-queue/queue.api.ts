import { CASH_SESSIONS_AT } from '@comptoir/contracts/addresses'
import type {
  BroughtClosing,
  BroughtClosingInput,
  CashSession,
  CloseSessionInput,
  OpenSessionInput,
  ZReport,
} from '@comptoir/contracts/sales/cash-sessions'
import {
  REGISTER_TICKETS,
  TICKET_SERIES,
  type BatchReceipt,
  type TicketBatch,
  type TicketSeries,
  type TicketSeriesInput,
} from '@comptoir/contracts/sales/register-tickets'
import { api, ConnectionError, isProblem, newId } from '@comptoir/platform'
import { within } from '../../common/within.ts'

const PATIENCE_MS = 20_000
/** The same for all that belongs to a call, a new token among it. */
const WHOLE_MS = 30_000

/** What the server does for the tickets and sessions of this device. */
export interface QueueApi {
  giveSeries: (input: TicketSeriesInput) => Promise<TicketSeries>
  receive: (batch: TicketBatch) => Promise<BatchReceipt>
  open: (input: OpenSessionInput) => Promise<CashSession>
  /** Stops selling in it as well, where that was not said before. */
  close: (sessionId: string, input: CloseSessionInput) => Promise<ZReport>
  /** Tells of a session that was counted and closed on this device. */
  bring: (sessionId: string, input: BroughtClosingInput) => Promise<BroughtClosing>
}

/** Of the company whose tickets they are, whichever is on the screen when they are sent. */
export function queueApiOf(companyId: string): QueueApi {
  const at = (path: string): string => `${encodeURIComponent(companyId)}/${path}`
  const step = (id: string, name: string): string => at(`${CASH_SESSIONS_AT.path}/${encodeURIComponent(id)}/${name}`)
  const post = <Answer>(path: string, body?: unknown): Promise<Answer> =>
    inTime(api.post<Answer>(path, body, { timeoutMs: PATIENCE_MS }))
  return {
    giveSeries: (input) =>
      inTime(
        api.post<TicketSeries>(at(TICKET_SERIES.path), input, { timeoutMs: PATIENCE_MS, idempotencyKey: newId() }),
      ),
    receive: (batch) => inTime(api.post<BatchReceipt>(at(REGISTER_TICKETS.path), batch, { timeoutMs: PATIENCE_MS })),
    open: (input) => post(at(CASH_SESSIONS_AT.path), input),
    close: async (id, input) => {
      await post<CashSession>(step(id, 'count')).catch((error: unknown) => {
        // It is closed, and its closing says so.
        if (!isProblem(error) || error.code !== 'cashSession.notOpen') throw error
      })
      return post(step(id, 'close'), input)
    },
    bring: (id, input) => post(step(id, 'brought'), input),
  }
}

/** Whatever a call waits for, who made it goes on: it is made again, and means the same. */
function inTime<Answer>(call: Promise<Answer>): Promise<Answer> {
  return within(WHOLE_MS, call, () => new ConnectionError('no answer in time'))
}
