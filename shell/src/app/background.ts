import type { i18n as I18n } from 'i18next'
import { isSignOutOwed, session } from '@comptoir/platform/site'
import type { RemoteServices } from '../remotes/context.tsx'
import type { Containers } from '../remotes/scripts/containers.ts'
import { hostedAddress } from '../remotes/development/hosted.ts'
import { reportUncaught } from '../remotes/observe/window-errors.ts'
import { watchRegistry } from '../remotes/watch/watch-registry.ts'

/** Some of it is for signed-in people only: visitors do without its code. */
function whenSignedIn(begin: () => Promise<void>): void {
  const tell = (problem: unknown) => console.error('What remotes run without a page did not start.', problem)
  if (session.getState().user !== null) return void begin().catch(tell)
  const stop = session.subscribe(({ user }) => {
    if (user === null) return
    stop()
    begin().catch(tell)
  })
}

/** An earlier visit ended without the API. */
async function settle(): Promise<void> {
  const { settleSignOut } = await import('../session/settle-sign-out.ts')
  settleSignOut()
}

/** What goes on in the background for as long as the tab is open, and which no page waits for. */
export async function startBackground(
  { live, extras, complete }: RemoteServices,
  register: Containers['register'],
  i18n: I18n,
): Promise<void> {
  void complete()
  const { policy } = live.getState().known
  reportUncaught(live)
  watchRegistry(live, { pollSeconds: policy.pollSeconds, onReleases: register })
  if (isSignOutOwed()) await settle()
  whenSignedIn(async () => {
    const [{ startActivations }, { fetchBeforehand }, { keepOnDevice }] = await Promise.all([
      import(/* webpackChunkName: "signed-in" */ '../remotes/activations/activations.ts'),
      import(/* webpackChunkName: "signed-in" */ '../remotes/scripts/fetch-beforehand.ts'),
      import(/* webpackChunkName: "signed-in" */ '../service-worker/keep-on-device.ts'),
    ])
    startActivations(live, extras, policy)
    fetchBeforehand()
    keepOnDevice(live)
  })
  if (hostedAddress() === null) return
  const { followChanges } = await import(
    /* webpackChunkName: "development" */ '../remotes/development/follow-changes.ts'
  )
  followChanges(live, i18n)
}
