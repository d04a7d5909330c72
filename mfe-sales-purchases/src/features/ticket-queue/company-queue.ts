import { createStore } from '@comptoir/platform'
import { rememberQueue } from './known-queues.ts'
import { openTicketQueue, type TicketQueue } from './ticket-queue.ts'

interface Opened {
  companyId: string
  queue: TicketQueue
}

const last = createStore<{ opened: Opened | null }>(() => ({ opened: null }))

/** The queue of a company, opened once: it goes on sending whatever page is on the screen, until another company's is asked for. */
export function queueOf(companyId: string): TicketQueue {
  const { opened } = last.getState()
  if (opened?.companyId === companyId) return opened.queue
  opened?.queue.close()
  const queue = openTicketQueue(companyId)
  rememberQueue(companyId)
  last.setState({ opened: { companyId, queue } })
  return queue
}
