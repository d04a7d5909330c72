import type { Session } from '@comptoir/platform'

export const LOGIN = '/login'
const RETURN_TO = 'returnTo'

type Place = Pick<Session, 'user' | 'company' | 'pointOfSale'>

/**
 * Where work begins: the counter for a cashier, the products for everybody else; a super-administrator without
 * a company at the list of companies, everybody else without one at the home page.
 */
export function landingAddress({ user, company, pointOfSale }: Place): string {
  if (company === null) return user?.isSuperAdministrator === true ? '/superadmin' : '/'
  if (pointOfSale === null) return `/${company.id}/pointsOfSale`
  return `/${company.id}/${pointOfSale.id}/${user?.role === 'cashier' ? 'pos' : 'products'}`
}

/** The sign-in page that leads back to where somebody wanted to go. */
export function loginAddress(wanted: { pathname: string; search: string; hash: string }): string {
  return `${LOGIN}?${new URLSearchParams({ [RETURN_TO]: `${wanted.pathname}${wanted.search}${wanted.hash}` }).toString()}`
}

/** The address to go to after signing in: the one asked for if it is of this product and this company, else the landing. */
export function addressAfterLogin(search: string, place: Place): string {
  const wanted = new URLSearchParams(search).get(RETURN_TO)
  return wanted !== null && isOwn(wanted, place) ? wanted : landingAddress(place)
}

/** No other site (`//evil.example`, `/\evil.example`) and no other company. */
function isOwn(wanted: string, { user, company }: Place): boolean {
  if (!wanted.startsWith('/') || /^\/[/\\]/.test(wanted)) return false
  const [, first] = wanted.split(/[/?#]/)
  return (company !== null && first === company.id) || (user?.isSuperAdministrator === true && first === 'superadmin')
}
