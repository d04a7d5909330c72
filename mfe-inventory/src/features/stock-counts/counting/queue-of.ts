import { createStore } from '@comptoir/platform'
import { sendEntry } from '../stock-counts.api.ts'
import { openQueue, type EntryQueue } from './entry-queue.ts'
import { createSender, type Sender } from './sender.ts'

export interface SentQueue {
  queue: EntryQueue
  sender: Sender
}

const opened = createStore<Readonly<Record<string, SentQueue>>>(() => ({}))

/**
 * What waits of a count, of one person on this device, and what sends it: the same for every page that asks. Two copies
 * would each write what they know over what the other does.
 */
export function queueOf(companyId: string, countId: string, userId: string): SentQueue {
  const name = `${companyId} ${countId} ${userId}`
  const known = opened.getState()[name]
  if (known) return known
  const queue = openQueue(companyId, countId, userId)
  followOtherTabs(queue)
  const made = { queue, sender: createSender(queue, (input) => sendEntry(countId, input)) }
  opened.setState({ [name]: made })
  return made
}

/** What another tab has written down of it is what waits. */
function followOtherTabs(queue: EntryQueue): void {
  const { name } = queue.persist.getOptions()
  globalThis.addEventListener('storage', ({ key }) => {
    if (key !== null && key === name) void queue.persist.rehydrate()
  })
}
