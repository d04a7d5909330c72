import { createBrowserRouter, PageSkeleton, type RouteObject } from '@comptoir/platform/site'
import type { Layout } from '@comptoir/contracts/federation'
import { RemotePage } from '../remotes/page/remote-page.tsx'
import { RootLayout } from '../frame/root-layout.tsx'
import { PublicFrame } from '../frame/public/public-frame.tsx'
import { SignedOutOnly } from '../session/signed-out-only.tsx'
import { LOGIN } from '../session/landing.ts'
import { LAYOUTS } from './back-office/deferred-layouts.tsx'
import { addressPattern, type OwnedRoute } from '../remotes/registry/addresses.ts'
import { AsSpelled } from './as-spelled.tsx'
import type { RouteHandle } from '../remotes/registry/route-handle.ts'
import { RemotesProvider, type RemoteServices } from '../remotes/context.tsx'
import { ToLanding } from './to-landing.tsx'
import { UnexpectedError } from './unexpected-error.tsx'
import { UnknownAddress } from './unknown-address.tsx'

function pageRoute(owned: OwnedRoute): RouteObject {
  const page = (
    <AsSpelled>
      <RemotePage key={owned.pattern} owned={owned} />
    </AsSpelled>
  )
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
export function shellRoutes(parts: RemoteServices): RouteObject[] {
  const { owned, contested } = parts.live.getState()
  return [
    {
      element: (
        <RemotesProvider value={parts}>
          <RootLayout />
        </RemotesProvider>
      ),
      errorElement: <UnexpectedError />,
      children: [
        {
          element: <PublicFrame />,
          children: [...pagesOf(owned, 'public'), ...contested.map(contestedRoute), unknown],
        },
        {
          path: '/superadmin',
          element: LAYOUTS.superAdmin,
          children: [...pagesOf(owned, 'superAdmin'), ...releaseRoutes, profileRoute, unknown],
        },
        {
          path: '/:companyId',
          element: LAYOUTS.company,
          children: [
            ...indexRoute(owned, 'company'),
            ...pagesOf(owned, 'company'),
            profileRoute,
            {
              path: ':pointOfSaleId',
              element: LAYOUTS.pointOfSale,
              children: [...indexRoute(owned, 'pointOfSale'), ...pagesOf(owned, 'pointOfSale'), unknown],
            },
          ],
        },
      ],
    },
  ]
}

/** Pages of the shell itself: what is live is changed here, also when every remote is broken. */
const releaseRoutes: RouteObject[] = [
  {
    path: 'releases',
    hydrateFallbackElement: <PageSkeleton kind="table" />,
    lazy: async () => ({ Component: (await import('../pages/releases/releases.page.tsx')).ReleasesPage }),
  },
  {
    path: 'releases/:remote',
    hydrateFallbackElement: <PageSkeleton kind="table" />,
    lazy: async () => ({ Component: (await import('../pages/releases/remote-releases.page.tsx')).RemoteReleasesPage }),
  },
]

/** The own account: inside the company, so that the frame around it stays as it is. */
const profileRoute: RouteObject = {
  path: 'profile',
  hydrateFallbackElement: <PageSkeleton kind="form" />,
  lazy: async () => ({
    Component: (await import(/* webpackChunkName: "profile" */ '../pages/profile/profile.page.tsx')).ProfilePage,
  }),
}

/** Hardly ever seen: nobody else waits for its code. */
function contestedRoute({ pattern, owners }: { pattern: string; owners: string[] }): RouteObject {
  return {
    path: pattern,
    hydrateFallbackElement: <PageSkeleton kind="table" />,
    lazy: async () => {
      const { ContestedPage } = await import('./contested-page.tsx')
      return { element: <ContestedPage owners={owners} /> }
    },
  }
}

/** The one router of the product. */
export function createShellRouter(parts: RemoteServices) {
  return createBrowserRouter(shellRoutes(parts))
}
