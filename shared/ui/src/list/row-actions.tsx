import { memo } from 'react'
import { Flex, IconButton } from '../chakra.ts'
import { ActionMenu } from '../overlay/action-menu.tsx'
import type { RowAction } from './columns.ts'
import { useLatest } from './use-latest.ts'

export interface RowActionsProps {
  label: string
  actions: readonly RowAction[]
}

/** All actions in the menu; the first two also at hand while the row is pointed at or focused. */
export function RowActions({ label, actions }: RowActionsProps) {
  const onSelect = useLatest((id: string) => actions.find((action) => action.id === id)?.onSelect())
  return <Buttons label={label} actions={actions} onSelect={onSelect} />
}

interface ButtonsProps extends RowActionsProps {
  onSelect: (id: string) => void
}

/** Actions are made with every drawing of a list and seldom look different: only then are their buttons drawn anew. */
const Buttons = memo(function Buttons({ label, actions, onSelect }: ButtonsProps) {
  const quick = actions.filter((action) => action.icon && !action.isDanger && !action.isDisabled).slice(0, 2)
  return (
    <Flex justify="flex-end" align="center" gap="0.5">
      <Flex className="quick-actions" gap="0.5" display={{ base: 'none', md: 'flex' }}>
        {quick.map(({ id, label: name, icon: Icon }) => (
          <IconButton key={id} variant="ghost" size="xs" aria-label={name} title={name} onClick={() => onSelect(id)}>
            {Icon ? <Icon aria-hidden /> : null}
          </IconButton>
        ))}
      </Flex>
      <ActionMenu label={label} items={actions.map((action) => ({ ...action, onSelect: () => onSelect(action.id) }))} />
    </Flex>
  )
}, looksSame)

const LOOK = ['id', 'label', 'icon', 'isDanger', 'isDisabled'] as const

function looksSame(before: ButtonsProps, after: ButtonsProps): boolean {
  return (
    before.label === after.label &&
    before.actions.length === after.actions.length &&
    before.actions.every((action, at) => LOOK.every((part) => action[part] === after.actions[at]?.[part]))
  )
}
