import { afterAll, describe, expect, test } from '@jest/globals'
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { RemoteManifest } from '@comptoir/contracts'
import { manifestProblems, pageNames, pageProblems, readRemote } from './remote-json.ts'

const folders: string[] = []
afterAll(() => folders.forEach((folder) => rmSync(folder, { recursive: true })))

function aRemote(given: Partial<RemoteManifest> = {}): RemoteManifest {
  return {
    id: 'tiny',
    version: '0.1.0',
    owner: 'tiny',
    requires: { contract: '^1.0', platform: '^1.0', api: '^1.0' },
    routes: [{ path: 'products', layout: 'pointOfSale', permission: 'products.read', module: './routes', titleKey: 'routes.products', skeleton: 'table' }],
    nav: [{ section: 'inventory', order: 10, icon: 'package', labelKey: 'routes.products', path: 'products', layout: 'pointOfSale', permission: null }],
    i18n: { namespace: 'tiny', languages: ['en', 'fr', 'ar'] },
    ...given,
  }
}

function folderOf(remote: unknown, routes = "definePages({\n  'pointOfSale/products': load,\n})"): string {
  const folder = mkdtempSync(join(tmpdir(), 'remote-'))
  folders.push(folder)
  mkdirSync(join(folder, 'src'))
  writeFileSync(join(folder, 'remote.json'), JSON.stringify(remote))
  writeFileSync(join(folder, 'src/routes.tsx'), routes)
  return folder
}

describe('a remote.json', () => {
  test('that declares what the remote has is accepted', () => {
    expect(readRemote(folderOf(aRemote()), 'tiny')).toEqual(aRemote())
  })

  test('is refused for a key that the schema does not name', () => {
    expect(() => readRemote(folderOf({ ...aRemote(), colour: 'blue' }), 'tiny')).toThrow(/must not have additional properties/)
  })

  test('is refused when it is missing, saying what it is for', () => {
    expect(() => readRemote(tmpdir(), 'tiny')).toThrow(/says what the remote "tiny" adds/)
  })

  test('is refused for a route without a page and for a page without a route, both named', () => {
    const wrong = "definePages({\n  'pointOfSale/units': load,\n})"
    expect(() => readRemote(folderOf(aRemote(), wrong), 'tiny')).toThrow(/"pointOfSale\/products" has no page[\s\S]*page "pointOfSale\/units" that remote.json does not declare/)
  })

  test.each([
    ['another id than it is built as', { id: 'other', i18n: aRemote().i18n }, /built as "tiny"/],
    ['a namespace that is not its id', { i18n: { namespace: 'shop', languages: ['en', 'fr', 'ar'] } }, /namespace must be the id/],
    ['a language left out', { i18n: { namespace: 'tiny', languages: ['en', 'fr'] } }, /"ar" is missing/],
    ['a route declared twice', { routes: [...aRemote().routes, ...aRemote().routes] }, /declared twice/],
    ['a permission that does not exist', { routes: aRemote().routes.map((route) => ({ ...route, permission: 'products.eat' })) }, /"products.eat", which does not exist/],
    ['navigation to a page it does not have', { nav: aRemote().nav.map((entry) => ({ ...entry, path: 'units' })) }, /none of the remote's routes/],
    ['an icon outside the list', { nav: aRemote().nav.map((entry) => ({ ...entry, icon: 'skull' })) }, /"skull"/],
  ])('is refused for %s', (_, given, sentence) => {
    expect(manifestProblems(aRemote(given), 'tiny').join('\n')).toMatch(sentence)
  })

  test('is refused for navigation to an address with a parameter', () => {
    const path = 'products/edit/:id'
    const remote = aRemote({ routes: aRemote().routes.map((route) => ({ ...route, path })), nav: aRemote().nav.map((entry) => ({ ...entry, path })) })
    expect(manifestProblems(remote, 'tiny').join('\n')).toMatch(/a parameter nobody fills in/)
  })
})

test('page names are read from the literals of definePages', () => {
  const source = `export const pages = definePages({\n  'public/': a,\n  "company/pointsOfSale/:id": b,\n})\nconst other = { 'nowhere/x': 1 }`
  expect(pageNames(source)).toEqual(['public/', 'company/pointsOfSale/:id'])
})

test('only the routes of a module are asked of its source', () => {
  const remote = aRemote({ routes: aRemote().routes.map((route) => ({ ...route, module: './others' })) })
  expect(pageProblems(remote, './routes', '')).toEqual([])
})
