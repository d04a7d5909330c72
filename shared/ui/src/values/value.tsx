import type { ReactNode } from 'react'
import { chakra } from '../chakra.ts'

export type ValueTone = 'default' | 'muted' | 'success' | 'attention' | 'inherit'

const COLORS: Record<ValueTone, string> = {
  default: 'fg.default',
  muted: 'fg.muted',
  success: 'success.fg',
  attention: 'attention.fg',
  inherit: 'inherit',
}

export interface ValueProps {
  children: ReactNode
  isBold?: boolean
  isStruck?: boolean
  tone?: ValueTone
  /** `ltr` for what is never read from the right: codes, rates. Otherwise the value's own first letter decides. */
  dir?: 'ltr' | 'auto'
}

/** A figure that keeps its own direction inside any text, and never breaks over two lines. */
export function Value({ children, isBold = false, isStruck = false, tone = 'inherit', dir = 'auto' }: ValueProps) {
  return (
    <chakra.bdi
      dir={dir}
      whiteSpace="nowrap"
      fontVariantNumeric="tabular-nums"
      color={COLORS[tone]}
      {...(isBold ? { fontWeight: 'semibold' } : {})}
      {...(isStruck ? { textDecoration: 'line-through' } : {})}
    >
      {children}
    </chakra.bdi>
  )
}
