import type { ErrorCode } from '@comptoir/contracts/errors'
import { useState } from 'react'
import { isProblem } from '../http/problem.ts'
import { notify } from '../notify/notify.ts'
import { useInvalidate } from './keys.ts'
import { tellRefusal } from './use-save.ts'

/** How one kind of thing is deleted, and what is said about it. */
export interface RemovalOptions<Item extends object> {
  /** Deletes it at the version that the row holds. */
  remove: (item: Item) => Promise<unknown>
  /** What is offered instead where something in use can be made inactive. */
  deactivate?: ((item: Item) => Promise<unknown>) | undefined
  /** The refusal that says what uses it. */
  inUse: ErrorCode
  /** Resources that may look different afterwards. */
  invalidates: readonly string[]
  /** Said when it is gone, in the reader's language. */
  removed: (item: Item) => string
  deactivated?: ((item: Item) => string) | undefined
  onChanged?: (() => void) | undefined
}

/** What a list and its dialog need to delete a row. */
export interface Removal<Item> {
  ask: (item: Item) => void
  /** What is asked about; kept while the dialog goes away. */
  item: Item | null
  isOpen: boolean
  isBusy: boolean
  /** What uses it, in the server's words, once a deletion was refused for that. */
  refusal: string | null
  close: () => void
  remove: () => void
  /** Null for what cannot be made inactive, or is so already. */
  deactivate: (() => void) | null
}

/**
 * Deleting a row: asked first; what is in use is told, and can be made inactive instead. Any other refusal, a change by
 * somebody else in the meantime among them, is told and the list is read again.
 */
export function useRemoval<Item extends object>(options: RemovalOptions<Item>): Removal<Item> {
  const invalidate = useInvalidate()
  const [item, setItem] = useState<Item | null>(null)
  const [isOpen, setIsOpen] = useState(false)
  const [isBusy, setIsBusy] = useState(false)
  const [refusal, setRefusal] = useState<string | null>(null)
  const { deactivate } = options

  const run = async (
    one: Item,
    act: (item: Item) => Promise<unknown>,
    said?: (item: Item) => string,
  ): Promise<void> => {
    setIsBusy(true)
    try {
      await act(one)
      if (said) notify.success(said(one))
      options.onChanged?.()
    } catch (error) {
      if (isProblem(error, options.inUse)) return setRefusal(error.message)
      tellRefusal(error)
    } finally {
      setIsBusy(false)
    }
    setIsOpen(false)
    void invalidate(options.invalidates)
  }

  return {
    ask: (one) => {
      setItem(one)
      setRefusal(null)
      setIsOpen(true)
    },
    item,
    isOpen,
    isBusy,
    refusal,
    close: () => setIsOpen(false),
    remove: () => item && void run(item, options.remove, options.removed),
    deactivate: item && deactivate && !isInactive(item) ? () => void run(item, deactivate, options.deactivated) : null,
  }
}

function isInactive(item: object): boolean {
  return 'isActive' in item && item.isActive === false
}
