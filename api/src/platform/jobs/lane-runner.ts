import { setTimeout as pause } from 'node:timers/promises'
import { run, type Runner, type RunnerOptions, type WorkerUtils } from 'graphile-worker'
import type pg from 'pg'
import type { Log } from '../log.ts'

const RESTART_MS = 1000

interface LaneParts {
  pool: pg.Pool
  log: Log | null
  tools: () => Promise<WorkerUtils>
  /** The kinds of job that this lane works. */
  names: readonly string[]
  options: RunnerOptions
}

/** Works one lane of the queue until it is stopped. When the database goes away it goes on as soon as that is back. */
export async function startLane(parts: LaneParts): Promise<{ stop(): Promise<void> }> {
  const { log } = parts
  let runner: Runner | null = null
  let isStopped = false
  const begin = async (): Promise<void> => {
    await releaseLocks(parts)
    runner = await run(parts.options)
    runner.promise.catch((error: unknown) => void beginAgain(error))
  }
  const beginAgain = async (reason: unknown): Promise<void> => {
    log?.warn(
      { reason: reason instanceof Error ? reason.message : String(reason) },
      'the queue stopped and is started again',
    )
    for (let isBegun = false; !isBegun && !isStopped;) {
      await pause(RESTART_MS)
      isBegun =
        isStopped ||
        (await begin().then(
          () => true,
          () => false,
        ))
    }
  }
  await begin()
  return {
    stop: async () => {
      isStopped = true
      await runner?.stop()
    },
  }
}

/** One process works the queue: what is still locked of a lane when it starts was left by one that died. */
async function releaseLocks({ pool, tools, names }: LaneParts): Promise<void> {
  const { rows } = await pool.query<{ locked_by: string }>(
    'select distinct locked_by from graphile_worker.jobs where locked_by is not null and task_identifier = any($1)',
    [names],
  )
  if (rows.length > 0) await (await tools()).forceUnlockWorkers(rows.map((row) => row.locked_by))
}
