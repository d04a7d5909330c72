import { afterEach, expect, test } from '@jest/globals'
import { rmSync } from 'node:fs'
import { aFolderWith } from '../testing/a-remote.ts'
import { allPhrases, mergedPhrases, phraseNames, readPhrases } from './read-phrases.ts'

const folders: string[] = []
afterEach(() => folders.splice(0).forEach((folder) => rmSync(folder, { recursive: true })))

function aRemoteWith(files: Record<string, object | string>): string {
  const texts = Object.entries(files).map(([file, content]) => [
    file,
    typeof content === 'string' ? content : JSON.stringify(content),
  ])
  const folder = aFolderWith(Object.fromEntries(texts) as Record<string, string>)
  folders.push(folder)
  return folder
}

test('phrases of features are under the features’ names, next to the shared ones', () => {
  const folder = aRemoteWith({
    'locales/en.json': { filters: { all: 'All' } },
    'src/features/points-of-sale/phrases/en.json': { title: 'Points of sale' },
    'src/features/choice/index.ts': '',
  })
  expect(allPhrases(folder, 'en')).toEqual({ filters: { all: 'All' }, pointsOfSale: { title: 'Points of sale' } })
  expect(allPhrases(folder, 'fr')).toEqual({})
})

test('some features are had without the others, and always with the shared ones', () => {
  const phrases = readPhrases(
    aRemoteWith({
      'locales/en.json': { filters: { all: 'All' } },
      'src/features/brands/phrases/en.json': { title: 'Brands' },
      'src/features/units/phrases/en.json': { title: 'Units' },
    }),
    'en',
  )
  expect(mergedPhrases(phrases, ['units'])).toEqual({ filters: { all: 'All' }, units: { title: 'Units' } })
  expect(mergedPhrases(phrases, [])).toEqual({ filters: { all: 'All' } })
})

test('no French line begins with a mark, or with the end of a quotation', () => {
  const phrases = { sure: 'Supprimer « {{name}} » ?', kept: 'Conservé : 12 % ; le reste !' }
  const folder = aRemoteWith({
    'locales/fr.json': phrases,
    'src/features/brands/phrases/fr.json': phrases,
    'locales/en.json': { kept: 'Kept : all' },
  })
  const sure = 'Supprimer «\u00A0{{name}}\u00A0»\u202F?'
  const spaced = { sure, kept: 'Conservé\u00A0: 12\u00A0%\u202F; le reste\u202F!' }
  expect(allPhrases(folder, 'fr')).toEqual({ ...spaced, brands: spaced })
  expect(allPhrases(folder, 'en')).toEqual({ kept: 'Kept : all' })
})

test('shared phrases do not take the name of a feature', () => {
  const folder = aRemoteWith({ 'locales/en.json': { brands: {} }, 'src/features/brands/phrases/en.json': {} })
  expect(() => readPhrases(folder, 'en')).toThrow(/locales\/en\.json has "brands", which belongs to .*brands\/phrases/)
})

test('a file that holds something else is named', () => {
  const folder = aRemoteWith({ 'src/features/brands/phrases/ar.json': { titles: ['one'] } })
  expect(() => readPhrases(folder, 'ar')).toThrow(/brands\/phrases\/ar\.json holds something else/)
})

test('names are told without the endings of numbers, and empty phrases have none', () => {
  expect(phraseNames({ a: { count_one: 'x', count_other: 'y', empty: ' ' }, b: 'z' })).toEqual([
    'a.count',
    'a.count',
    'b',
  ])
})

test('a feature that evaluates a contract’s rules has what the contract says', () => {
  const folder = aRemoteWith({
    'src/features/discounts/feature.json': { errors: ['discount'] },
    'src/features/discounts/phrases/en.json': { title: 'Discounts' },
    'src/features/brands/phrases/en.json': { title: 'Brands' },
  })
  const phrases = readPhrases(folder, 'en')
  expect(mergedPhrases(phrases, ['discounts'])).toMatchObject({
    error: { discount: { nameRequired: 'Discount name is required' } },
  })
  expect(mergedPhrases(phrases, ['brands'])).toEqual({ brands: { title: 'Brands' } })
})

test('errors of what no contract has are refused', () => {
  const folder = aRemoteWith({ 'src/features/brands/feature.json': { errors: ['spoon'] } })
  expect(() => readPhrases(folder, 'en')).toThrow(
    'The feature brands names the errors of "spoon", which no contract has.',
  )
})
