import { describe, expect, test } from '@jest/globals'
import { phraseFaults, type UsedPhrases } from './phrase-faults.ts'
import { flattenLocale, parityFaults } from './phrase-parity.ts'

const EN = {
  title: 'Products',
  page: 'Page {{page}}',
  count_one: '{{count}} product',
  count_other: '{{count}} products',
}
const FR = {
  title: 'Produits',
  page: 'Page {{page}}',
  count_one: '{{count}} produit',
  count_many: '{{count}} de produits',
  count_other: '{{count}} produits',
}
const AR = {
  title: 'المنتوجات',
  page: 'الصفحة {{page}}',
  count_zero: 'لا منتوج',
  count_one: 'منتوج واحد',
  count_two: 'منتوجان',
  count_few: '{{count}} منتوجات',
  count_many: '{{count}} منتوجًا',
  count_other: '{{count}} منتوج',
}

const without = (tree: object, key: string): object =>
  Object.fromEntries(Object.entries(tree).filter(([name]) => name !== key))
const faults = ({ en = EN, fr = FR, ar = AR }: { en?: object; fr?: object; ar?: object }): string[] =>
  parityFaults(
    { en: new Map(flattenLocale(en)), fr: new Map(flattenLocale(fr)), ar: new Map(flattenLocale(ar)) },
    { latinInArabic: ['CSV'], exclaimed: ['saved'] },
  )

describe('phrases of three languages', () => {
  test('agree', () => {
    expect(faults({})).toEqual([])
    expect(faults({ ar: { ...AR, title: 'ملف CSV' } })).toEqual([])
    const saved = { saved: 'OK!' }
    expect(faults({ en: { ...EN, ...saved }, fr: { ...FR, ...saved }, ar: { ...AR, saved: 'تم!' } })).toEqual([])
  })

  test.each([
    ['a key that is missing', { fr: without(FR, 'title') }, 'fr: "title" is missing'],
    ['a key too many', { ar: { ...AR, other: 'آخر' } }, 'ar: "other" is not in en'],
    ['a plural form that is missing', { ar: without(AR, 'count_few') }, 'ar: the plural form "count_few" is missing'],
    ['the French form of millions', { fr: without(FR, 'count_many') }, 'fr: the plural form "count_many" is missing'],
    [
      'a form that the language does not have',
      { en: { ...EN, count_few: 'some products' } },
      'en: "count_few" is no plural form of this language',
    ],
    [
      'another parameter',
      { fr: { ...FR, page: 'Page {{number}}' } },
      'fr: "page" has {{number}} where en has {{page}}',
    ],
    [
      'a number left out of an uncounted form',
      { ar: { ...AR, count_few: 'منتوجات' } },
      'ar: "count_few" has {{}} where en has {{count}}',
    ],
    ['an empty text', { fr: { ...FR, title: ' ' } }, 'fr: "title" is empty'],
    [
      'one that was generated and waits for its translator',
      { fr: { ...FR, title: 'TRANSLATE: Products' } },
      'fr: "title" waits for its translation',
    ],
    ['English left in Arabic', { ar: { ...AR, title: 'Products' } }, 'ar: "title" has the Latin word "Products"'],
    ['eastern digits', { ar: { ...AR, title: 'المنتوجات ٢' } }, 'ar: "title" has digits other than 0 to 9'],
    [
      'a name that may begin with a vowel',
      { fr: { ...FR, page: 'La demande de {{name}}' } },
      'fr: "page" has "de" before a name',
    ],
    [
      'several people addressed',
      { ar: { ...AR, title: 'ثم اختاروا منها' } },
      'ar: "title" addresses several people: "اختاروا"',
    ],
    [
      'what several people own',
      { ar: { ...AR, title: 'نسب شركتكم.' } },
      'ar: "title" addresses several people: "شركتكم"',
    ],
    ['a raised voice', { en: { ...EN, title: 'Products!' } }, 'en: "title" has an exclamation mark'],
  ])('are refused with %s', (_, changed, fault) => {
    expect(faults(changed)).toContain(fault)
  })

  test('are texts', () => {
    expect(() => flattenLocale({ list: ['one'] })).toThrow('"list." is neither a text nor a group of texts')
  })
})

const ASKING = `
  const a = t('products.title')
  const b = t(isNew ? 'products.new' : 'common.edit', { name })
  const c = t(\`products.state.\${state}.label\`)
  const d = <Trans i18nKey="products.hint" />
  const e = { titleKey: 'products.named' }
  const f = t(['products.first', 'products.last'])
  const KEYS = { sold: 'products.sold' }
`
const asking: UsedPhrases = {
  sources: { 'page.tsx': ASKING },
  own: new Set(
    ['title', 'new', 'state.open.label', 'hint', 'named', 'first', 'last', 'sold'].map((name) => `products.${name}`),
  ),
  common: new Set(['common.edit', 'common.save']),
  dynamic: [],
  named: [],
}

describe('phrases that are asked for', () => {
  test('are there, and nobody keeps another', () => {
    expect(phraseFaults(asking)).toEqual([])
  })

  test.each(['title', 'new', 'hint', 'named', 'first', 'last'])('are missed: products.%s', (name) => {
    const own = new Set([...asking.own].filter((key) => key !== `products.${name}`))
    expect(phraseFaults({ ...asking, own })).toEqual([`page.tsx asks for "products.${name}", which has no phrase`])
  })

  test('are missed when put together', () => {
    const own = new Set([...asking.own].filter((key) => key !== 'products.state.open.label'))
    expect(phraseFaults({ ...asking, own })).toHaveLength(1)
  })

  test('are missed when a feature.json names them', () => {
    expect(phraseFaults({ ...asking, named: ['routes.products'] })).toEqual([
      'a feature.json asks for "routes.products", which has no phrase',
    ])
  })

  test('are found unused, save where a beginning is listed as dynamic', () => {
    const own = new Set([...asking.own, 'products.kind.food'])
    expect(phraseFaults({ ...asking, own })).toEqual(['nobody asks for "products.kind.food"'])
    expect(phraseFaults({ ...asking, own, dynamic: ['products.kind.'] })).toEqual([])
    expect(phraseFaults({ ...asking, dynamic: ['products.kind.'] })).toEqual([
      'no key begins with "products.kind.", which is listed as dynamic',
    ])
  })
})
