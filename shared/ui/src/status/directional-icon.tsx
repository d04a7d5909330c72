import type { LucideIcon, LucideProps } from 'lucide-react'
import { chakra } from '../chakra.ts'

export interface DirectionalIconProps extends Omit<LucideProps, 'ref'> {
  icon: LucideIcon
}

/** An icon that points along the reading direction, such as a chevron or an arrow: mirrored where the page reads from the right. */
export function DirectionalIcon({ icon: Icon, ...rest }: DirectionalIconProps) {
  return (
    <chakra.span display="inline-flex" flexShrink={0} _rtl={{ transform: 'scaleX(-1)' }}>
      <Icon aria-hidden {...rest} />
    </chakra.span>
  )
}
