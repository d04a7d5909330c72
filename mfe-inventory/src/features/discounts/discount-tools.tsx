import type { ReactNode } from 'react'
import type { ListState } from '@comptoir/platform'

export interface DiscountToolsProps {
  /** The view that the tools work on: what is searched, filtered and sorted. */
  list: ListState
}

/** What concerns the whole list, at the inline end of its search and filters. */
export function DiscountTools(_props: DiscountToolsProps): ReactNode {
  return null
}
