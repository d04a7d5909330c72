import type { StampPeriod } from '@comptoir/contracts/ticket-stamps'
import { createStore, type StoreApi, useOnline, useStore } from '@comptoir/platform'
import { createRequiredContext } from '../../../common/required-context.ts'
import type { QueueState, TicketQueue } from '../../ticket-queue/index.ts'
import type { Seller } from './kept-lock.ts'

/**
 * Whether this device can number tickets. `preparing` and `noAnswer` until the server has given it a series for the first
 * time; `refused` where it gives none; `noStorage` where the browser writes nothing down; `locked` by the office or by
 * whoever is signed in.
 */
export type Standing = 'preparing' | 'ready' | 'noAnswer' | 'refused' | 'noStorage' | 'locked'

export interface CounterRegister {
  standing: Standing
  /** What the server said where it refuses. */
  message: string
  /** Null before it is opened. */
  queue: TicketQueue | null
  /** The fiscal stamp that its tickets bear, as it came with its series; none where they bear none. */
  stamps: readonly StampPeriod[]
  /** By the office, until it unlocks it. */
  isLocked: boolean
  /** By whoever is signed in, until they show that they are back. */
  isCovered: boolean
  /** Who sells in place of whoever is signed in; null where they do themselves. */
  seller: Seller | null
  /** What was scanned while it is covered: another object for each scan. */
  badge: { code: string } | null
}

export const NO_REGISTER: CounterRegister = {
  standing: 'preparing',
  message: '',
  queue: null,
  stamps: [],
  isLocked: false,
  isCovered: false,
  seller: null,
  badge: null,
}

export const [CounterRegisterContext, useCounterRegisterStore] =
  createRequiredContext<StoreApi<CounterRegister>>('register')

export function useStanding(): Pick<CounterRegister, 'standing' | 'message'> {
  const { standing, message, isLocked, isCovered } = useStore(useCounterRegisterStore())
  return { standing: isLocked || isCovered ? 'locked' : standing, message }
}

/** The queue once it is known whether this device can number tickets; null where it cannot. */
export function preparedQueue(store: StoreApi<CounterRegister>): Promise<TicketQueue | null> {
  return new Promise((resolve) => {
    const look = ({ standing, queue }: CounterRegister): boolean => {
      if (standing === 'preparing') return false
      resolve(standing === 'ready' ? queue : null)
      return true
    }
    if (look(store.getState())) return
    const stop = store.subscribe((state) => {
      if (look(state)) stop()
    })
  })
}

const NOTHING = createStore<QueueState>(() => ({ waiting: null, received: 0, halt: null, steps: null, counted: null }))

/** How far the sending of what this device has sold has come. */
export function useQueueState(): QueueState {
  const queue = useStore(useCounterRegisterStore(), (state) => state.queue)
  return useStore(queue?.state ?? NOTHING)
}

/** Whether the server is away, as far as this device knows. */
export function useIsOffline(): boolean {
  const { halt } = useQueueState()
  return !useOnline() || halt === 'noAnswer' || halt === 'busy'
}
