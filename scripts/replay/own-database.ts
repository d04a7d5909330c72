import fs from 'node:fs'
import path from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import pg from 'pg'
import { startDatabase } from '../database/index.ts'

/** The database of an installation of its own, which may be killed as often as one likes. */
export interface OwnDatabase {
  ownerUrl: string
  /** Ends every process of the server at once, as a power cut would, and comes back when it answers again. */
  kill: () => Promise<void>
  stop: () => Promise<void>
}

/** Started again at once after every kill: they are meant. */
export async function startOwnDatabase(dataDir: string): Promise<OwnDatabase> {
  const { ownerUrl, stop } = await startDatabase({ dataDir, pause: () => 0 })
  return {
    ownerUrl,
    kill: async () => {
      killAll(await connected(ownerUrl, processes))
      await connected(ownerUrl, async () => undefined)
    },
    stop,
  }
}

/**
 * The parent first, so that it restarts nobody. All of them: what its children hold in shared memory only, as a commit that
 * was not waited for, would else be written while they end.
 */
function killAll(pids: readonly number[]): void {
  for (const pid of pids) {
    try {
      process.kill(pid, 'SIGKILL')
    } catch {
      // It went in the meantime.
    }
  }
}

async function processes(client: pg.Client): Promise<number[]> {
  const { rows } = await client.query<{ pid: number; folder: string }>(
    `select pid, current_setting('data_directory') as folder from pg_stat_activity`,
  )
  const parent = Number(fs.readFileSync(path.join(rows[0]?.folder ?? '', 'postmaster.pid'), 'utf8').split('\n')[0])
  return [parent, ...rows.map(({ pid }) => pid)]
}

const PAUSE_MS = 30
const PATIENCE_MS = 120_000

/** Asks a server as soon as it lets one: it may just be starting. */
export async function connected<T>(url: string, ask: (client: pg.Client) => Promise<T>): Promise<T> {
  for (const until = performance.now() + PATIENCE_MS; ;) {
    const client = new pg.Client({ connectionString: url, application_name: 'comptoir replay' })
    client.on('error', () => undefined)
    try {
      await client.connect()
      return await ask(client)
    } catch (error) {
      if (performance.now() > until) throw error
      await pause(PAUSE_MS)
    } finally {
      await client.end().catch(() => undefined)
    }
  }
}
