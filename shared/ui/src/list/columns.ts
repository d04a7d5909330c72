import type { ReactNode } from 'react'
import type { MenuAction } from '../overlay/action-menu.tsx'

/**
 * Where a value stands on a phone, where a row has two lines: at the end of the first, beside the name, or on the
 * second, alone (`line`) or with its header (`told`).
 */
export type PhonePlace = 'end' | 'line' | 'told' | 'hidden'

/** One column of a list. `Row` is what one line of the server's answer holds. */
export interface Column<Row> {
  /** Also the field that the server sorts by, when sortable. */
  id: string
  header: string
  cell: (row: Row) => ReactNode
  isSortable?: boolean
  /** Figures are aligned at the same physical side in every language. */
  isNumeric?: boolean
  /** The name of the row: heavier, and its first line on a phone. One per table. */
  isPrimary?: boolean
  /** Quieter text, for what only sometimes matters. */
  isMuted?: boolean
  /** Stays in sight at the end while the others scroll sideways. Not beside row actions, which stay there. */
  isPinned?: boolean
  /** Whether it says nothing of a row: a phone then leaves it away. */
  isEmpty?: (row: Row) => boolean
  /** Shown only to who chooses it among the columns. */
  isExtra?: boolean
  /** A CSS width, when the content should not decide. */
  width?: string
  /** Left away on screens below this width, down to a phone, which has `onPhone`. */
  hideBelow?: 'lg' | 'xl'
  /** Left to `withPhonePlaces` when absent. */
  onPhone?: PhonePlace
  /** How high its content is at least, where that is more than a line: rows that are awaited are as high. */
  contentHeight?: string
}

export type RowAction = MenuAction

/** How many values a second line has where none are declared. */
const ON_SECOND_LINE = 2

/**
 * Columns with their places on a phone. What is not declared: the last of those that narrow screens keep stands at the
 * end, the first of them on the second line, figures with their header, and the others are hidden; or told, where the row
 * is the whole of what there is to see, because it leads nowhere.
 */
export function withPhonePlaces<Row>(columns: readonly Column<Row>[], isWhole: boolean): readonly Column<Row>[] {
  const isFree = ({ isPrimary = false, onPhone }: Column<Row>): boolean => !isPrimary && onPhone === undefined
  const isNarrow = (column: Column<Row>): boolean => isFree(column) && column.hideBelow === undefined
  const end = columns.some(({ onPhone }) => onPhone === 'end') ? undefined : columns.findLast(isNarrow)
  const isOnSecondLine = ({ onPhone }: Column<Row>): boolean => onPhone === 'line' || onPhone === 'told'
  let room = ON_SECOND_LINE - columns.filter(isOnSecondLine).length
  const placeOf = (column: Column<Row>): PhonePlace => {
    if (column === end) return 'end'
    if (isWhole) return 'told'
    if (column.hideBelow !== undefined || room <= 0) return 'hidden'
    room -= 1
    return column.isNumeric ? 'told' : 'line'
  }
  return columns.map((column) => (isFree(column) ? { ...column, onPhone: placeOf(column) } : column))
}
