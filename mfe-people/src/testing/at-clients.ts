import { aCompany, aPointOfSale, aSession } from '@comptoir/testing'
import { locales } from './locales.ts'

/** The list of clients at a point of sale, for an administrator unless said otherwise. */
export const atClients = (over: Parameters<typeof aSession>[0] = {}) => ({
  locales,
  path: '/:companyId/:pointOfSaleId/clients',
  route: '/c1/p1/clients',
  session: aSession({ company: aCompany({ id: 'c1' }), pointOfSale: aPointOfSale({ id: 'p1' }), ...over }),
})
