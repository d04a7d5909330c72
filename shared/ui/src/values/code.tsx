import type { ReactNode } from 'react'
import { Value, type ValueTone } from './value.tsx'

export interface CodeProps {
  children: ReactNode
  tone?: ValueTone
  isBold?: boolean
}

/** A code, number or barcode: letters and digits in their own order, left to right in every language. */
export function Code(props: CodeProps) {
  return <Value dir="ltr" {...props} />
}
