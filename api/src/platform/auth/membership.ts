import { permissionsOf, type Permission, type Role } from '@comptoir/contracts'
import { findByFunction } from '../db/call.ts'
import type { Database } from '../db/database.ts'

export interface Membership {
  accountId: string
  isSuperAdministrator: boolean
  user: { id: string; name: string; role: Role; permissions: ReadonlySet<Permission>; pointOfSaleIds: string[] | null } | null
}

interface Row {
  is_super_administrator: boolean
  user_id: string | null
  name: string | null
  role: Role | null
  has_all_points_of_sale: boolean | null
  point_of_sale_ids: string[]
}

const sets = new Map<Role, ReadonlySet<Permission>>()

function permissionSet(role: Role): ReadonlySet<Permission> {
  const known = sets.get(role) ?? new Set(permissionsOf(role))
  sets.set(role, known)
  return known
}

const NO_COMPANY = '00000000-0000-0000-0000-000000000000'

/**
 * Reads the session, the account and the membership in the company asked for, fresh on every request: a revoked session,
 * a disabled user or a changed role works at once. Null when the session is over; `user` is null outside the company.
 */
export async function findMembership(
  db: Database,
  ids: { accountId: string; sessionId: string; companyId: string | null; now: Date },
): Promise<Membership | null> {
  const row = await findByFunction<Row>(db, 'session_membership', [ids.accountId, ids.sessionId, ids.companyId ?? NO_COMPANY, ids.now])
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
  return { accountId: ids.accountId, isSuperAdministrator: row.is_super_administrator, user }
}
