import { ConnectionError, isProblem, type StoreApi } from '@comptoir/platform'
import { queueOf, type TicketQueue } from '../../ticket-queue/index.ts'
import type { OwnSession } from '../session/registers.ts'
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

/** Makes this device ready to number a session's tickets, and tries again for as long as nobody answers. */
export async function prepareRegister({ companyId, own, store, signal, onRefused }: Prepared): Promise<void> {
  const queue = queueOf(companyId)
  store.setState({ queue })
  while (!signal.aborted) {
    const found = await tryPrepare(queue, own)
    if (signal.aborted) return
    store.setState(found)
    if (found.standing === 'refused') onRefused()
    if (found.standing !== 'noAnswer') break
    await someTime(signal)
  }
  // Without it a browser may throw away what has not been sent when its disk is full.
  if (!signal.aborted) await keepStorage()
}

/** Some seconds, or until the network is back. */
function someTime(signal: AbortSignal): Promise<void> {
  return new Promise((resolve) => {
    const timer = setTimeout(resolve, AGAIN_MS)
    const end = (): void => {
      clearTimeout(timer)
      resolve()
    }
    globalThis.addEventListener('online', end, { once: true, signal })
    signal.addEventListener('abort', end, { once: true })
  })
}

async function tryPrepare(
  queue: TicketQueue,
  { register, session }: OwnSession,
): Promise<Pick<CounterRegister, 'standing' | 'message'>> {
  try {
    await queue.prepare(register.id, session.id)
    return { standing: 'ready', message: '' }
  } catch (error) {
    if (isProblem(error) && error.status < 500) return { standing: 'refused', message: error.message }
    const isUnanswered = isProblem(error) || error instanceof ConnectionError
    return { standing: isUnanswered ? 'noAnswer' : 'noStorage', message: '' }
  }
}

async function keepStorage(): Promise<void> {
  const storage: StorageManager | undefined = navigator.storage
  await storage?.persist?.().catch(() => false)
}
