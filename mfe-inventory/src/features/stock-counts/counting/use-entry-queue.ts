import { useEffect, useEffectEvent, useState } from 'react'
import { STOCK_COUNTS, type CountEntry } from '@comptoir/contracts/inventory/stock-counts'
import { useCompany, useInvalidate, useSession, useStore } from '@comptoir/platform'
import { sendEntry } from '../stock-counts.api.ts'
import { addTo, openQueue, removeFrom, replaceIn, type WaitingEntry } from './entry-queue.ts'
import { createSender } from './sender.ts'

export interface CountedHere {
  waiting: readonly WaitingEntry[]
  /** What the server took last. */
  last: CountEntry | null
  add: (entry: WaitingEntry) => void
  /** Sends one that was refused with what it lacked. */
  amend: (entry: WaitingEntry) => void
  discard: (id: string) => void
}

/** What is counted on this device: kept until the server has it, sent one after the other, again after every failure. */
export function useEntryQueue(countId: string): CountedHere {
  const company = useCompany()
  const userId = useSession((state) => state.user?.id ?? '')
  const invalidate = useInvalidate()
  const [last, setLast] = useState<CountEntry | null>(null)
  const [queue] = useState(() => openQueue(company.id, countId, userId))
  const [sender] = useState(() => createSender(queue, (input) => sendEntry(countId, input)))
  const waiting = useStore(queue, (state) => state.entries)
  const taken = useEffectEvent((entry: CountEntry) => {
    setLast(entry)
    void invalidate([STOCK_COUNTS])
  })
  useEffect(() => sender.start((entry) => taken(entry)), [sender])
  return {
    waiting,
    last,
    add: (entry) => {
      addTo(queue, entry)
      sender.flush()
    },
    amend: (entry) => {
      replaceIn(queue, entry)
      sender.flush()
    },
    discard: (id) => removeFrom(queue, id),
  }
}
