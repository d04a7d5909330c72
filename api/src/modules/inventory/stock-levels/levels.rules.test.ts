import { expect, test } from '@jest/globals'
import { quantitiesOf } from './levels.rules.ts'

test('what is available is what is on hand less what is reserved', () => {
  const there = (onHandMilli: number, reservedMilli: number) => ({
    ...{ productId: 'p', locationId: 'l', onHandMilli, reservedMilli },
    ...{ valueNano: 0n, movedAt: null },
  })
  expect(quantitiesOf([there(5000, 1000), there(-2000, 0)])).toEqual({
    onHandMilli: 3000,
    reservedMilli: 1000,
    availableMilli: 2000,
    incomingMilli: 0,
    inTransitMilli: 0,
  })
})
