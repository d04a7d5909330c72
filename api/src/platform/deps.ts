import type { Registry } from '@comptoir/contracts/federation'
import type { Log } from './log.ts'
import type pg from 'pg'
import type { Clock } from './clock.ts'
import type { BucketSettings } from './config.ts'
import type { Database, OpenDatabase } from './db/database.ts'
import type { PressureGauge } from './http/pressure.ts'
import type { Jobs } from './jobs/jobs.ts'
import type { MailSettings } from './mail/index.ts'
import type { WebhookTargets } from './settings.ts'

/** What the application is built from; tests pass their own. */
export interface AppDeps {
  /** Under row-level security: everything that a request does. */
  db: Database
  /** The same for one company, within its share of the connections. */
  dbOf: OpenDatabase['dbOf']
  /** Fails where the database does not answer in two seconds. */
  ping: OpenDatabase['ping']
  /** Beyond row-level security: super-administrators' lists, and bulk loads of rows that were checked one by one. */
  admin: { db: Database; pool: pg.Pool }
  clock: Clock
  jobs: Jobs
  secret: string
  dataDir: string
  /** The bucket that keeps the files of releases; null keeps them in the data folder. */
  releaseBucket: BucketSettings | null
  /** Where the built shell and remotes are; null serves the API alone. */
  webRoot: string | null
  /** Whether the data is somebody's, or there to be played with. */
  environment: Registry['environment']
  /** Origin that browsers see, without a slash at the end: what links in mails begin with. */
  publicUrl: string
  mail: MailSettings
  /** Where enquiries are mailed to; null where nobody is named. */
  operatorEmail: string | null
  webhookTargets: WebhookTargets
  /** Addresses and networks that printers of registers may have. */
  printerNetworks: readonly string[]
  /** True when browsers reach the product over https or on localhost, so that secure cookies work. */
  isSecureOrigin: boolean
  loggerInstance: Log
  tls: { cert: string; key: string } | null
  trustProxy: string[]
  loginsPerMinute: number
  /** Requests of one account within a minute; other limits follow from it. */
  requestsPerMinute: number
  /** When to refuse work for having too much of it. */
  pressure: PressureGauge
}
