import { Skeleton, Table } from '../chakra.ts'
import type { Column } from './columns.ts'
import { hiddenBelow } from './table-styles.ts'

const WIDTHS = ['70%', '52%', '62%', '44%']

/** Rows in the shape of those that come: as many columns, as high, of uneven length. */
export function SkeletonRows<Row>({ columns, rows, extraCells }: { columns: readonly Column<Row>[]; rows: number; extraCells: number }) {
  return Array.from({ length: rows }, (_, row) => (
    <Table.Row key={row} aria-hidden>
      {columns.map((column, index) => (
        <Table.Cell key={column.id} {...hiddenBelow(column.hideBelow)}>
          <Skeleton h="3.5" w={WIDTHS[(row + index) % WIDTHS.length] ?? '60%'} minW="8" />
        </Table.Cell>
      ))}
      {Array.from({ length: extraCells }, (_unused, index) => (
        <Table.Cell key={index} />
      ))}
    </Table.Row>
  ))
}
