import { Ellipsis, type LucideIcon } from 'lucide-react'
import type { ReactElement } from 'react'
import { IconButton } from '../chakra.ts'
import { deferred } from '../deferred/deferred.ts'
import { MenuButton } from './menu-button.tsx'

export interface MenuAction {
  id: string
  label: string
  icon?: LucideIcon
  onSelect: () => void
  /** Red, and set apart at the end. */
  isDanger?: boolean
  isDisabled?: boolean
}

export interface ActionMenuProps {
  /** Name of the button: "Actions for Harissa". */
  label: string
  items: readonly MenuAction[]
  /** Three dots when left out. One element that can take the focus. */
  trigger?: ReactElement<object>
}

const panel = deferred(async () => (await import('../overlays.ts')).ActionPanel)

/** Actions behind a button. Nothing is drawn when there is nothing to do. */
export function ActionMenu({ label, items, trigger }: ActionMenuProps) {
  if (items.length === 0) return null
  return <MenuButton panel={panel} trigger={trigger ?? <DotsButton label={label} />} given={{ label, items }} />
}

function DotsButton({ label, ...trigger }: { label: string }) {
  return (
    <IconButton variant="ghost" size="xs" aria-label={label} {...trigger}>
      <Ellipsis aria-hidden />
    </IconButton>
  )
}
