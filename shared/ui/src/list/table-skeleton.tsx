import { Box, Flex, Skeleton, Table } from '../chakra.ts'
import type { Column } from './columns.ts'
import { hiddenBelow } from './table-styles.ts'

const WIDTHS = ['70%', '52%', '62%', '44%']

export interface SkeletonRowsProps<Row> {
  columns: readonly Column<Row>[]
  rows: number
  hasSelection: boolean
  hasActions: boolean
}

/** Rows in the shape of those that come: as many columns, as high, of uneven length. */
export function SkeletonRows<Row>({ columns, rows, hasSelection, hasActions }: SkeletonRowsProps<Row>) {
  return Array.from({ length: rows }, (_, row) => (
    <Table.Row key={row} aria-hidden>
      {hasSelection ? (
        <Table.Cell data-part="select" width="11">
          <Skeleton boxSize="4" />
        </Table.Cell>
      ) : null}
      {columns.map((column, index) => (
        <Table.Cell
          key={column.id}
          {...hiddenBelow(column.hideBelow)}
          {...(column.isPrimary ? { 'data-part': 'primary', width: '30%' } : { 'data-phone': column.onPhone })}
        >
          <Flex align="center" h={column.contentHeight ?? '1lh'}>
            <Skeleton
              h="3.5"
              w={WIDTHS[(row + index) % WIDTHS.length] ?? '60%'}
              minW="8"
              {...(column.isNumeric ? { ms: { base: 'auto', _rtl: 0 } } : {})}
            />
          </Flex>
        </Table.Cell>
      ))}
      {hasActions ? (
        <Table.Cell data-part="actions">
          <Box w={{ base: '11', md: '14' }} />
        </Table.Cell>
      ) : null}
    </Table.Row>
  ))
}
