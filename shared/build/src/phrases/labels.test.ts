import { afterAll, expect, test } from '@jest/globals'
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { labelsOf } from './labels.ts'
import { aRemote } from '../testing/a-remote.ts'

const folder = mkdtempSync(join(tmpdir(), 'labels-'))
afterAll(() => rmSync(folder, { recursive: true }))

const remote = aRemote({
  routes: [
    { path: '', layout: 'public', permission: null, module: './routes', titleKey: 'routes.home', skeleton: 'page' },
  ],
  nav: [],
})

function write(language: string, phrases: object, at = 'locales'): void {
  mkdirSync(join(folder, at), { recursive: true })
  writeFileSync(join(folder, at, `${language}.json`), JSON.stringify(phrases))
}

test('labels are taken from the locale files of every language', () => {
  write('en', { routes: { home: 'Home', other: 'Other' } })
  write('fr', { routes: { home: 'Accueil' } })
  write('ar', { routes: { home: 'الرئيسية' } })
  expect(labelsOf(folder, remote)).toEqual({
    en: { 'routes.home': 'Home' },
    fr: { 'routes.home': 'Accueil' },
    ar: { 'routes.home': 'الرئيسية' },
  })
})

test('those of a feature come from its own phrases', () => {
  const own = aRemote({ ...remote, routes: remote.routes.map((route) => ({ ...route, titleKey: 'priceLists.title' })) })
  for (const language of ['en', 'fr', 'ar'])
    write(language, { title: `Prices ${language}` }, 'src/features/price-lists/phrases')
  expect(labelsOf(folder, own)['ar']).toEqual({ 'priceLists.title': 'Prices ar' })
  write('fr', {}, 'src/features/price-lists/phrases')
  expect(() => labelsOf(folder, own)).toThrow(/price-lists\/phrases\/fr\.json has no phrase "priceLists\.title"/)
})

test('extensions and commands have theirs among them', () => {
  const withMore = aRemote({
    ...remote,
    extensions: [{ point: 'client.summary', order: 1, permission: null, titleKey: 'x.title', module: './x/a' }],
    commands: [
      { labelKey: 'c.label', keywordsKey: 'c.words', path: '', layout: 'public', permission: null },
      { labelKey: 'c.label', path: '', layout: 'public', permission: null },
    ],
  })
  for (const language of ['en', 'fr', 'ar'])
    write(language, { routes: { home: 'h' }, x: { title: 't' }, c: { label: 'l', words: 'w' } })
  expect(labelsOf(folder, withMore)['fr']).toEqual({
    'routes.home': 'h',
    'x.title': 't',
    'c.label': 'l',
    'c.words': 'w',
  })
})

test('a phrase that is missing or empty in one language stops the build, with file and key', () => {
  write('fr', { routes: { home: ' ' } })
  write('ar', {})
  expect(() => labelsOf(folder, remote)).toThrow(
    /fr\.json has no phrase "routes\.home"[\s\S]*ar\.json has no phrase "routes\.home"/,
  )
})
