import { useEffect, useEffectEvent, useState } from 'react'
import { STOCK_COUNTS, type CountEntry } from '@comptoir/contracts/inventory/stock-counts'
import { useCompany, useInvalidate, useSession, useStore } from '@comptoir/platform'
import { addTo, removeFrom, replaceIn, type WaitingEntry } from './entry-queue.ts'
import { queueOf, type SentQueue } from './queue-of.ts'

export interface CountedHere {
  waiting: readonly WaitingEntry[]
  /** What the server took last. */
  last: CountEntry | null
  /** What was scanned last, by its id; null for what was there before. */
  newestId: string | null
  add: (entry: WaitingEntry) => void
  /** Sends one that was refused with what it lacked. */
  amend: (entry: WaitingEntry) => void
  discard: (id: string) => void
  /** Tells that one was taken back, as it stands now. */
  tookBack: (entry: CountEntry) => void
}

/** What is counted on this device: kept until the server has it, sent one after the other, again after every failure. */
export function useEntryQueue(countId: string): CountedHere {
  const invalidate = useInvalidate()
  const [last, setLast] = useState<CountEntry | null>(null)
  const [newestId, setNewest] = useState<string | null>(null)
  const { queue, sender } = useQueue(countId)
  const waiting = useStore(queue, (state) => state.entries)
  const taken = useEffectEvent((entry: CountEntry) => {
    setLast(entry)
    void invalidate([STOCK_COUNTS])
  })
  useEffect(() => sender.start((entry) => taken(entry)), [sender])
  return {
    waiting,
    last,
    newestId,
    add: (entry) => {
      setNewest(entry.input.id)
      addTo(queue, entry)
      sender.flush()
    },
    amend: (entry) => {
      replaceIn(queue, entry)
      sender.flush()
    },
    discard: (id) => removeFrom(queue, id),
    tookBack: (entry) => setLast((known) => withoutIt(known, entry)),
  }
}

/** Whether something waits, asked at the moment of leaving. */
export function useHasWaiting(countId: string): () => boolean {
  const { queue } = useQueue(countId)
  return () => queue.getState().entries.length > 0
}

function useQueue(countId: string): SentQueue {
  const company = useCompany()
  const userId = useSession((state) => state.user?.id ?? '')
  return queueOf(company.id, countId, userId)
}

/** What was taken last, once something was taken back: not that itself, and with what is left of its product. */
function withoutIt(last: CountEntry | null, { id, productId, countedMilli }: CountEntry): CountEntry | null {
  if (last === null || last.id === id) return null
  return last.productId === productId ? { ...last, countedMilli } : last
}
