import type { ReactElement, ReactNode } from 'react'
import { Portal } from '@comptoir/platform'
import { Menu, useOpenAtOnce } from '@comptoir/platform/overlays'

export interface MenuFrameProps {
  /** The button that it hangs on. */
  trigger: ReactElement
  minW?: string
  /** Receives the value that was chosen. */
  onChoose?: (value: string) => void
  children: ReactNode
}

/** Frame of the bar's menus: open from the start, because they are fetched when wanted, and below their button. */
export function MenuFrame({ trigger, minW, onChoose, children }: MenuFrameProps) {
  return (
    <Menu.Root
      {...useOpenAtOnce()}
      positioning={{ placement: 'bottom-end' }}
      {...(onChoose ? { onSelect: ({ value }) => onChoose(value) } : {})}
    >
      <Menu.Trigger asChild>{trigger}</Menu.Trigger>
      <Portal>
        <Menu.Positioner>
          <Menu.Content {...(minW === undefined ? {} : { minW })}>{children}</Menu.Content>
        </Menu.Positioner>
      </Portal>
    </Menu.Root>
  )
}
