import type { SessionAnswer } from '@comptoir/contracts/identity/session'
import type { Role } from '@comptoir/contracts/roles'
import { aCompany, aPointOfSale, aSession } from '@comptoir/testing'
import { locales } from './locales.ts'

const laMarsa = aPointOfSale({ id: 'p1', name: 'La Marsa' })
const sfax = aPointOfSale({ id: 'p2', code: 'SF', name: 'Sfax Centre' })

/** Somebody at the point of sale La Marsa of a company with two. */
export function someone(role: Role = 'administrator'): SessionAnswer {
  return aSession({ role, company: aCompany({ id: 'c1' }), pointOfSale: laMarsa, pointsOfSale: [laMarsa, sfax] })
}

/** Where a page of products is rendered: `path` below the point of sale, with its `:parameters`, and the page. */
export function at(path: string, route = path) {
  return {
    locales,
    session: someone(),
    path: `/:companyId/:pointOfSaleId/${path.split('?')[0]}`,
    route: `/c1/p1/${route}`,
  }
}
