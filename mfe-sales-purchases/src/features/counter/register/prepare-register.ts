import { isProblem, type StoreApi } from '@comptoir/platform'
import { DatabaseClosedError, haltOf, queueOf, type DeviceSeries, type TicketQueue } from '../../ticket-queue/index.ts'
import type { OwnSession } from '../session/registers.ts'
import { someTime } from '../in-step.ts'
import type { CounterRegister } from './counter-register.ts'

const AGAIN_MS = 5000

export interface Prepared {
  companyId: string
  own: OwnSession
  store: StoreApi<CounterRegister>
  signal: AbortSignal
  /** The session is not what the screen believes. */
  onRefused: () => void
}

/**
 * Makes this device ready to number a session's tickets: at once where it holds a series of the register, which is renewed
 * beside; otherwise once the server has given it one. Tries again for as long as it is not known whether it may.
 */
export async function prepareRegister({ companyId, own, store, signal, onRefused }: Prepared): Promise<void> {
  const queue = queueOf(companyId)
  store.setState({ queue })
  let isHeld = false
  while (!signal.aborted) {
    const held: DeviceSeries | null = isHeld ? null : await heldSeries(queue, own)
    isHeld ||= held !== null
    if (isHeld && !signal.aborted) store.setState({ standing: 'ready', message: '', ...(held && stampsOf(held)) })
    const found = (await isUnknown(queue, own)) ? NO_ANSWER : await askSeries(queue, own)
    if (signal.aborted) return
    // A series that is held is good as long as nobody says no.
    if (!isHeld || found.standing === 'refused' || found.standing === 'ready') store.setState(found)
    if (found.standing === 'refused') {
      isHeld = false
      onRefused()
    }
    if (found.standing === 'ready') return keepStorage()
    await someTime(AGAIN_MS, signal)
  }
}

const NO_ANSWER = { standing: 'noAnswer', message: '' } as const

/** Whether this device has opened the session, and the server has not heard of it. */
async function isUnknown(queue: TicketQueue, { session }: OwnSession): Promise<boolean> {
  const { steps } = queue.state.getState()
  const isWaiting = steps?.some((step) => step.kind === 'opening' && step.sessionId === session.id && !step.isReceived)
  return isWaiting ?? false
}

async function heldSeries(queue: TicketQueue, { register }: OwnSession): Promise<DeviceSeries | null> {
  try {
    return await queue.held(register.id)
  } catch {
    return null
  }
}

/** One that was given by a server that knew of no stamps has none. */
function stampsOf({ stamps = [] }: DeviceSeries): Pick<CounterRegister, 'stamps'> {
  return { stamps }
}

async function askSeries(
  queue: TicketQueue,
  { register, session }: OwnSession,
): Promise<Pick<CounterRegister, 'standing' | 'message'> & Partial<Pick<CounterRegister, 'stamps'>>> {
  try {
    return { standing: 'ready', message: '', ...stampsOf(await queue.askSeries(register.id, session.id)) }
  } catch (error) {
    if (error instanceof DatabaseClosedError || error instanceof DOMException)
      return { standing: 'noStorage', message: '' }
    const isRefused = isProblem(error) && ['notAllowed', 'refused'].includes(haltOf(error.status))
    return isRefused ? { standing: 'refused', message: error.message } : NO_ANSWER
  }
}

/** Without it a browser may throw away what has not been sent when its disk is full. */
async function keepStorage(): Promise<void> {
  const storage: StorageManager | undefined = navigator.storage
  await storage?.persist?.().catch(() => false)
}
