import { Portal } from '../chakra.ts'
import type { HintProps } from './hint.tsx'
import { Tooltip } from './layers.ts'

/** The element of a `Hint` with its word at the pointer. */
export function HintBubble({ label, children, isDisabled = false }: HintProps) {
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
