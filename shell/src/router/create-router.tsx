import { createBrowserRouter, Outlet, type RouteObject } from '@comptoir/platform'
import type { Layout } from '@comptoir/contracts'
import type { PageLoader } from '../remotes/load-page.ts'
import type { KnownRemotes } from '../remotes/registry.ts'
import { RemotePage } from '../remotes/remote-page.tsx'
import { BackOffice } from '../frame/back-office.tsx'
import { PublicFrame } from '../frame/public-frame.tsx'
import { CompanyScope } from '../session/company-scope.tsx'
import { PointOfSaleScope } from '../session/point-of-sale-scope.tsx'
import { SignedOutOnly } from '../session/signed-out-only.tsx'
import { SuperAdminScope } from '../session/super-admin-scope.tsx'
import { LOGIN } from '../session/landing.ts'
import { addressPattern, divideAddresses, type OwnedRoute } from './addresses.ts'
import { ContestedPage } from './contested-page.tsx'
import type { RouteHandle } from './route-handle.ts'
import { ShellDataProvider, type ShellData } from './shell-context.tsx'
import { ToLanding } from './to-landing.tsx'
import { UnexpectedError } from './unexpected-error.tsx'
import { UnknownAddress } from './unknown-address.tsx'

function pageRoute(owned: OwnedRoute): RouteObject {
  const page = <RemotePage key={owned.pattern} owned={owned} />
  const element = owned.pattern === LOGIN ? <SignedOutOnly>{page}</SignedOutOnly> : page
  const handle: RouteHandle = { owned }
  return owned.route.path === '' ? { index: true, element, handle } : { path: owned.route.path, element, handle }
}

function pagesOf(owned: OwnedRoute[], layout: Layout): RouteObject[] {
  return owned.filter(({ route }) => route.layout === layout).map(pageRoute)
}

/** The layout's own address when no remote claims it. */
function indexRoute(owned: OwnedRoute[], layout: Layout): RouteObject[] {
  const isClaimed = owned.some(({ pattern }) => pattern === addressPattern({ layout, path: '' }))
  return isClaimed ? [] : [{ index: true, element: <ToLanding /> }]
}

const unknown: RouteObject = { path: '*', element: <UnknownAddress /> }

/** The whole route tree, from the registry's data alone: no code of a remote is needed to match an address. */
export function shellRoutes({ remotes, pages }: { remotes: KnownRemotes; pages: PageLoader }): RouteObject[] {
  const { owned, contested } = divideAddresses(remotes.releases)
  const shell: ShellData = { remotes, owned, pages }
  return [
    {
      element: (
        <ShellDataProvider value={shell}>
          <Outlet />
        </ShellDataProvider>
      ),
      errorElement: <UnexpectedError />,
      children: [
        { element: <PublicFrame />, children: [...pagesOf(owned, 'public'), ...contested.map(contestedRoute), unknown] },
        { path: '/superadmin', element: <SuperAdminScope><BackOffice /></SuperAdminScope>, children: [...pagesOf(owned, 'superAdmin'), unknown] },
        {
          path: '/:companyId',
          element: <CompanyScope><BackOffice /></CompanyScope>,
          children: [
            ...indexRoute(owned, 'company'),
            ...pagesOf(owned, 'company'),
            {
              path: ':pointOfSaleId',
              element: <PointOfSaleScope />,
              children: [...indexRoute(owned, 'pointOfSale'), ...pagesOf(owned, 'pointOfSale'), unknown],
            },
          ],
        },
      ],
    },
  ]
}

function contestedRoute({ pattern, owners }: { pattern: string; owners: string[] }): RouteObject {
  return { path: pattern, element: <ContestedPage owners={owners} /> }
}

/** The one router of the product. */
export function createShellRouter(parts: { remotes: KnownRemotes; pages: PageLoader }) {
  return createBrowserRouter(shellRoutes(parts))
}
