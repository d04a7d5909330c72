import { setTimeout as pause } from 'node:timers/promises'
import {
  makeWorkerUtils,
  run,
  runOnce,
  type Runner,
  type RunnerOptions,
  type Task,
  type TaskList,
  type WorkerUtils,
} from 'graphile-worker'
import { Logger } from 'graphile-worker'
import type { Log } from '../log.ts'
import type pg from 'pg'
import { isUnavailable } from '../db/sql-errors.ts'

/**
 * Work that goes on after the answer. A handler may be run again after a crash, so it must be able to go on where it was.
 * `signal` asks it to leave off at the next good place: the server stops. `isLastTry`: what fails now is not run again.
 */
export type JobHandler = (payload: Record<string, string>, signal: AbortSignal, isLastTry: boolean) => Promise<void>

export interface Jobs {
  /** Says what to do for a kind of job; before `start`. */
  handle(name: string, handler: JobHandler): void
  /** Puts work in the queue, once per key: the same key waiting twice is one piece of work. */
  add(name: string, key: string, payload: Record<string, string>): Promise<void>
  /** Does work again and again, at the times (UTC) of a crontab such as `17 2 * * *`; what a stop of up to a day missed is made up for. Before `start`. */
  repeat(name: string, times: string, handler: (signal: AbortSignal) => Promise<void>): void
  start(): Promise<void>
  /** Does what waits and returns; for tests. */
  drain(): Promise<void>
  stop(): Promise<void>
}

const RESTART_MS = 1000
const ASK_MS = 200
const WRITING_MS = 20
const WRITING_TRIES = 250

/** The queue on PostgreSQL, worked inside this process. `pool` must be the administrator's. */
export function createJobs(pool: pg.Pool, log: Log | null): Jobs {
  const handlers = new Map<string, JobHandler>()
  const crontab: string[] = []
  let runner: Runner | null = null
  let utils: WorkerUtils | null = null
  const logger = new Logger(() => (level, message) => {
    if (level === 'error') log?.error(message)
    else if (level === 'warning') log?.warn(message)
  })
  const taskList = (): TaskList =>
    Object.fromEntries(
      [...handlers].map(([name, handler]): [string, Task] => [
        name,
        async (payload, { abortSignal, job }) => {
          try {
            await handler(payload as Record<string, string>, abortSignal, job.attempts >= job.max_attempts)
          } catch (error) {
            // The queue writes down what failed: without a database it could only fall over itself.
            if (isUnavailable(error)) await untilItAnswers(pool, abortSignal)
            throw error
          }
        },
      ]),
    )
  const options = (): RunnerOptions => ({
    pgPool: pool,
    logger,
    noHandleSignals: true,
    concurrency: 2,
    pollInterval: 1000,
    taskList: taskList(),
  })
  let isStopped = false
  const begin = async (): Promise<void> => {
    await releaseLocks(pool, await tools())
    runner = await run({ ...options(), crontab: crontab.join('\n') })
    runner.promise.catch((error: unknown) => void beginAgain(error))
  }
  /** The database went away: the queue goes on where it was as soon as it is back. */
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
  const tools = async (): Promise<WorkerUtils> => (utils ??= await makeWorkerUtils({ pgPool: pool, logger }))

  return {
    handle: (name, handler) => void handlers.set(name, handler),
    repeat: (name, times, handler) => {
      handlers.set(name, (_payload, signal) => handler(signal))
      crontab.push(`${times} ${name} ?fill=1d&max=5`)
    },
    add: async (name, key, payload) => {
      const { addJob } = await tools()
      await addJob(name, payload, { jobKey: `${name}:${key}`, maxAttempts: 5 })
    },
    start: async () => {
      isStopped = false
      await begin()
    },
    drain: async () => {
      await runOnce(options())
      await untilWrittenDown(pool)
    },
    stop: async () => {
      isStopped = true
      await runner?.stop()
      await utils?.release()
      runner = null
      utils = null
    },
  }
}

/** Waits for a database that went away, however long, unless the server stops. */
async function untilItAnswers(pool: pg.Pool, signal: AbortSignal): Promise<void> {
  while (!signal.aborted) {
    if (
      await pool.query('select 1').then(
        () => true,
        () => false,
      )
    )
      return
    await pause(ASK_MS)
  }
}

/** What became of a job is written down a moment after its work. */
async function untilWrittenDown(pool: pg.Pool): Promise<void> {
  for (let tries = 0; tries < WRITING_TRIES; tries += 1) {
    const { rowCount } = await pool.query('select from graphile_worker.jobs where locked_by is not null limit 1')
    if (rowCount === 0) return
    await pause(WRITING_MS)
  }
}

/** One process works the queue: what is still locked when it starts was left by one that died. */
async function releaseLocks(pool: pg.Pool, utils: WorkerUtils): Promise<void> {
  const { rows } = await pool.query<{ locked_by: string }>(
    'select distinct locked_by from graphile_worker.jobs where locked_by is not null',
  )
  if (rows.length > 0) await utils.forceUnlockWorkers(rows.map((row) => row.locked_by))
}
