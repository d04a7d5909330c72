import { describe, expect, test } from '@jest/globals'
import { formatAmount, formatMoney, formatNumber, formatPercent, formatQuantity, formatUnitPrice } from './number.ts'
import { LARGEST_TOTAL } from '@comptoir/money'
import { LANGUAGES } from '../languages.ts'

/** Spaces that must not break become plain ones; isolates are shown as brackets. */
function visible(text: string): string {
  return text
    .replace(/[\u00A0\u202F]/g, ' ')
    .replace(/\u2066/g, '[')
    .replace(/\u2069/g, ']')
}

describe('money', () => {
  test.each([
    ['fr', 63_110, 'TND', '63,110 DT'],
    ['en', 63_110, 'TND', '63.110 TND'],
    ['ar', 63_110, 'TND', '63,110 د.ت'],
    ['fr', 1_234_567_891, 'TND', '1 234 567,891 DT'],
    ['en', 1_234_567_891, 'TND', '1,234,567.891 TND'],
    ['ar', 1_234_567_891, 'TND', '1 234 567,891 د.ت'],
    ['fr', -12_500, 'TND', '−12,500 DT'],
    ['ar', -12_500, 'TND', '[−12,500] د.ت'],
    ['fr', 5, 'TND', '0,005 DT'],
    ['fr', 0, 'TND', '0,000 DT'],
    ['fr', 57_120, 'EUR', '571,20 €'],
    ['en', 1_500, 'JPY', '1,500 JPY'],
  ] as const)('in %s, %d %s is %s', (language, amountMinor, currency, expected) => {
    expect(visible(formatMoney(amountMinor, currency, language))).toBe(expected)
  })

  test('never breaks between the number and its currency, nor inside the number', () => {
    for (const language of LANGUAGES) expect(formatMoney(1_234_567_891, 'TND', language)).not.toMatch(/ /)
  })

  test('the largest amounts keep every digit', () => {
    expect(visible(formatAmount(LARGEST_TOTAL - 1, 'TND', 'fr'))).toBe('3 999 999 999 999,999')
  })

  test('a total that was cut off says that there may be more', () => {
    expect(visible(formatAmount(LARGEST_TOTAL, 'TND', 'fr'))).toBe('> 4 000 000 000 000,000')
    expect(visible(formatMoney(-LARGEST_TOTAL, 'TND', 'en'))).toBe('< −4,000,000,000,000.000 TND')
    expect(visible(formatQuantity(LARGEST_TOTAL, 'ar'))).toBe('[> 4 000 000 000 000]')
  })

  test('a currency without a known number of decimals is refused, not guessed', () => {
    expect(() => formatMoney(100, 'XXX', 'fr')).toThrow(RangeError)
  })

  test('a unit price shows the decimals that it has, and at least those of its currency', () => {
    expect(formatUnitPrice(1_260_504, 'TND', 'fr')).toBe('1,260504')
    expect(formatUnitPrice(1_260_000, 'TND', 'fr')).toBe('1,260')
    expect(formatUnitPrice(1_260_500, 'TND', 'en')).toBe('1.2605')
  })
})

describe('other numbers', () => {
  test('quantities drop the decimals that say nothing', () => {
    expect(formatQuantity(2_350, 'fr')).toBe('2,35')
    expect(formatQuantity(6_000, 'fr')).toBe('6')
    expect(visible(formatQuantity(-1_500, 'ar'))).toBe('[−1,5]')
  })

  test('percentages are not separated from their sign, and keep their direction inside Arabic', () => {
    expect(visible(formatPercent(19_000, 'fr'))).toBe('19 %')
    expect(visible(formatPercent(12_500, 'ar'))).toBe('[12,5 %]')
    expect(formatPercent(12_500, 'en')).toBe('12.5%')
  })

  test('counts are grouped and rounded', () => {
    expect(visible(formatNumber(10_000, 'fr'))).toBe('10 000')
    expect(formatNumber(10_000, 'en')).toBe('10,000')
    expect(formatNumber(99.96, 'fr', 1)).toBe('100')
  })
})
