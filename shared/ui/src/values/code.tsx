import type { ReactNode } from 'react'
import { Value, type ValueTone } from './value.tsx'

export interface CodeProps {
  children: ReactNode
  tone?: ValueTone
  isBold?: boolean
  /** In a column: a long one takes several lines, broken at its hyphens, instead of room from the others. */
  isBreakable?: boolean
}

/** A code, number or barcode: letters and digits in their own order, left to right in every language. */
export function Code(props: CodeProps) {
  return <Value dir="ltr" {...props} />
}
