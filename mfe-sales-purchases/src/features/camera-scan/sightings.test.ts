import { expect, test } from '@jest/globals'
import { AWAY_MS, createSightings } from './sightings.ts'

test('a code counts once while the camera looks at it, and again when it was out of sight', () => {
  const seen = createSightings()
  expect(seen(null, 0)).toBeNull()
  expect(seen('619', 100)).toBe('619')
  expect(seen('619', 100 + AWAY_MS - 1)).toBeNull()
  expect(seen(null, 200 + AWAY_MS)).toBeNull()
  expect(seen('619', 100 + 2 * AWAY_MS)).toBe('619')
})

test('another code counts at once, and each once where two are in sight', () => {
  const seen = createSightings()
  const looks = ['619', '620', '619', '620', '619'].map((code, at) => seen(code, at * 120))
  expect(looks).toEqual(['619', '620', null, null, null])
})
