import { permissionsOf, permissionsOfUser } from '@comptoir/contracts/catalogue'
import type { Permission } from '@comptoir/contracts/permissions'
import type { Role, UserRole } from '@comptoir/contracts/roles'
import { callFunction } from '../db/call.ts'
import type { Database } from '../db/database.ts'

export interface Membership {
  accountId: string
  isSuperAdministrator: boolean
  /** The company asked for; where none was, the session's. */
  companyId: string | null
  /** Closed to its own people by who looks after the installation. */
  isCompanySuspended: boolean
  user: {
    id: string
    name: string
    role: UserRole
    permissions: ReadonlySet<Permission>
    pointOfSaleIds: string[] | null
    /** The company requires a second factor, and the account has none: nothing else is open. */
    isSecondFactorMissing: boolean
    /** Whatever the permissions, nothing of the company may be changed. */
    isReadOnly: boolean
  } | null
}

const sets = new Map<Role, ReadonlySet<Permission>>()

/** The permissions of a role, those of a built-in one made out once. */
export function permissionSet(role: UserRole, own: readonly string[] | null): ReadonlySet<Permission> {
  if (role === 'own') return new Set(permissionsOfUser(role, own))
  const known = sets.get(role) ?? new Set(permissionsOf(role))
  sets.set(role, known)
  return known
}

/**
 * Reads the session, the account and the membership in the company asked for, fresh on every request: a revoked session,
 * a disabled user, another role, a role that was changed or a suspended company works at once. Null when the session is over; `user` is null
 * outside the company. Support may look into a suspended one.
 */
export async function findMembership(
  db: Database,
  ids: { accountId: string; sessionId: string; companyId: string | null; now: Date },
): Promise<Membership | null> {
  const { session_membership: found } = await callFunction(db, 'session_membership', ids)
  if (!found) return null
  const { user } = found
  return {
    accountId: ids.accountId,
    isSuperAdministrator: found.isSuperAdministrator,
    companyId: found.companyId,
    isCompanySuspended: found.isCompanySuspended && user?.isSupport !== true,
    user: user && {
      id: user.id,
      name: user.name,
      role: user.role,
      permissions: permissionSet(user.role, user.permissions),
      pointOfSaleIds: user.hasAllPointsOfSale ? null : user.pointOfSaleIds,
      isSecondFactorMissing: !found.hasSecondFactor && isPast(user.secondFactorFrom, ids.now),
      isReadOnly: user.isReadOnly,
    },
  }
}

function isPast(instant: string | null, now: Date): boolean {
  return instant !== null && Date.parse(instant) <= now.getTime()
}
