import { useState } from 'react'
import { useNoticeActions, useNoticeStore } from '../notices/notices.store.ts'

/** The code that a product is being made of. */
export interface AskedProduct {
  code: string
  isOpen: boolean
}

/**
 * Which code a product is being made of. It is kept apart from the notice that it was asked from, which may go meanwhile; a
 * form that was closed stays as it was typed until the product is there or another code is asked for.
 */
export function useAskedProduct() {
  const [asked, setAsked] = useState<AskedProduct | null>(null)
  const notices = useNoticeStore()
  const { dismiss } = useNoticeActions()
  return {
    asked,
    ask: (code: string): void => setAsked({ code, isOpen: true }),
    close: (): void => setAsked((before) => before && { ...before, isOpen: false }),
    /** The product is there: nothing is to be said of its code any more. */
    done: (): void => {
      for (const notice of notices.getState().notices)
        if ('code' in notice && notice.code === asked?.code) dismiss(notice.id)
      setAsked(null)
    },
  }
}
