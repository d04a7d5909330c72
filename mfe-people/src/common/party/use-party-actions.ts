import type { Permission } from '@comptoir/contracts/permissions'
import { useHasPermission, useRowActions, type RowAction, type RowActionsOptions } from '@comptoir/platform'

/** Who may change rows, and who may remove them where that is somebody else's right. */
interface Guarded {
  readonly permissions: Readonly<Record<'write', Permission>> & Readonly<Partial<Record<'remove', Permission>>>
}

/** Edit and delete, each for those who may: an own role can have the one without the other. */
export function usePartyActions<Row>(of: Guarded, options: RowActionsOptions<Row>): (row: Row) => RowAction[] {
  const { isDeletable = () => true } = options
  const { write, remove = write } = of.permissions
  const mayWrite = useHasPermission(write)
  const mayRemove = useHasPermission(remove)
  const actions = useRowActions<Row>({ ...options, isDeletable: (row) => mayRemove && isDeletable(row) })
  return (row) => actions(row).filter(({ id }) => mayWrite || id !== 'edit')
}
