import { createColumnHelper, rowSortingFeature, tableFeatures } from '@tanstack/react-table'
import type { ReactNode } from 'react'
import type { MenuAction } from '../overlay/action-menu.tsx'

/** One column of a list. `Row` is what one line of the server's answer holds. */
export interface Column<Row> {
  /** Also the field that the server sorts by, when sortable. */
  id: string
  header: string
  cell: (row: Row) => ReactNode
  isSortable?: boolean
  /** Figures are aligned at the same physical side in every language. */
  isNumeric?: boolean
  /** The name of the row: heavier, and the head of its card on a phone. One per table. */
  isPrimary?: boolean
  /** Quieter text, for what only sometimes matters. */
  isMuted?: boolean
  /** Stays in sight at the end while the others scroll sideways. Not beside row actions, which stay there. */
  isPinned?: boolean
  /** Whether it says nothing of a row: a phone, where rows are cards, then leaves the line away. */
  isEmpty?: (row: Row) => boolean
  /** A CSS width, when the content should not decide. */
  width?: string
  /** Left away on screens below this width; not on a phone, where rows are cards. */
  hideBelow?: 'lg' | 'xl'
}

export type RowAction = MenuAction

const features = tableFeatures({ rowSortingFeature })
export type ListFeatures = typeof features
export const listFeatures = features

/** Our columns in the words of the table engine, which keeps sorting; the server does the sorting itself. */
export function engineColumns<Row extends object>(columns: readonly Column<Row>[]) {
  const helper = createColumnHelper<ListFeatures, Row>()
  return helper.columns(
    columns.map(({ id, header, cell, isSortable = false }) =>
      helper.accessor((row: Row) => row, {
        id,
        header,
        enableSorting: isSortable,
        cell: ({ row }) => cell(row.original),
      }),
    ),
  )
}
