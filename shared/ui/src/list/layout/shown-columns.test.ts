import { describe, expect, test } from '@jest/globals'
import type { Column } from '../columns.ts'
import { STANDARD_LAYOUT } from './list-layout.ts'
import { choosableColumns, chosenColumns, shownColumns } from './shown-columns.ts'

const column = (id: string, more: Partial<Column<object>> = {}): Column<object> => ({
  id,
  header: id,
  cell: () => null,
  ...more,
})
const COLUMNS = [
  column('name', { isPrimary: true }),
  column('code'),
  column('brand', { hideBelow: 'xl' }),
  column('unit', { isExtra: true }),
]
const shownIn = (columns: readonly string[] | null) => shownColumns(COLUMNS, { ...STANDARD_LAYOUT, columns })

describe('the columns that are shown', () => {
  test('by default are those of the list, without what is there only for who chooses it', () => {
    expect(shownIn(null)).toEqual(COLUMNS.slice(0, 3))
    expect(chosenColumns(COLUMNS, STANDARD_LAYOUT)).toEqual(['code', 'brand'])
  })

  test('when chosen keep their order and the name of the row, and are not left away on narrow screens', () => {
    expect(shownIn(['unit', 'brand', 'gone'])).toEqual([
      COLUMNS[0],
      { ...COLUMNS[2], hideBelow: undefined },
      COLUMNS[3],
    ])
    expect(shownIn([]).map(({ id }) => id)).toEqual(['name'])
  })

  test('are not to be chosen where there are few', () => {
    expect(choosableColumns(COLUMNS).map(({ id }) => id)).toEqual(['code', 'brand', 'unit'])
    expect(choosableColumns(COLUMNS.slice(0, 3))).toEqual([])
    expect(shownColumns(COLUMNS.slice(0, 2), { ...STANDARD_LAYOUT, columns: [] })).toEqual(COLUMNS.slice(0, 2))
  })
})
