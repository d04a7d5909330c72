import { describe, expect, test } from '@jest/globals'
import { aLive, aRelease, aRoute } from '../../testing/a-release.ts'
import { addressFor, addressPattern, divideAddresses } from './addresses.ts'

test.each([
  [{ layout: 'public', path: '' } as const, '/'],
  [{ layout: 'public', path: 'login' } as const, '/login'],
  [{ layout: 'company', path: 'users' } as const, '/:companyId/users'],
  [{ layout: 'pointOfSale', path: 'products/edit/:id' } as const, '/:companyId/:pointOfSaleId/products/edit/:id'],
  [{ layout: 'superAdmin', path: 'companies' } as const, '/superadmin/companies'],
])('the layout decides what stands in front: %j', (route, pattern) => {
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
