import { EventEmitter } from 'node:events'
import { setTimeout as pause } from 'node:timers/promises'
import { run, type Runner, type RunnerOptions, type WorkerEvents } from 'graphile-worker'
import type { Log } from '../log.ts'

const RESTART_MS = 1000

interface LaneParts {
  log: Log | null
  options: RunnerOptions
}

/** Works one lane of the queue until it is stopped. When the database goes away it goes on as soon as that is back. */
export async function startLane({ log, options }: LaneParts): Promise<{ stop(): Promise<void> }> {
  let runner: Runner | null = null
  let isStopped = false
  const begin = async (): Promise<void> => {
    const events: WorkerEvents = new EventEmitter()
    const firstLook = firstLookAtQueue(events)
    // A runner keeps what it has found out by the object of its options.
    const begun = await run({ ...options, events })
    runner = begun
    begun.promise.catch((error: unknown) => void beginAgain(error))
    firstLook.catch((error: unknown) => void begun.stop().then(() => beginAgain(error), beginAgain))
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

/**
 * Rejects when the first look for a job fails. A runner asks once which kinds of jobs the queue knows and keeps the answer,
 * a failure too: one whose first look fails would look in vain for ever.
 */
function firstLookAtQueue(events: WorkerEvents): Promise<void> {
  return new Promise((resolve, reject) => {
    events.once('worker:getJob:empty', () => resolve())
    events.once('job:start', () => resolve())
    events.once('worker:getJob:error', ({ error }) => reject(error instanceof Error ? error : new Error(String(error))))
  })
}
