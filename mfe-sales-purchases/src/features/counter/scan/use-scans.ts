import { useState } from 'react'
import { createScanQueue, type ScanQueueOptions } from './scan-queue.ts'

/** A queue of scans that lives as long as the counter is open. The handlers are those of the first drawing. */
export function useScans(options: Omit<ScanQueueOptions, 'onWaiting'>) {
  const [waiting, setWaiting] = useState(0)
  const [scan] = useState(() => createScanQueue({ ...options, onWaiting: setWaiting }))
  return { scan, waiting }
}
