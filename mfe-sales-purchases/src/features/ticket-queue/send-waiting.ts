import { isProblem } from '@comptoir/platform'
import { haltOf, type Halt } from './halts.ts'
import type { QueueApi } from './queue.api.ts'
import { sendStep } from './send-step.ts'
import type { DeviceStep } from './step-store.ts'
import type { DeviceTicket, TicketStore } from './ticket-store.ts'

export interface Sent {
  /** How many tickets the server has now that it did not have before. */
  received: number
  halt: Halt | null
}

/** A batch that is received at once, and does not hold up the next sale's. */
const MOST_TOGETHER = 50
/** Two bytes each, and marked as quoted here and there, they are well within what a call may bring. */
const MOST_CHARACTERS = 2_000_000
/** With these the server is away, for all registers alike. */
const OF_ALL: readonly (Halt | null)[] = ['noAnswer', 'signedOut', 'busy']

/**
 * Sends all that waits, each register's in the order in which it was numbered and done. What was received is not sent again,
 * and what was not answered is: the server takes both for the same. What one register may not send holds up no other.
 */
export async function sendWaiting(store: TicketStore, api: QueueApi): Promise<Sent> {
  const sent: Sent = { received: 0, halt: null }
  for (const registerId of await store.waitingRegisters()) {
    const { received, halt } = await sendOf(registerId, store, api)
    sent.received += received
    sent.halt ??= halt
    if (OF_ALL.includes(halt)) return { ...sent, halt }
  }
  return sent
}

/** A session is opened before its tickets are sent, and closed after them. */
async function sendOf(registerId: string, store: TicketStore, api: QueueApi): Promise<Sent> {
  const sent: Sent = { received: 0, halt: null }
  for (;;) {
    const steps = await store.steps.waitingOf(registerId)
    const { received, halt } = await sendTickets(registerId, unopened(steps), store, api)
    sent.received += received
    sent.halt ??= halt
    const [step] = steps
    if ((halt !== null && halt !== 'refused') || !step) return { ...sent, halt: halt ?? sent.halt }
    const stepHalt = await sendStep(step, store.steps, api)
    if (stepHalt !== null) return { ...sent, halt: stepHalt }
  }
}

/** The sessions that the server does not know of. */
function unopened(steps: readonly DeviceStep[]): ReadonlySet<string> {
  return new Set(steps.flatMap(({ kind, sessionId }) => (kind === 'opening' ? [sessionId] : [])))
}

async function sendTickets(
  registerId: string,
  later: ReadonlySet<string>,
  store: TicketStore,
  api: QueueApi,
): Promise<Sent> {
  const sent: Sent = { received: 0, halt: null }
  // What was refused, or asked for once more, is tried once in a round.
  const tried = new Set<string>()
  let most = MOST_TOGETHER
  for (;;) {
    const waiting = await store.waitingOf(registerId, most + tried.size)
    const due = waiting.filter(({ hash, cashSessionId }) => !tried.has(hash) && !later.has(cashSessionId))
    const batch = fitting(due.slice(0, most))
    if (batch.length === 0) return sent
    const { halt, received } = await sendBatch(registerId, batch, store, api)
    sent.received += received
    if (halt === 'refused' && batch.length > 1) {
      // One of them is not taken: which is found out one by one.
      most = 1
      continue
    }
    for (const { hash } of batch) tried.add(hash)
    most = halt === 'refused' ? MOST_TOGETHER : most
    sent.halt ??= halt
    if (halt !== null && halt !== 'refused') return { ...sent, halt }
  }
}

/** No more than a call may bring. */
function fitting(waiting: readonly DeviceTicket[]): DeviceTicket[] {
  let characters = 0
  const end = waiting.findIndex(({ text }, at) => {
    characters += text.length
    return at > 0 && characters > MOST_CHARACTERS
  })
  return waiting.slice(0, end < 0 ? waiting.length : end)
}

async function sendBatch(
  registerId: string,
  batch: readonly DeviceTicket[],
  store: TicketStore,
  api: QueueApi,
): Promise<Sent> {
  try {
    const tickets = batch.map(({ text, previousHash, hash }) => ({ text, previousHash, hash }))
    const { data, missing } = await api.receive({ registerId, tickets })
    await store.received(batch, data)
    for (const range of missing) await store.resend(registerId, range)
    return { received: data.length, halt: data.length < batch.length ? 'refused' : null }
  } catch (error) {
    if (!isProblem(error)) return { received: 0, halt: 'noAnswer' }
    const halt = haltOf(error.status)
    if (halt === 'notAllowed' || (halt === 'refused' && batch.length === 1)) await store.refused(batch, error.message)
    return { received: 0, halt }
  }
}
