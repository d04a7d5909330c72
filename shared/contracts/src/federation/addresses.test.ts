import { describe, expect, test } from '@jest/globals'
import { addressPattern, divideAddresses, leadsToPage, matchAddress, shellAddressOf } from './addresses.ts'
import type { RemoteRelease } from './release.ts'
import type { RemoteRoute } from './remote.ts'

type Place = Pick<RemoteRoute, 'layout' | 'path'>

function aRelease(id: string, places: Place[]): RemoteRelease {
  const routes = places.map((place): RemoteRoute => ({
    ...place,
    permission: null,
    module: './routes',
    titleKey: 'title',
    skeleton: 'page',
  }))
  return {
    build: 'b1',
    container: `${id}_b1`,
    base: `/r/${id}/b1/`,
    entry: 'remoteEntry.js',
    files: {},
    routes: {},
    phrases: {},
    labels: {},
    commit: null,
    remote: {
      id,
      version: '1.0.0',
      owner: 'x',
      requires: { contract: '^1.0', platform: '^1.0', api: '^1.0' },
      routes,
      nav: [],
      i18n: { namespace: id, languages: [] },
      budget: { entryKb: 1, routeKb: 1 },
    },
  }
}

test.each<[Place, string]>([
  [{ layout: 'public', path: '' }, '/'],
  [{ layout: 'public', path: 'login' }, '/login'],
  [{ layout: 'company', path: '' }, '/:companyId'],
  [{ layout: 'pointOfSale', path: 'products/edit/:id' }, '/:companyId/:pointOfSaleId/products/edit/:id'],
  [{ layout: 'superAdmin', path: 'companies' }, '/superadmin/companies'],
])('%o is at %s', (place, pattern) => {
  expect(addressPattern(place)).toBe(pattern)
})

describe('the route of a path', () => {
  const { owned } = divideAddresses([
    aRelease('site', [
      { layout: 'public', path: '' },
      { layout: 'public', path: 'login' },
    ]),
    aRelease('company', [
      { layout: 'company', path: '' },
      { layout: 'superAdmin', path: 'companies' },
    ]),
    aRelease('stocks', [
      { layout: 'pointOfSale', path: 'products' },
      { layout: 'pointOfSale', path: 'products/:id' },
      { layout: 'pointOfSale', path: 'products/new' },
    ]),
  ])

  test.each([
    ['/', '/'],
    ['/login', '/login'],
    ['/c1', '/:companyId'],
    ['/superadmin/companies', '/superadmin/companies'],
    ['/c1/p1/products', '/:companyId/:pointOfSaleId/products'],
    ['/c1/p1/products/', '/:companyId/:pointOfSaleId/products'],
    ['/c1/p1/products/7', '/:companyId/:pointOfSaleId/products/:id'],
    ['/c1/p1/products/new', '/:companyId/:pointOfSaleId/products/new'],
  ])('%s is that of %s', (path, pattern) => {
    expect(matchAddress(owned, path)?.pattern).toBe(pattern)
  })

  test.each(['/c1/p1', '/c1/p1/products/7/more', '/superadmin/nothing', '/superadmin/nothing/products', '/superadmin'])(
    '%s has none',
    (path) => {
      expect(matchAddress(owned, path)).toBeNull()
    },
  )
})

test('an address that two remotes claim belongs to neither', () => {
  const { owned, contested } = divideAddresses([
    aRelease('a', [{ layout: 'company', path: 'x/:id' }]),
    aRelease('b', [{ layout: 'company', path: 'x/:name' }]),
  ])
  expect(owned).toEqual([])
  expect(contested).toEqual([{ pattern: '/:companyId/x/:id', owners: ['a', 'b'] }])
})

test.each([
  ['superAdmin', 'releases', '/superadmin/releases'],
  ['superAdmin', 'releases/:any', '/superadmin/releases/:any'],
  ['superAdmin', 'profile', '/superadmin/profile'],
  ['company', 'profile', '/:companyId/profile'],
] as const)('an address of the shell is nobody else’s: %s %s', (layout, path, pattern) => {
  const release = aRelease('a', [{ layout, path }])
  expect(shellAddressOf(release)).toBe(pattern)
  expect(divideAddresses([release])).toEqual({ owned: [], contested: [] })
})

test('an address beside one of the shell is no address of the shell', () => {
  expect(shellAddressOf(aRelease('a', [{ layout: 'company', path: 'profiles' }]))).toBeNull()
  expect(shellAddressOf(aRelease('a', [{ layout: 'pointOfSale', path: 'profile' }]))).toBeNull()
})

describe('what leads to a page', () => {
  const C = '0190a0c4-7d2e-7c3a-9a51-0242ac120002'
  const P = '0190a0c4-7d2e-7c3a-9a51-0242ac120003'
  const { routes } = aRelease('a', [
    { layout: 'public', path: '' },
    { layout: 'public', path: 'reset-password' },
    { layout: 'company', path: 'pointsOfSale/:id' },
    { layout: 'pointOfSale', path: 'products' },
    { layout: 'superAdmin', path: 'companies' },
  ]).remote

  test.each([
    '/',
    '/reset-password',
    '/Reset-Password/',
    '/superadmin',
    '/superadmin/companies',
    '/superadmin/releases/inventory',
    `/${C}`,
    `/${C}/${P}`,
    `/${C}/profile`,
    `/${C}/${P}/products`,
    `/${C.toUpperCase()}/${P}/Products`,
    `/${C}/products`,
    `/${C}/pointsOfSale/1`,
    `/${C}/points-of-sale/1`,
    `/${C}/${P}/pointsOfSale/1`,
  ])('%s does', (path) => {
    expect(leadsToPage(routes, path)).toBe(true)
  })

  test.each([
    '/metrics',
    '/healthz',
    '/favicon.ico',
    '/wp-login.php',
    '/reset-password/more',
    '/superadmin/nothing',
    '/c1/p1/products',
    `/${C}/nothing`,
    `/${C}/${P}/nothing`,
    `/${C}/${P}/products/1`,
    `/${C}/companies`,
    '/companies',
  ])('%s does not', (path) => {
    expect(leadsToPage(routes, path)).toBe(false)
  })
})
