import type { Config } from '../../api/src/platform/config.ts'
import { buildChanged } from '../build/index.ts'
import { endChildren } from '../common/child.ts'
import { lockDataDir } from '../common/data-dir-lock.ts'
import { step } from '../common/steps.ts'
import { ensureRoles, startDatabase } from '../database/index.ts'
import type { CleanUps } from './clean-up.ts'
import { demoLines, demoPassword } from './demo.ts'
import { administratorLines } from './administrator-lines.ts'
import { insecureNotice } from './origin.ts'
import { checkPort, listenRefusal } from './port-check.ts'

type ConnectedConfig = Config & { database: { ownerUrl: string; appUrl: string; adminUrl: string; isPooled: boolean } }

/**
 * From settings to a product that answers, a line for each step. Nothing is made before the settings are known to work.
 * `onHopeless` is told when the running product can serve nobody any more.
 */
export async function startProduct(config: Config, cleanUps: CleanUps, onHopeless: () => void): Promise<void> {
  const unlock = lockDataDir(config.dataDir)
  cleanUps.add('The data folder', async () => unlock())
  await checkPort(config.host, config.port)
  cleanUps.add('The build', endChildren)
  await step('Build', buildChanged, ({ built, unchanged }) => `${built.length} built, ${unchanged.length} unchanged`)
  const connected = await step(
    'Database',
    () => startWithRoles(config, cleanUps),
    () => (config.database.ownerUrl === undefined ? 'embedded' : 'external'),
  )
  await step(
    'Migrations',
    () => migrate(connected),
    (applied) => (applied.length === 0 ? 'up to date' : `${applied.length} applied`),
  )
  const demo = config.demo.enabled ? demoPassword(config.dataDir, config.demo.password) : null
  if (demo !== null) await step('Demonstration company', () => seed(connected, demo.password))
  await step('Server', () => listen(connected, cleanUps, onHopeless))
  announce(config, demo === null ? await administratorLines(connected.database) : demoLines(demo))
}

async function startWithRoles(config: Config, cleanUps: CleanUps): Promise<ConnectedConfig> {
  const starting = startDatabase({
    dataDir: config.dataDir,
    ownerUrl: config.database.ownerUrl,
    say: console.error,
  })
  // A request to stop may come while it starts: then it is stopped as soon as it runs.
  cleanUps.add('The database', () =>
    starting.then(
      (database) => database.stop(),
      () => undefined,
    ),
  )
  const { ownerUrl } = await starting
  const roles = await ensureRoles(ownerUrl, config.dataDir, config.database)
  return { ...config, database: { ownerUrl, ...roles, isPooled: config.database.isPooled } }
}

async function migrate({ database }: ConnectedConfig): Promise<string[]> {
  const { migrateToLatest } = await import('../../api/src/platform/db/migrate.ts')
  const { applied } = await migrateToLatest(database.ownerUrl)
  return applied
}

async function seed({ database }: ConnectedConfig, password: string): Promise<void> {
  const { seedDemo } = await import('../../api/seeds/demo.ts')
  await seedDemo({ ...database, password, now: new Date() })
}

async function listen(config: ConnectedConfig, cleanUps: CleanUps, onHopeless: () => void): Promise<void> {
  const { startServer } = await import('../../api/src/server.ts')
  try {
    const server = await startServer(config, onHopeless)
    cleanUps.add('The server', () => server.stop())
  } catch (error) {
    throw listenRefusal(error, config.host, config.port)
  }
}

function announce(config: Config, people: string[]): void {
  const launchedAt = Number(process.env['COMPTOIR_LAUNCHED_AT'] ?? Date.now())
  const notice = insecureNotice(config)
  const lines = [
    '',
    `Comptoir is ready at ${config.publicUrl} (${((Date.now() - launchedAt) / 1000).toFixed(1)} s)`,
    ...people,
    ...(notice === null ? [] : [notice]),
    'Ctrl-C stops it.',
  ]
  console.log(lines.join('\n'))
}
