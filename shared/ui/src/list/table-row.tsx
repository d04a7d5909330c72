import { FlexRender, type Row as EngineRow } from '@tanstack/react-table'
import type { MouseEvent, ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { PageLink as RouterLink } from '../page/page-link.tsx'
import { chakra, Table } from '../chakra.ts'
import type { Column, ListFeatures, RowAction } from './columns.ts'
import { RowActions } from './row-actions.tsx'
import { hiddenBelow, numericAlign } from './table-styles.ts'
import { TickBox } from './tick-box.tsx'

export interface TableRowProps<Row extends object> {
  row: EngineRow<ListFeatures, Row>
  columns: ReadonlyMap<string, Column<Row>>
  name: string
  actions: readonly RowAction[] | null
  onOpen: (() => void) | undefined
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
      {row.getAllCells().map((cell) => {
        const column = columns.get(cell.column.id)
        if (!column) return null
        const content = <FlexRender cell={cell} />
        return (
          <Table.Cell key={cell.id} role="cell" {...lookOf(column, row.original)}>
            {column.isPrimary ? (
              <Opener to={to} onOpen={onOpen}>
                {content}
              </Opener>
            ) : (
              content
            )}
          </Table.Cell>
        )
      })}
      {actions ? (
        <Table.Cell role="cell" data-part="actions" width="1%">
          <RowActions label={t('common.actionsFor', { name })} actions={actions} />
        </Table.Cell>
      ) : null}
    </Table.Row>
  )
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
        <RouterLink to={to} data-opens="">
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
