import type { IntegrityRun } from '@comptoir/contracts/reports/integrity-runs'
import type { TxCtx } from '../../../platform/context.ts'
import type { Database } from '../../../platform/db/database.ts'

type Reading = Pick<TxCtx, 'db' | 'companyId'>

/** What a company keeps of its checks. */
const KEPT = 30

export async function insertRun({ db, companyId }: Reading, run: IntegrityRun): Promise<void> {
  await db
    .insertInto('integrity_run')
    .values({
      company_id: companyId,
      id: run.id,
      started_at: new Date(run.startedAt),
      milliseconds: run.milliseconds,
      documents: run.documents,
      is_sound: run.isSound,
      results: JSON.stringify(run.results),
    })
    .execute()
}

export async function findLastRun({ db, companyId }: Reading): Promise<IntegrityRun | null> {
  const row = await db
    .selectFrom('integrity_run')
    .select(['id', 'started_at', 'milliseconds', 'documents', 'is_sound', 'results'])
    .where('company_id', '=', companyId)
    .orderBy('started_at', 'desc')
    .orderBy('id', 'desc')
    .limit(1)
    .executeTakeFirst()
  if (!row) return null
  return {
    id: row.id,
    startedAt: row.started_at.toISOString(),
    milliseconds: row.milliseconds,
    documents: row.documents,
    isSound: row.is_sound,
    results: row.results,
  }
}

/** Companies of which no check has begun since then, the oldest first. */
export async function listUnchecked(admin: Database, since: Date): Promise<string[]> {
  const rows = await admin
    .selectFrom('company as c')
    .select('c.id')
    .where(({ not, exists, selectFrom }) =>
      not(
        exists(
          selectFrom('integrity_run as r')
            .select('r.id')
            .whereRef('r.company_id', '=', 'c.id')
            .where('r.started_at', '>=', since),
        ),
      ),
    )
    .orderBy('c.created_at')
    .orderBy('c.id')
    .execute()
  return rows.map(({ id }) => id)
}

/** Removes all but the last runs of a company, which requests may not. */
export async function removeOldRuns(admin: Database, companyId: string): Promise<void> {
  await admin
    .deleteFrom('integrity_run')
    .where('company_id', '=', companyId)
    .where('id', 'not in', (eb) =>
      eb
        .selectFrom('integrity_run as r')
        .select('r.id')
        .where('r.company_id', '=', companyId)
        .orderBy('r.started_at', 'desc')
        .orderBy('r.id', 'desc')
        .limit(KEPT),
    )
    .execute()
}

/** Who is told when the books of a company do not hold. */
export async function listAdministrators({ db, companyId }: Reading): Promise<string[]> {
  const rows = await db
    .selectFrom('app_user')
    .select('id')
    .where('company_id', '=', companyId)
    .where('role', '=', 'administrator')
    .where('is_active', '=', true)
    .where('is_support', '=', false)
    .execute()
  return rows.map(({ id }) => id)
}
