import type { CashSession } from '@comptoir/contracts/sales/cash-sessions'
import { ConnectionError } from '@comptoir/platform'
import { queueApiOf, queueOf, sessionKeyHash, SessionOpenError, type TicketQueue } from '../../ticket-queue/index.ts'
import { isUnanswered } from '../session/last-answer.ts'
import { soon } from '../session/soon.ts'

/** What opens a session, and where: as much as the counter shows of it. */
export type Opened = Pick<
  CashSession,
  | 'id'
  | 'registerId'
  | 'openingFloatMinor'
  | 'openedAt'
  | 'openedBy'
  | 'openedById'
  | 'pointOfSaleId'
  | 'pointOfSaleName'
  | 'registerCode'
  | 'registerName'
  | 'currency'
  | 'businessDate'
>

/**
 * Opens a session: at the server, or where that does not answer, on this device, which tells it later. Rejects as the call
 * does where the server refuses, and with `unknownHere` where this device has no numbers for the tickets of that register.
 */
export async function openSession(companyId: string, opened: Opened, unknownHere: string): Promise<void> {
  const { id, registerId, openingFloatMinor } = opened
  const queue = queueOf(companyId)
  const deviceKeyHash = sessionKeyHash(id)
  try {
    // What was done at the register before comes first.
    if (await isBehind(queue, registerId)) await soon(queue.send())
    if (!(await isBehind(queue, registerId)))
      return void (await soon(queueApiOf(companyId).open({ id, registerId, openingFloatMinor, deviceKeyHash })))
  } catch (error) {
    if (!isUnanswered(error)) throw error
  }
  if (!(await mayNumber(queue, registerId))) throw new ConnectionError(unknownHere)
  await openHere(queue, opened, deviceKeyHash)
}

async function openHere(queue: TicketQueue, opened: Opened, deviceKeyHash: string): Promise<void> {
  const session: CashSession = {
    ...opened,
    ...{ state: 'open', closedAt: null, closedBy: null, keptFloatMinor: null, zNumber: null },
    ...{ ticketCount: 0, salesMinor: null, tenders: [], version: 0 },
  }
  try {
    const { id: sessionId, registerId, registerName } = session
    await queue.takeStep({ kind: 'opening', registerId, registerName, sessionId, session, deviceKeyHash })
  } catch (error) {
    // Another tab was faster: its session is the one that is shown.
    if (!(error instanceof SessionOpenError)) throw error
    await queue.look()
  }
}

/** Whether the server has not heard of what was done at the register. */
async function isBehind(queue: TicketQueue, registerId: string): Promise<boolean> {
  await queue.look().catch(() => undefined)
  const { steps } = queue.state.getState()
  return steps?.some((step) => step.registerId === registerId && !step.isReceived) ?? false
}

async function mayNumber(queue: TicketQueue, registerId: string): Promise<boolean> {
  return (await queue.held(registerId).catch(() => null)) !== null
}
