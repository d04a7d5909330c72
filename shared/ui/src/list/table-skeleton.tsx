import { memo, type ReactNode } from 'react'
import type { Column } from './columns.ts'
import { lookOf } from './table-cell.ts'

const WIDTHS = ['70%', '52%', '62%', '44%']

export interface SkeletonRowsProps<Row> {
  columns: readonly Column<Row>[]
  rows: number
  hasSelection: boolean
  hasActions: boolean
}

/** Rows in the shape of those that come: as many columns, as high, of uneven length. */
export const SkeletonRows = memo(DrawnRows) as typeof DrawnRows

function DrawnRows<Row>({ columns, rows, hasSelection, hasActions }: SkeletonRowsProps<Row>): ReactNode {
  return Array.from({ length: rows }, (_, row) => (
    <tr key={row} aria-hidden>
      {hasSelection ? (
        <td data-part="select">
          <div data-awaited="">
            <span />
          </div>
        </td>
      ) : null}
      {columns.map((column, index) => (
        <td key={column.id} {...lookOf(column)} {...(column.isPrimary ? { width: '30%' } : {})}>
          <div data-awaited="" style={{ height: column.contentHeight ?? '1lh' }}>
            <span style={{ width: WIDTHS[(row + index) % WIDTHS.length] ?? '60%' }} />
          </div>
        </td>
      ))}
      {hasActions ? (
        <td data-part="actions">
          <div data-room="" />
        </td>
      ) : null}
    </tr>
  ))
}
