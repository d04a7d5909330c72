import type { Session } from '@comptoir/platform/site'

export const LOGIN = '/login'
/** Steps of the sign-up that come after signing in. */
const SIGN_UP_COMPANY = '/signup/company'
const SIGN_UP_POINT_OF_SALE = '/signup/pos'
const RETURN_TO = 'returnTo'

type Place = Pick<Session, 'user' | 'company' | 'pointOfSale'>

/**
 * Where work begins: the counter for who sells and keeps no catalogue, the products for who may see them, else the own
 * account; for a super-administrator without a company the list of companies. Who has no company yet makes one first; an administrator without a point of sale makes that.
 */
export function landingAddress({ user, company, pointOfSale }: Place): string {
  if (user === null) return '/'
  if (company === null) return user.isSuperAdministrator ? '/superadmin' : SIGN_UP_COMPANY
  if (pointOfSale === null) return user.isAdministrator ? SIGN_UP_POINT_OF_SALE : `/${company.id}/pointsOfSale`
  const mayAll = (...permissions: string[]): boolean => permissions.every((each) => user.permissions.includes(each))
  if (mayAll('sales.write') && !mayAll('products.write')) return `/${company.id}/${pointOfSale.id}/pos`
  return mayAll('products.read') ? `/${company.id}/${pointOfSale.id}/products` : `/${company.id}/profile`
}

/** The page of the own account: inside the company, or the installation's for a super-administrator without one; null where there is neither. */
export function profileAddress({ user, company }: Pick<Session, 'user' | 'company'>): string | null {
  if (company !== null) return `/${company.id}/profile`
  return user?.isSuperAdministrator === true ? '/superadmin/profile' : null
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
  return (
    (company !== null && (first === company.id || isPointOfSaleEdit(wanted))) ||
    (user?.isSuperAdministrator === true && first === 'superadmin')
  )
}

/** A page of the company whose address does not name it; its calls do. */
function isPointOfSaleEdit(wanted: string): boolean {
  return /^\/pos\/edit\/[\w-]+$/.test(wanted)
}
