import { randomBytes } from 'node:crypto'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import pg from 'pg'
import { schemaFaults } from '../src/platform/db/distributed-rules.ts'
import { migrateToLatest } from '../src/platform/db/migrate.ts'
import { ROLE_LIMITS } from '../src/platform/db/role-limits.ts'
import { addressOf, ROLE_PASSWORD } from './addresses.ts'

const TEMPLATE = 'comptoir_test_template'

async function asOwner(ownerUrl: string, statements: string[]): Promise<void> {
  const client = new pg.Client({ connectionString: ownerUrl })
  await client.connect()
  for (const statement of statements) await client.query(statement)
  await client.end()
}

/** A real PostgreSQL: the one that the suite started, or one of our own for a run of jest alone. */
async function findServer(): Promise<{ url: string; stop: () => Promise<void> }> {
  const given = process.env['TEST_DATABASE_URL']
  if (given) return { url: given, stop: () => Promise.resolve() }
  const { startDatabase } = await import('../../scripts/database/index.ts')
  const dataDir = await mkdtemp(join(tmpdir(), 'comptoir-test-'))
  const database = await startDatabase({ dataDir, durability: 'none' })
  return {
    url: database.ownerUrl,
    stop: async () => {
      await database.stop()
      await rm(dataDir, { recursive: true, force: true })
    },
  }
}

/** Migrates one template, once; every test file works on a clone of it. */
export async function prepareTemplate(): Promise<() => Promise<void>> {
  const server = await findServer()
  const name = `${TEMPLATE}_${randomBytes(4).toString('hex')}`
  await asOwner(server.url, [`create database ${name}`])
  const faults: string[] = []
  await migrateToLatest(addressOf(server.url, name), (statement) =>
    faults.push(...schemaFaults(statement).map((fault) => `A migration has ${fault}: ${statement}`)),
  )
  if (faults.length > 0) throw new Error(faults.join('\n'))
  await asOwner(server.url, [
    `alter role app_rw login password '${ROLE_PASSWORD}'`,
    `alter role app_admin login bypassrls password '${ROLE_PASSWORD}'`,
    ...Object.entries(ROLE_LIMITS).flatMap(([role, settings]) =>
      Object.entries(settings).map(([name, value]) => `alter role ${role} set ${name} = '${value}'`),
    ),
  ])
  process.env['TEST_OWNER_URL'] = server.url
  process.env['TEST_TEMPLATE'] = name
  return async () => {
    await asOwner(server.url, [`drop database if exists ${name} with (force)`])
    await server.stop()
  }
}
