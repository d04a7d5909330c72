import { expect, test } from '@jest/globals'
import { movesVerdict, type MoveStep } from './moves.ts'

const SOUND: MoveStep = {
  name: 'it is moved',
  sales: 1313,
  refused: 0,
  firstRefusal: null,
  slowestMs: 1246,
  seconds: 16.45,
  failure: null,
}

test('moves during which every sale is posted hold, and tell their figures', () => {
  expect(movesVerdict([SOUND, { ...SOUND, name: 'it is moved back', slowestMs: 90 }])).toEqual({
    faults: [],
    told: 'it is moved: 16.4 s, 1313 sales, the slowest 1.2 s; it is moved back: 16.4 s, 1313 sales, the slowest 0.1 s',
  })
})

test('a refused sale is a fault, and so is a step that failed', () => {
  const { faults } = movesVerdict([
    { ...SOUND, refused: 2, firstRefusal: '503 busy' },
    { ...SOUND, name: 'it is isolated', failure: 'It was not done within 12 s and was ended.' },
  ])
  expect(faults).toEqual([
    'it is moved: 2 sales were refused, the first with 503 busy',
    'it is isolated: It was not done within 12 s and was ended.',
  ])
})
