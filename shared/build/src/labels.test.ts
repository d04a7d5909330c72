import { afterAll, expect, test } from '@jest/globals'
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { RemoteManifest } from '@comptoir/contracts'
import { labelsOf } from './labels.ts'

const folder = mkdtempSync(join(tmpdir(), 'labels-'))
afterAll(() => rmSync(folder, { recursive: true }))

const remote: RemoteManifest = {
  id: 'tiny',
  version: '0.1.0',
  owner: 'tiny',
  requires: { contract: '^1.0', platform: '^1.0', api: '^1.0' },
  routes: [{ path: '', layout: 'public', permission: null, module: './routes', titleKey: 'routes.home', skeleton: 'page' }],
  nav: [],
  i18n: { namespace: 'tiny', languages: ['en', 'fr', 'ar'] },
}

function write(language: string, phrases: object): void {
  mkdirSync(join(folder, 'locales'), { recursive: true })
  writeFileSync(join(folder, 'locales', `${language}.json`), JSON.stringify(phrases))
}

test('labels are taken from the locale files of every language', () => {
  write('en', { routes: { home: 'Home', other: 'Other' } })
  write('fr', { routes: { home: 'Accueil' } })
  write('ar', { routes: { home: 'الرئيسية' } })
  expect(labelsOf(folder, remote)).toEqual({ en: { 'routes.home': 'Home' }, fr: { 'routes.home': 'Accueil' }, ar: { 'routes.home': 'الرئيسية' } })
})

test('a phrase that is missing or empty in one language stops the build, with file and key', () => {
  write('fr', { routes: { home: ' ' } })
  write('ar', {})
  expect(() => labelsOf(folder, remote)).toThrow(/fr\.json has no phrase "routes\.home"[\s\S]*ar\.json has no phrase "routes\.home"/)
})
