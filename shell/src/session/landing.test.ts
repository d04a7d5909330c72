import { describe, expect, test } from '@jest/globals'
import { aSession } from '@comptoir/testing'
import { addressAfterLogin, landingAddress, loginAddress } from './landing.ts'

const cashier = aSession({ role: 'cashier' })
const manager = aSession({ role: 'manager' })
const companyId = manager.company?.id ?? ''

describe('work begins', () => {
  test('at the counter for a cashier, at the products for everybody else', () => {
    expect(landingAddress(cashier)).toBe(`/${cashier.company?.id}/${cashier.pointOfSale?.id}/pos`)
    expect(landingAddress(manager)).toBe(`/${companyId}/${manager.pointOfSale?.id}/products`)
  })

  test('with the next step of the sign-up where company or point of sale are still to be made', () => {
    const administrator = aSession()
    expect(landingAddress({ ...administrator, company: null, pointOfSale: null })).toBe('/signup/company')
    expect(landingAddress({ ...administrator, pointOfSale: null })).toBe('/signup/pos')
    expect(
      landingAddress({ ...administrator, company: null, user: { ...administrator.user, isSuperAdministrator: true } }),
    ).toBe('/superadmin')
  })

  test('with the points of sale for who may make none, and at home for nobody', () => {
    expect(landingAddress({ ...manager, pointOfSale: null })).toBe(`/${companyId}/pointsOfSale`)
    expect(landingAddress({ user: null, company: null, pointOfSale: null })).toBe('/')
  })
})

describe('after signing in', () => {
  const searchFor = (address: string) => loginAddress(new URL(address, 'https://shop.example')).slice('/login'.length)

  test('one gets to the address that was asked for, with its query and its anchor', () => {
    const wanted = `/${companyId}/x/products?page=2&search=caf%C3%A9#row`
    expect(addressAfterLogin(searchFor(wanted), manager)).toBe(wanted)
  })

  test('to a point of sale, whose address names no company, only as one of a company', () => {
    const wanted = '/pos/edit/019a0000-0000-7000-8000-000000000001'
    expect(addressAfterLogin(searchFor(wanted), manager)).toBe(wanted)
    const nobody = { ...manager, company: null, pointOfSale: null }
    expect(addressAfterLogin(searchFor(wanted), nobody)).toBe(landingAddress(nobody))
  })

  test.each([
    '/pos/edit/../../evil',
    'https://evil.example/',
    '//evil.example',
    '/\\evil.example',
    '/another-company/x/products',
    '/superadmin/companies',
    'javascript:alert(1)',
  ])('never to %s', (address) => {
    expect(addressAfterLogin(`?${new URLSearchParams({ returnTo: address }).toString()}`, manager)).toBe(
      landingAddress(manager),
    )
  })

  test('to the installation’s own pages only as a super-administrator', () => {
    const chief = aSession()
    const user = { ...chief.user, isSuperAdministrator: true }
    expect(addressAfterLogin('?returnTo=%2Fsuperadmin%2Fcompanies', { ...chief, user })).toBe('/superadmin/companies')
  })
})
