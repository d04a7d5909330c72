import { type RawBuilder, sql } from 'kysely'
import type { Database, Queryable } from '../db/database.ts'
import { violatesUnique } from '../db/sql-errors.ts'
import { SEAL_VERSION } from '../evidence/seal.ts'
import { AUDIT_LATENESS_MS, auditSealOf } from './audit-seal.ts'
import { CLOCK_LEAP_MS } from './known-clock.ts'

const AT_ONCE = 1000
const LATENESS = sql`${`${AUDIT_LATENESS_MS} milliseconds`}::interval`

/** Between two entries that were sealed one after the other, the clock went far ahead, or back. */
export interface ClockStep {
  companyId: string
  from: Date
  to: Date
}

/** Until when trails are sealed, and who hears of what the clock did. */
interface Sealing {
  signal?: AbortSignal
  onStep?: (step: ClockStep) => Promise<void>
}

/**
 * Seals the new entries of every company's audit trail, each onto the one before. Entries are sealed soon after they are
 * written rather than in the transaction that writes them, so that no two requests of a company wait for each other. Any
 * number of processes may do it at once: one of them seals, the others leave off. `admin` must see all companies.
 */
export async function sealAuditTrails(admin: Database, now: Date, { signal, onStep }: Sealing = {}): Promise<void> {
  for (const companyId of await listUnsealed(admin, now)) {
    let sealed = AT_ONCE
    while (sealed === AT_ONCE && !signal?.aborted) {
      const some = await sealSome(admin, companyId, now)
      const step = stepIn(companyId, some)
      if (step) await onStep?.(step)
      sealed = some.sealed.length
    }
  }
}

/** Where a trail stands: its newest seal, the last one that was made, and the newest one that is not in the future. */
type Standing = Readonly<Record<'newest' | 'last' | 'known', RawBuilder<unknown>>>

/** Whether an entry `a` may still be sealed, by the rule of ADR 31: `check-audit.ts` has it as well. */
function isSealable({ newest, last, known }: Standing, now: Date): RawBuilder<boolean> {
  return sql`(
    a.recorded_at >= case when ${newest} is null then '-infinity' else least(${newest}, ${last}, ${known}) - ${LATENESS} end
    and (${newest} is null or a.recorded_at >= ${newest} - ${LATENESS}
    or a.recorded_at between ${last} - ${LATENESS} and ${last} + ${LATENESS}
    or a.recorded_at between ${known} - ${LATENESS} and ${now}::timestamptz + ${LATENESS}))`
}

const STANDING: Standing = { newest: sql`h.newest`, last: sql`h.last`, known: sql`h.known` }

/** The standing of a company, as a statement. */
function standingOf(companyId: RawBuilder<unknown>, now: Date): RawBuilder<unknown> {
  return sql`select
    (select max(s.recorded_at) from audit_seal s where s.company_id = ${companyId}) as newest,
    (select s.recorded_at from audit_seal s where s.company_id = ${companyId} order by s.sequence desc limit 1) as last,
    coalesce((select max(s.recorded_at) from audit_seal s where s.company_id = ${companyId} and s.recorded_at <= ${now}),
      ${now}::timestamptz) as known`
}

/** Companies with entries that are to be sealed. The standing is from a table, or the distributed engine would not correlate it. */
async function listUnsealed(admin: Database, now: Date): Promise<string[]> {
  const { rows } = await sql<{ id: string }>`
    select c.id from company c
    cross join lateral (${standingOf(sql`c.id`, now)} from company k where k.id = c.id) h
    where exists (
      select from audit_log a
      where a.company_id = c.id and ${isSealable(STANDING, now)}
        and not exists (
          select from audit_seal s where s.company_id = a.company_id and s.recorded_at = a.recorded_at and s.entry_id = a.id))`.execute(
    admin,
  )
  return rows.map(({ id }) => id)
}

/** When entries were recorded that were sealed at once, and the one that was sealed before them. */
interface Sealed {
  before: Date | null
  sealed: Date[]
}

const NOTHING: Sealed = { before: null, sealed: [] }

/** Seals the oldest new entries of a company; none where another process has just done it. */
async function sealSome(admin: Database, companyId: string, now: Date): Promise<Sealed> {
  try {
    return await admin.transaction().execute(async (trx) => {
      const head = await trx
        .selectFrom('audit_seal as s')
        .select(['s.sequence', 's.hash', 's.recorded_at'])
        .where('s.company_id', '=', companyId)
        .orderBy('s.sequence', 'desc')
        .limit(1)
        .executeTakeFirst()
      const standing = await readStanding(trx, companyId, now)
      const found = await trx
        .selectFrom('audit_log as a')
        .selectAll('a')
        .where('a.company_id', '=', companyId)
        .where(isSealable(standing, now))
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
      const entries = inOrder(found, head?.recorded_at)
      let previous = head?.hash ?? Buffer.alloc(0)
      const seals = entries.map((entry, index) => {
        const sequence = (head?.sequence ?? 0) + index + 1
        const hash = auditSealOf(entry, BigInt(sequence), previous)
        const seal = { sequence, hash, previous_hash: previous, entry_id: entry.id, recorded_at: entry.recorded_at }
        previous = hash
        return { company_id: companyId, seal_version: SEAL_VERSION, sealed_at: now, ...seal }
      })
      if (seals.length > 0) await trx.insertInto('audit_seal').values(seals).execute()
      return { before: head?.recorded_at ?? null, sealed: entries.map((entry) => entry.recorded_at) }
    })
  } catch (error) {
    if (violatesUnique(error, 'audit_seal_pk') || violatesUnique(error, 'audit_seal_entry_key')) return NOTHING
    throw error
  }
}

async function readStanding(db: Queryable, companyId: string, now: Date): Promise<Standing> {
  const { rows } = await sql<Record<keyof Standing, Date | null>>`${standingOf(sql`${companyId}`, now)}`.execute(db)
  const value = (name: keyof Standing): RawBuilder<unknown> => sql`${rows[0]?.[name] ?? null}::timestamptz`
  return { newest: value('newest'), last: value('last'), known: value('known') }
}

/** What goes on from the entry that was sealed last comes first: a clock that was set right has left it behind. */
function inOrder<Entry extends { recorded_at: Date }>(entries: readonly Entry[], last?: Date): Entry[] {
  const isNear = ({ recorded_at: at }: Entry): boolean =>
    last !== undefined && Math.abs(at.getTime() - last.getTime()) <= AUDIT_LATENESS_MS
  return [...entries.filter(isNear), ...entries.filter((entry) => !isNear(entry))]
}

/** Where, if anywhere, the clock was not what it had been. */
function stepIn(companyId: string, { before, sealed }: Sealed): ClockStep | undefined {
  const steps = sealed.map((to, index) => ({ companyId, from: (index === 0 ? before : sealed[index - 1]) ?? to, to }))
  return steps.find(({ from, to }) => {
    const ms = to.getTime() - from.getTime()
    return ms > CLOCK_LEAP_MS || ms < -AUDIT_LATENESS_MS
  })
}
