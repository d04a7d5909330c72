import type pg from 'pg'

/** A job as the queue handed it out. */
export interface TakenJob {
  /** Of the queue's making. */
  id: string | number
  /** Null when the same work may wait twice, or was asked for again since. */
  key: string | null
}

/** One run of one job: no other run, of this process or of another, has the same holder. */
export interface Run extends TakenJob {
  holder: string
}

const JOBS = 'graphile_worker._private_jobs'
const QUEUES = 'graphile_worker._private_job_queues'
/** A lock is given up together with that of the queue of serial work which the job belongs to. */
const UNLOCK_QUEUE = `update ${QUEUES} q set locked_by = null, locked_at = null
  from job where q.id = job.job_queue_id and q.locked_by = $2`

/** Makes a lock of the queue the run's own; false when it has been freed since. */
export async function take(db: pg.Pool, run: Run, lockedBy: string | null): Promise<boolean> {
  return isOne(
    db,
    `with job as (
       update ${JOBS} set locked_by = $2, locked_at = now() where id = $1 and locked_by = $3 returning job_queue_id
     ), queue as (
       update ${QUEUES} q set locked_by = $2, locked_at = now() from job where q.id = job.job_queue_id and q.locked_by = $3
     )
     select from job`,
    [run.id, run.holder, lockedBy],
  )
}

/** Renews leases by the database's clock, and answers the holders that still have theirs. */
export async function renew(db: pg.Pool, runs: readonly Run[]): Promise<Set<string>> {
  const { rows } = await db.query<{ holder: string }>(
    `with job as (
       update ${JOBS} set locked_at = now() where id = any($1::bigint[]) and locked_by = any($2)
       returning job_queue_id, locked_by
     ), queue as (
       update ${QUEUES} q set locked_at = now() from job where q.id = job.job_queue_id and q.locked_by = job.locked_by
     )
     select locked_by as holder from job`,
    [runs.map(({ id }) => id), runs.map(({ holder }) => holder)],
  )
  return new Set(rows.map(({ holder }) => holder))
}

/** Frees what nobody has renewed for so long, whoever held it, and answers how many jobs those were. */
export async function freeExpired(db: pg.Pool, leaseMs: number): Promise<number> {
  const { rowCount } = await db.query(
    `with expired as (
       select id from ${JOBS} where locked_at < now() - $1 * interval '1 ms' for update skip locked
     ), expired_queue as (
       select id from ${QUEUES} where locked_at < now() - $1 * interval '1 ms' for update skip locked
     ), queue as (
       update ${QUEUES} q set locked_by = null, locked_at = null from expired_queue e where q.id = e.id
     )
     update ${JOBS} j set locked_by = null, locked_at = null from expired e where j.id = e.id`,
    [leaseMs],
  )
  return rowCount ?? 0
}

/** The work is done; false when the lease was lost. */
export async function finish(db: pg.Pool, { id, holder }: Run): Promise<boolean> {
  return isOne(
    db,
    `with job as (delete from ${JOBS} where id = $1 and locked_by = $2 returning job_queue_id),
     queue as (${UNLOCK_QUEUE})
     select from job`,
    [id, holder],
  )
}

/** The work failed: tried again later, the longer the more often it failed, as the queue itself does. */
export async function fail(db: pg.Pool, { id, holder }: Run, reason: string): Promise<boolean> {
  return isOne(
    db,
    `with job as (
       update ${JOBS} set last_error = $3, locked_by = null, locked_at = null,
         run_at = greatest(now(), run_at) + exp(least(attempts, 10)) * interval '1 second'
       where id = $1 and locked_by = $2 returning job_queue_id
     ), queue as (${UNLOCK_QUEUE})
     select from job`,
    [id, holder, reason],
  )
}

/** The work was not ended and did not fail: free at once, and no try is spent. What was asked for again since is left to that. */
export async function giveBack(db: pg.Pool, { id, key, holder }: Run): Promise<boolean> {
  return isOne(
    db,
    `with job as (
       update ${JOBS} set locked_by = null, locked_at = null,
         attempts = case when key is not distinct from $3 then greatest(0, attempts - 1) else attempts end
       where id = $1 and locked_by = $2 returning job_queue_id
     ), queue as (${UNLOCK_QUEUE})
     select from job`,
    [id, holder, key],
  )
}

async function isOne(db: pg.Pool, statement: string, values: unknown[]): Promise<boolean> {
  const { rowCount } = await db.query(statement, values)
  return rowCount === 1
}
