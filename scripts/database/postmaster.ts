import type { ChildProcess, SpawnOptions } from 'node:child_process'
import fs from 'node:fs'
import pRetry, { AbortError } from 'p-retry'
import { DATABASE_SIGNAL, lastLines, spawnChild } from '../common/child.ts'
import { openPrivate } from '../common/owned-file.ts'
import { Refusal } from '../common/refusal.ts'
import { errorCode, withConnection } from './connection.ts'
import { choosePort } from './free-port.ts'
import { endOrphans } from './orphans.ts'
import type { Placement } from './placement.ts'

/** What one start of PostgreSQL needs. `tuning` goes to it as `-c name=value`; the log is appended to. */
export type PostmasterPlan = {
  placement: Placement
  keptPort: number | undefined
  /** The owner's address of one database of the cluster. */
  url: (port: number, database: string) => string
  tuning: Readonly<Record<string, string>>
  log: string
}
export type Postmaster = { child: ChildProcess; port: number }

const MORE_PORTS = 2

/** Starts PostgreSQL and waits until it answers. Another program may take the port in between: then with another one. */
export async function startPostmaster(plan: PostmasterPlan): Promise<Postmaster> {
  await endOrphans(plan.placement.cluster)
  return pRetry((attempt) => startOnce(plan, attempt === 1 ? plan.keptPort : undefined), {
    retries: MORE_PORTS,
    minTimeout: 0,
  })
}

async function startOnce(plan: PostmasterPlan, keptPort: number | undefined): Promise<Postmaster> {
  const port = await choosePort(keptPort)
  const child = spawnPostgres(plan, port)
  if (await answers(child, plan.url(port, 'postgres'))) return { child, port }
  const refusal = new Refusal(`The database did not start: ${reason(plan.log)} (full log: ${plan.log}).`)
  throw isPortTaken(plan.log) ? refusal : new AbortError(refusal)
}

/** In a session of its own: Ctrl-C goes to every process of a terminal, and the database must outlive the last request. */
function spawnPostgres({ placement, tuning, log }: PostmasterPlan, port: number): ChildProcess {
  const settings = {
    listen_addresses: '127.0.0.1',
    port: String(port),
    unix_socket_directories: '',
    cluster_name: 'comptoir',
    ...tuning,
  }
  const [command = placement.binaries.postgres, ...words] = [
    ...placement.account.prefix,
    placement.binaries.postgres,
    '-D',
    placement.cluster,
    ...Object.entries(settings).flatMap(([name, value]) => ['-c', `${name}=${value}`]),
  ]
  const output = openLog(log)
  try {
    const options = {
      cwd: '/',
      detached: true,
      stdio: ['ignore', output, output],
      ...placement.account.ids,
    } satisfies SpawnOptions
    return spawnChild(command, words, options, DATABASE_SIGNAL)
  } finally {
    fs.closeSync(output)
  }
}

function openLog(log: string): number {
  const isLong = fs.existsSync(log) && fs.statSync(log).size > 10 * 1024 * 1024
  if (isLong) fs.renameSync(log, `${log}.1`)
  return openPrivate(log, 'a')
}

/** True when it answers; false when the process ended first. Recovery after a kill may take a while: it is waited for. */
async function answers(child: ChildProcess, url: string): Promise<boolean> {
  let isGone = false
  child.once('exit', () => (isGone = true))
  child.once('error', () => (isGone = true))
  while (!isGone) {
    try {
      await withConnection(url, (client) => client.query('select 1'))
      return true
    } catch (error) {
      if (errorCode(error) === '28P01') return refusePassword(child)
      await new Promise((resolve) => setTimeout(resolve, 30))
    }
  }
  return false
}

function refusePassword(child: ChildProcess): never {
  child.kill(DATABASE_SIGNAL)
  throw new Refusal(
    'The database does not accept the password in database.json in the data folder. Restore the database.json that belongs to this data.',
  )
}

function isPortTaken(log: string): boolean {
  return /could not bind|Address already in use/.test(lastLines(log, 12))
}

function reason(log: string): string {
  const lines = lastLines(log, 12).split('\n')
  return (
    lines.findLast((line) => /FATAL|PANIC|ERROR/.test(line))?.replace(/^.*(FATAL|PANIC|ERROR): +/, '') ??
    (lines.at(-1) || 'it gave no reason')
  )
}

/** Fast shutdown, which keeps everything committed; the immediate one after 15 s, which does too. */
export async function stopPostmaster(child: ChildProcess): Promise<void> {
  if (child.exitCode !== null || child.signalCode !== null) return
  const gone = new Promise<void>((resolve) => child.once('exit', () => resolve()))
  child.kill(DATABASE_SIGNAL)
  const impatience = [setTimeout(() => child.kill('SIGQUIT'), 15_000), setTimeout(() => child.kill('SIGKILL'), 20_000)]
  await gone
  for (const timer of impatience) clearTimeout(timer)
}
