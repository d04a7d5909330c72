import { describe, expect, test } from '@jest/globals'
import type { Currency } from '@comptoir/money'
import { rateText, ratesOn } from './index.ts'

const rate = (currency: Currency, validFrom: string, rateMicro = 3_372_500) => ({
  currency,
  validFrom,
  per: 1,
  rateMicro,
})

describe('the rates of a day', () => {
  const told = [
    rate('EUR', '2026-11-20'),
    rate('EUR', '2026-11-27'),
    rate('EUR', '2026-11-30'),
    rate('USD', '2026-11-29'),
  ]

  test('are the last ones before it of each currency', () => {
    expect(ratesOn(told, '2026-11-28')).toEqual([told[1]])
    expect(ratesOn(told, '2026-11-30')).toEqual([told[2], told[3]])
  })

  test('are none before the first', () => {
    expect(ratesOn(told, '2026-11-19')).toEqual([])
  })
})

test('a rate says for how many units it is', () => {
  const number = (value: number) => String(value)
  expect(rateText({ per: 1, rateMicro: 3_372_500 }, number)).toBe('3.3725')
  expect(rateText({ per: 1000, rateMicro: 21_500_000 }, number)).toBe('21.5 / 1000')
})
