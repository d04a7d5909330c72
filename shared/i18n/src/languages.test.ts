import { describe, expect, test } from '@jest/globals'
import { directionOf, localeOf, negotiateLanguage } from './languages.ts'

describe('negotiation', () => {
  test.each([
    ['fr-TN,fr;q=0.9,en;q=0.8', 'fr'],
    ['en-US,en;q=0.5', 'en'],
    ['AR-tn', 'ar'],
    ['de;q=1,en;q=0.2,ar;q=0.7', 'ar'],
    ['en;q=0,fr;q=0.1', 'fr'],
    ['de, it', 'fr'],
    ['*', 'fr'],
    ['', 'fr'],
    ['en;q=broken,ar', 'ar'],
    ['<script>alert(1)</script>', 'fr'],
  ])('%s gives %s', (header, expected) => {
    expect(negotiateLanguage(header)).toBe(expected)
  })

  test('a long header costs no more than a short one', () => {
    expect(negotiateLanguage(`${'de,'.repeat(100_000)}en`)).toBe('fr')
  })
})

test('only Arabic runs from right to left, and keeps Latin digits', () => {
  expect(['en', 'fr', 'ar'].map((language) => directionOf(language as 'en'))).toEqual(['ltr', 'ltr', 'rtl'])
  expect(new Intl.NumberFormat(localeOf('ar')).format(42)).toBe('42')
})
