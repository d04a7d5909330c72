import { Portal } from '../chakra.ts'
import type { ActionMenuProps, MenuAction } from './action-menu.tsx'
import { Menu } from './layers.ts'
import type { MenuPanelProps } from './menu-button.tsx'
import { useOpenAtOnce } from './use-open.ts'

/** The menu that `ActionMenu` opens: harmless actions first, dangerous ones set apart. */
export function ActionPanel({ label, items, trigger }: Pick<ActionMenuProps, 'label' | 'items'> & MenuPanelProps) {
  const opening = useOpenAtOnce()
  const dangerous = items.filter((item) => item.isDanger)
  const harmless = items.filter((item) => !item.isDanger)
  return (
    <Menu.Root
      {...opening}
      positioning={{ placement: 'bottom-end' }}
      lazyMount
      unmountOnExit
      onSelect={({ value }) => items.find(({ id }) => id === value)?.onSelect()}
    >
      <Menu.Trigger asChild>{trigger}</Menu.Trigger>
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

function ActionItem({ item: { id, label, icon: Icon, isDanger, isDisabled } }: { item: MenuAction }) {
  return (
    <Menu.Item value={id} disabled={isDisabled ?? false} {...(isDanger ? { 'data-danger': '' } : {})}>
      {Icon ? <Icon aria-hidden size={16} /> : null}
      {label}
    </Menu.Item>
  )
}
