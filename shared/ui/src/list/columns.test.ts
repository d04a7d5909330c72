import { describe, expect, test } from '@jest/globals'
import { type Column, withPhonePlaces } from './columns.ts'

type Given = Partial<Column<object>> & { id: string }

const NAME: Given = { id: 'name', isPrimary: true }
const placesOf = (given: readonly Given[], isWhole = false) =>
  withPhonePlaces(
    given.map((column) => ({ header: column.id, cell: () => null, ...column })),
    isWhole,
  ).map(({ id, onPhone }) => [id, onPhone])

describe('where values stand on a phone', () => {
  test('undeclared: the last at the end, the first two on the second line, figures told, no others', () => {
    expect(placesOf([{ id: 'a' }, NAME, { id: 'b', isNumeric: true }, { id: 'c' }, { id: 'd' }])).toEqual([
      ['a', 'line'],
      ['name', undefined],
      ['b', 'told'],
      ['c', 'hidden'],
      ['d', 'end'],
    ])
  })

  test('what narrow screens leave away comes neither first nor last', () => {
    const wide = { hideBelow: 'xl' } as const
    expect(placesOf([NAME, { id: 'a', ...wide }, { id: 'b' }, { id: 'c' }, { id: 'd', ...wide }])).toEqual([
      ['name', undefined],
      ['a', 'hidden'],
      ['b', 'line'],
      ['c', 'end'],
      ['d', 'hidden'],
    ])
  })

  test('declared places are kept, and leave less room for others', () => {
    expect(
      placesOf([NAME, { id: 'a' }, { id: 'b' }, { id: 'c', onPhone: 'end' }, { id: 'd', onPhone: 'line' }]),
    ).toEqual([
      ['name', undefined],
      ['a', 'line'],
      ['b', 'hidden'],
      ['c', 'end'],
      ['d', 'line'],
    ])
  })

  test('a row that leads nowhere shows all that it has', () => {
    const places = placesOf([NAME, { id: 'a' }, { id: 'b', hideBelow: 'lg' }, { id: 'c' }, { id: 'd' }], true)
    expect(places.map(([, place]) => place)).toEqual([undefined, 'told', 'told', 'told', 'end'])
  })
})
