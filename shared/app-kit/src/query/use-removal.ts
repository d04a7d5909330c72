import type { InputOf, Located, RowOf, Writable } from '@comptoir/contracts/declare'
import { useState } from 'react'
import { removeOne, updateOne, type Versioned } from '../http/calls.ts'
import { ApiProblem } from '../http/problem.ts'
import { notify } from '../notify/notify.ts'
import { useInvalidate } from './keys.ts'
import { tellRefusal } from './use-save.ts'

/** What is said about a deletion, and what else it changes; what it calls follows from the declaration. */
export interface RemovalOptions<D extends Writable> {
  /** What is sent to make one inactive: offered instead of deleting what is in use, where there is such a thing. */
  inactive?: ((row: RowOf<D>) => InputOf<D>) | undefined
  /** Whose lists may look different afterwards, in addition to its own. */
  alsoShownBy?: readonly Located[] | undefined
  /** Said when it is gone, in the reader's language. */
  removed: (row: RowOf<D>) => string
  deactivated?: ((row: RowOf<D>) => string) | undefined
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
 * Deleting a row: asks first; a row in use is refused, and can be made inactive instead. Any other refusal, a change by
 * somebody else in the meantime among them, is shown and the list is read again.
 */
export function useRemoval<D extends Writable>(of: D, options: RemovalOptions<D>): Removal<RowOf<D> & Versioned> {
  type Item = RowOf<D> & Versioned
  const invalidate = useInvalidate()
  const [item, setItem] = useState<Item | null>(null)
  const [isOpen, setIsOpen] = useState(false)
  const [isBusy, setIsBusy] = useState(false)
  const [refusal, setRefusal] = useState<string | null>(null)
  const { inactive, alsoShownBy = [] } = options

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
      if (error instanceof ApiProblem && error.code === of.errors['inUse']) return setRefusal(error.message)
      tellRefusal(error)
    } finally {
      setIsBusy(false)
    }
    setIsOpen(false)
    void invalidate([of, ...alsoShownBy])
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
    remove: () => item && void run(item, (one) => removeOne(of, one), options.removed),
    deactivate:
      item && inactive && !isInactive(item)
        ? () => void run(item, (one) => updateOne(of, one, inactive(one)), options.deactivated)
        : null,
  }
}

function isInactive(item: object): boolean {
  return 'isActive' in item && item.isActive === false
}
