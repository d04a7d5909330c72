import { memo, type MouseEvent, type ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { PageLink as RouterLink } from '../page/page-link.tsx'
import { chakra, Table } from '../chakra.ts'
import type { Column, RowAction } from './columns.ts'
import { RowActions } from './row-actions.tsx'
import { hiddenBelow, numericAlign } from './table-styles.ts'
import { TickBox } from './tick-box.tsx'

export interface TableRowProps<Row extends object> {
  row: Row
  /** Its key, by which a sheet finds it. */
  id: string
  columns: readonly Column<Row>[]
  name: string
  actions: readonly RowAction[] | null
  /** The same between renders, or the row is drawn anew with each. */
  onOpen: ((row: Row) => void) | undefined
  to: string | undefined
  selection: { isSelected: boolean; onChange: (isSelected: boolean, isRange: boolean) => void } | null
}

const INTERACTIVE = 'a, button, input, select, textarea, label, [role=menu], [role=menuitem]'

/**
 * One line. The whole of it can be clicked: it opens, or, where there is nothing to open, it is ticked. By keyboard its name is
 * the link or the button that opens it.
 */
export function TableRow<Row extends object>({
  row,
  id,
  columns,
  name,
  actions,
  onOpen,
  to,
  selection,
}: TableRowProps<Row>) {
  const { t } = useTranslation()
  const isClickable = onOpen !== undefined || to !== undefined || selection !== null
  return (
    <Table.Row
      role="row"
      data-row={id}
      {...(selection?.isSelected ? { 'data-selected': '' } : {})}
      {...(isClickable ? { cursor: 'pointer', onClick: actFromRow } : {})}
    >
      {selection ? (
        <Table.Cell role="cell" data-part="select" width="11">
          <TickBox
            label={t('common.selectRow', { name })}
            isChecked={selection.isSelected}
            onChange={selection.onChange}
          />
        </Table.Cell>
      ) : null}
      <RowCells row={row} columns={columns} to={to} onOpen={onOpen} />
      {actions ? (
        <Table.Cell role="cell" data-part="actions" width="1%">
          <RowActions label={t('common.actionsFor', { name })} actions={actions} />
        </Table.Cell>
      ) : null}
    </Table.Row>
  )
}

type RowCellsProps<Row extends object> = Pick<TableRowProps<Row>, 'row' | 'columns' | 'to' | 'onOpen'>

/** What a row says; it is not drawn anew when only a tick changes, of which a page may have a hundred rows. */
const RowCells = memo(function RowCells<Row extends object>({ row, columns, to, onOpen }: RowCellsProps<Row>) {
  const open = onOpen && (() => onOpen(row))
  return columns.map((column) => (
    <Table.Cell key={column.id} role="cell" {...lookOf(column, row)}>
      {column.isPrimary ? (
        <Opener to={to} onOpen={open}>
          {column.cell(row)}
        </Opener>
      ) : (
        column.cell(row)
      )}
    </Table.Cell>
  ))
}) as <Row extends object>(props: RowCellsProps<Row>) => ReactNode

/** A click on the empty part of a row does what its opener does, else its tick; a control in the row keeps its own click. */
function actFromRow(event: MouseEvent<HTMLTableRowElement>): void {
  const target = event.target instanceof Element ? event.target : null
  if (target?.closest(INTERACTIVE) || window.getSelection()?.type === 'Range') return
  const row = event.currentTarget
  const acting =
    row.querySelector<HTMLElement>('[data-opens]') ?? row.querySelector<HTMLElement>('[data-part=select] input')
  acting?.click()
}

function lookOf<Row>(column: Column<Row>, row: Row) {
  return {
    'data-label': column.header,
    ...(column.isPrimary ? { 'data-part': 'primary', fontWeight: 'medium' } : { 'data-phone': column.onPhone }),
    ...(column.isPinned ? { 'data-part': 'pinned' } : {}),
    ...(column.isEmpty?.(row) ? { 'data-empty': '' } : {}),
    ...(column.isMuted ? { color: 'fg.muted', whiteSpace: { md: 'nowrap' } } : {}),
    ...(column.isNumeric ? numericAlign : {}),
    ...hiddenBelow(column.hideBelow),
  }
}

/** A plain click opens the row here; any other follows the link, to another tab or window. */
function openHere(event: MouseEvent, onOpen: () => void): void {
  if (event.button !== 0 || event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return
  event.preventDefault()
  onOpen()
}

interface OpenerProps {
  to: string | undefined
  onOpen: (() => void) | undefined
  children: ReactNode
}

function Opener({ to, onOpen, children }: OpenerProps) {
  const look = {
    display: 'inline-block',
    textAlign: 'start',
    borderRadius: 'xs',
    cursor: 'pointer',
    _hover: { color: 'brand.fg' },
  } as const
  if (to !== undefined) {
    return (
      <chakra.span asChild {...look}>
        <RouterLink to={to} data-opens="" {...(onOpen ? { onClick: (event) => openHere(event, onOpen) } : {})}>
          {children}
        </RouterLink>
      </chakra.span>
    )
  }
  if (!onOpen) return children
  return (
    <chakra.button type="button" data-opens="" onClick={onOpen} {...look}>
      {children}
    </chakra.button>
  )
}
