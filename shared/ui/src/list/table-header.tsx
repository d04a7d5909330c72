import { ArrowDown, ArrowUp, ChevronsUpDown } from 'lucide-react'
import { chakra } from '../chakra.ts'
import type { Column } from './columns.ts'
import type { Sort } from './list-url.ts'
import { lookOf } from './table-cell.ts'

export interface HeaderCellProps<Row extends object> {
  column: Column<Row>
  sort: Sort | null
  onSort: ((sort: Sort) => void) | undefined
}

const ARIA_SORT = { asc: 'ascending', desc: 'descending' } as const

/** The head of a column; a button when it sorts, so that it is reached and pressed by keyboard. */
export function HeaderCell<Row extends object>({ column, sort, onSort }: HeaderCellProps<Row>) {
  const direction = sort?.field === column.id ? sort.direction : null
  const turn = (): void => onSort?.({ field: column.id, direction: direction === 'asc' ? 'desc' : 'asc' })
  return (
    <th
      role="columnheader"
      scope="col"
      {...(column.isSortable ? { 'aria-sort': direction ? ARIA_SORT[direction] : 'none' } : {})}
      {...lookOf(column)}
      {...(column.width === undefined ? {} : { style: { width: column.width } })}
    >
      {column.isSortable ? <SortButton label={column.header} direction={direction} onClick={turn} /> : column.header}
    </th>
  )
}

interface SortButtonProps {
  label: string
  direction: Sort['direction'] | null
  onClick: () => void
}

function SortButton({ label, direction, onClick }: SortButtonProps) {
  const Arrow = direction === 'asc' ? ArrowUp : direction === 'desc' ? ArrowDown : ChevronsUpDown
  return (
    <chakra.button
      type="button"
      onClick={onClick}
      display="inline-flex"
      alignItems="center"
      gap="1"
      minH="6"
      borderRadius="xs"
      cursor="pointer"
      fontWeight={direction ? 'semibold' : 'medium'}
      color={direction ? 'fg.default' : 'fg.muted'}
      _hover={{ color: 'fg.default' }}
    >
      {label}
      <chakra.span opacity={direction ? 1 : 0.5} display="inline-flex">
        <Arrow aria-hidden size={direction ? 14 : 12} />
      </chakra.span>
    </chakra.button>
  )
}
