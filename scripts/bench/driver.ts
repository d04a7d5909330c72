import type { ChildProcess } from 'node:child_process'
import type { Watched } from './cpu.ts'
import type { Job, JobResult } from './load/jobs.ts'
import { type Measure, measure } from './measure.ts'
import { firstMessage, spawnNode, stopChild } from './processes.ts'

/** The load generator in a process of its own, so that its CPU is not the API's. */
export type Driver = { pid: number; drive: (job: Job) => Promise<JobResult>; stop: () => Promise<void> }

const DRIVER = new URL('./load/driver-process.ts', import.meta.url)

export async function startDriver(): Promise<Driver> {
  const child = spawnNode(DRIVER)
  await firstMessage(child, DRIVER)
  return { pid: child.pid ?? 0, drive: (job) => driveOnce(child, job), stop: () => stopChild(child) }
}

function driveOnce(child: ChildProcess, job: Job): Promise<JobResult> {
  return new Promise((resolve, reject) => {
    const fail = (): void => reject(new Error('the load generator ended'))
    child.once('exit', fail)
    child.once('message', (result: JobResult) => {
      child.off('exit', fail)
      resolve(result)
    })
    child.send(job)
  })
}

/** A measured job that also remembers what went wrong, for the verdict of the run. */
export type Faults = { twins: number; failed: number; first: string | null }

export function measuredJob(driver: Driver, watched: Watched, faults: Faults, job: () => Job): () => Promise<Measure> {
  return () =>
    measure(watched, async () => {
      const result = await driver.drive(job())
      faults.twins += result.twinFaults
      faults.failed += result.failed
      faults.first ??= result.firstFailure
      return result
    })
}
