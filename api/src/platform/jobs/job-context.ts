import { sql } from 'kysely'
import { permissionsOfUser } from '@comptoir/contracts/catalogue'
import type { UserRole } from '@comptoir/contracts/roles'
import type { Log } from '../log.ts'
import type { Clock } from '../clock.ts'
import type { Ctx } from '../context.ts'
import type { Database } from '../db/database.ts'
import { enterCompany } from '../db/enter-company.ts'

interface UserRow {
  account_id: string
  name: string
  role: UserRole
  permissions: string[] | null
}

export interface JobOwner {
  companyId: string
  userId: string
  requestId: string
}

/** The tenant context of work that goes on after its request: the same company, in the name of the same user. */
export async function jobContext(deps: { db: Database; clock: Clock; log: Log }, owner: JobOwner): Promise<Ctx> {
  const user = await deps.db.transaction().execute(async (trx) => {
    await enterCompany(trx, owner.companyId, { pointOfSaleIds: [] })
    const { rows } = await sql<UserRow>`
      select u.account_id, u.name, u.role, r.permissions
      from app_user u left join own_role r on r.company_id = u.company_id and r.id = u.role_id
      where u.company_id = ${owner.companyId} and u.id = ${owner.userId}`.execute(trx)
    return rows[0]
  })
  if (!user) throw new Error(`the user ${owner.userId} of a job is none of company ${owner.companyId}`)
  return {
    db: deps.db,
    companyId: owner.companyId,
    userId: owner.userId,
    accountId: user.account_id,
    userName: user.name,
    role: user.role,
    permissions: new Set(permissionsOfUser(user.role, user.permissions)),
    pointOfSaleIds: null,
    now: deps.clock.now(),
    requestId: owner.requestId,
    language: 'fr',
    log: deps.log,
    work: 'job',
  }
}
