import { matchPath } from '@comptoir/platform/site'
import type { OwnedRoute } from '../registry/addresses.ts'

const parametersIn = ({ pattern }: OwnedRoute) => pattern.split(':').length

/** The page at an address: of several patterns that fit the one with the fewest parameters, as the router decides too. */
export function pageAt(owned: OwnedRoute[], pathname: string): OwnedRoute | undefined {
  const fitting = owned.filter(({ pattern }) => matchPath(pattern, pathname) !== null)
  return fitting.toSorted((one, other) => parametersIn(one) - parametersIn(other))[0]
}
