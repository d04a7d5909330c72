import { chakra } from '../chakra.ts'
import { ActivityBadge } from '../status/activity-badge.tsx'
import type { Column } from './columns.ts'

/** The names of rows, in whatever script they are written; sorted by `name`. */
export function nameColumn<Row extends { name: string }>(header: string): Column<Row> {
  return {
    id: 'name',
    header,
    cell: ({ name }) => <chakra.bdi>{name}</chakra.bdi>,
    isPrimary: true,
    isSortable: true,
  }
}

/** Whether rows are in use or kept for their history only. */
export function activityColumn<Row extends { isActive: boolean }>(header: string): Column<Row> {
  return { id: 'status', header, cell: ({ isActive }) => <ActivityBadge isActive={isActive} /> }
}
