import { spawnSync } from 'node:child_process'
import fs from 'node:fs'
import path from 'node:path'
import { readIfThere } from '../common/private-file.ts'
import { Refusal } from '../common/refusal.ts'

/**
 * Ends a PostgreSQL that lost its parent (a `kill -9`, a crash): a second one on the same files would be refused. Its
 * pid file goes too when the number in it now belongs to some other program, for PostgreSQL would believe the number.
 */
export async function endOrphans(cluster: string): Promise<boolean> {
  const pidFile = path.join(cluster, 'postmaster.pid')
  const pid = Number(readIfThere(pidFile)?.split('\n')[0] ?? '')
  const orphans = processesIn(cluster, pid)
  if (orphans.length > 0) await endProcesses(cluster, pid)
  else if (pid > 0) fs.rmSync(pidFile, { force: true })
  return orphans.length > 0
}

async function endProcesses(cluster: string, pid: number): Promise<void> {
  // SIGINT is the fast shutdown, SIGQUIT the immediate one: either keeps what was committed.
  for (const [signal, patienceMs] of [
    ['SIGINT', 15_000],
    ['SIGQUIT', 5_000],
    ['SIGKILL', 5_000],
  ] as const) {
    signalAll(processesIn(cluster, pid), pid, signal)
    if (await areGone(cluster, pid, patienceMs)) return
  }
  throw new Refusal(
    `A PostgreSQL from an earlier start is still running in ${cluster} (process ${processesIn(cluster, pid).join(', ')}) and could not be stopped. Stop it, then start again.`,
  )
}

/** The first process stops its helpers in good order; they get the signal themselves only when it is gone. */
function signalAll(pids: number[], first: number, signal: NodeJS.Signals): void {
  for (const pid of pids.includes(first) ? [first] : pids) {
    try {
      process.kill(pid, signal)
    } catch {
      // It went in the meantime.
    }
  }
}

async function areGone(cluster: string, pid: number, patienceMs: number): Promise<boolean> {
  const until = performance.now() + patienceMs
  while (performance.now() < until) {
    if (processesIn(cluster, pid).length === 0) return true
    await new Promise((resolve) => setTimeout(resolve, 50))
  }
  return false
}

/** PostgreSQL processes on these files: each has the folder as its working directory, which identifies it. */
function processesIn(cluster: string, pid: number): number[] {
  if (!fs.existsSync('/proc/self/cwd')) return isPostgresOn(cluster, pid) ? [pid] : []
  const folder = fs.realpathSync(cluster)
  return fs
    .readdirSync('/proc')
    .filter((name) => /^\d+$/.test(name) && readProc(name, 'comm') === 'postgres' && workingFolder(name) === folder)
    .map(Number)
}

function readProc(pid: string, file: string): string | null {
  try {
    return fs.readFileSync(`/proc/${pid}/${file}`, 'utf8').trim()
  } catch {
    return null
  }
}

function workingFolder(pid: string): string | null {
  try {
    return fs.readlinkSync(`/proc/${pid}/cwd`)
  } catch {
    return null
  }
}

function isPostgresOn(cluster: string, pid: number): boolean {
  if (!(pid > 0)) return false
  const command = spawnSync('ps', ['-o', 'command=', '-p', String(pid)], { encoding: 'utf8' }).stdout ?? ''
  return command.includes('postgres') && command.includes(cluster)
}
