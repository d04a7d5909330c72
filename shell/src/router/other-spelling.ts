import { plainWord } from '@comptoir/contracts/federation'
import { addressFor, type OwnedRoute } from '../remotes/registry/addresses.ts'

interface Place {
  companyId: string | undefined
  pointOfSaleId: string | undefined
}

/** The segments as the route spells them, with the values of its parameters; null when it is another page. */
function asSpelled(path: string, segments: readonly string[]): string | null {
  const spelled = path.split('/')
  if (spelled.length !== segments.length) return null
  const written = spelled.map((part, index) => {
    const given = segments[index] ?? ''
    if (part.startsWith(':')) return given === '' ? null : given
    return plainWord(part) === plainWord(given) ? part : null
  })
  return written.includes(null) ? null : written.join('/')
}

function inLayout(
  owned: OwnedRoute[],
  layout: 'company' | 'pointOfSale',
  segments: readonly string[],
  place: Place,
): string | null {
  for (const { route } of owned) {
    if (route.layout !== layout || route.path === '') continue
    const path = asSpelled(route.path, segments)
    if (path !== null) return addressFor({ layout, path }, place)
  }
  return null
}

/**
 * The page that an address means which has none as it is written: another spelling of it, a page of the company under a
 * point of sale (`/{company}/{shop}/users`), or the reverse, which then is that of the present point of sale. Null when it
 * means none, or is written as it should be.
 */
export function otherSpelling(pathname: string, owned: OwnedRoute[], place: Place): string | null {
  const [, companyId, ...rest] = pathname.replace(/\/+$/, '').split('/')
  if (companyId === undefined || companyId === '' || companyId !== place.companyId) return null
  const [shop, ...below] = rest
  const found =
    inLayout(owned, 'pointOfSale', below, { companyId, pointOfSaleId: shop }) ??
    inLayout(owned, 'company', below, place) ??
    inLayout(owned, 'company', rest, place) ??
    inLayout(owned, 'pointOfSale', rest, place)
  return found === pathname ? null : found
}
