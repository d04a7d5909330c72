import { permissionsOfUser } from '@comptoir/contracts/catalogue'
import type { Permission } from '@comptoir/contracts/permissions'
import type { UserRole } from '@comptoir/contracts/roles'
import { sql } from 'kysely'
import type { Looking } from './causes.queries.ts'

/** Somebody who works in the company, with what they may do and where. */
export interface Reader {
  userId: string
  permissions: ReadonlySet<Permission>
  /** Null for everywhere. */
  pointOfSaleIds: readonly string[] | null
}

interface Row {
  id: string
  role: UserRole
  permissions: string[] | null
  has_all_points_of_sale: boolean
  point_of_sale_ids: string[]
}

/** Everybody who can sign in to the company, but for whoever is there to help. */
export async function listReaders({ db, companyId }: Looking): Promise<Reader[]> {
  const { rows } = await sql<Row>`
    select u.id, u.role, r.permissions, u.has_all_points_of_sale,
      array(select w.point_of_sale_id from app_user_point_of_sale w
        where w.company_id = ${companyId} and w.user_id = u.id) as point_of_sale_ids
    from app_user u left join own_role r on r.company_id = u.company_id and r.id = u.role_id
    where u.company_id = ${companyId} and u.is_active and not u.is_support and u.account_id is not null`.execute(db)
  return rows.map((row) => ({
    userId: row.id,
    permissions: new Set(permissionsOfUser(row.role, row.permissions)),
    pointOfSaleIds: row.has_all_points_of_sale ? null : row.point_of_sale_ids,
  }))
}
