import { type Watched, readCpu, spentBetween } from './cpu.ts'
import { quantile } from './statistics.ts'

/** What a driver did: how many, how many of them failed, over how many seconds, each how long in milliseconds. */
export type Driven = { done: number; failed: number; seconds: number; latencies: readonly number[] }

/** One run of one job: per second, milliseconds, CPU milliseconds of API and database for each, share of others. */
export type Measure = {
  rate: number
  done: number
  failed: number
  p50: number
  p99: number
  cpuMs: number
  serverCpuMs: number
  foreign: number
}

/** The postmaster counts a connection's CPU when it has reaped it. */
const REAPING_MS = 300

/** Drives a job and reads, around it, the CPU that it cost. */
export async function measure(watched: Watched, drive: () => Promise<Driven>): Promise<Measure> {
  const before = readCpu(watched)
  const driven = await drive()
  await new Promise((resolve) => setTimeout(resolve, REAPING_MS))
  const spent = spentBetween(before, readCpu(watched))
  const each = (seconds: number): number => (seconds * 1000) / driven.done
  return {
    rate: driven.done / driven.seconds,
    done: driven.done,
    failed: driven.failed,
    p50: quantile(driven.latencies, 0.5),
    p99: quantile(driven.latencies, 0.99),
    cpuMs: each(spent.servers + spent.database),
    serverCpuMs: each(spent.servers),
    foreign: spent.foreign,
  }
}
