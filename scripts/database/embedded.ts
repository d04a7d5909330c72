import { existsSync } from 'node:fs'
import path from 'node:path'
import { lockDataDir } from '../common/data-dir-lock.ts'
import { Refusal } from '../common/refusal.ts'
import { findBinaries } from './binaries.ts'
import { OWNER, ensureCluster } from './cluster.ts'
import { withConnection } from './connection.ts'
import { fileIn, keptPassword, readKeys, saveKeys } from './keys.ts'
import { placeCluster, type Placement } from './placement.ts'
import type { PostmasterPlan } from './postmaster.ts'
import { supervise, type Supervision } from './supervisor.ts'

/** How careful the database is with a power cut: tests on throw-away data may say `none`. */
export type Durability = 'full' | 'none'
export type EmbeddedSettings = {
  dataDir: string
  durability?: Durability
} & Supervision
export type RunningDatabase = { ownerUrl: string; stop: () => Promise<void> }

const TUNING: Record<Durability, Readonly<Record<string, string>>> = {
  full: { fsync: 'on', synchronous_commit: 'on' },
  none: { fsync: 'off', synchronous_commit: 'off', full_page_writes: 'off', max_connections: '200' },
}

/** Starts the PostgreSQL of a data folder, made at the first start, and keeps it running until `stop`. */
export async function startEmbedded(settings: EmbeddedSettings): Promise<RunningDatabase> {
  const unlock = lockDataDir(settings.dataDir)
  try {
    const plan = await prepare(settings)
    const { port, stop } = await supervise(plan, settings)
    saveKeys(settings.dataDir, { port })
    await ensureDatabase(plan.url(port, 'postgres')).catch((error: unknown) => stop().then(() => Promise.reject(error)))
    return { ownerUrl: plan.url(port, OWNER), stop: () => stop().finally(unlock) }
  } catch (error) {
    unlock()
    throw error
  }
}

/** The PostgreSQL of a data folder that another process runs; null where none answers. `stop` leaves it alone. */
export async function findEmbedded(dataDir: string): Promise<RunningDatabase | null> {
  const { port, ownerPassword } = readKeys(dataDir)
  if (port === undefined || ownerPassword === undefined) return null
  const ownerUrl = ownerUrlOf(ownerPassword, port, OWNER)
  const answers = await withConnection(ownerUrl, (client) => client.query('select 1')).then(
    () => true,
    () => false,
  )
  return answers ? { ownerUrl, stop: async () => undefined } : null
}

function ownerUrlOf(password: string, port: number, database: string): string {
  return `postgres://${OWNER}:${password}@127.0.0.1:${port}/${database}`
}

async function prepare({ dataDir, durability = 'full' }: EmbeddedSettings): Promise<PostmasterPlan> {
  const placement = placeCluster(dataDir, findBinaries())
  refuseLostPassword(dataDir, placement)
  const password = keptPassword(dataDir, 'ownerPassword')
  await ensureCluster(placement, password, path.join(dataDir, 'logs', 'initdb.log'), durability === 'none')
  return {
    placement,
    keptPort: readKeys(dataDir).port,
    url: (port, database) => ownerUrlOf(password, port, database),
    tuning: TUNING[durability],
    log: path.join(dataDir, 'logs', 'postgres.log'),
  }
}

function refuseLostPassword(dataDir: string, { cluster }: Placement): void {
  if (existsSync(cluster) && readKeys(dataDir).ownerPassword === undefined) {
    throw new Refusal(
      `${fileIn(dataDir)} is missing. It holds the password of the database beside it. Restore it from a copy of the data folder.`,
    )
  }
}

async function ensureDatabase(url: string): Promise<void> {
  await withConnection(url, async (client) => {
    const { rowCount } = await client.query('select 1 from pg_database where datname = $1', [OWNER])
    if (rowCount === 0) await client.query(`create database ${OWNER}`)
  })
}
