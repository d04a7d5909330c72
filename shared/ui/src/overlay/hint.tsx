import type { ReactElement } from 'react'
import { Portal, Tooltip } from '../chakra.ts'

export interface HintProps {
  /** What the element does, for who hovers it or comes by keyboard. It does not replace the element's own name. */
  label: string
  /** One element that can take the focus. */
  children: ReactElement
  isDisabled?: boolean
}

/** A word at the pointer. */
export function Hint({ label, children, isDisabled = false }: HintProps) {
  return (
    <Tooltip.Root openDelay={400} closeDelay={80} disabled={isDisabled} positioning={{ placement: 'top' }}>
      <Tooltip.Trigger asChild>{children}</Tooltip.Trigger>
      <Portal>
        <Tooltip.Positioner>
          <Tooltip.Content>{label}</Tooltip.Content>
        </Tooltip.Positioner>
      </Portal>
    </Tooltip.Root>
  )
}
