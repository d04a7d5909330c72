import { randomBytes } from 'node:crypto'
import fs from 'node:fs'
import path from 'node:path'
import { lockDataDir } from '../common/data-dir-lock.ts'
import { Refusal } from '../common/refusal.ts'
import { ROOT } from '../common/root.ts'
import { ensureRoles, freePort } from '../database/index.ts'
import type { Account } from './client.ts'
import { ApiProcess } from './own-api.ts'
import { startOwnDatabase } from './own-database.ts'
import { mutateDatabase } from './mutants/in-database.ts'
import type { MutantName } from './mutants/names.ts'

/** Where documents are sent, and where the books are read that they end up in. */
export interface Installation {
  origin: string
  superAdministrator: Account
  /** Of a user who sees the rows of every company. */
  databaseUrl: string
  stop: () => Promise<void>
}

/** One that a run started itself, and what the run can do to it. Kills come back when what was killed answers again. */
export interface OwnInstallation extends Installation {
  killApi: () => Promise<void>
  killDatabase: () => Promise<void>
  /** How often the API ended by itself. */
  apiEnds: () => number
}

const SUPER = 'super@demo.example'
const FOLDER = path.join(ROOT, '.comptoir', 'replay')

/** The installation that the environment names, or one of its own, whose data stays for the next run. */
export async function openInstallation(): Promise<Installation> {
  const {
    COMPTOIR_URL: origin,
    COMPTOIR_SUPER_EMAIL: email,
    COMPTOIR_SUPER_PASSWORD: password,
    COMPTOIR_DATABASE_URL: databaseUrl,
  } = process.env
  if (origin === undefined) return startOwn(FOLDER)
  if (!email || !password || !databaseUrl) {
    throw new Refusal(
      'With COMPTOIR_URL also give COMPTOIR_SUPER_EMAIL, COMPTOIR_SUPER_PASSWORD and COMPTOIR_DATABASE_URL (a user who sees all rows).',
    )
  }
  return {
    origin: origin.replace(/\/$/, ''),
    superAdministrator: { email, password },
    databaseUrl,
    stop: async () => undefined,
  }
}

/** Forgets what earlier runs of an installation of its own left; refuses while another process works on it. */
export function removeOwn(folder = FOLDER): void {
  const unlock = lockDataDir(folder)
  fs.rmSync(folder, { recursive: true, force: true })
  unlock()
}

/** Starts an installation in a folder, made where it is missing, as it is or as a mutant. */
export async function startOwn(dataDir: string, mutant: MutantName | null = null): Promise<OwnInstallation> {
  fs.mkdirSync(dataDir, { recursive: true, mode: 0o700 })
  const unlock = lockDataDir(dataDir)
  const database = await startOwnDatabase(dataDir)
  const urls = { ownerUrl: database.ownerUrl, ...(await ensureRoles(database.ownerUrl, dataDir)) }
  const superAdministrator = { email: SUPER, password: randomBytes(12).toString('hex') }
  await prepare(urls, superAdministrator.password)
  if (mutant !== null) await mutateDatabase(urls.ownerUrl, mutant)
  const port = await freePort()
  const env = {
    HOST: '127.0.0.1',
    PORT: String(port),
    DATA_DIR: dataDir,
    LOG_LEVEL: 'error',
    // Years of documents come in minutes.
    REQUESTS_PER_MINUTE: '999999',
    DATABASE_URL: urls.ownerUrl,
    DATABASE_APP_URL: urls.appUrl,
    DATABASE_ADMIN_URL: urls.adminUrl,
    ...(mutant === null ? {} : { COMPTOIR_MUTANT: mutant }),
  }
  const api = new ApiProcess(env, dataDir)
  await api.start()
  return {
    origin: `http://127.0.0.1:${port}`,
    superAdministrator,
    databaseUrl: urls.ownerUrl,
    killApi: () => api.killAndRestart(),
    killDatabase: () => database.kill(),
    apiEnds: () => api.ends,
    stop: async () => {
      await api.stop()
      await database.stop()
      unlock()
    },
  }
}

async function prepare(
  { ownerUrl, appUrl, adminUrl }: { ownerUrl: string; appUrl: string; adminUrl: string },
  password: string,
): Promise<void> {
  const { migrateToLatest } = await import('../../api/src/platform/db/migrate.ts')
  await migrateToLatest(ownerUrl)
  const { seedDemo } = await import('../../api/seeds/demo.ts')
  await seedDemo({ appUrl, adminUrl, password, now: new Date() })
}
