import { randomBytes } from 'node:crypto'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll } from '@jest/globals'
import type { FastifyInstance } from 'fastify'
import pg from 'pg'
import { pino } from 'pino'
import { createApp } from '../src/app.ts'
import type { AppDeps } from '../src/platform/deps.ts'
import { openDatabase, type Database, type OpenDatabase } from '../src/platform/db/database.ts'
import { checkStatement } from '../src/platform/db/query-guard.ts'
import { createJobs, type Jobs } from '../src/platform/jobs/jobs.ts'
import { addressOf } from './addresses.ts'

/** A built application on a database of its own, cloned from the migrated template. */
export interface TestApp {
  app: FastifyInstance
  /** Under row-level security, as requests are, with the query guard on. */
  db: Database
  /** The same within a company's share of the connections. */
  dbOf: OpenDatabase['dbOf']
  /** Bypasses row-level security, to inspect what is stored. */
  admin: Database
  jobs: Jobs
  clock: { now(): Date; set(instant: string): void }
  dataDir: string
  ownerUrl: string
  /** Another server on the same database and folder. */
  again(over?: Partial<AppDeps>): Promise<FastifyInstance>
}

const SECRET = 'a secret that only the tests of this product know'

function required(name: string): string {
  const value = process.env[name]
  if (!value) throw new Error(`${name} is not set: run the tests through jest's own set-up`)
  return value
}

async function onServer(statement: string): Promise<void> {
  const client = new pg.Client({ connectionString: required('TEST_OWNER_URL') })
  await client.connect()
  await client.query(statement)
  await client.end()
}

function aClock(): TestApp['clock'] {
  let fixed: Date | null = null
  return { now: () => fixed ?? new Date(), set: (instant) => void (fixed = new Date(instant)) }
}

const silent = pino({ level: process.env['TEST_LOG'] ?? 'silent' })

async function open(name: string, over: Partial<AppDeps>): Promise<{ test: TestApp; close: () => Promise<void> }> {
  await onServer(`create database ${name} template ${required('TEST_TEMPLATE')}`)
  const owner = required('TEST_OWNER_URL')
  const onError = (): void => undefined
  const rw = openDatabase({ url: addressOf(owner, name, 'app_rw'), max: 20, onError, check: checkStatement })
  const admin = openDatabase({ url: addressOf(owner, name, 'app_admin'), max: 10, onError })
  const jobs = createJobs(admin.pool, null)
  const clock = aClock()
  const dataDir = await mkdtemp(join(tmpdir(), 'comptoir-api-'))
  const deps: AppDeps = {
    db: rw.db,
    dbOf: rw.dbOf,
    ping: rw.ping,
    admin: { db: admin.db, pool: admin.pool },
    clock,
    jobs,
    secret: SECRET,
    dataDir,
    releaseBucket: null,
    webRoot: null,
    environment: 'demonstration',
    publicUrl: 'https://comptoir.example',
    mail: { smtpUrl: null, from: 'Comptoir <no-reply@comptoir.example>' },
    operatorEmail: null,
    webhookTargets: 'public',
    printerNetworks: ['127.0.0.0/8', '192.168.0.0/16'],
    isSecureOrigin: true,
    loggerInstance: silent,
    tls: null,
    trustProxy: [],
    loginsPerMinute: 1000,
    requestsPerMinute: 100_000,
    pressure: { read: () => 'none', stop: () => undefined },
    ...over,
  }
  const apps: FastifyInstance[] = []
  const again: TestApp['again'] = async (more = {}) => {
    const app = await createApp({ ...deps, ...more })
    apps.push(app)
    await app.ready()
    return app
  }
  const app = await again()
  const close = async (): Promise<void> => {
    await Promise.all(apps.map((opened) => opened.close()))
    await jobs.stop()
    await Promise.all([rw.db.destroy(), admin.db.destroy()])
    await onServer(`drop database if exists ${name} with (force)`)
    await rm(dataDir, { recursive: true, force: true })
  }
  return {
    test: {
      app,
      db: rw.db,
      dbOf: rw.dbOf,
      admin: admin.db,
      jobs,
      clock,
      dataDir,
      ownerUrl: addressOf(owner, name),
      again,
    },
    close,
  }
}

/** Opens an application for the tests of one file and takes everything down after them. */
export function setUpApp(over: Partial<AppDeps> = {}): () => TestApp {
  let opened: Awaited<ReturnType<typeof open>> | null = null
  beforeAll(async () => {
    opened = await open(`comptoir_test_${randomBytes(6).toString('hex')}`, over)
  })
  afterAll(async () => {
    await opened?.close()
    // A test file stays in its worker for as long as that lives.
    opened = null
  })
  return () => {
    if (!opened) throw new Error('the application is not open yet')
    return opened.test
  }
}
