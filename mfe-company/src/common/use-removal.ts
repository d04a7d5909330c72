import { useState } from 'react'
import type { ErrorCode } from '@comptoir/contracts'
import { isProblem, notify, tellRefusal, useInvalidate, useMutation, useSave } from '@comptoir/platform'

export interface RemovalOptions<Item> {
  remove: (item: Item) => Promise<unknown>
  /** What is offered instead when something in use may not be deleted. */
  deactivate: (item: Item) => Promise<unknown>
  /** The refusal that says what uses it. */
  inUse: ErrorCode
  invalidates: readonly string[]
  removed: (item: Item) => string
  deactivated: (item: Item) => string
  onChanged?: () => void
}

export interface Removal<Item> {
  ask: (item: Item) => void
  /** What is asked about; kept while the dialog goes away. */
  item: Item | null
  isOpen: boolean
  /** What uses it, in the server's words, once a deletion was refused for that. */
  refusal: string | null
  isBusy: boolean
  close: () => void
  remove: () => void
  deactivate: () => void
}

/** Deleting one of the company's things: asked first; what is in use is told, and can be made inactive instead. */
export function useRemoval<Item>(options: RemovalOptions<Item>): Removal<Item> {
  const invalidate = useInvalidate()
  const [item, setItem] = useState<Item | null>(null)
  const [isOpen, setIsOpen] = useState(false)
  const [refusal, setRefusal] = useState<string | null>(null)
  const close = (): void => setIsOpen(false)
  const changed = (): void => {
    close()
    options.onChanged?.()
  }
  const removal = useMutation({
    mutationFn: options.remove,
    onSuccess: (_, one) => {
      notify.success(options.removed(one))
      void invalidate(options.invalidates)
      changed()
    },
    onError: (error) => {
      if (isProblem(error, options.inUse)) return setRefusal(error.message)
      tellRefusal(error)
      close()
    },
  })
  const deactivation = useSave(options.deactivate, {
    invalidates: options.invalidates,
    success: (_, one) => options.deactivated(one),
    onSaved: changed,
  })
  return {
    ask: (one) => {
      setItem(one)
      setRefusal(null)
      setIsOpen(true)
    },
    item,
    isOpen,
    refusal,
    isBusy: removal.isPending || deactivation.isSaving,
    close,
    remove: () => item && removal.mutate(item),
    deactivate: () => item && void deactivation.save(item),
  }
}
