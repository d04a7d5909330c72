import type { ReactElement, ReactNode } from 'react'
import { Portal } from '@comptoir/platform'
import { Menu, useOpenAtOnce } from '@comptoir/platform/overlays'

export interface MenuFrameProps {
  /** The button that it hangs on. */
  trigger: ReactElement
  minW?: string
  /** Told the value of what was chosen. */
  onChoose?: (value: string) => void
  children: ReactNode
}

/** What every menu of the bar is: open from the start, for it is fetched when it is wanted, and below its button. */
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
