import { fileURLToPath } from 'node:url'
import { pino } from 'pino'
import { createApp } from './app.ts'
import { systemClock } from './platform/clock.ts'
import type { Config } from './platform/config.ts'
import { openDatabase } from './platform/db/database.ts'
import { CONNECTIONS } from './platform/db/shares.ts'
import { gaugeProcess, HOPELESS_MS } from './platform/http/pressure.ts'
import { createJobs } from './platform/jobs/jobs.ts'

/** Settings with the logins under which the server speaks to the database. */
export type ServerConfig = Omit<Config, 'database'> & {
  database: { appUrl: string; adminUrl: string; isPooled: boolean }
}

export interface RunningServer {
  address: string
  stop(): Promise<void>
}

const ROOT = fileURLToPath(new URL('../../', import.meta.url))

/**
 * Opens the pools, works the queue, listens. `stop` refuses new work, lets requests finish and jobs leave off, then closes the pools.
 * `onHopeless` is told when the process has long had too little of something to serve anybody: it should be started again.
 */
export async function startServer(
  config: ServerConfig,
  onHopeless: () => void = () => undefined,
): Promise<RunningServer> {
  const logger = pino({ level: config.logLevel })
  const onError = (err: Error): void => logger.error({ reason: err.message }, 'a database connection was lost')
  const { appUrl, adminUrl, isPooled } = config.database
  const rw = openDatabase({ url: appUrl, isPooled, max: CONNECTIONS, onError })
  const admin = openDatabase({ url: adminUrl, max: 12, onError })
  const jobs = createJobs(admin.pool, logger)
  const origin = new URL(config.publicUrl)
  const app = await createApp({
    db: rw.db,
    dbOf: rw.dbOf,
    ping: rw.ping,
    admin: { db: admin.db, pool: admin.pool },
    clock: systemClock,
    jobs,
    secret: config.jwtSecret,
    dataDir: config.dataDir,
    releaseBucket: config.releaseBucket,
    webRoot: ROOT,
    environment: config.demo.enabled ? 'demonstration' : 'production',
    publicUrl: config.publicUrl,
    mail: { smtpUrl: config.smtpUrl, from: config.mailFrom },
    operatorEmail: config.operatorEmail,
    webhookTargets: config.webhookTargets,
    printerNetworks: config.printerNetworks,
    isSecureOrigin: origin.protocol === 'https:' || origin.hostname === 'localhost',
    loggerInstance: logger,
    tls: config.tls,
    trustProxy: config.trustProxy,
    loginsPerMinute: config.loginsPerMinute,
    requestsPerMinute: config.requestsPerMinute,
    pressure: gaugeProcess((last) => {
      logger.error(last, `everything has been refused for ${HOPELESS_MS / 60_000} minutes, and nothing got better`)
      onHopeless()
    }),
  })
  await jobs.start()
  const address = await app.listen({ port: config.port, host: config.host })
  return {
    address,
    stop: async () => {
      await Promise.all([app.close(), jobs.stop()])
      await Promise.all([rw.db.destroy(), admin.db.destroy()])
    },
  }
}
