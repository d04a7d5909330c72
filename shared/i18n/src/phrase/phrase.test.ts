import { describe, expect, test } from '@jest/globals'
import { phrase } from './phrase.ts'
import { errorPhrase } from '../words.ts'

const visible = (text: string) => text.replace(/[\u00A0\u202F]/g, ' ').replace(/[\u2066\u2069]/g, '')

describe('parameters are written by the unit in their name', () => {
  const total = { shownMinor: 63_110, computedMinor: 64_000, currency: 'TND' }

  test('money', () => {
    expect(visible(errorPhrase('fr', 'sale.totalMismatch', total))).toContain(
      '63,110 DT, n’est pas le total calculé, 64,000 DT',
    )
    expect(visible(errorPhrase('en', 'sale.totalMismatch', total))).toContain(
      'shown, 63.110 TND, does not match the calculated total, 64.000 TND',
    )
    expect(visible(errorPhrase('ar', 'sale.totalMismatch', total))).toContain('63,110 د.ت')
  })

  test('quantities, rates, instants and numbers', () => {
    const short = { product: 'Harissa', onHandMilli: 2_350, requestedMilli: 6_000 }
    expect(errorPhrase('en', 'sale.stockShort', short)).toContain('2.35 left, 6 needed')
    expect(visible(errorPhrase('fr', 'sale.discountTooHigh', { product: 'Thé', maxDiscountRate: 7.5 }))).toContain(
      'les 7,5 % que',
    )
    expect(errorPhrase('fr', 'request.versionStale', { by: 'Amel', changedAt: '2026-01-05T14:07:00.000Z' })).toContain(
      'Amel a modifié cette fiche le 05/01/2026 15:07',
    )
    expect(errorPhrase('en', 'fiscalClosing.numberMissing', { missingNumber: 4218 })).toContain('Number 4218 of')
  })

  test('a permission is named in words', () => {
    expect(visible(errorPhrase('fr', 'auth.forbidden', { permission: 'products.write' }))).toContain(
      '« gérer les produits »',
    )
    expect(errorPhrase('en', 'auth.forbidden', { permission: 'not.known' })).toContain('“not.known”')
  })

  test('a parameter left out, or money without its currency, leaves a gap and no error', () => {
    expect(errorPhrase('en', 'product.codeTaken')).toContain('already has the code ….')
    expect(errorPhrase('en', 'sale.underpaid', { missingMinor: 5 })).toBe(
      '… is still due. The sale was not recorded and is kept on the screen.',
    )
    expect(errorPhrase('en', 'request.versionStale', { by: 'Amel', changedAt: 'long ago' })).toContain('on long ago')
  })

  test('what a person typed is never read as a placeholder', () => {
    expect(errorPhrase('en', 'product.codeTaken', { code: '{{code}} $&' })).toContain(
      'already has the code {{code}} $&.',
    )
  })
})

describe('keys', () => {
  test('a count chooses the form of its language', () => {
    const said = (language: 'en' | 'fr' | 'ar', count: number) => phrase(language, 'validation.maxLength', { count })
    expect(said('en', 1)).toBe('Enter at most 1 character.')
    expect(said('fr', 80)).toBe('Saisissez au plus 80 caractères.')
    expect([1, 2, 3, 11, 100].map((count) => said('ar', count))).toEqual([
      'أدخل حرفا واحدا على الأكثر.',
      'أدخل حرفين على الأكثر.',
      'أدخل 3 أحرف على الأكثر.',
      'أدخل 11 حرفا على الأكثر.',
      'أدخل 100 حرف على الأكثر.',
    ])
  })

  test('an unknown key comes back as it is', () => {
    expect(phrase('fr', 'error.nothing.likeThis')).toBe('error.nothing.likeThis')
  })

  test('French marks never begin a line', () => {
    expect(phrase('fr', 'common.leaveTitle')).toBe('Quitter sans enregistrer\u202F?')
  })
})
