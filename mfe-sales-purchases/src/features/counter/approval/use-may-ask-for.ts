import type { Approvable } from '@comptoir/contracts/role-permissions'
import { useSession } from '@comptoir/platform'

/** Tells whether the cashier, who lacks a right, may have it approved. */
export function useMayAskFor(): (permission: Approvable) => boolean {
  const approvals = useSession((state) => state.user?.approvals)
  return (permission) => approvals?.includes(permission) ?? false
}
