import { permissionsOf } from '@comptoir/contracts/catalogue'
import type { Permission } from '@comptoir/contracts/permissions'
import type { Role } from '@comptoir/contracts/roles'
import { findByFunction } from '../db/call.ts'
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
    role: Role
    permissions: ReadonlySet<Permission>
    pointOfSaleIds: string[] | null
  } | null
}

interface Row {
  company_id: string | null
  is_super_administrator: boolean
  user_id: string | null
  name: string | null
  role: Role | null
  is_support: boolean | null
  has_all_points_of_sale: boolean | null
  point_of_sale_ids: string[]
  is_company_suspended: boolean
}

const sets = new Map<Role, ReadonlySet<Permission>>()

function permissionSet(role: Role): ReadonlySet<Permission> {
  const known = sets.get(role) ?? new Set(permissionsOf(role))
  sets.set(role, known)
  return known
}

/**
 * Reads the session, the account and the membership in the company asked for, fresh on every request: a revoked session,
 * a disabled user, a changed role or a suspended company works at once. Null when the session is over; `user` is null
 * outside the company. Whoever came to help may look into a suspended one.
 */
export async function findMembership(
  db: Database,
  ids: { accountId: string; sessionId: string; companyId: string | null; now: Date },
): Promise<Membership | null> {
  const row = await findByFunction<Row>(db, 'session_membership', [
    ids.accountId,
    ids.sessionId,
    ids.companyId,
    ids.now,
  ])
  if (!row) return null
  const user =
    row.user_id && row.role
      ? {
          id: row.user_id,
          name: row.name ?? '',
          role: row.role,
          permissions: permissionSet(row.role),
          pointOfSaleIds: row.has_all_points_of_sale ? null : row.point_of_sale_ids,
        }
      : null
  return {
    accountId: ids.accountId,
    isSuperAdministrator: row.is_super_administrator,
    companyId: row.company_id,
    isCompanySuspended: row.is_company_suspended && row.is_support !== true,
    user,
  }
}
