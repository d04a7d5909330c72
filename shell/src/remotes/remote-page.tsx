import { useMemo } from 'react'
import { RemoteScopeProvider, useLanguage } from '@comptoir/platform'
import { useTitle } from '../frame/use-title.ts'
import type { OwnedRoute } from '../router/addresses.ts'
import { PageAllowed } from '../session/page-allowed.tsx'
import { labelOf } from './labels.ts'
import { LoadingPage } from './loading-page.tsx'
import { PageArrived } from './page-arrived.tsx'
import { RemoteBoundary } from './remote-boundary.tsx'
import { RemoteFailure } from './remote-failure.tsx'
import { usePage } from './use-page.ts'

function scopeOf({ release }: OwnedRoute) {
  return { id: release.remote.id, build: release.build, base: release.base }
}

function Page({ owned }: { owned: OwnedRoute }) {
  const { state, retry } = usePage(owned)
  const scope = useMemo(() => scopeOf(owned), [owned])
  if (state.kind === 'loading') return <LoadingPage kind={owned.route.skeleton} />
  if (state.kind === 'failed') return <RemoteFailure owned={owned} problem={state.problem} onRetry={retry} />
  return (
    <RemoteBoundary owned={owned}>
      <RemoteScopeProvider scope={scope}>
        <PageArrived>
          <state.Page />
        </PageArrived>
      </RemoteScopeProvider>
    </RemoteBoundary>
  )
}

/** One route of a remote inside the shell: its skeleton at once, then the page, or what went wrong and a way to try again. */
export function RemotePage({ owned }: { owned: OwnedRoute }) {
  useTitle(labelOf(owned.release, owned.route.titleKey, useLanguage()))
  return (
    <PageAllowed permission={owned.route.permission}>
      <Page owned={owned} />
    </PageAllowed>
  )
}
