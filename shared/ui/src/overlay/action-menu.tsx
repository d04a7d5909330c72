import { Ellipsis, type LucideIcon } from 'lucide-react'
import type { ReactElement } from 'react'
import { IconButton, Menu, Portal } from '../chakra.ts'

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
  trigger?: ReactElement
}

/** Actions behind a button. Nothing is drawn when there is nothing to do. */
export function ActionMenu({ label, items, trigger }: ActionMenuProps) {
  if (items.length === 0) return null
  const dangerous = items.filter((item) => item.isDanger)
  const harmless = items.filter((item) => !item.isDanger)
  return (
    <Menu.Root
      positioning={{ placement: 'bottom-end' }}
      lazyMount
      unmountOnExit
      onSelect={({ value }) => items.find(({ id }) => id === value)?.onSelect()}
    >
      <Menu.Trigger asChild>{trigger ?? <DotsButton label={label} />}</Menu.Trigger>
      <Portal>
        <Menu.Positioner>
          <Menu.Content aria-label={label}>
            {harmless.map((item) => (
              <ActionItem key={item.id} item={item} />
            ))}
            {harmless.length > 0 && dangerous.length > 0 ? <Menu.Separator /> : null}
            {dangerous.map((item) => (
              <ActionItem key={item.id} item={item} />
            ))}
          </Menu.Content>
        </Menu.Positioner>
      </Portal>
    </Menu.Root>
  )
}

function DotsButton({ label, ...trigger }: { label: string }) {
  return (
    <IconButton variant="ghost" size="xs" aria-label={label} {...trigger}>
      <Ellipsis aria-hidden />
    </IconButton>
  )
}

function ActionItem({ item: { id, label, icon: Icon, isDanger, isDisabled } }: { item: MenuAction }) {
  return (
    <Menu.Item value={id} disabled={isDisabled ?? false} {...(isDanger ? { 'data-danger': '' } : {})}>
      {Icon ? <Icon aria-hidden size={16} /> : null}
      {label}
    </Menu.Item>
  )
}
