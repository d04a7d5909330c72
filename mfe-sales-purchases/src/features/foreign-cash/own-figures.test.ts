import { expect, test } from '@jest/globals'
import { aTender } from '../../testing/a-session.ts'
import { ownFigures } from './index.ts'

const euros = { currency: 'EUR', amountMinor: 2000, valueMinor: 67_450 } as const

test('the own figures of a method are without its cash in other currencies', () => {
  const counted = { ...euros, countedMinor: 1500, countedValueMinor: 50_588 }
  const tender = aTender({ expectedMinor: 105_250, countedMinor: 80_588, differenceMinor: -24_662, foreign: [counted] })
  expect(ownFigures(tender)).toEqual({ expectedMinor: 37_800, countedMinor: 30_000, differenceMinor: -7800 })
})

test('what is not known stays unknown', () => {
  const uncounted = { ...euros, amountMinor: null, valueMinor: null, countedMinor: null, countedValueMinor: null }
  const none = { expectedMinor: null, countedMinor: null, differenceMinor: null }
  expect(ownFigures(aTender({ ...none, foreign: [uncounted] }))).toEqual(none)
})
