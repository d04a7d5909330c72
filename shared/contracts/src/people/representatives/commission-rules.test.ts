import { expect, test } from '@jest/globals'
import { commissionsOf } from '@comptoir/money'
import { commissionRules } from './index.ts'

test('tiers of one category make one rule, in the order of their thresholds', () => {
  const tier = { isClawedBack: true, rateMilli: 2000 }
  const rules = commissionRules([
    { ...tier, categoryId: 'cheese', fromMinor: 5000 },
    { ...tier, categoryId: null, isClawedBack: false, fromMinor: 0 },
    { ...tier, categoryId: 'cheese', fromMinor: 0, rateMilli: 1000 },
  ])
  expect(rules).toMatchObject([
    {
      family: 'cheese',
      isClawedBack: true,
      tiers: [
        { fromMinor: 0, rateMilli: 1000 },
        { fromMinor: 5000, rateMilli: 2000 },
      ],
    },
    { family: null, isClawedBack: false, tiers: [{ fromMinor: 0, rateMilli: 2000 }] },
  ])
  const sales = [
    { family: 'cheese', soldMinor: 9000, returnedMinor: 2000 },
    { family: 'wine', soldMinor: 1000, returnedMinor: 1000 },
  ]
  expect(commissionsOf(rules, sales)).toEqual([
    { baseMinor: 7000, commissionMinor: 90 },
    { baseMinor: 1000, commissionMinor: 20 },
  ])
})
