import { expect, test } from '@jest/globals'
import { v7 as newId } from 'uuid'
import { CATEGORY_COLOURS, colourOf } from './category-colours.ts'

test('a category has the colour that it was given, and else always the same, never grey', () => {
  const id = newId()
  expect(colourOf({ id, colour: 'grey' })).toBe('grey')
  expect(colourOf({ id, colour: null })).toBe(colourOf({ id, colour: null }))
  const drawn = new Set(Array.from({ length: 400 }, () => colourOf({ id: newId(), colour: null })))
  expect([...drawn].toSorted()).toEqual(CATEGORY_COLOURS.filter((colour) => colour !== 'grey').toSorted())
})
