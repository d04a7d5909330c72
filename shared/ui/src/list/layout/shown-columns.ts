import type { Column } from '../columns.ts'
import type { ListLayout } from './list-layout.ts'

/** From so many columns on, which of them are shown is worth a choice. */
const WORTH_CHOOSING = 4

/** Columns that can be shown or not: all but the name of the row. */
export function choosableColumns<Row>(columns: readonly Column<Row>[]): readonly Column<Row>[] {
  return columns.length < WORTH_CHOOSING ? [] : columns.filter(({ isPrimary }) => !isPrimary)
}

/** Ids of the columns that a layout shows. */
export function chosenColumns<Row>(columns: readonly Column<Row>[], { columns: ids }: ListLayout): readonly string[] {
  const isChosen = ({ id, isExtra = false }: Column<Row>): boolean => (ids === null ? !isExtra : ids.includes(id))
  return choosableColumns(columns)
    .filter(isChosen)
    .map(({ id }) => id)
}

/**
 * The columns that a layout shows. Those that a person chose are shown at every width: the table then scrolls sideways
 * beside the names of its rows.
 */
export function shownColumns<Row>(columns: readonly Column<Row>[], layout: ListLayout): readonly Column<Row>[] {
  if (layout.columns === null || choosableColumns(columns).length === 0)
    return columns.filter(({ isExtra }) => !isExtra)
  const ids = new Set(layout.columns)
  return columns
    .filter(({ id, isPrimary = false }) => isPrimary || ids.has(id))
    .map(({ hideBelow: _, ...column }) => column)
}
