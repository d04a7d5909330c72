import { expect, test } from '@jest/globals'
import { keepAnswer } from '../session/last-answer.ts'
import { createBrowseStore } from './browse.store.ts'
import { favouritesOf, keptFavourites } from './kept-favourites.ts'

test('a counter begins with the favourites that its point of sale had last', () => {
  const favourites = [{ productId: 'p', withVariants: true }]
  keepAnswer(favouritesOf('here'), { data: favourites })
  expect(createBrowseStore(keptFavourites('here')).getState().favourites).toEqual(favourites)
  expect(keptFavourites('elsewhere')).toEqual([])
  keepAnswer(favouritesOf('here'), { data: { productId: 'p' } })
  expect(keptFavourites('here')).toEqual([])
})
