import type { CountEntry, CountEntryInput } from '@comptoir/contracts/inventory/stock-counts'
import { ApiProblem } from '@comptoir/platform'
import { nextOf, removeFrom, replaceIn, type EntryQueue } from './entry-queue.ts'

/** So long after a failure it is tried again. */
const AGAIN_MS = 4000
const SERVER_FAULTS = 500
/** Refusals of the moment: too much to do, a server that has just come up, a session that is being renewed. */
const PASSING = [401, 408, 425, 429]

export interface Sender {
  /** Sends what waits; does nothing while that goes on. */
  flush: () => void
  /** Sends from now on, whatever fails in between, and tells of what is taken; ended by what it gives. */
  start: (onTaken: (entry: CountEntry) => void) => () => void
}

/** Sends what waits on a device, one after the other in its order; what the server refuses waits for a person, and holds up nothing. */
export function createSender(queue: EntryQueue, send: (input: CountEntryInput) => Promise<CountEntry>): Sender {
  let taken: ((entry: CountEntry) => void) | null = null
  let isSending = false
  let again: ReturnType<typeof setTimeout> | undefined

  const sendAll = async (): Promise<void> => {
    for (let entry = nextOf(queue.getState()); entry; entry = nextOf(queue.getState())) {
      try {
        const answer = await send(entry.input)
        removeFrom(queue, entry.input.id)
        taken?.(answer)
      } catch (error) {
        if (!isRefusal(error)) {
          clearTimeout(again)
          // Without a page that shows it, it waits for the next one.
          if (taken) again = setTimeout(flush, AGAIN_MS)
          return
        }
        replaceIn(queue, { ...entry, refusal: { code: error.code, message: error.message } })
      }
    }
  }
  const flush = (): void => {
    if (isSending) return
    isSending = true
    void sendAll().finally(() => {
      isSending = false
    })
  }
  return {
    flush,
    start: (onTaken) => {
      taken = onTaken
      globalThis.addEventListener('online', flush)
      flush()
      return () => {
        globalThis.removeEventListener('online', flush)
        if (taken !== onTaken) return
        taken = null
        clearTimeout(again)
      }
    },
  }
}

/** Whether the server has said no to it, and will say so again. */
function isRefusal(error: unknown): error is ApiProblem {
  return error instanceof ApiProblem && error.status < SERVER_FAULTS && !PASSING.includes(error.status)
}
