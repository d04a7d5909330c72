import { isProblem } from '@comptoir/platform'
import type { QueueApi } from './queue.api.ts'
import type { DeviceTicket, TicketStore } from './ticket-store.ts'

/**
 * Why what waits is not sent: nobody answers, nobody is signed in, who is signed in may not send it, or the server is busy or
 * fails. `refused`: the server does not take what it is sent.
 */
export type Halt = 'noAnswer' | 'signedOut' | 'notAllowed' | 'busy' | 'refused'

export interface Sent {
  /** How many tickets the server has now that it did not have before. */
  received: number
  halt: Halt | null
}

/** A batch that is received at once, and does not hold up the next sale's. */
const MOST_TOGETHER = 50
/** Less than a call may bring; a usual ticket has three thousand characters. */
const MOST_CHARACTERS = 6_000_000

/**
 * Sends all that waits, each register's in the order in which it was numbered. What was received is not sent again, and what
 * was not answered is: the server takes both for the same.
 */
export async function sendWaiting(store: TicketStore, api: QueueApi): Promise<Sent> {
  let received = 0
  for (;;) {
    const batch = nextBatch(await store.waiting(MOST_TOGETHER))
    const [first] = batch
    if (!first) return { received, halt: null }
    const halt = await sendBatch(store, api, first.registerId, batch)
    if (halt !== null) return { received, halt }
    received += batch.length
  }
}

/** Of one register, and no more than a call may bring. */
function nextBatch(waiting: readonly DeviceTicket[]): DeviceTicket[] {
  const batch: DeviceTicket[] = []
  let characters = 0
  for (const ticket of waiting) {
    characters += ticket.text.length
    const fits = batch.length === 0 || characters <= MOST_CHARACTERS
    if (ticket.registerId !== waiting[0]?.registerId || !fits) break
    batch.push(ticket)
  }
  return batch
}

async function sendBatch(
  store: TicketStore,
  api: QueueApi,
  registerId: string,
  batch: readonly DeviceTicket[],
): Promise<Halt | null> {
  try {
    const tickets = batch.map(({ text, previousHash, hash }) => ({ text, previousHash, hash }))
    const { data, missing } = await api.receive({ registerId, tickets })
    await store.received(batch, data)
    await store.resend(registerId, missing)
    return data.length < batch.length ? 'refused' : null
  } catch (error) {
    if (!isProblem(error)) return 'noAnswer'
    const halt = haltOf(error.status)
    if (halt === 'refused' || halt === 'notAllowed') await store.refused(batch, error.message)
    return halt
  }
}

function haltOf(status: number): Halt {
  if (status === 401) return 'signedOut'
  if (status === 403 || status === 404) return 'notAllowed'
  return status === 408 || status === 425 || status === 429 || status >= 500 ? 'busy' : 'refused'
}
