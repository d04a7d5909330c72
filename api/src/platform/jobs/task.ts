import type { Task } from 'graphile-worker'
import type { JobHandler } from './jobs.ts'
import type { Leases } from './leases.ts'

/**
 * What the queue does with a job. The queue deletes what a task returned from, whoever has it by then; so the ending is
 * written down here first, and only for a run that still has its job. What the queue then adds finds nothing to do.
 */
export function taskOf(leases: Leases, handler: JobHandler): Task {
  return async (payload, { abortSignal, job }) => {
    const hold = await leases.take(job)
    if (!hold) throw new Error('the job was freed before it began')
    const signal = AbortSignal.any([abortSignal, hold.signal])
    try {
      signal.throwIfAborted()
      await handler(payload as Record<string, string>, signal, job.attempts >= job.max_attempts)
    } catch (error) {
      // What left off for a stop has not failed.
      if (abortSignal.aborted) await hold.giveBack()
      else await hold.fail(error instanceof Error ? error.message : String(error))
      throw error
    }
    if (!(await hold.finish())) throw new Error('the job was done, but its lease was lost: another does it again')
  }
}
