import type { CountEntryInput } from '@comptoir/contracts/inventory/stock-counts'
import { createJSONStorage, createStore, persist } from '@comptoir/platform'
import { safeStorage } from '../../../common/safe-storage.ts'

/** What was counted on this device and the server does not have yet. */
export interface WaitingEntry {
  readonly input: CountEntryInput
  /** By what it is called until the server has said: a code, or a name. */
  readonly label: string
  /** Why the server did not take it; it then waits for a person. */
  readonly refusal?: { readonly code: string; readonly message: string }
}

interface QueueState {
  /** The oldest first. */
  entries: readonly WaitingEntry[]
}

/** What waits of a count, of one person on this device; it outlives the page. Pages share one by `queueOf`. */
export function openQueue(companyId: string, countId: string, userId: string) {
  return createStore<QueueState>()(
    persist((): QueueState => ({ entries: [] }), {
      name: `count:${companyId}:${countId}:${userId}`,
      storage: createJSONStorage(() => safeStorage),
    }),
  )
}
export type EntryQueue = ReturnType<typeof openQueue>

/** The first that may be sent. */
export function nextOf({ entries }: QueueState): WaitingEntry | undefined {
  return entries.find(({ refusal }) => refusal === undefined)
}

export function addTo(queue: EntryQueue, entry: WaitingEntry): void {
  queue.setState(({ entries }) => ({ entries: [...entries, entry] }))
}

export function removeFrom(queue: EntryQueue, id: string): void {
  queue.setState(({ entries }) => ({ entries: entries.filter(({ input }) => input.id !== id) }))
}

/** Puts what is known of an entry now in the place of what was. */
export function replaceIn(queue: EntryQueue, entry: WaitingEntry): void {
  queue.setState(({ entries }) => ({
    entries: entries.map((each) => (each.input.id === entry.input.id ? entry : each)),
  }))
}
