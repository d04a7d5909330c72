import { createHash } from 'node:crypto'
import fs from 'node:fs'
import os from 'node:os'
import path from 'node:path'
import { exitCode, spawnChild } from '../common/child.ts'
import { lockDataDir } from '../common/data-dir-lock.ts'
import { ROOT } from '../common/root.ts'
import { freePorts } from '../database/index.ts'

// An engine with a coordinator and two workers, from a folder with build.sh and cluster.sh. It is no part of the repository:
// without one there is no cluster to check.

const DEFAULT = path.join(ROOT, '..', 'shared', 'citus')

/** The coordinator and two workers, on ports in a row. */
const NODES = 3

/** Lent for as long as the work lasts, or why there is none. */
export type Lent<T> = { result: T } | { obstacle: string }

/** The folder of the kit that CLUSTER_KIT names, or beside the repository; null where there is none. */
export function kitFolder(): string | null {
  const folder = path.resolve(process.env['CLUSTER_KIT'] ?? DEFAULT)
  return fs.existsSync(path.join(folder, 'build.sh')) ? folder : null
}

/**
 * Starts an empty cluster made from a kit and takes it down afterwards. What was built is kept for the next time, outside the
 * repository: the servers may run as a user who has no right to enter it.
 */
export async function withKit<T>(kit: string, work: (databaseUrl: string) => Promise<T>): Promise<Lent<T>> {
  const name = createHash('sha256').update(fs.realpathSync(kit)).digest('hex').slice(0, 12)
  const place = path.join(os.tmpdir(), `comptoir-cluster-${name}`)
  const unlock = lockDataDir(`${place}-lock`)
  try {
    const built = await run([path.join(kit, 'build.sh'), place])
    if (built.code !== 0) return { obstacle: built.said.trim().split('\n').at(-1) ?? 'it could not be built' }
    // What a killed run left would have to be stopped before it is reset, and its servers are gone or, without files, soon.
    fs.rmSync(path.join(place, 'cluster'), { recursive: true, force: true })
    const settings = { PORT: String(await freePorts(NODES)) }
    const started = await run([path.join(kit, 'cluster.sh'), 'up', place], settings)
    const url = /DATABASE_URL=(\S+)/.exec(started.said)?.[1]
    if (started.code !== 0 || url === undefined) throw new Error(`The cluster did not start: ${started.said}`)
    try {
      return { result: await work(url) }
    } finally {
      await run([path.join(kit, 'cluster.sh'), 'down', place], settings)
    }
  } finally {
    unlock()
  }
}

async function run(
  command: readonly [string, ...string[]],
  settings: Record<string, string> = {},
): Promise<{ code: number; said: string }> {
  const [file, ...args] = command
  const child = spawnChild(file, args, { stdio: ['ignore', 'pipe', 'pipe'], env: { ...process.env, ...settings } })
  let said = ''
  for (const stream of [child.stdout, child.stderr]) stream?.on('data', (text: Buffer) => (said += text.toString()))
  return { code: await exitCode(child), said }
}
