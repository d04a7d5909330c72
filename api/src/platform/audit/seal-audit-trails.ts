import { sql } from 'kysely'
import type { Database } from '../db/database.ts'
import { violatesUnique } from '../db/sql-errors.ts'
import { SEAL_VERSION } from '../evidence/seal.ts'
import { AUDIT_LATENESS_MS, auditSealOf } from './audit-seal.ts'

const AT_ONCE = 1000
const LATENESS = sql`${`${AUDIT_LATENESS_MS} milliseconds`}::interval`

/**
 * Seals the new entries of every company's audit trail, each onto the one before. Entries are sealed soon after they are
 * written rather than in the transaction that writes them, so that no two requests of a company wait for each other. Any
 * number of processes may do it at once: one of them seals, the others leave off. `admin` must see all companies.
 */
export async function sealAuditTrails(admin: Database, now: Date, signal?: AbortSignal): Promise<void> {
  for (const companyId of await listUnsealed(admin)) {
    let sealed = AT_ONCE
    while (sealed === AT_ONCE && !signal?.aborted) sealed = await sealSome(admin, companyId, now)
  }
}

/** Companies with entries that are to be sealed. */
async function listUnsealed(admin: Database): Promise<string[]> {
  const { rows } = await sql<{ id: string }>`
    select c.id from company c
    cross join lateral (select max(s.recorded_at) as newest from audit_seal s where s.company_id = c.id) h
    where exists (
      select from audit_log a
      where a.company_id = c.id and a.recorded_at >= coalesce(h.newest - ${LATENESS}, '-infinity')
        and not exists (
          select from audit_seal s where s.company_id = a.company_id and s.recorded_at = a.recorded_at and s.entry_id = a.id))`.execute(
    admin,
  )
  return rows.map(({ id }) => id)
}

/** Seals the oldest new entries of a company and gives how many; none where another process has just done it. */
async function sealSome(admin: Database, companyId: string, now: Date): Promise<number> {
  try {
    return await admin.transaction().execute(async (trx) => {
      const head = await trx
        .selectFrom('audit_seal as s')
        .select(['s.sequence', 's.hash'])
        .where('s.company_id', '=', companyId)
        .orderBy('s.sequence', 'desc')
        .limit(1)
        .executeTakeFirst()
      const entries = await trx
        .selectFrom('audit_log as a')
        .selectAll('a')
        .where('a.company_id', '=', companyId)
        .where(
          'a.recorded_at',
          '>=',
          sql<Date>`coalesce((select max(n.recorded_at) from audit_seal n where n.company_id = ${companyId}) - ${LATENESS}, '-infinity')`,
        )
        .where(({ not, exists, selectFrom }) =>
          not(
            exists(
              selectFrom('audit_seal as k')
                .select('k.sequence')
                .where('k.company_id', '=', companyId)
                .whereRef('k.recorded_at', '=', 'a.recorded_at')
                .whereRef('k.entry_id', '=', 'a.id'),
            ),
          ),
        )
        .orderBy('a.recorded_at')
        .orderBy('a.id')
        .limit(AT_ONCE)
        .execute()
      let previous = head?.hash ?? Buffer.alloc(0)
      const seals = entries.map((entry, index) => {
        const sequence = (head?.sequence ?? 0) + index + 1
        const hash = auditSealOf(entry, BigInt(sequence), previous)
        const seal = { sequence, hash, previous_hash: previous, entry_id: entry.id, recorded_at: entry.recorded_at }
        previous = hash
        return { company_id: companyId, seal_version: SEAL_VERSION, sealed_at: now, ...seal }
      })
      if (seals.length > 0) await trx.insertInto('audit_seal').values(seals).execute()
      return seals.length
    })
  } catch (error) {
    if (violatesUnique(error, 'audit_seal_pk') || violatesUnique(error, 'audit_seal_entry_key')) return 0
    throw error
  }
}
