import type { ProductPhoto, ProductPhotos } from '@comptoir/contracts/inventory/product-photos'
import { PRODUCTS } from '@comptoir/contracts/inventory/products'
import {
  ApiProblem,
  api,
  ConnectionError,
  createStore,
  newId,
  pathOf,
  translate,
  type StoreApi,
} from '@comptoir/platform'
import { shrinkPicture } from './shrink-picture.ts'

/** A photo that is not sent yet. */
export interface WaitingPhoto {
  id: string
  file: Blob
  /** Shows it on this page. */
  preview: string
  /** From 0 to 1 while it is sent; null before. */
  fraction: number | null
  /** Why it was not taken, in the reader's language. */
  refusal: string | null
}

/** Photos on their way to a product: one after the other, in their order. They wait while the product is not there yet. */
export interface PhotoQueue {
  waiting: StoreApi<readonly WaitingPhoto[]>
  add: (files: readonly Blob[]) => void
  /** Takes one out again. */
  discard: (id: string) => void
  arrange: (ids: readonly string[]) => void
  /** A refused one waits again. */
  retry: (id: string) => void
  /** Sends all that wait; true when nothing is left. `onSent` gets the photos of the product after each. */
  send: (productId: string, onSent?: (photos: ProductPhoto[]) => void) => Promise<boolean>
  /** Nothing is shown any longer; what is being sent goes on. */
  close: () => void
}

export function createPhotoQueue(): PhotoQueue {
  const waiting = createStore<readonly WaitingPhoto[]>(() => [])
  const set = (next: readonly WaitingPhoto[]): void => waiting.setState(next, true)
  const change = (id: string, to: Partial<WaitingPhoto>): void =>
    set(waiting.getState().map((photo) => (photo.id === id ? { ...photo, ...to } : photo)))
  const discard = (id: string): void => {
    const photo = waiting.getState().find((each) => each.id === id)
    if (photo) URL.revokeObjectURL(photo.preview)
    set(waiting.getState().filter((each) => each.id !== id))
  }
  const sendOne = async ({ id, file }: WaitingPhoto, productId: string): Promise<ProductPhoto[] | null> => {
    change(id, { fraction: 0 })
    try {
      const form = new FormData()
      form.set('photo', await shrinkPicture(file), 'photo')
      const { data } = await api.upload<ProductPhotos>(pathOf(PRODUCTS, productId, 'photos'), form, {
        onProgress: (fraction) => change(id, { fraction }),
      })
      discard(id)
      return data
    } catch (error) {
      change(id, { fraction: null, refusal: messageOf(error) })
      return null
    }
  }
  let running: Promise<void> | null = null
  const run = async (productId: string, onSent?: (photos: ProductPhoto[]) => void): Promise<void> => {
    for (;;) {
      const next = waiting.getState().find(({ refusal }) => refusal === null)
      if (!next) return
      const photos = await sendOne(next, productId)
      if (photos) onSent?.(photos)
    }
  }
  return {
    waiting,
    add: (files) =>
      set([
        ...waiting.getState(),
        ...files.map((file) => ({
          id: newId(),
          file,
          preview: URL.createObjectURL(file),
          fraction: null,
          refusal: null,
        })),
      ]),
    discard,
    arrange: (ids) => set(waiting.getState().toSorted((a, b) => ids.indexOf(a.id) - ids.indexOf(b.id))),
    retry: (id) => change(id, { refusal: null }),
    send: async (productId, onSent) => {
      running ??= run(productId, onSent).finally(() => (running = null))
      await running
      return waiting.getState().length === 0
    },
    close: () => {
      for (const { preview } of waiting.getState()) URL.revokeObjectURL(preview)
    },
  }
}

/** What is no refusal is a bug of ours: the person may try again all the same. */
function messageOf(error: unknown): string {
  if (error instanceof ApiProblem || error instanceof ConnectionError) return error.message
  console.error(error)
  return translate('common.unexpected')
}

/** Queues of products that were saved while some of their photos were not: their page goes on with them. */
const left = createStore<readonly { productId: string; queue: PhotoQueue }[]>(() => [])

/** Keeps a queue for the page of its product. */
export function leaveQueue(productId: string, queue: PhotoQueue): void {
  left.setState([...left.getState(), { productId, queue }], true)
}

/** Ends a queue with its page, unless it was left for another one. */
export function closeQueue(queue: PhotoQueue): void {
  if (!left.getState().some((each) => each.queue === queue)) queue.close()
}

/** The queue that was left for a product, or a new one. */
export function takeQueue(productId: string): PhotoQueue {
  const found = left.getState().find((each) => each.productId === productId)
  left.setState(
    left.getState().filter((each) => each !== found),
    true,
  )
  return found?.queue ?? createPhotoQueue()
}
