import { setTimeout as pause } from 'node:timers/promises'
import { run, type Runner, type RunnerOptions } from 'graphile-worker'
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
    runner = await run(options)
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
