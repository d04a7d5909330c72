import type { OwnedRoute } from './addresses.ts'

/** What a matched route passes to the frame around it. */
export interface RouteHandle {
  owned: OwnedRoute
}

/** Whether a router's handle is one of ours. */
export function isRouteHandle(handle: unknown): handle is RouteHandle {
  return typeof handle === 'object' && handle !== null && 'owned' in handle
}
