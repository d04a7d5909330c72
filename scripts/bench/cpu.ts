import fs from 'node:fs'
import { readIfThere } from '../common/private-file.ts'
import { Refusal } from '../common/refusal.ts'

/** The kernel counts in hundredths of a second, on every machine that Node is built for. */
const TICKS_PER_SECOND = 100

/** Processes whose CPU is counted separately: those of the product, and those that only drive them. */
export type Watched = { servers: readonly number[]; postmaster: number; drivers: readonly number[] }

/** Seconds of CPU since each process began; `all` and `busy` are of the whole machine, over all cores. */
export type CpuReading = { all: number; busy: number; servers: number; database: number; drivers: number }

/** What happened between two readings: seconds of API and database, and the share of the machine that others took. */
export type CpuSpent = { servers: number; database: number; foreign: number }

export function readCpu({ servers, postmaster, drivers }: Watched): CpuReading {
  const { all, idle } = machineTicks()
  return {
    all: all / TICKS_PER_SECOND,
    busy: (all - idle) / TICKS_PER_SECOND,
    servers: sum(servers.map(ownTicks)) / TICKS_PER_SECOND,
    database: treeTicks(postmaster) / TICKS_PER_SECOND,
    drivers: (sum(drivers.map(ownTicks)) + withReaped(process.pid)) / TICKS_PER_SECOND,
  }
}

export function spentBetween(before: CpuReading, after: CpuReading): CpuSpent {
  const passed = (name: keyof CpuReading): number => after[name] - before[name]
  const ours = passed('servers') + passed('database') + passed('drivers')
  return { servers: passed('servers'), database: passed('database'), foreign: (passed('busy') - ours) / passed('all') }
}

/** Share of the machine that was at work during so many milliseconds. */
export async function busyShare(milliseconds: number): Promise<number> {
  const before = machineTicks()
  await new Promise((resolve) => setTimeout(resolve, milliseconds))
  const after = machineTicks()
  return 1 - (after.idle - before.idle) / (after.all - before.all)
}

/** Memory that a process has for itself, with its part of what it shares, in MiB. */
export function proportionalMemory(pid: number): number {
  const kilobytes = /^Pss:\s+(\d+) kB/m.exec(readIfThere(`/proc/${pid}/smaps_rollup`) ?? '')?.[1]
  if (kilobytes === undefined)
    throw new Refusal(`The memory of process ${pid} cannot be read: /proc/${pid}/smaps_rollup has no Pss.`)
  return Number(kilobytes) / 1024
}

/** Seconds of CPU that a process has taken since it began. */
export function cpuOf(pid: number): number {
  return ownTicks(pid) / TICKS_PER_SECOND
}

/** The parent of a process: of a connection's, the postmaster. */
export function parentOf(pid: number): number {
  return Number(fields(pid)?.[1])
}

export function refuseWithoutProc(): void {
  if (!fs.existsSync('/proc/self/smaps_rollup'))
    throw new Refusal('Run the benchmarks on Linux: CPU and memory are read from /proc.')
}

/** Fields of `stat` after the name in brackets, from the state on; null for a process that is gone. */
function fields(pid: number): string[] | null {
  try {
    const text = fs.readFileSync(`/proc/${pid}/stat`, 'utf8')
    return text.slice(text.lastIndexOf(')') + 2).split(' ')
  } catch {
    return null
  }
}

/** User and system time, fields 14 and 15 of `stat`. */
function ownTicks(pid: number): number {
  const found = fields(pid)
  return Number(found?.[11] ?? 0) + Number(found?.[12] ?? 0)
}

/** The same with that of children that ended. */
function withReaped(pid: number): number {
  const found = fields(pid)
  return ownTicks(pid) + Number(found?.[13] ?? 0) + Number(found?.[14] ?? 0)
}

/** A process with its children, those that ended included. PostgreSQL's tree is one level deep. */
function treeTicks(parent: number): number {
  const children = fs
    .readdirSync('/proc')
    .filter((name) => /^\d+$/.test(name))
    .map(Number)
    .filter((pid) => parentOf(pid) === parent)
  return withReaped(parent) + sum(children.map(ownTicks))
}

function machineTicks(): { all: number; idle: number } {
  const [, ...counts] = fs.readFileSync('/proc/stat', 'utf8').split('\n', 1)[0]?.trim().split(/\s+/) ?? []
  const numbers = counts.slice(0, 8).map(Number)
  return { all: sum(numbers), idle: (numbers[3] ?? 0) + (numbers[4] ?? 0) }
}

function sum(values: readonly number[]): number {
  return values.reduce((total, value) => total + value, 0)
}
