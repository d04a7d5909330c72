import { spawnSync } from 'node:child_process'
import fs from 'node:fs'
import path from 'node:path'
import { spawnChild } from '../../common/child.ts'
import { Refusal } from '../../common/refusal.ts'
import { withTemporaryFolder } from '../../test/temporary-folder.ts'
import type { Driven } from '../measure.ts'
import { LIMIT_SCRIPT } from './schema.ts'

/** One run of pgbench: as so many clients for so many seconds, with the variables that the script names. */
export type PgbenchRun = {
  pgbench: string
  url: string
  clients: number
  seconds: number
  variables: Record<string, number>
}

const FEW = 25

/** Finds pgbench, the program itself before any wrapper, or says where it comes from. */
export function findPgbench(): string {
  const installed = fs
    .globSync('/usr/lib/postgresql/*/bin')
    .toSorted((a, b) => b.localeCompare(a, 'en', { numeric: true }))
  const folders = [...installed, ...(process.env['PATH'] ?? '').split(path.delimiter)]
  const found = folders
    .map((folder) => path.join(folder, 'pgbench'))
    .find((file) => spawnSync(file, ['--version'], { stdio: 'ignore' }).status === 0)
  if (found !== undefined) return found
  throw new Refusal(
    'The limit is measured with pgbench, which is not installed on this machine. Install the PostgreSQL server programs (Debian: postgresql-15).',
  )
}

/** Drives the limit's checkout. pgbench knows whole seconds only: less than one becomes a few checkouts of each client. */
export function runPgbench(run: PgbenchRun): Promise<Driven> {
  return withTemporaryFolder('comptoir-pgbench-', async (folder) => {
    const script = path.join(folder, 'checkout.sql')
    fs.writeFileSync(script, LIMIT_SCRIPT)
    const output = await execute(run, ['--file', script, '--log', '--log-prefix', path.join(folder, 'log')])
    const latencies = fs
      .readdirSync(folder)
      .filter((name) => name.startsWith('log.'))
      .flatMap((name) => readLatencies(fs.readFileSync(path.join(folder, name), 'utf8')))
    const { rate, failed } = readSummary(output)
    return { done: latencies.length, failed, seconds: latencies.length / rate, latencies }
  })
}

async function execute({ pgbench, url, clients, seconds, variables }: PgbenchRun, more: string[]): Promise<string> {
  const { hostname, port, username, password, pathname } = new URL(url)
  const named = Object.entries(variables).flatMap(([name, value]) => ['--define', `${name}=${value}`])
  const threads = Math.min(clients, 2)
  const args = [
    '--no-vacuum',
    '--protocol=prepared',
    `--client=${clients}`,
    `--jobs=${threads}`,
    seconds < 1 ? `--transactions=${FEW}` : `--time=${Math.round(seconds)}`,
    ...named,
    ...more,
  ]
  const env = {
    ...process.env,
    PGHOST: hostname,
    PGPORT: port,
    PGUSER: decodeURIComponent(username),
    PGPASSWORD: decodeURIComponent(password),
    PGDATABASE: pathname.slice(1),
  }
  const child = spawnChild(pgbench, args, { env, stdio: ['ignore', 'pipe', 'pipe'] })
  let [output, complaint] = ['', '']
  child.stdout?.on('data', (chunk) => (output += String(chunk)))
  child.stderr?.on('data', (chunk) => (complaint += String(chunk)))
  const code = await new Promise((resolve, reject) => {
    child.once('error', reject)
    child.once('close', resolve)
  })
  if (code !== 0) throw new Refusal(`pgbench failed:\n${complaint.trim()}`)
  return output
}

/** Rate and failures from what pgbench prints at its end. */
export function readSummary(output: string): { rate: number; failed: number } {
  const rate = /^tps = ([\d.]+) \(without/m.exec(output)?.[1]
  if (rate === undefined) throw new Refusal('pgbench did not print its rate. Version 14 or later is required.')
  return { rate: Number(rate), failed: Number(/failed transactions: (\d+)/.exec(output)?.[1] ?? 0) }
}

/** The third column of pgbench's log is the microseconds of a transaction; given in milliseconds. */
export function readLatencies(log: string): number[] {
  return log
    .split('\n')
    .filter((line) => line !== '')
    .map((line) => Number(line.split(' ')[2]) / 1000)
}
