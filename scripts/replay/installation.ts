import type { ChildProcess } from 'node:child_process'
import { randomBytes } from 'node:crypto'
import fs from 'node:fs'
import path from 'node:path'
import { fileURLToPath } from 'node:url'
import { spawnChild } from '../common/child.ts'
import { lockDataDir } from '../common/data-dir-lock.ts'
import { Refusal } from '../common/refusal.ts'
import { ROOT } from '../common/root.ts'
import { ensureRoles, freePort, startDatabase } from '../database/index.ts'
import type { Account } from './client.ts'

/** Where documents are sent, and where the books are read that they end up in. */
export interface Installation {
  origin: string
  superAdministrator: Account
  /** Of a user who sees the rows of every company. */
  databaseUrl: string
  /** What a run of its own can do to it; null for one that somebody else runs. */
  own: OwnInstallation | null
  stop: () => Promise<void>
}

export interface OwnInstallation {
  killApi: () => Promise<void>
  killDatabase: () => Promise<void>
}

const SUPER = 'super@demo.example'
const FOLDER = path.join(ROOT, '.comptoir', 'replay')
const API = fileURLToPath(new URL('./api-process.ts', import.meta.url))

/** The installation that the environment names, or one of its own, whose data stays for the next run. */
export async function openInstallation(plant: string | null = null, folder = FOLDER): Promise<Installation> {
  const { COMPTOIR_URL: origin, COMPTOIR_SUPER_EMAIL: email, COMPTOIR_SUPER_PASSWORD: password, COMPTOIR_DATABASE_URL: databaseUrl } = process.env
  if (origin === undefined) return startOwn(folder, plant)
  if (!email || !password || !databaseUrl) {
    throw new Refusal('With COMPTOIR_URL also give COMPTOIR_SUPER_EMAIL, COMPTOIR_SUPER_PASSWORD and COMPTOIR_DATABASE_URL (a user who sees all rows).')
  }
  return { origin: origin.replace(/\/$/, ''), superAdministrator: { email, password }, databaseUrl, own: null, stop: async () => undefined }
}

/** Forgets what earlier runs of an installation of its own left. */
export function removeOwn(folder = FOLDER): void {
  fs.rmSync(folder, { recursive: true, force: true })
}

async function startOwn(dataDir: string, plant: string | null): Promise<Installation> {
  fs.mkdirSync(dataDir, { recursive: true, mode: 0o700 })
  const unlock = lockDataDir(dataDir)
  const database = await startDatabase({ dataDir })
  const urls = { ownerUrl: database.ownerUrl, ...(await ensureRoles(database.ownerUrl, dataDir)) }
  const superAdministrator = { email: SUPER, password: randomBytes(12).toString('hex') }
  await prepare(urls, superAdministrator.password)
  const port = await freePort()
  const api = new ApiProcess({
    HOST: '127.0.0.1', PORT: String(port), DATA_DIR: dataDir, LOG_LEVEL: 'error',
    DATABASE_URL: urls.ownerUrl, DATABASE_APP_URL: urls.appUrl, DATABASE_ADMIN_URL: urls.adminUrl, ...(plant === null ? {} : { COMPTOIR_PLANT: plant }),
  })
  await api.start()
  return {
    origin: `http://127.0.0.1:${port}`,
    superAdministrator,
    databaseUrl: urls.ownerUrl,
    own: { killApi: () => api.killAndRestart(), killDatabase: () => killServer(urls.ownerUrl) },
    stop: async () => {
      await api.stop()
      await database.stop()
      unlock()
    },
  }
}

async function prepare({ ownerUrl, appUrl, adminUrl }: { ownerUrl: string; appUrl: string; adminUrl: string }, password: string): Promise<void> {
  const { migrateToLatest } = await import('../../api/src/platform/db/migrate.ts')
  await migrateToLatest(ownerUrl)
  const { seedDemo } = await import('../../api/seeds/demo.ts')
  await seedDemo({ appUrl, adminUrl, password, now: new Date() })
}

/** The server's parent process, which its own supervisor starts again. */
async function killServer(ownerUrl: string): Promise<void> {
  const { default: pg } = await import('pg')
  const client = new pg.Client({ connectionString: ownerUrl })
  client.on('error', () => undefined)
  await client.connect()
  const { rows } = await client.query<{ folder: string }>(`select current_setting('data_directory') as folder`)
  const pid = Number(fs.readFileSync(path.join(rows[0]?.folder ?? '', 'postmaster.pid'), 'utf8').split('\n')[0])
  process.kill(pid, 'SIGKILL')
  await client.end().catch(() => undefined)
}

/** The API in a process of its own, always on the same port, so that it can be killed and started while it is used. */
class ApiProcess {
  readonly #env: Record<string, string>
  #child: ChildProcess | null = null

  constructor(env: Record<string, string>) {
    this.#env = env
  }

  async start(): Promise<void> {
    const { NODE_ENV: _mode, NODE_OPTIONS: _options, ...env } = process.env
    const child = spawnChild(process.execPath, [API], { cwd: ROOT, env: { ...env, ...this.#env }, stdio: ['ignore', 'ignore', 'inherit', 'ipc'] })
    this.#child = child
    await new Promise<void>((resolve, reject) => {
      child.once('message', () => resolve())
      child.once('exit', () => reject(new Refusal('The API ended before it answered.')))
    })
  }

  /** Until it starts: the database may be away just then. */
  async killAndRestart(): Promise<void> {
    await this.#end('SIGKILL')
    for (let attempt = 1; ; attempt += 1) {
      try {
        return await this.start()
      } catch (error) {
        if (attempt === 50) throw error
        await new Promise((resolve) => setTimeout(resolve, 200))
      }
    }
  }

  stop(): Promise<void> {
    return this.#end('SIGTERM')
  }

  async #end(signal: NodeJS.Signals): Promise<void> {
    const child = this.#child
    if (!child || child.exitCode !== null || child.signalCode !== null) return
    const gone = new Promise<void>((resolve) => child.once('exit', () => resolve()))
    child.kill(signal)
    await gone
  }
}
