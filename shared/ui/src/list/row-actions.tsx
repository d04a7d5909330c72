import { Ellipsis } from 'lucide-react'
import { ActionMenu } from '../overlay/action-menu.tsx'
import type { RowAction } from './columns.ts'

export interface RowActionsProps {
  label: string
  actions: readonly RowAction[]
  /** Called in place of what the actions hold: a row that is not drawn anew would hold an old one. */
  onSelect: (id: string) => void
}

/** All actions in the menu; the first two also at hand while the row is pointed at or focused. */
export function RowActions({ label, actions, onSelect }: RowActionsProps) {
  const quick = actions.filter((action) => action.icon && !action.isDanger && !action.isDisabled).slice(0, 2)
  return (
    <div data-acts-on-row="">
      {quick.map(({ id, label: name, icon: Icon }) => (
        <button key={id} type="button" data-quick="" aria-label={name} title={name} onClick={() => onSelect(id)}>
          {Icon ? <Icon aria-hidden /> : null}
        </button>
      ))}
      <ActionMenu
        label={label}
        items={actions.map((action) => ({ ...action, onSelect: () => onSelect(action.id) }))}
        trigger={
          <button type="button" aria-label={label}>
            <Ellipsis aria-hidden />
          </button>
        }
      />
    </div>
  )
}

const LOOK = ['id', 'label', 'icon', 'isDanger', 'isDisabled'] as const

/** Whether actions look the same: they are made with every drawing of a list, and seldom differ. */
export function lookAlike(some: readonly RowAction[] | null, others: readonly RowAction[] | null): boolean {
  if (some === null || others === null) return some === others
  return (
    some.length === others.length &&
    some.every((action, at) => LOOK.every((part) => action[part] === others[at]?.[part]))
  )
}
