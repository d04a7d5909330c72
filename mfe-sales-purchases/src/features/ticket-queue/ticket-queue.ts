import type { CashSession } from '@comptoir/contracts/sales/cash-sessions'
import { createStore, serverNow, session, type StoreApi } from '@comptoir/platform'
import type { ApprovalKeys } from './approval-keys.ts'
import { askSeries, renewKeys } from './ask-series.ts'
import { inTurn, repeating } from './in-turn.ts'
import { asOnlyTab, channelOf } from './one-tab.ts'
import type { ProofKeys } from './proof-keys.ts'
import { type QueueApi, queueApiOf } from './queue.api.ts'
import type { Halt } from './halts.ts'
import { sendWaiting } from './send-waiting.ts'
import type { DeviceStep, NewStep, StepStore } from './step-store.ts'
import { type DeviceSeries, type DeviceTicket, type SoldParts, TicketStore, type Waiting } from './ticket-store.ts'

export interface QueueState {
  /** Tickets on this device that the server may not have; null until they were counted. */
  waiting: number | null
  /** How many the server has received from this browser since the queue was opened. */
  received: number
  /** Why what waits is not sent. */
  halt: Halt | null
  /** What was done with sessions on this device, as far as the counter has not read it of the server; null until it was looked up. */
  steps: readonly DeviceStep[] | null
  /** The sessions that are being counted on this device alone; null until that was looked up. */
  counted: readonly CashSession[] | null
}

/** The tickets that this device numbers for one company: written down, and sent for as long as it takes. */
export interface TicketQueue {
  state: StoreApi<QueueState>
  /** The series that this device holds at a register; null where it has none. */
  held: (registerId: string) => Promise<DeviceSeries | null>
  /** What approvals without a network are checked with. */
  approvalKeys: () => Promise<ApprovalKeys>
  /** What the proofs on tickets are made and checked with. */
  proofKeys: () => Promise<ProofKeys>
  /** See `renewKeys`. */
  renewKeys: (cashSessionId: string) => Promise<void>
  /** Asks for the series that the tickets of a session are numbered in. Rejects as the call does, and as the database does. */
  askSeries: (registerId: string, cashSessionId: string) => Promise<DeviceSeries>
  /** See `TicketStore.sell`. */
  sell: (registerId: string, parts: SoldParts) => Promise<DeviceTicket>
  find: (saleId: string) => Promise<DeviceTicket | null>
  /** What waits; the first so many. */
  waiting: (most?: number) => Promise<DeviceTicket[]>
  /** How much of products is in tickets that wait, in thousandths of their own unit. */
  unsent: (productIds: readonly string[]) => Promise<Map<string, number>>
  /** Looks up how much waits. Rejects where the browser's database does not answer. */
  look: () => Promise<void>
  /** Writes down that a session was opened or closed here. See `StepStore.take`. */
  takeStep: (step: NewStep) => Promise<void>
  /** See `StepStore.approve`; it is sent at once. */
  approveClosing: StepStore['approve']
  /** Nothing is sold in this session from now on, in no tab of this browser, until its count ends or it is closed. */
  beginCount: (session: CashSession) => Promise<void>
  /** Goes back to selling; nothing where the session is not counted here. */
  endCount: (sessionId: string) => Promise<void>
  /** See `StepStore.methodsIn`. */
  methodsIn: StepStore['methodsIn']
  /** See `StepStore.forget`. */
  forgetSteps: (positions: readonly number[]) => Promise<void>
  /** Sends, then gives how many tickets of a session wait still. */
  sendSession: (registerId: string, cashSessionId: string) => Promise<number>
  /** All that waits, to be saved elsewhere. */
  copy: () => Promise<Waiting>
  /** See `TicketStore.adopt`; it is sent at once. */
  adopt: (copied: Waiting) => Promise<number>
  /** Sends what waits, at once. */
  send: () => Promise<void>
  close: () => void
}

/** What tabs tell each other. */
type Told = 'sold' | { received: number; halt: Halt | null }

/** Opens the queue of a company. Of all tabs of the browser one sends, for all of them. */
export function openTicketQueue(companyId: string, api: QueueApi = queueApiOf(companyId)): TicketQueue {
  const store = new TicketStore(companyId)
  const state = createStore<QueueState>(() => ({ waiting: null, received: 0, halt: null, steps: null, counted: null }))
  const closing = new AbortController()
  const { signal } = closing
  const tabs = channelOf(companyId)
  const tell = (told: Told): void => {
    if (!signal.aborted) tabs?.postMessage(told)
  }

  const proofKeys = async (): Promise<ProofKeys> => {
    const { ProofKeys } = await import('./device-keys.ts')
    return new ProofKeys(companyId)
  }

  const count = async (): Promise<void> => {
    const [waiting, steps, counted] = [await store.countWaiting(), await store.steps.all(), await store.counts.all()]
    // Whoever looks at the sessions is not told of each ticket.
    state.setState((known) => ({
      waiting,
      steps: isEqual(known.steps, steps) ? known.steps : steps,
      counted: isEqual(known.counted, counted) ? known.counted : counted,
    }))
  }
  const take = (received: number, halt: Halt | null): void =>
    state.setState((known) => ({ received: known.received + received, halt }))
  const send = inTurn(async () => {
    const { received, halt } = isSignedIn(companyId)
      ? await sendWaiting(store, api)
      : { received: 0, halt: 'signedOut' as const }
    await count()
    take(received, halt)
    tell({ received, halt })
    return halt
  })
  const sending = repeating({
    round: async () => {
      try {
        return (await send()) !== null
      } catch {
        // The browser's database does not answer: selling says so.
        return true
      }
    },
    signal,
  })

  const goOn = (): void => {
    sending.wake()
    tell('sold')
  }
  tabs?.addEventListener('message', ({ data }: MessageEvent<Told>) => {
    if (data === 'sold') sending.wake()
    else take(data.received, data.halt)
    void count().catch(() => undefined)
  })
  globalThis.addEventListener('online', sending.wake, { signal })
  signal.addEventListener('abort', session.subscribe(sending.wake))
  void asOnlyTab(companyId, signal, async () => {
    await store.forgetOld(new Date(serverNow())).catch(() => undefined)
    await sending.run()
  })

  return {
    state,
    held: (registerId) => store.series(registerId),
    approvalKeys: () => store.approvalKeys(),
    askSeries: (registerId, cashSessionId) => askSeries({ api, store, proofKeys }, registerId, cashSessionId),
    proofKeys,
    renewKeys: (cashSessionId) => renewKeys({ api, store, proofKeys }, cashSessionId),
    sell: async (registerId, parts) => {
      const ticket = await store.sell(registerId, parts)
      // It is sold, whatever comes after.
      void count().catch(() => undefined)
      goOn()
      return ticket
    },
    find: (saleId) => store.find(saleId),
    waiting: (most) => store.waiting(most),
    unsent: (productIds) => store.unsent(productIds),
    sendSession: async (registerId, cashSessionId) => {
      await send()
      const waiting = await store.waitingOf(registerId)
      return waiting.filter((ticket) => ticket.cashSessionId === cashSessionId).length
    },
    look: count,
    methodsIn: (session) => store.steps.methodsIn(session),
    beginCount: async (session) => {
      await store.counts.begin(session)
      await count()
      tell('sold')
    },
    endCount: async (sessionId) => {
      await store.counts.end(sessionId)
      await count()
      tell('sold')
    },
    takeStep: async (step) => {
      await store.steps.take(step)
      await count()
      goOn()
    },
    approveClosing: async (sessionId, code) => {
      const isKept = await store.steps.approve(sessionId, code)
      await count()
      goOn()
      return isKept
    },
    forgetSteps: async (positions) => {
      await store.steps.forget(positions)
      await count()
      tell('sold')
    },
    copy: () => store.copy(),
    adopt: async (copied) => {
      const adopted = await store.adopt(copied)
      await count().catch(() => undefined)
      goOn()
      return adopted
    },
    send: async () => {
      await send()
    },
    close: () => {
      closing.abort()
      tabs?.close()
    },
  }
}

/** Whether there is anything that the server may not have. */
export function hasWaiting({ waiting, steps }: QueueState): boolean {
  return (waiting ?? 0) > 0 || (steps?.some(({ isReceived }) => !isReceived) ?? false)
}

function isEqual(one: unknown, other: unknown): boolean {
  return JSON.stringify(one) === JSON.stringify(other)
}

function isSignedIn(companyId: string): boolean {
  const { token, company } = session.getState()
  return token !== null && company?.id === companyId
}
