import { isRouteHandle } from '../remotes/registry/route-handle.ts'

/** Whether the matched page asks for the whole screen. */
export function isFullScreen(matches: { handle: unknown }[]): boolean {
  const handle = matches.at(-1)?.handle
  return isRouteHandle(handle) && handle.owned.route.isFullScreen === true
}
