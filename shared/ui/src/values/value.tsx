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
  isBreakable?: boolean
  /** `ltr` for what is never read from the right: codes, rates. Otherwise the value's own first letter decides. */
  dir?: 'ltr' | 'auto'
}

/** Wide enough for the usual code, which stays on one line. */
const BREAKABLE = { display: 'inline-block', minW: { md: '6.5rem' }, whiteSpace: 'normal' } as const

/** A figure that keeps its own direction inside any text, and never breaks over two lines unless it may. */
export function Value(props: ValueProps) {
  const { children, isBold = false, isStruck = false, isBreakable = false, tone = 'inherit', dir = 'auto' } = props
  return (
    <chakra.bdi
      dir={dir}
      {...(isBreakable ? BREAKABLE : { whiteSpace: 'nowrap' })}
      fontVariantNumeric="tabular-nums"
      color={COLORS[tone]}
      {...(isBold ? { fontWeight: 'semibold' } : {})}
      {...(isStruck ? { textDecoration: 'line-through' } : {})}
    >
      {children}
    </chakra.bdi>
  )
}
