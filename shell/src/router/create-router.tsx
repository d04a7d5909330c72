import type { ComponentType } from 'react'
import {
  createBrowserRouter,
  namespaceOf,
  PageSkeleton,
  type PhraseFile,
  type RouteObject,
} from '@comptoir/platform/site'
import type { PhraseFiles } from '../common/phrase-files.ts'
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
export function shellRoutes(parts: RemoteServices, phrases: PhraseFiles): RouteObject[] {
  const { owned, contested } = parts.live.getState()
  const ownPage = ownPages(phrases)
  const profile = profileRoute(ownPage)
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
          children: [...pagesOf(owned, 'superAdmin'), ...releaseRoutes(ownPage), profile, unknown],
        },
        {
          path: '/:companyId',
          element: LAYOUTS.company,
          children: [
            ...indexRoute(owned, 'company'),
            ...pagesOf(owned, 'company'),
            profile,
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

type OwnPage = (file: PhraseFile, code: () => Promise<ComponentType>) => () => Promise<{ Component: ComponentType }>

/** A page of the shell itself comes with the words that no other page has; where they do not, the frame around it stays. */
function ownPages(phrases: PhraseFiles): OwnPage {
  return (file, code) => async () => {
    const [Component] = await Promise.all([code(), phrases.load(namespaceOf(file), 'translation')])
    return { Component }
  }
}

/** What is live is changed in the shell, also when every remote is broken. */
function releaseRoutes(ownPage: OwnPage): RouteObject[] {
  return [
    {
      path: 'releases',
      hydrateFallbackElement: <PageSkeleton kind="table" />,
      errorElement: <UnexpectedError />,
      lazy: ownPage('releases', async () => (await import('../pages/releases/releases.page.tsx')).ReleasesPage),
    },
    {
      path: 'releases/:remote',
      hydrateFallbackElement: <PageSkeleton kind="table" />,
      errorElement: <UnexpectedError />,
      lazy: ownPage(
        'releases',
        async () => (await import('../pages/releases/remote-releases.page.tsx')).RemoteReleasesPage,
      ),
    },
  ]
}

/** The own account: inside the company, so that the frame around it stays as it is. */
function profileRoute(ownPage: OwnPage): RouteObject {
  return {
    path: 'profile',
    hydrateFallbackElement: <PageSkeleton kind="form" />,
    errorElement: <UnexpectedError />,
    lazy: ownPage(
      'profile',
      async () => (await import(/* webpackChunkName: "profile" */ '../pages/profile/profile.page.tsx')).ProfilePage,
    ),
  }
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
export function createShellRouter(parts: RemoteServices, phrases: PhraseFiles) {
  return createBrowserRouter(shellRoutes(parts, phrases))
}
