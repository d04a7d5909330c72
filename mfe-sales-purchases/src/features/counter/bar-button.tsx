import type { ComponentProps } from 'react'
import { Hint, IconButton } from '@comptoir/platform'

export interface BarButtonProps extends Omit<ComponentProps<typeof IconButton>, 'aria-label'> {
  /** What it does, for its hint and for who cannot see its sign. */
  label: string
}

/** A button of the bar above the counter, with a sign instead of words. */
export function BarButton({ label, ...rest }: BarButtonProps) {
  return (
    <Hint label={label}>
      <IconButton variant="outline" size="xl" boxSize="11" minW="11" aria-label={label} {...rest} />
    </Hint>
  )
}
