import { useEffect, useMemo } from 'react'
import { deferred, DeferredPart, RemoteScopeProvider, useLanguage } from '@comptoir/platform/site'
import { useTitle } from '../../common/use-title.ts'
import type { RemoteRelease } from '@comptoir/contracts/federation'
import type { OwnedRoute } from '../registry/addresses.ts'
import { useRemotes } from '../context.tsx'
import { PageAllowed } from '../../session/page-allowed.tsx'
import { DeferredData } from './deferred-data.tsx'
import { labelOf } from '../registry/labels.ts'
import { pageKey } from '../loading/load-page.ts'
import { LoadingPage } from './loading-page.tsx'
import { classOf, reportIncident } from '../observe/incidents.ts'
import { FirstRender } from '../observe/first-render.tsx'
import { PageArrived } from './page-arrived.tsx'
import { RemoteBoundary } from './remote-boundary.tsx'
import { RemoteFailure } from './remote-failure.tsx'
import { scopeOf } from '../registry/scope-of.ts'
import { ShownArea } from './shown-area.tsx'
import { usePage } from './use-page.ts'
import { useVersion, type Version } from './use-version.ts'

// What few readers ever see comes when it is needed.
const pausedPage = deferred(async () => (await import('./paused-page.tsx')).PausedPage)
const previousNotice = deferred(async () => (await import('./previous-notice.tsx')).PreviousNotice)

/** Whether a public page imports the whole platform, hence may read data; those of the back office are in its scope anyway. */
function readsData({ parts }: RemoteRelease, { route }: OwnedRoute): boolean {
  return route.layout === 'public' && (parts?.[pageKey(route)]?.includes('platform') ?? false)
}

interface PageProps {
  owned: OwnedRoute
  version: Version
}

/** A live release that fails to load gives way to the previous one at once; the failure is reported all the same. */
function LoadFailed({ owned, version, problem, onRetry }: PageProps & { problem: unknown; onRetry: () => void }) {
  const { release, isPrevious, previous, runCurrent } = version
  useEffect(() => {
    if (previous === null) return
    reportIncident({ release, problem, class: classOf(problem) })
    previous.run()
  }, [previous, release, problem])
  if (previous !== null) return <LoadingPage kind={owned.route.skeleton} previous={null} />
  return (
    <RemoteFailure
      owned={owned}
      release={release}
      problem={problem}
      class={classOf(problem)}
      onRetry={isPrevious ? runCurrent : onRetry}
    />
  )
}

function Page({ owned, version }: PageProps) {
  const { release, previous, isPrevious } = version
  const { state, retry, askedAt } = usePage({ release, route: owned.route })
  const scope = useMemo(() => scopeOf(release), [release])
  if (state.kind === 'loading') return <LoadingPage kind={owned.route.skeleton} previous={previous} />
  if (state.kind === 'failed')
    return <LoadFailed owned={owned} version={version} problem={state.problem} onRetry={retry} />
  const page = <state.Page />
  return (
    <RemoteBoundary owned={owned} version={version}>
      <RemoteScopeProvider scope={scope}>
        <DeferredPart part={previousNotice} isWanted={isPrevious} given={{ version }} />
        <ShownArea owned={{ ...owned, release }}>
          <PageArrived>{readsData(release, owned) ? <DeferredData>{page}</DeferredData> : page}</PageArrived>
        </ShownArea>
        <FirstRender release={release} askedAt={askedAt} />
      </RemoteScopeProvider>
    </RemoteBoundary>
  )
}

/** A page of another release is another page: it begins anew. */
function RunningPage({ owned }: { owned: OwnedRoute }) {
  const version = useVersion(owned)
  return <Page key={version.release.container} owned={owned} version={version} />
}

/** The route as the remote declares it now: another registry may have come since the router was made. */
function useCurrentRoute(given: OwnedRoute): OwnedRoute {
  const { owned } = useRemotes()
  return (
    owned.find(({ pattern, release }) => pattern === given.pattern && release.remote.id === given.release.remote.id) ??
    given
  )
}

/** One route of a remote inside the shell: its skeleton at once, then the page, or what went wrong and the ways on. */
export function RemotePage({ owned: given }: { owned: OwnedRoute }) {
  const owned = useCurrentRoute(given)
  useTitle(labelOf(owned.release, owned.route.titleKey, useLanguage()))
  return (
    <PageAllowed permission={owned.route.permission}>
      {owned.live.state === 'disabled' ? (
        <DeferredPart part={pausedPage} isWanted given={{ owned }} />
      ) : (
        <RunningPage owned={owned} />
      )}
    </PageAllowed>
  )
}
