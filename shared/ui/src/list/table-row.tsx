import { memo, type MouseEvent, type ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { PageLink as RouterLink } from '../page/page-link.tsx'
import type { Column, RowAction } from './columns.ts'
import { lookAlike, RowActions } from './row-actions.tsx'
import { lookOf } from './table-cell.ts'
import { TickBox } from './tick-box.tsx'

export interface TableRowProps<Row extends object> {
  row: Row
  /** Its key, by which a sheet finds it. */
  id: string
  columns: readonly Column<Row>[]
  name: string
  actions: readonly RowAction[] | null
  to: string | undefined
  /** Null where nothing can be ticked. */
  isSelected: boolean | null
  /** Handlers are the same between renders, or every row is drawn anew with each. */
  onOpen: ((row: Row) => void) | undefined
  onAct: (row: Row, actionId: string) => void
  onTick: (id: string, isSelected: boolean, isRange: boolean) => void
}

const INTERACTIVE = 'a, button, input, select, textarea, label, [role=menu], [role=menuitem]'

/**
 * One line. The whole of it can be clicked: it opens, or, where there is nothing to open, it is ticked. By keyboard its name is
 * the link or the button that opens it. It is drawn anew only when it looks otherwise: a page may have a hundred of them.
 */
export const TableRow = memo(DrawnRow, isDrawnAlike) as typeof DrawnRow

function DrawnRow<Row extends object>(props: TableRowProps<Row>) {
  const { row, id, columns, name, actions, to, isSelected, onOpen, onAct, onTick } = props
  const { t } = useTranslation()
  const isClickable = onOpen !== undefined || to !== undefined || isSelected !== null
  const open = onOpen && (() => onOpen(row))
  return (
    <tr
      role="row"
      data-row={id}
      {...(isSelected ? { 'data-selected': '' } : {})}
      {...(isClickable ? { 'data-acts': '', onClick: actFromRow } : {})}
    >
      {isSelected === null ? null : (
        <td role="cell" data-part="select">
          <TickBox
            label={t('common.selectRow', { name })}
            isChecked={isSelected}
            onChange={(isTicked, isRange) => onTick(id, isTicked, isRange)}
          />
        </td>
      )}
      {columns.map((column) => (
        <td
          key={column.id}
          role="cell"
          data-label={column.header}
          {...lookOf(column)}
          {...(column.isEmpty?.(row) ? { 'data-empty': '' } : {})}
        >
          {column.isPrimary ? (
            <Opener to={to} onOpen={open}>
              {column.cell(row)}
            </Opener>
          ) : (
            column.cell(row)
          )}
        </td>
      ))}
      {actions ? (
        <td role="cell" data-part="actions">
          <RowActions label={t('common.actionsFor', { name })} actions={actions} onSelect={(it) => onAct(row, it)} />
        </td>
      ) : null}
    </tr>
  )
}

const COMPARED = ['row', 'id', 'columns', 'name', 'to', 'isSelected', 'onOpen', 'onAct', 'onTick'] as const

function isDrawnAlike<Row extends object>(before: TableRowProps<Row>, after: TableRowProps<Row>): boolean {
  return COMPARED.every((prop) => before[prop] === after[prop]) && lookAlike(before.actions, after.actions)
}

/** A click on the empty part of a row does what its opener does, else its tick; a control in the row keeps its own click. */
function actFromRow(event: MouseEvent<HTMLTableRowElement>): void {
  const target = event.target instanceof Element ? event.target : null
  if (target?.closest(INTERACTIVE) || window.getSelection()?.type === 'Range') return
  const row = event.currentTarget
  const acting =
    row.querySelector<HTMLElement>('[data-opens]') ?? row.querySelector<HTMLElement>('[data-part=select] input')
  acting?.click()
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
  if (to !== undefined) {
    return (
      <RouterLink to={to} data-opens="" {...(onOpen ? { onClick: (event) => openHere(event, onOpen) } : {})}>
        {children}
      </RouterLink>
    )
  }
  if (!onOpen) return children
  return (
    <button type="button" data-opens="" onClick={onOpen}>
      {children}
    </button>
  )
}
