import { describe, expect, test } from '@jest/globals'
import { divideAddresses } from '../../remotes/registry/addresses.ts'
import { aLive, aNavEntry, aRelease, aRoute } from '../../testing/a-release.ts'
import { navGroups, parentAddress, type NavReader } from './nav-model.ts'

const labels = { 'nav.products': 'Products', 'nav.clients': 'Clients', 'nav.users': 'Users' }
const inventory = aRelease('inventory', {
  routes: [aRoute({ permission: 'products.read' }), aRoute({ path: 'products/create', permission: 'products.write' })],
  nav: [
    aNavEntry({ path: 'products/create', labelKey: 'nav.products', order: 20 }),
    aNavEntry({ labelKey: 'nav.products', order: 10 }),
  ],
  labels,
})
const people = aRelease('people', {
  routes: [aRoute({ path: 'clients' }), aRoute({ path: 'users', layout: 'company' })],
  nav: [
    aNavEntry({ section: 'people', path: 'users', layout: 'company', labelKey: 'nav.users', order: 20 }),
    aNavEntry({ section: 'people', path: 'clients', labelKey: 'nav.clients', order: 10 }),
  ],
  labels,
})
const reader: NavReader = {
  language: 'fr',
  permissions: ['products.read', 'products.write'],
  isSuperAdministrator: false,
  companyId: 'c',
  pointOfSaleId: 'p',
}
const { owned } = divideAddresses([aLive(people), aLive(inventory)])
const told = (groups: ReturnType<typeof navGroups>) =>
  groups.map(({ section, items }) => [section, items.map(({ label, address }) => `${label} ${address}`)])

describe('the side navigation', () => {
  test('has the groups in their order and the entries in theirs, in the reader’s language', () => {
    expect(told(navGroups(owned, reader))).toEqual([
      ['inventory', ['Products (fr) /c/p/products', 'Products (fr) /c/p/products/create']],
      ['people', ['Clients (fr) /c/p/clients', 'Users (fr) /c/users']],
    ])
  })

  test('hides what the person may not open, even where only the page asks for the permission', () => {
    expect(told(navGroups(owned, { ...reader, permissions: ['products.read'] }))[0]).toEqual([
      'inventory',
      ['Products (fr) /c/p/products'],
    ])
    expect(told(navGroups(owned, { ...reader, permissions: [] })).map(([section]) => section)).toEqual(['people'])
  })

  test('without a point of sale keeps the company’s own entries', () => {
    expect(told(navGroups(owned, { ...reader, pointOfSaleId: undefined }))).toEqual([
      ['people', ['Users (fr) /c/users']],
    ])
  })

  test('shows the installation’s pages to super-administrators alone, the shell’s own when every remote is gone', () => {
    const company = aRelease('company', {
      routes: [aRoute({ path: 'companies', layout: 'superAdmin' })],
      nav: [aNavEntry({ section: 'installation', path: 'companies', layout: 'superAdmin', labelKey: 'nav.users' })],
      labels,
    })
    const { owned: all } = divideAddresses([aLive(company)])
    expect(navGroups(all, reader)).toEqual([])
    const [group] = navGroups(all, { ...reader, isSuperAdministrator: true })
    expect(group?.items.map(({ address }) => address)).toEqual(['/superadmin/companies'])
    expect(navGroups([], { ...reader, isSuperAdministrator: true })[0]?.own.map(({ address }) => address)).toEqual([
      '/superadmin/releases',
    ])
  })

  test('leads to no address that two remotes claim', () => {
    const rival = aRelease('rival', { routes: [aRoute({ path: 'clients' })] })
    const { owned: left } = divideAddresses([aLive(people), aLive(rival)])
    expect(told(navGroups(left, reader))).toEqual([['people', ['Users (fr) /c/users']]])
  })
})

test.each([
  ['/c/p/products/edit/1', '/c/p/products'],
  ['/c/users/create', '/c/users'],
  ['/c/p/products/create', null],
  ['/c/p/products-of-others', null],
])('the page at %s is below the entry of %s', (pathname, parent) => {
  expect(parentAddress(navGroups(owned, reader), pathname)).toBe(parent)
})
