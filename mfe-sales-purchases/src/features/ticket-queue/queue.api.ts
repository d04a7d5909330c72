import {
  REGISTER_TICKETS,
  TICKET_SERIES,
  type BatchReceipt,
  type TicketBatch,
  type TicketSeries,
  type TicketSeriesInput,
} from '@comptoir/contracts/sales/register-tickets'
import { api, ConnectionError, newId } from '@comptoir/platform'

const PATIENCE_MS = 20_000
/** The same for all that belongs to a call, a new token among it. */
const WHOLE_MS = 30_000

/** What the server does for the tickets of this device. */
export interface QueueApi {
  giveSeries: (input: TicketSeriesInput) => Promise<TicketSeries>
  receive: (batch: TicketBatch) => Promise<BatchReceipt>
}

/** Of the company whose tickets they are, whichever is on the screen when they are sent. */
export function queueApiOf(companyId: string): QueueApi {
  const at = (path: string): string => `${encodeURIComponent(companyId)}/${path}`
  return {
    giveSeries: (input) =>
      inTime(
        api.post<TicketSeries>(at(TICKET_SERIES.path), input, { timeoutMs: PATIENCE_MS, idempotencyKey: newId() }),
      ),
    receive: (batch) => inTime(api.post<BatchReceipt>(at(REGISTER_TICKETS.path), batch, { timeoutMs: PATIENCE_MS })),
  }
}

/** Whatever a call waits for, who made it goes on: it is made again, and means the same. */
function inTime<Answer>(call: Promise<Answer>): Promise<Answer> {
  return new Promise((resolve, reject) => {
    const timer = setTimeout(() => reject(new ConnectionError('no answer in time')), WHOLE_MS)
    call.then(resolve, reject).finally(() => clearTimeout(timer))
  })
}
