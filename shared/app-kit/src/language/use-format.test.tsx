import { expect, test } from '@jest/globals'
import { aCompany, aSession } from '@comptoir/testing/fake'
import { act, renderHook } from '@testing-library/react'
import i18next from 'i18next'
import { initReactI18next } from 'react-i18next'
import { signIn, signOut } from '../session/store.ts'
import { currentLanguage, translate, useLanguage } from './language.ts'
import { useFormat } from './use-format.ts'

const visible = (text: string) => text.replace(/[\u00A0\u202F]/g, ' ')

test('before a translation is there, the fallback speaks and keys stay keys', () => {
  expect(currentLanguage()).toBe('fr')
  expect(translate('common.save')).toBe('common.save')
})

test('formats follow the language, the currency and the zone', async () => {
  await i18next.use(initReactI18next).init({
    lng: 'fr',
    supportedLngs: ['en', 'fr', 'ar'],
    resources: {
      fr: { translation: { common: { save: 'Enregistrer' } } },
      ar: { translation: { common: { save: 'حفظ' } } },
    },
  })
  signIn(aSession({ company: aCompany({ currency: 'EUR', timeZone: 'UTC' }) }))
  const { result } = renderHook(() => ({ format: useFormat(), language: useLanguage() }))
  expect(visible(result.current.format.money(57_120))).toBe('571,20 €')
  expect(visible(result.current.format.money(63_110, 'TND'))).toBe('63,110 DT')
  expect(result.current.format.dateTime('2026-01-05T14:07:00.000Z')).toBe('05/01/2026 14:07')
  expect(translate('common.save')).toBe('Enregistrer')
  await act(() => i18next.changeLanguage('ar'))
  expect(result.current.language).toBe('ar')
  expect(visible(result.current.format.money(63_110, 'TND'))).toBe('63,110 د.ت')
  act(signOut)
  expect(visible(result.current.format.money(63_110))).toBe('63,110 د.ت')
  expect(result.current.format.time('2026-01-05T14:07:00.000Z')).toBe('15:07')
})
