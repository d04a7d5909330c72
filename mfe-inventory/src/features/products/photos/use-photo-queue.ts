import { useEffect, useState } from 'react'
import { closeQueue, createPhotoQueue, takeQueue, type PhotoQueue } from './photo-queue.ts'

/** The queue of the photos that are given on one page, for as long as it is open. */
export function usePhotoQueue(productId?: string): PhotoQueue {
  const [queue] = useState(() => (productId === undefined ? createPhotoQueue() : takeQueue(productId)))
  useEffect(() => () => closeQueue(queue), [queue])
  return queue
}
