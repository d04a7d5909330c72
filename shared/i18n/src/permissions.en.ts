import type { Permission } from '@comptoir/contracts'

/** What each permission lets a person do, so that a refusal can name it. */
export const permissionsEn = {
  'company.read': 'see the company',
  'pointsOfSale.read': 'see the points of sale',
  'pointsOfSale.write': 'manage the points of sale',
  'registers.read': 'see the registers',
  'registers.write': 'manage the registers',
  'clients.read': 'see the clients',
  'clients.write': 'manage the clients',
  'products.read': 'see the products',
  'products.write': 'manage the products',
  'products.import': 'import products',
  'products.seeCost': 'see the purchase costs',
  'cashSessions.read': 'see the cash sessions',
  'cashSessions.write': 'open and close cash sessions',
  'cashSessions.seeExpected': 'see the expected cash',
  'cashSessions.closeAnother': 'close the cash session of somebody else',
  'sales.read': 'see the sales',
  'sales.write': 'sell',
  'sales.editPrice': 'change prices while selling',
  'sales.exceedDiscount': 'exceed the maximum discount',
} as const satisfies Record<Permission, string>
