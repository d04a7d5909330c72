import { afterEach, expect, test } from '@jest/globals'
import { currentLanguage } from './language.ts'

afterEach(() => document.documentElement.removeAttribute('lang'))

test('before any phrase has come, the language is that of the page, as its first script found it', () => {
  document.documentElement.lang = 'ar'
  expect(currentLanguage()).toBe('ar')
  document.documentElement.lang = 'de'
  expect(currentLanguage()).toBe('fr')
})
