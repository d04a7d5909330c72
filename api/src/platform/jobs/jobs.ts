import { setTimeout as pause } from 'node:timers/promises'
import { Logger, makeWorkerUtils, runOnce, type RunnerOptions, type Task, type WorkerUtils } from 'graphile-worker'
import type pg from 'pg'
import type { Log } from '../log.ts'
import { startLane } from './lane-runner.ts'
import { LANES, WORKERS, type JobDeclaration, type Lane } from './lanes.ts'
import { createLeases, LEASE, type LeaseTimes } from './leases.ts'
import { taskOf } from './task.ts'

/**
 * Work that goes on after the answer. A handler may be run again after a crash, so it must be able to go on where it was.
 * `signal` asks it to leave off at the next good place, within `LEASE.margin`, by throwing: the server stops, or another
 * process is about to take the work over. `isLastTry`: what fails now is not run again.
 */
export type JobHandler = (payload: Record<string, string>, signal: AbortSignal, isLastTry: boolean) => Promise<void>

export interface Jobs {
  /** Says what to do for a kind of job; before `start`. */
  handle(declaration: JobDeclaration, handler: JobHandler): void
  /** Puts work in the queue, once per key: the same key waiting twice is one piece of work, and keeps its place. */
  add(name: string, key: string, payload: Record<string, string>): Promise<void>
  /** Whether work that was put in the queue under a key waits or is being done. */
  isPending(name: string, key: string): Promise<boolean>
  /**
   * Does work again and again, at the times (UTC) of a crontab such as `17 2 * * *`; what a stop of up to a day missed is
   * made up for, unless said otherwise. `isWatch`: it looks out all the time, so nobody waits for its end. Before `start`.
   */
  repeat(
    name: string,
    times: string,
    handler: (signal: AbortSignal) => Promise<void>,
    options?: { isMadeUpFor?: boolean; lane?: Lane; isWatch?: boolean },
  ): void
  start(): Promise<void>
  /** Does what waits, in each lane one after the other as it came, and returns; for tests, where lanes that are started work side by side. */
  drain(): Promise<void>
  /** Asks what is being done to leave off, waits for that as long as a lease's margin, and gives back what did not end. */
  stop(): Promise<void>
}

const WAIT_MS = 20
const WAIT_TRIES = 250
/** What ends a job is written down by the task. The queue's own writing waits to be over at a stop, and falls over nothing. */
const ENDINGS = { completeJobBatchDelay: 0, failJobBatchDelay: 0, gracefulShutdownAbortTimeout: 0 }
const CLEAN_UP = 'jobs-clean-up'
const AT_NIGHT = '57 2 * * *'

/** The queue on PostgreSQL, worked by any number of processes, each lane by workers of its own. `pool` must be the administrator's. */
export function createJobs(pool: pg.Pool, log: Log | null, times: LeaseTimes = LEASE): Jobs {
  const leases = createLeases(pool.options, log, times)
  const kinds = new Map<string, { declaration: JobDeclaration; task: Task }>()
  const crontab: string[] = []
  const watches: string[] = []
  let utils: WorkerUtils | null = null
  let running: { stop(): Promise<void> }[] = []
  const logger = new Logger(() => (level, message) => {
    if (level === 'error') log?.error(message)
    else if (level === 'warning') log?.warn(message)
  })
  const tools = async (): Promise<WorkerUtils> => (utils ??= await makeWorkerUtils({ pgPool: pool, logger }))
  const kindsOf = (lane: Lane) => [...kinds].filter(([, { declaration }]) => declaration.lane === lane)
  const namesOf = (lane: Lane): string[] => kindsOf(lane).map(([name]) => name)
  const optionsOf = (lane: Lane): RunnerOptions => ({
    pgPool: pool,
    logger,
    preset: { worker: ENDINGS },
    noHandleSignals: true,
    concurrency: WORKERS[lane],
    pollInterval: 1000,
    taskList: Object.fromEntries(kindsOf(lane).map(([name, { task }]) => [name, task])),
  })
  const handle: Jobs['handle'] = (declaration, handler) =>
    void kinds.set(declaration.name, { declaration, task: taskOf(leases, handler) })
  const repeat: Jobs['repeat'] = (
    name,
    times,
    handler,
    { isMadeUpFor = true, lane = 'upkeep', isWatch = false } = {},
  ) => {
    if (isWatch) watches.push(name)
    handle({ name, lane }, (_payload, signal) => handler(signal))
    // One after the other, when a run takes longer than until the next.
    crontab.push(`${times} ${name} ?${isMadeUpFor ? 'fill=1d&' : ''}max=5&queue=${name}`)
  }
  // The queue keeps a row for every key of serial work that it ever had.
  repeat(CLEAN_UP, AT_NIGHT, async () => (await tools()).cleanup({ tasks: ['GC_JOB_QUEUES'] }))

  return {
    handle,
    repeat,
    add: async (name, key, payload) => {
      const kind = kinds.get(name)
      if (!kind) throw new Error(`nobody handles jobs of the kind ${name}`)
      const jobKey = `${name}:${key}`
      const { addJob } = await tools()
      await addJob(name, payload, {
        jobKey,
        jobKeyMode: 'preserve_run_at',
        maxAttempts: 5,
        ...(kind.declaration.isSerial ? { queueName: jobKey } : {}),
      })
    },
    isPending: async (name, key) => {
      const { rowCount } = await pool.query(
        'select from graphile_worker.jobs where key = $1 and (attempts < max_attempts or locked_by is not null) limit 1',
        [`${name}:${key}`],
      )
      return rowCount === 1
    },
    start: async () => {
      await leases.start()
      running = await Promise.all(
        LANES.filter((lane) => namesOf(lane).length > 0).map((lane) =>
          startLane({
            log,
            options: { ...optionsOf(lane), crontab: lane === 'upkeep' ? crontab.join('\n') : '' },
          }),
        ),
      )
    },
    drain: async () => {
      for (let isIdle = false; !isIdle;) {
        const due = await listDue(pool, [...kinds.keys()])
        const lanes = LANES.filter((lane) => namesOf(lane).some((name) => due.includes(name)))
        await Promise.all(lanes.map((lane) => runOnce({ ...optionsOf(lane), concurrency: 1 })))
        // What lanes that were started have in hand may leave more behind.
        const wasIdle = await waitUntilNoneIsDone(pool, watches)
        isIdle = due.length === 0 && wasIdle
      }
    },
    stop: async () => {
      const isOver = new AbortController()
      await Promise.race([
        Promise.allSettled(running.map((lane) => lane.stop())).finally(() => isOver.abort()),
        pause(times.margin, undefined, { signal: isOver.signal }).catch(() => undefined),
      ])
      await leases.stop()
      await utils?.release()
      running = []
      utils = null
    },
  }
}

/** The kinds of which a job could be done now. */
async function listDue(pool: pg.Pool, names: readonly string[]): Promise<string[]> {
  const { rows } = await pool.query<{ name: string }>(
    `select distinct j.task_identifier as name from graphile_worker.jobs j
     where j.task_identifier = any($1) and j.run_at <= now() and j.attempts < j.max_attempts and j.locked_by is null`,
    [names],
  )
  return rows.map(({ name }) => name)
}

/** Waits until no job is in hand but watches, and answers whether there was none from the beginning. */
async function waitUntilNoneIsDone(pool: pg.Pool, watches: readonly string[]): Promise<boolean> {
  for (let tries = 0; tries < WAIT_TRIES; tries += 1) {
    const { rowCount } = await pool.query(
      'select from graphile_worker.jobs where locked_by is not null and not task_identifier = any($1) limit 1',
      [watches],
    )
    if (rowCount === 0) return tries === 0
    await pause(WAIT_MS)
  }
  return true
}
