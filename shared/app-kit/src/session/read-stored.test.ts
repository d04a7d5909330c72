import { expect, test } from '@jest/globals'
import { SessionCompany, SessionPointOfSale, SessionUser } from '@comptoir/contracts/identity/session'
import { aCompany, aPointOfSale, aUser } from '@comptoir/testing/fake'
import { readCompany, readPointOfSale, readUser } from './read-stored.ts'

const USER = aUser({
  language: 'fr',
  role: 'own',
  companyId: aCompany().id,
  roleName: 'Chef de rayon',
  impersonation: { endsAt: '2026-03-01T09:00:00.000Z', isWriting: true },
  secondFactorFrom: '2026-03-01T09:00:00.000Z',
  hasOtherCompanies: true,
  approvals: ['sales.editPrice'],
})

test.each([
  ['user', USER, SessionUser, readUser],
  ['company', { ...aCompany(), maxDiscountRate: 10, hasPhoto: true }, SessionCompany, readCompany],
  ['point of sale', aPointOfSale(), SessionPointOfSale, readPointOfSale],
])('all that is known of a %s is read back, and a change of it noticed', (_, given, { properties }, read) => {
  expect(Object.keys(given).toSorted()).toEqual(Object.keys(properties).toSorted())
  expect(read(JSON.parse(JSON.stringify(given)))).toEqual(given)
})
