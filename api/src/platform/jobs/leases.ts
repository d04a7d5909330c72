import { randomUUID } from 'node:crypto'
import { setTimeout as pause } from 'node:timers/promises'
import pg from 'pg'
import { isUnavailable } from '../db/sql-errors.ts'
import type { Log } from '../log.ts'
import { fail, finish, freeExpired, giveBack, renew, take, type Run, type TakenJob } from './lease-rows.ts'

/** How long a job belongs to a process that does not say that it lives; all in milliseconds. */
export interface LeaseTimes {
  /** After this long without renewal a job is free, by the database's clock. */
  lease: number
  /** Between two renewals. */
  beat: number
  /** How long before its lease ends a job is told to leave off, by the process's own monotonic clock: the time that it has for it. */
  margin: number
}

export const LEASE: LeaseTimes = { lease: 15_000, beat: 2500, margin: 6000 }

const ASK_MS = 200

/** A run's hold on its job. Its ending counts only while the job is still its own. */
export interface Hold {
  /** Aborted when the lease is lost, or was not renewed in time. */
  signal: AbortSignal
  finish(): Promise<boolean>
  fail(reason: string): Promise<boolean>
  giveBack(): Promise<boolean>
}

export interface Leases {
  /** Frees what dead processes left, now and with every beat. */
  start(): Promise<void>
  /** Null when the job that the queue handed out is not its any more. */
  take(job: TakenJob & { locked_by: string | null }): Promise<Hold | null>
  /** Gives back what is still held, whatever its handlers do, and renews nothing any more. */
  stop(): Promise<void>
}

interface Held {
  run: Run
  abort: AbortController
  deadline: NodeJS.Timeout | undefined
  isEnding: boolean
}

/** Leases on jobs: the lock of the queue, renewed while the process lives. `options` are those of the administrator's pool. */
export function createLeases(options: pg.PoolOptions, log: Log | null, times: LeaseTimes): Leases {
  const held = new Map<string, Held>()
  let pool: pg.Pool | null = null
  let timer: NodeJS.Timeout | null = null
  let isBeating = false
  let isStopped = false

  // Of its own: renewing must not wait while jobs have all other connections in hand.
  const open = (): pg.Pool => {
    if (pool) return pool
    pool = new pg.Pool({ ...options, max: 1, query_timeout: times.lease, application_name: 'comptoir, leases' })
    const onError = (error: Error): void => log?.warn({ reason: error.message }, 'the connection of leases was lost')
    pool.on('error', onError)
    pool.on('connect', (client) => void client.on('error', onError))
    return pool
  }

  const lose = (one: Held, reason: string): void => {
    if (one.isEnding || one.abort.signal.aborted) return
    log?.warn({ job: one.run.id, reason }, 'a job is left off: its lease is lost')
    one.abort.abort(new Error(`the lease of the job is lost: ${reason}`))
  }
  const extend = (one: Held, sentAt: number): void => {
    clearTimeout(one.deadline)
    const left = sentAt + times.lease - times.margin - performance.now()
    one.deadline = setTimeout(() => lose(one, 'it was not renewed in time'), Math.max(0, left)).unref()
  }

  const beat = async (): Promise<void> => {
    if (isBeating) return
    isBeating = true
    const sentAt = performance.now()
    const own = [...held.values()].filter(({ abort }) => !abort.signal.aborted)
    try {
      const kept =
        own.length > 0
          ? await renew(
              open(),
              own.map(({ run }) => run),
            )
          : new Set()
      for (const one of own) {
        if (!held.has(one.run.holder)) continue
        if (kept.has(one.run.holder)) extend(one, sentAt)
        else lose(one, 'another may have it')
      }
      const freed = await freeExpired(open(), times.lease)
      if (freed > 0) log?.warn({ jobs: freed }, 'jobs of a process that is gone were freed')
    } catch (error) {
      // Tried again with the next beat; what it takes too long for is left off by its deadline.
      log?.warn({ reason: String(error) }, 'leases could not be renewed')
    } finally {
      isBeating = false
    }
  }
  const beatOn = (): void => {
    isStopped = false
    timer ??= setInterval(() => void beat(), times.beat).unref()
  }

  /** Writes down how a run ended, as soon as there is a database to do so. */
  const end = async (one: Held, write: (db: pg.Pool) => Promise<boolean>): Promise<boolean> => {
    one.isEnding = true
    try {
      while (held.has(one.run.holder)) {
        try {
          return await write(open())
        } catch (error) {
          if (!isUnavailable(error) || isStopped) throw error
          await pause(ASK_MS)
        }
      }
      return false
    } finally {
      clearTimeout(one.deadline)
      held.delete(one.run.holder)
    }
  }

  return {
    start: async () => {
      beatOn()
      await freeExpired(open(), times.lease)
    },
    take: async ({ id, key, locked_by: lockedBy }) => {
      beatOn()
      const sentAt = performance.now()
      const run = { id, key, holder: `run-${randomUUID()}` }
      if (!(await take(open(), run, lockedBy))) return null
      const one: Held = { run, abort: new AbortController(), deadline: undefined, isEnding: false }
      held.set(run.holder, one)
      extend(one, sentAt)
      return {
        signal: one.abort.signal,
        finish: () => end(one, (db) => finish(db, run)),
        fail: (reason) => end(one, (db) => fail(db, run, reason)),
        giveBack: () => end(one, (db) => giveBack(db, run)),
      }
    },
    stop: async () => {
      isStopped = true
      if (timer) clearInterval(timer)
      timer = null
      const left = [...held.values()]
      await Promise.allSettled(left.map((one) => end(one, (db) => giveBack(db, one.run))))
      const last = pool
      pool = null
      await last?.end()
    },
  }
}
