import { createElement, type ReactNode, useEffect, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useStore } from 'zustand'
import { toast } from '../toast/toast.ts'
import type { Deferred } from './deferred.ts'

const RETRY_MS = 5_000

export interface DeferredPartProps<Props extends object> {
  part: Deferred<Props>
  isWanted: boolean
  /** The part's own properties. */
  given: Props
  /** Shown in its place until it is wanted and has been fetched. */
  before?: ReactNode
}

/**
 * A part from its first use on. If it cannot be loaded, the reader is notified once, and it is retried as long as it is
 * wanted.
 */
export function DeferredPart<Props extends object>({ part, isWanted, given, before = null }: DeferredPartProps<Props>) {
  const [wasWanted, setWanted] = useState(isWanted)
  if (isWanted && !wasWanted) setWanted(true)
  const component = useStore(part.arrival, (state) => state.component)
  useFetch(part, isWanted && component === null)
  return wasWanted && component ? createElement(component, given) : before
}

function useFetch(part: Pick<Deferred<never>, 'fetch'>, isMissing: boolean): void {
  const { t } = useTranslation()
  useEffect(() => {
    if (!isMissing) return
    let timer: ReturnType<typeof setTimeout> | undefined
    let isOver = false
    const ask = (isFirst: boolean): void => {
      part.fetch().catch(() => {
        if (isOver) return
        if (isFirst) toast.error(t('common.noConnection'))
        timer = setTimeout(() => ask(false), RETRY_MS)
      })
    }
    ask(true)
    return () => {
      isOver = true
      clearTimeout(timer)
    }
  }, [isMissing, part, t])
}
