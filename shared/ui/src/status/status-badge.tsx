import type { LucideIcon } from 'lucide-react'
import { Badge } from '../chakra.ts'
import type { Palette } from '../theme/semantic-colors.ts'

/** What a colour says: see the four families of `semantic-colors.ts`; `brand` is planned, `neutral` is over or unknown. */
export type StatusTone = Palette

export interface StatusBadgeProps {
  tone: StatusTone
  icon?: LucideIcon
  label: string
  /** `sm` inside a table row. */
  size?: 'sm' | 'md'
}

/** A state in colour, icon and word; never in colour alone. */
export function StatusBadge({ tone, icon: Icon, label, size = 'md' }: StatusBadgeProps) {
  return (
    <Badge colorPalette={tone} size={size}>
      {Icon ? <Icon aria-hidden size={13} /> : null}
      {label}
    </Badge>
  )
}
