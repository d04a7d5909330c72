import {
  REGISTER_TICKETS,
  TICKET_SERIES,
  type BatchReceipt,
  type TicketBatch,
  type TicketSeries,
  type TicketSeriesInput,
} from '@comptoir/contracts/sales/register-tickets'
import { api, newId } from '@comptoir/platform'

const PATIENCE_MS = 20_000

/** What the server does for the tickets of this device. */
export interface QueueApi {
  giveSeries: (input: TicketSeriesInput) => Promise<TicketSeries>
  receive: (batch: TicketBatch) => Promise<BatchReceipt>
}

/** Of the company whose tickets they are, whichever is on the screen when they are sent. */
export function queueApiOf(companyId: string): QueueApi {
  const at = (path: string): string => `${encodeURIComponent(companyId)}/${path}`
  return {
    giveSeries: (input) => api.post(at(TICKET_SERIES.path), input, { timeoutMs: PATIENCE_MS, idempotencyKey: newId() }),
    receive: (batch) => api.post(at(REGISTER_TICKETS.path), batch, { timeoutMs: PATIENCE_MS }),
  }
}
