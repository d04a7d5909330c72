import type { Column } from './columns.ts'

/** What a cell says of itself, by which the table's style sheet draws it. */
export function lookOf<Row>(column: Column<Row>) {
  return {
    ...(column.isPrimary ? { 'data-part': 'primary' } : { 'data-phone': column.onPhone }),
    ...(column.isPinned ? { 'data-part': 'pinned' } : {}),
    ...(column.isMuted ? { 'data-muted': '' } : {}),
    ...(column.isNumeric ? { 'data-numeric': '' } : {}),
    ...(column.hideBelow === undefined ? {} : { 'data-from': column.hideBelow }),
  }
}
