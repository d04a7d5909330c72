import type { RouteHandle } from '../router/create-router.tsx'

function isHandle(handle: unknown): handle is RouteHandle {
  return typeof handle === 'object' && handle !== null && 'owned' in handle
}

/** Whether the matched page asks for the whole screen. */
export function isFullScreen(matches: { handle: unknown }[]): boolean {
  const handle = matches.at(-1)?.handle
  return isHandle(handle) && handle.owned.route.isFullScreen === true
}
