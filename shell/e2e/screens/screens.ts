import { STATES, type State } from './states.ts'
import { allRoutes, cannotBeOpened } from './routes.ts'

/** Everything that is photographed: each address of the product as it opens, and pages in further states. */
export function allScreens(): State[] {
  const routes = allRoutes()
  const closed = routes.filter(({ pattern }) => cannotBeOpened(pattern))
  if (closed.length > 0)
    throw new Error(
      `Nobody says what stands for the parameters of ${closed.map(({ pattern }) => pattern).join(', ')}: add it to MAKERS`,
    )
  return [...routes.map((route) => ({ ...route, name: nameOf(route.pattern) })), ...STATES]
}

/** As a file may be called: `products-edit-id`. */
function nameOf(pattern: string): string {
  const own = pattern.replace(/^\/:companyId(\/:pointOfSaleId)?/, '')
  return own.replaceAll(/[^\w-]+/g, '-').replaceAll(/^-|-$/g, '') || (own === pattern ? 'home' : 'start')
}
