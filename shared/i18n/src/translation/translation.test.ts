import { AUDIT_VERBS } from '@comptoir/contracts/audit'
import { AUDIT_ACTIONS, ERRORS, PERMISSIONS } from '@comptoir/contracts/catalogue'
import { describe, expect, test } from '@jest/globals'
import { LANGUAGES, localeOf, type Language } from '../languages.ts'
import { flatten } from '../phrase/phrase.ts'
import { wholeTranslation } from '../words.ts'

const phrases = Object.fromEntries(
  LANGUAGES.map((language) => [language, new Map(flatten(wholeTranslation(language)))]),
) as Record<Language, Map<string, string>>

const FORMS = { en: ['one', 'other'], fr: ['one', 'many', 'other'], ar: ['zero', 'one', 'two', 'few', 'many', 'other'] }
const VERBS = new Set<string>(AUDIT_VERBS)
const FORM = /_(zero|one|two|few|many|other)$/

const baseOf = (key: string) => key.replace(FORM, '')
const paramsOf = (text: string) => [...text.matchAll(/\{\{(\w+)\}\}/g)].map((match) => match[1]).sort()
const basesOf = (language: Language) => [...new Set([...phrases[language].keys()].map(baseOf))].sort()

/** Written the same in French as in English, and right so. */
const SAME_IN_FRENCH = new Set([
  'Badge',
  'Installation',
  '{{value}} ms',
  'Actions',
  'Notifications',
  'Webhook',
  'Import',
  'Note',
  'Client',
  'Clients',
  'clients',
  'Commissions',
  'Cause',
  'Contacts',
  'Description',
  'BIC',
  'FODEC',
  'IBAN',
  'RIB',
  'Incident',
  'Stocks',
  'Contact',
  '© {{year}} Comptoir',
  'Active',
  'Code',
  'Logo',
  'Lots',
  'Lot {{number}}',
  'Orange',
  'Stock',
  'Total',
  'Type',
  'English',
  'Français',
  'العربية',
])

/** Names and abbreviations that Arabic text keeps in Latin letters. */
const LATIN_IN_ARABIC =
  /\{\{\w+\}\}|CSV UTF-8|CSV|https|PDF|PNG|JPEG|WebP|AVIF|HEIC|IBAN|RIB|BIC|FODEC|ZIP|GIF|SVG|EAN-13|Code 128|QR|Excel|XLS|Home|End|English|Français|Comptoir|الفئة [ABC]|name@example\.com/g

describe('the three languages say the same', () => {
  test.each(['fr', 'ar'] as const)('%s has the keys of English', (language) => {
    expect(basesOf(language)).toEqual(basesOf('en'))
  })

  test.each(LANGUAGES)('%s has all its plural forms, and no other', (language) => {
    const counted = [...phrases[language].keys()].filter((key) => FORM.test(key))
    const expected = new Set(counted.map(baseOf).flatMap((base) => FORMS[language].map((form) => `${base}_${form}`)))
    expect(new Set(counted)).toEqual(expected)
    expect(new Intl.PluralRules(localeOf(language)).resolvedOptions().pluralCategories.toSorted()).toEqual(
      FORMS[language].toSorted(),
    )
  })

  test.each(['fr', 'ar'] as const)('%s uses the parameters of English', (language) => {
    for (const [key, text] of phrases[language]) {
      const english = phrases.en.get(key) ?? phrases.en.get(`${baseOf(key)}_other`) ?? ''
      const saysNumberInWords = /_(zero|one|two)$/.test(key) && !text.includes('{{count}}')
      const expected = paramsOf(english).filter((name) => !(saysNumberInWords && name === 'count'))
      expect({ key, params: paramsOf(text) }).toEqual({ key, params: expected })
    }
  })

  test('no phrase is empty or has an exclamation mark that the specification does not fix', () => {
    for (const language of LANGUAGES) {
      for (const [key, text] of phrases[language]) {
        expect({ key, text }).toEqual({ key, text: expect.stringMatching(/\S/) })
        if (key !== 'shell.unexpected.title')
          expect({ key, isLoud: text.includes('!') }).toEqual({ key, isLoud: false })
      }
    }
  })
})

describe('nothing stays in another language', () => {
  test('Arabic has no Latin words', () => {
    for (const [key, text] of phrases.ar) {
      expect({ key, latin: text.replace(LATIN_IN_ARABIC, '').match(/[A-Za-zÀ-ÿ]+/g) }).toEqual({ key, latin: null })
    }
  })

  test('Arabic has Latin digits and Arabic marks', () => {
    for (const [key, text] of phrases.ar) {
      expect({ key, foreign: text.match(/[٠-٩۰-۹]|[؀-ۿ] ?[,;?]/g) }).toEqual({ key, foreign: null })
    }
  })

  test('French is not English', () => {
    for (const [key, text] of phrases.fr) {
      if (SAME_IN_FRENCH.has(text)) continue
      const hasLetters = /[a-z]/i.test(text.replace(/\{\{\w+\}\}/g, ''))
      if (hasLetters) expect({ key, text }).not.toEqual({ key, text: phrases.en.get(key) })
    }
  })

  test('French sets its quotes and apostrophes as printed', () => {
    for (const [key, text] of phrases.fr)
      expect({ key, typed: text.match(/["']| [;:?!]/g) }).toEqual({ key, typed: null })
  })
})

describe.each(LANGUAGES)('what the contracts declare, in %s', (language) => {
  const spoken = (start: string): string[] =>
    [...phrases[language].keys()].filter((key) => key.startsWith(start)).map((key) => key.slice(start.length))

  test('every refusal has a phrase with the parameters that it is declared with, and no phrase is without a refusal', () => {
    const told = Object.fromEntries(
      spoken('error.').map((code) => [code, [...new Set(paramsOf(phrases[language].get(`error.${code}`) ?? ''))]]),
    )
    const declared = [...ERRORS].map(([code, { params }]) => [code, [...params].sort()] as const)
    expect(told).toEqual(Object.fromEntries(declared))
  })

  test('so has every permission', () => {
    expect(spoken('permission.').sort()).toEqual([...PERMISSIONS.keys()].sort())
  })

  test('so have all that audit trails tell of, and what is done to it', () => {
    expect(spoken('entity.').sort()).toEqual([...AUDIT_ACTIONS.keys()].sort())
    const special = [...AUDIT_ACTIONS].flatMap(([entity, actions]) =>
      actions.filter((action) => !VERBS.has(action)).map((action) => `${entity}.${action}`),
    )
    expect(spoken('action.').sort()).toEqual(special.sort())
    expect(spoken('verb.').sort()).toEqual([...VERBS].sort())
  })
})

test.each(LANGUAGES)('%s has the keys that the specification names', (language) => {
  for (const key of ['required', 'passwordsMustMatch', 'passwordChanged', 'errorChangingPassword']) {
    expect(phrases[language].get(`header.editPasswordForm.${key}`)).toBeTruthy()
  }
})
