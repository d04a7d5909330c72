import { Flex, IconButton } from '../chakra.ts'
import { ActionMenu } from '../overlay/action-menu.tsx'
import type { RowAction } from './columns.ts'

export interface RowActionsProps {
  label: string
  actions: readonly RowAction[]
}

/** All actions in the menu; the first two also at hand while the row is pointed at or focused. */
export function RowActions({ label, actions }: RowActionsProps) {
  const quick = actions.filter((action) => action.icon && !action.isDanger && !action.isDisabled).slice(0, 2)
  return (
    <Flex justify="flex-end" align="center" gap="0.5">
      <Flex className="quick-actions" gap="0.5" display={{ base: 'none', md: 'flex' }}>
        {quick.map(({ id, label: name, icon: Icon, onSelect }) => (
          <IconButton key={id} variant="ghost" size="xs" aria-label={name} title={name} onClick={onSelect}>
            {Icon ? <Icon aria-hidden /> : null}
          </IconButton>
        ))}
      </Flex>
      <ActionMenu label={label} items={actions} />
    </Flex>
  )
}
