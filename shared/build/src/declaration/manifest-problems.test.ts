import { expect, test } from '@jest/globals'
import type { RemoteManifest } from '@comptoir/contracts/federation'
import { manifestProblems } from './manifest-problems.ts'
import { aRemote } from '../testing/a-remote.ts'

const routes = (given: Partial<RemoteManifest['routes'][0]>) =>
  aRemote().routes.map((route) => ({ ...route, ...given }))
const nav = (given: Partial<RemoteManifest['nav'][0]>) => aRemote().nav.map((entry) => ({ ...entry, ...given }))
const command = { labelKey: 'routes.products', path: 'products', layout: 'pointOfSale' as const, permission: null }
const search = {
  path: '/api/:companyId/products/search',
  labelKey: 'routes.products',
  icon: 'package',
  to: 'products/edit/:id',
  layout: 'pointOfSale' as const,
  permission: null,
}
const found = { routes: [...routes({}), ...routes({ path: 'products/edit/:id' })] }
const extension = {
  point: 'client.summary' as const,
  order: 1,
  permission: null,
  titleKey: 'routes.products',
  module: './x/last-sales',
}

test('what holds is not complained of', () => {
  const data = ['/api/:companyId/products/paginated?pointOfSale=:pointOfSaleId&page=1']
  expect(
    manifestProblems(aRemote({ routes: routes({ data }), commands: [command], extensions: [extension] }), 'tiny'),
  ).toEqual([])
})

test('a search that leads to the page of a record, or to a list, is not complained of', () => {
  expect(manifestProblems(aRemote({ ...found, search: [{ ...search, list: 'products' }] }), 'tiny')).toEqual([])
})

test.each<[string, Partial<RemoteManifest>, RegExp]>([
  ['another id than it is built as', { id: 'other' }, /built as "tiny"/],
  [
    'a namespace that is not its id',
    { i18n: { namespace: 'shop', languages: ['en', 'fr', 'ar'] } },
    /namespace must be the id/,
  ],
  ['a language left out', { i18n: { namespace: 'tiny', languages: ['en', 'fr'] } }, /"ar" is missing/],
  [
    'a permission that does not exist',
    { routes: routes({ permission: 'products.eat' }) },
    /"products.eat", which does not exist/,
  ],
  [
    "a command's permission that does not exist",
    { commands: [{ ...command, permission: 'products.eat' }] },
    /The command "routes.products" asks for the permission "products.eat"/,
  ],
  [
    "an extension's permission that does not exist",
    { extensions: [{ ...extension, permission: 'products.eat' }] },
    /The extension of "client.summary" asks for the permission "products.eat"/,
  ],
  [
    'navigation to a page it does not have',
    { nav: nav({ path: 'units' }) },
    /The navigation points to "pointOfSale\/units", which is none/,
  ],
  [
    'a command that leads to a page it does not have',
    { commands: [{ ...command, path: 'units' }] },
    /The command "routes.products" points to "pointOfSale\/units", which is none/,
  ],
  [
    'navigation to an address with a parameter',
    { routes: routes({ path: 'products/:id' }), nav: nav({ path: 'products/:id' }) },
    /The navigation .* a parameter nobody fills in/,
  ],
  [
    'a command to an address with a parameter',
    { routes: routes({ path: 'products/:id' }), nav: [], commands: [{ ...command, path: 'products/:id' }] },
    /The command .* a parameter nobody fills in/,
  ],
  ['an icon outside the list', { nav: nav({ icon: 'skull' }) }, /"skull"/],
  ['a badge that nothing counts', { nav: nav({ badge: 'lowStock' }) }, /badge "lowStock", but without "activate"/],
  [
    'data by what the address does not say',
    { routes: routes({ data: ['/api/:companyId/products/:id'] }) },
    /by :id, but its address says only :companyId and :pointOfSaleId/,
  ],
  [
    'data by a point of sale in a page of the company',
    { routes: routes({ layout: 'company', data: ['/api/:companyId/x?in=:pointOfSaleId'] }), nav: [] },
    /by :pointOfSaleId, but its address says only :companyId/,
  ],
  [
    'data by a company in a public page',
    { routes: routes({ layout: 'public', data: ['/api/:companyId/x'] }), nav: [] },
    /by :companyId, but its address says none/,
  ],
  [
    'a search that leads to a page it does not have',
    { search: [search] },
    /The search .* leads to "pointOfSale\/products\/edit\/:id", which is none/,
  ],
  [
    'a search that leads to no record',
    { ...found, search: [{ ...search, to: 'products' }] },
    /a hit fills in :id and nothing else/,
  ],
  [
    'a search whose icon is outside the list',
    { ...found, search: [{ ...search, icon: 'skull' }] },
    /The icon "skull" of the search/,
  ],
  [
    'a search of a permission that does not exist',
    { ...found, search: [{ ...search, permission: 'products.eat' }] },
    /The search .* asks for the permission "products.eat"/,
  ],
  [
    'a search whose list it does not have',
    { ...found, search: [{ ...search, list: 'units' }] },
    /points to "pointOfSale\/units", which is none/,
  ],
  ['settings that are no object', { settings: { type: 'array', items: {} } }, /JSON Schema of an object/],
  ['settings without properties', { settings: { type: 'object' } }, /JSON Schema of an object/],
])('refused: %s', (_, given, sentence) => {
  expect(manifestProblems(aRemote(given), 'tiny').join('\n')).toMatch(sentence)
})
