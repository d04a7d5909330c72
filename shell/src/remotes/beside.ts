import type { i18n as I18n } from 'i18next'
import type { ShellParts } from '../router/shell-context.tsx'
import { startActivations } from './activations.ts'
import { registerReleases } from './containers.ts'
import { hostedAddress } from './development/hosted.ts'
import { reportUncaught } from './observe/window-errors.ts'
import { watchRegistry } from './watch/watch-registry.ts'
import { fetchBeforehand } from './fetch-beforehand.ts'

/** What goes on beside the pages for as long as the tab is open, and which none of them waits for. */
export async function startBeside({ live, extras }: ShellParts, i18n: I18n): Promise<void> {
  const { policy } = live.getState().known
  reportUncaught(live)
  watchRegistry(live, { pollSeconds: policy.pollSeconds, onReleases: registerReleases })
  startActivations(live, extras, policy)
  fetchBeforehand()
  if (hostedAddress() === null) return
  const { followChanges } = await import(/* webpackChunkName: "development" */ './development/follow-changes.ts')
  followChanges(live, i18n)
}
