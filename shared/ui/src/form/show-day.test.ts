import { test } from '@jest/globals'
import { readDay } from '@comptoir/contracts/typed-moment'
import fc from 'fast-check'
import { showDay } from './show-day.ts'

test('a day is read again from how it is shown', () => {
  const anyDay = fc
    .date({ min: new Date('1900-01-01'), max: new Date('2999-12-31'), noInvalidDate: true })
    .map((date) => date.toISOString().slice(0, 10))
  fc.assert(fc.property(anyDay, (day) => readDay(showDay(day)) === day))
})
