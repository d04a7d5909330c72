import type { ListQuery } from '@comptoir/contracts/schema'
import { v7 as newId } from 'uuid'
import { audit } from '../../../platform/audit/audit.ts'
import { insertLook, listLookedAtSince } from './supervision.repository.ts'
import type { Supervisor } from './supervision.service.ts'

/** Searching asks for a list with every letter: to a company that is one look. */
const ONE_LOOK_MINUTES = 60

/** A list of the installation that somebody looked at, and the companies of which it showed something. */
export interface Look {
  list: 'companies' | 'users'
  query: ListQuery
  companyIds: readonly string[]
}

/** Records who looked at what: in the installation's own log, and in the audit trail of every company that was shown. */
export async function recordLook(by: Supervisor, { list, query, companyIds }: Look): Promise<void> {
  await by.admin.transaction().execute(async (db) => {
    const { accountId, requestId, now } = by
    const name = await insertLook(db, { id: newId(), accountId, now, list, query, requestId })
    const since = new Date(now.getTime() - ONE_LOOK_MINUTES * 60_000)
    const known = new Set(await listLookedAtSince(db, { companyIds, accountId, since }))
    for (const companyId of [...new Set(companyIds)].sort().filter((id) => !known.has(id)))
      await audit(
        { db, companyId, userId: null, accountId, requestId, now },
        { action: 'company.viewedBySupport', entity: 'company', entityId: companyId, after: { by: name } },
      )
  })
}
