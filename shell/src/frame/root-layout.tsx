import { Suspense } from 'react'
import { ExtensionHost, Outlet, type DrawExtensions } from '@comptoir/platform/site'
import { useRemotes } from '../remotes/context.tsx'
import { lazyOrNothing } from '../common/lazy-or-nothing.ts'

const ExtensionList = lazyOrNothing(
  async () =>
    (await import(/* webpackChunkName: "extensions" */ '../remotes/extensions/extension-list.tsx')).ExtensionList,
)
const NewVersionNotice = lazyOrNothing(
  async () =>
    (await import(/* webpackChunkName: "new-version" */ '../remotes/watch/new-version-notice.tsx')).NewVersionNotice,
)
const OverrideBar = lazyOrNothing(
  async () =>
    (await import(/* webpackChunkName: "development" */ '../remotes/development/override-bar.tsx')).OverrideBar,
)

const drawExtensions: DrawExtensions = (point, given) => (
  <Suspense fallback={null}>
    <ExtensionList point={point} given={given} />
  </Suspense>
)

/** The pages, and what accompanies all of them; the latter's code is loaded only when there is something to say. */
export function RootLayout() {
  const { known, outdatedBy } = useRemotes()
  return (
    <ExtensionHost value={drawExtensions}>
      <Outlet />
      <Suspense fallback={null}>
        {outdatedBy === null ? null : <NewVersionNotice />}
        {known.remotes.some(({ why }) => why === 'override') ? <OverrideBar /> : null}
      </Suspense>
    </ExtensionHost>
  )
}
