import { cloneElement, type HTMLAttributes, type KeyboardEvent, type ReactElement, useState } from 'react'
import type { Deferred } from '../deferred/deferred.ts'
import { DeferredPart } from '../deferred/deferred-part.tsx'

/** What every menu panel receives, besides its own props; it opens as soon as it is drawn, see `useOpenAtOnce`. */
export interface MenuPanelProps {
  /** The button that it hangs on, to be drawn in its `Menu.Trigger`. */
  trigger: ReactElement
}

export interface MenuButtonProps<Given extends object> {
  panel: Deferred<Given & MenuPanelProps>
  /** One element that can take the focus. */
  trigger: ReactElement<HTMLAttributes<HTMLElement>>
  /** The panel's own properties. */
  given: Given
}

/**
 * A button with a menu that costs nothing until it is opened: a list of a hundred rows has a hundred buttons and no menu.
 * The menu's code comes at the latest when the button is pointed at or focused.
 */
export function MenuButton<Given extends object>({ panel, trigger, given }: MenuButtonProps<Given>) {
  const [isWanted, setWanted] = useState(false)
  const prepare = (): void => void panel.fetch().catch(() => undefined)
  const open = (): void => setWanted(true)
  const button = cloneElement(trigger, {
    'aria-haspopup': 'menu',
    'aria-expanded': false,
    onPointerEnter: prepare,
    onFocus: prepare,
    onClick: open,
    onKeyDown: (event: KeyboardEvent) => {
      if (event.key !== 'ArrowDown' && event.key !== 'ArrowUp') return
      event.preventDefault()
      open()
    },
  })
  return <DeferredPart part={panel} isWanted={isWanted} given={{ ...given, trigger }} before={button} />
}
