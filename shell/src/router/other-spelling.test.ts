import { expect, test } from '@jest/globals'
import { aLive, aRelease, aRoute } from '../testing/a-release.ts'
import { divideAddresses } from '../remotes/registry/addresses.ts'
import { otherSpelling } from './other-spelling.ts'

const company = (path: string) => aRoute({ layout: 'company', path })
const releases = [
  aRelease('inventory', {
    routes: [
      aRoute(),
      aRoute({ path: 'products/edit/:id' }),
      aRoute({ path: 'subcategories' }),
      aRoute({ path: 'activity-sectors' }),
    ],
  }),
  aRelease('company', {
    routes: [
      company('users'),
      company('clientPaymentMethods'),
      company('supplierPaymentMethods'),
      company('pointsOfSale/:id'),
    ],
  }),
]
const { owned } = divideAddresses(releases.map((release) => aLive(release)))
const place = { companyId: 'c', pointOfSaleId: 'here' }

test.each([
  ['/c/p/subCategories', '/c/p/subcategories'],
  ['/c/p/sub-categories', '/c/p/subcategories'],
  ['/c/p/activitySectors', '/c/p/activity-sectors'],
  ['/c/p/users', '/c/users'],
  ['/c/p/clientPaymentMethods', '/c/clientPaymentMethods'],
  ['/c/p/supplier-payment-methods', '/c/supplierPaymentMethods'],
  ['/c/p/pointsOfSale/x', '/c/pointsOfSale/x'],
  ['/c/products', '/c/here/products'],
  ['/c/products/edit/7', '/c/here/products/edit/7'],
  ['/c/subCategories/', '/c/here/subcategories'],
  ['/c/p/products', null],
  ['/c/users', null],
  ['/c/p/nothing', null],
  ['/c', null],
  ['/other/p/subCategories', null],
  ['/', null],
])('%s is meant as %s', (pathname, expected) => {
  expect(otherSpelling(pathname, owned, place)).toBe(expected)
})

test('without a point of sale nobody is led into one', () => {
  expect(otherSpelling('/c/products', owned, { companyId: 'c', pointOfSaleId: undefined })).toBeNull()
})
