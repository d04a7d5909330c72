import { describe, expect, test } from '@jest/globals'
import { aLive, aRelease, aRoute } from '../../testing/a-release.ts'
import { matchAddress } from '@comptoir/contracts/federation'
import { addressFor, addressPattern, divideAddresses, pageAt } from './addresses.ts'

test.each([
  [{ layout: 'public', path: '' } as const, '/'],
  [{ layout: 'public', path: 'login' } as const, '/login'],
  [{ layout: 'company', path: 'users' } as const, '/:companyId/users'],
  [{ layout: 'pointOfSale', path: 'products/edit/:id' } as const, '/:companyId/:pointOfSaleId/products/edit/:id'],
  [{ layout: 'superAdmin', path: 'companies' } as const, '/superadmin/companies'],
])('the layout decides the prefix: %j', (route, pattern) => {
  expect(addressPattern(route)).toBe(pattern)
})

test('an address needs the company and the point of sale that it names', () => {
  expect(addressFor(aRoute(), { companyId: 'c', pointOfSaleId: 'p' })).toBe('/c/p/products')
  expect(addressFor(aRoute(), { companyId: 'c', pointOfSaleId: undefined })).toBeNull()
  expect(addressFor(aRoute({ layout: 'company', path: 'users' }), { companyId: 'c', pointOfSaleId: undefined })).toBe(
    '/c/users',
  )
})

describe('an address that two remotes claim', () => {
  const mine = aLive(aRelease('inventory', { routes: [aRoute({ path: 'products/:id' }), aRoute({ path: 'units' })] }))
  const theirs = aLive(
    aRelease('people', { routes: [aRoute({ path: 'products/:code' }), aRoute({ path: 'clients' })] }),
  )

  test('goes to neither, whatever their parameters are called and in whichever order they come', () => {
    for (const remotes of [
      [mine, theirs],
      [theirs, mine],
    ]) {
      const { owned, contested } = divideAddresses(remotes)
      expect(owned.map(({ pattern }) => pattern).sort()).toEqual([
        '/:companyId/:pointOfSaleId/clients',
        '/:companyId/:pointOfSaleId/units',
      ])
      expect(contested.map(({ owners }) => owners.toSorted())).toEqual([['inventory', 'people']])
    }
  })

  test('may be the same path in two layouts', () => {
    const company = aLive(aRelease('company', { routes: [aRoute({ layout: 'company', path: 'units' })] }))
    expect(divideAddresses([mine, company]).contested).toEqual([])
  })
})

const PAGES = [
  aRoute({ layout: 'public', path: '' }),
  aRoute({ layout: 'public', path: 'signup/company' }),
  aRoute({ layout: 'superAdmin', path: 'companies/:id' }),
  aRoute({ layout: 'company', path: 'pointsOfSale/:id' }),
  aRoute({ path: 'products' }),
  aRoute({ path: 'products/:id' }),
  aRoute({ path: 'products/new' }),
  aRoute({ path: ':kind/edit/:id' }),
]

test.each([
  '/',
  '/signup/company',
  '/superadmin/companies/1',
  '/c/pointsOfSale/1',
  '/c/p/products',
  '/c/p/products/',
  '/c/p/products/new',
  '/c/p/products/7',
  '/c/p/brands/edit/7',
  '/c/p/nowhere/at/all/x',
])('the server, which has no router, finds the same page at %s as the router', (path) => {
  const { owned } = divideAddresses([aLive(aRelease('inventory', { routes: PAGES }))])
  expect(pageAt(owned, path)?.owned.pattern).toBe(matchAddress(owned, path)?.pattern)
})
