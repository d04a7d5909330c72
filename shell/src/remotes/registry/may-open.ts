import { session } from '@comptoir/platform/site'
import type { OwnedRoute } from './addresses.ts'

/** Whether the signed-in person has a permission; null asks for none. */
function hasPermission(permission: string | null): boolean {
  return permission === null || (session.getState().user?.permissions.includes(permission) ?? false)
}

/** Whether a page's code is of any use to them: its remote is not paused, and they may open it. */
export function mayOpen({ live, route }: OwnedRoute): boolean {
  return live.state === 'active' && hasPermission(route.permission)
}
