import { useMemo } from 'react'
import { useTranslation } from 'react-i18next'
import { Box, chakra, VisuallyHidden } from '../chakra.ts'
import { type Column, type RowAction, withPhonePlaces } from './columns.ts'
import type { Sort } from './list-url.ts'
import { onRowKey } from './keys/row-keys.ts'
import { HeaderCell } from './table-header.tsx'
import { TableRow } from './table-row.tsx'
import { SkeletonRows } from './table-skeleton.tsx'
import { listTable } from './table-styles.ts'
import { TickBox } from './tick-box.tsx'
import { useTicks, withKeys } from './ticks.ts'
import { useLatest } from './use-latest.ts'

export interface Selection {
  /** Keys of the rows, also of other pages. */
  selected: ReadonlySet<string>
  onChange: (selected: ReadonlySet<string>) => void
}

export interface DataTableProps<Row extends object> {
  /** Accessible name of the table, for readers who cannot see what is above it. */
  label: string
  /** Stable between renders (a constant or a memo): the table is rebuilt when it changes. */
  columns: readonly Column<Row>[]
  /** Undefined until the first answer: skeleton rows are shown. */
  rows: readonly Row[] | undefined
  rowKey: (row: Row) => string
  /** What a row is called in the names of its buttons; its key when left out. */
  rowName?: (row: Row) => string
  sort?: Sort | null
  onSortChange?: (sort: Sort) => void
  rowActions?: (row: Row) => readonly RowAction[]
  onRowClick?: (row: Row) => void
  /** Address of the row's page; it then opens like a link, also in a new tab. Beside `onRowClick` only there. */
  rowTo?: (row: Row) => string
  /** Another answer is loading: rows are dimmed and stay in place. */
  isFetching?: boolean
  skeletonRows?: number
  density?: 'compact' | 'comfortable'
  selection?: Selection
  /** With a height the rows scroll under their header inside the table. */
  maxHeight?: string
}

const NO_ROWS: readonly never[] = []

/** A table of the server's rows: it shows, sorts on request, selects and opens; it never reorders by itself. */
export function DataTable<Row extends object>(props: DataTableProps<Row>) {
  const {
    label,
    columns,
    rows,
    isFetching = false,
    skeletonRows = 8,
    density = 'comfortable',
    maxHeight,
    sort = null,
  } = props
  const isWhole = !(props.rowTo ?? props.onRowClick ?? props.selection)
  const placed = useMemo(() => withPhonePlaces(columns, isWhole), [columns, isWhole])
  const isFirstLoad = rows === undefined
  const ticks = useTicks(props.selection, (rows ?? NO_ROWS).map(props.rowKey))
  const open = useLatest((row: Row) => props.onRowClick?.(row))
  const act = useLatest((row: Row, actionId: string) =>
    props
      .rowActions?.(row)
      .find(({ id }) => id === actionId)
      ?.onSelect(),
  )
  const tick = useLatest((key: string, isSelected: boolean, isRange: boolean) => ticks?.tick(key, isSelected, isRange))
  return (
    <Box
      overflow="auto"
      {...(hasControls(props) ? {} : { tabIndex: 0 })}
      {...(maxHeight === undefined ? {} : { maxH: { md: maxHeight } })}
      data-table-scroll=""
    >
      <chakra.table
        role="table"
        aria-label={label}
        aria-busy={isFirstLoad || isFetching}
        data-density={density}
        {...(props.selection ? { 'data-has-ticks': '' } : {})}
        {...(props.rowActions ? { 'data-has-actions': '' } : {})}
        css={listTable}
      >
        <thead role="rowgroup">
          <tr role="row">
            {props.selection ? <SelectAll {...props} selection={props.selection} /> : null}
            {placed.map((column) => (
              <HeaderCell key={column.id} column={column} sort={sort} onSort={props.onSortChange} />
            ))}
            {props.rowActions ? <ActionsHead /> : null}
          </tr>
        </thead>
        <tbody
          role="rowgroup"
          {...(isFetching && !isFirstLoad ? { 'data-stale': '' } : {})}
          onKeyDown={(event) => onRowKey(event, (first, last) => ticks?.tickPlaces(first, last))}
        >
          {isFirstLoad ? (
            <SkeletonRows
              columns={placed}
              rows={skeletonRows}
              hasSelection={props.selection !== undefined}
              hasActions={props.rowActions !== undefined}
            />
          ) : null}
          {rows?.map((row) => (
            <TableRow
              key={props.rowKey(row)}
              row={row}
              columns={placed}
              {...rowProps(props, row)}
              onOpen={props.onRowClick && open}
              onAct={act}
              onTick={tick}
            />
          ))}
        </tbody>
      </chakra.table>
    </Box>
  )
}

/** A table that scrolls must be reachable by keyboard; where nothing in it can be, it is so itself. */
function hasControls<Row extends object>({
  columns,
  rowTo,
  onRowClick,
  rowActions,
  selection,
}: DataTableProps<Row>): boolean {
  return columns.some(({ isSortable }) => isSortable) || Boolean(rowTo ?? onRowClick ?? rowActions ?? selection)
}

function rowProps<Row extends object>(
  { rowKey, rowName, rowActions, rowTo, selection }: DataTableProps<Row>,
  row: Row,
) {
  const id = rowKey(row)
  return {
    id,
    name: rowName?.(row) ?? id,
    actions: rowActions?.(row) ?? null,
    to: rowTo?.(row),
    isSelected: selection ? selection.selected.has(id) : null,
  }
}

function SelectAll<Row extends object>({
  rows = NO_ROWS,
  rowKey,
  selection: { selected, onChange },
}: DataTableProps<Row> & { selection: Selection }) {
  const { t } = useTranslation()
  const keys = rows.map(rowKey)
  const count = keys.filter((key) => selected.has(key)).length
  const isAll = count > 0 && count === keys.length
  return (
    <th role="columnheader" scope="col" data-part="select">
      <TickBox
        label={t('common.selectAllRows')}
        isChecked={isAll}
        isMixed={count > 0 && !isAll}
        onChange={(isSelected) => onChange(withKeys(selected, keys, isSelected))}
      />
    </th>
  )
}

function ActionsHead() {
  const { t } = useTranslation()
  return (
    <th role="columnheader" scope="col" data-part="actions">
      <VisuallyHidden>{t('common.actions')}</VisuallyHidden>
    </th>
  )
}
