import { expect, test } from '@jest/globals'
import { neededFeatures, phraseFile } from './phrase-needs.ts'

const names = new Map([
  ['brands', ['brands.title', 'brands.form.name']],
  ['products', ['products.title', 'products.state.open.label']],
  ['silent', []],
])
const needed = (file: string, text: string) => neededFeatures([{ file, text }], names)

test.each([
  ['its own component', 'src/features/brands/row.tsx', '', ['brands']],
  ['a rule of another, which says nothing', 'src/features/brands/brands.rules.ts', '', []],
  ['a phrase that shared code names', 'src/common/row.ts', "t('products.title')", ['products']],
  ['a phrase that is put together', 'src/common/row.ts', 't(`products.state.${state}.label`)', ['products']],
  ['words that only look like one', 'src/common/row.ts', "can('products.read') || 'brands.js'", []],
  ['a feature without phrases', 'src/features/silent/row.tsx', '', []],
  ['phrases of both', 'src/features/products/row.tsx', 'i18nKey="brands.form.name"', ['brands', 'products']],
])('a page with %s needs their phrases', (_, file, text, expected) => {
  expect(needed(file, text)).toEqual(expected)
})

test('features that are needed together have one file, named after them as long as that is short', () => {
  expect(phraseFile(['brands'])).toBe('phrases/brands')
  expect(phraseFile(['discounts', 'products'])).toBe('phrases/discounts.products')
  expect(phraseFile([])).toBe('phrases/shared')
  expect(phraseFile(Array.from({ length: 9 }, (_, index) => `long-feature-${index}`))).toMatch(/^phrases\/[0-9a-f]{8}$/)
})
