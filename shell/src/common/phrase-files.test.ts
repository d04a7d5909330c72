import { createInstance } from 'i18next'
import { beforeEach, describe, expect, test } from '@jest/globals'
import { createPhraseFiles, type PhraseFiles } from './phrase-files.ts'

type Answer = object | 'refused' | 'nothing'
/** What comes for `file.language`; whatever is not named says its own name. */
const answers = new Map<string, Answer>()
const asked: string[] = []

const said = (file: string, language: string): object => ({ [file.slice(1)]: { title: `${file} ${language}` } })

async function start(lng = 'en', { hasCommon = true } = {}) {
  const i18n = createInstance()
  await i18n
    .use({
      type: 'backend',
      init: () => undefined,
      read: (language: string, file: string, callback: (problem: Error | null, phrases: object | false) => void) => {
        const name = `${file}.${language}`
        asked.push(name)
        const answer = answers.get(name) ?? said(file, language)
        if (answer === 'refused') callback(new Error(name), false)
        else if (answer !== 'nothing') callback(null, answer as object)
      },
    })
    .init({ lng, fallbackLng: 'fr', ns: [], defaultNS: 'translation', interpolation: { escapeValue: false } })
  for (const language of ['en', 'fr']) if (hasCommon) i18n.addResourceBundle(language, 'translation', {})
  asked.length = 0
  return { i18n, files: createPhraseFiles(i18n), say: (key: string) => i18n.t(key, { ns: 'inventory' }) }
}

const load = (files: PhraseFiles, ...names: string[]) => Promise.all(names.map((name) => files.load(name, 'inventory')))

beforeEach(() => {
  answers.clear()
})

describe('files of phrases', () => {
  test('meet in the namespace that pages ask, group by group', async () => {
    answers.set('/units.en', { shared: { all: 'All' }, units: { title: 'Units' } })
    answers.set('/brands.en', { shared: { none: 'None' }, brands: { title: 'Brands' } })
    const { files, say } = await start()
    await load(files, '/units', '/brands')
    expect(['units.title', 'brands.title', 'shared.all', 'shared.none'].map(say)).toEqual([
      'Units',
      'Brands',
      'All',
      'None',
    ])
  })

  test('bring what contracts say of broken rules to where the kit asks for it', async () => {
    answers.set('/discounts.en', { discounts: {}, error: { discount: { nameRequired: 'A name, please' } } })
    const { i18n, files } = await start()
    await load(files, '/discounts')
    expect(i18n.t('error.discount.nameRequired', { ns: 'translation' })).toBe('A name, please')
  })

  test('wait for the words of every page before they are added to these', async () => {
    answers.set('/discounts.en', { discounts: {}, error: { discount: { nameRequired: 'A name, please' } } })
    answers.set('shell/profile.en', { profile: { title: 'My profile' } })
    const { i18n, files } = await start('en', { hasCommon: false })
    await Promise.all([load(files, '/discounts'), files.load('shell/profile', 'translation')])
    expect(i18n.hasResourceBundle('en', 'translation')).toBe(false)
    i18n.addResourceBundle('en', 'translation', { common: { save: 'Save' } })
    const said = (key: string) => i18n.t(key, { ns: 'translation' })
    expect(['common.save', 'profile.title', 'error.discount.nameRequired'].map(said)).toEqual([
      'Save',
      'My profile',
      'A name, please',
    ])
  })

  test('are asked for once, and only those that a page needs', async () => {
    const { files } = await start('fr')
    await load(files, '/units')
    await load(files, '/units', '/brands')
    expect(asked).toEqual(['/units.fr', '/brands.fr'])
  })

  test('of a release that was asked for later win, whichever comes first', async () => {
    answers.set('/newer/units.en', 'nothing')
    answers.set('/older/units.en', { units: { title: 'The older one' } })
    const { i18n, files, say } = await start()
    void files.load('/newer/units', 'inventory')
    await files.load('/older/units', 'inventory')
    i18n.addResourceBundle('en', '/newer/units', { units: { title: 'The newer one' } })
    expect(say('units.title')).toBe('The older one')
  })

  test('all come in a language that is chosen, before it is shown', async () => {
    const { i18n, files, say } = await start()
    await load(files, '/units', '/brands')
    await i18n.changeLanguage('ar')
    expect([say('units.title'), say('brands.title')]).toEqual(['/units ar', '/brands ar'])
  })

  test('fall back to the fallback language', async () => {
    answers.set('/units.en', { units: {} })
    const { files, say } = await start()
    await load(files, '/units')
    expect(say('units.title')).toBe('/units fr')
  })

  test('that hang keep nobody else waiting', async () => {
    answers.set('/units.en', 'nothing')
    const { files, say } = await start()
    void load(files, '/units')
    await load(files, '/brands')
    expect(say('brands.title')).toBe('/brands en')
  })

  test('that fail are reported, and requested again by the next attempt', async () => {
    answers.set('/units.en', 'refused')
    const { files, say } = await start()
    await expect(load(files, '/units')).rejects.toMatchObject({ name: 'PhrasesMissing' })
    answers.clear()
    await load(files, '/units')
    expect(say('units.title')).toBe('/units en')
  })

  test('of the release that a page is taken from are the ones it shows', async () => {
    answers.set('/now.en', { title: 'Now' })
    answers.set('/before.en', { title: 'Before' })
    const { files, say } = await start()
    await load(files, '/now')
    await load(files, '/before')
    expect(say('title')).toBe('Before')
    await load(files, '/now')
    expect(say('title')).toBe('Now')
  })
})
