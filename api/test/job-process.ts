import { createInterface } from 'node:readline'
import { pino } from 'pino'
import { systemClock } from '../src/platform/clock.ts'
import { openDatabase } from '../src/platform/db/database.ts'
import { createJobs } from '../src/platform/jobs/jobs.ts'
import type { LeaseTimes } from '../src/platform/jobs/leases.ts'
import { handleMails } from '../src/platform/mail/send-mails.ts'
import { anEvent } from './events.ts'

/** What a process of `job-processes.ts` is told when it starts. */
export interface Orders {
  adminUrl: string
  smtpUrl: string | null
  /** A kind of job that only this process does. */
  probe: string
  /** Whether a slow job ends by itself; otherwise when it is told `go`. */
  isQuick: boolean
  times: LeaseTimes
}

const { adminUrl, smtpUrl, probe, isQuick, times }: Orders = JSON.parse(process.argv[2] ?? '')
const say = (line: string): void => void process.stdout.write(`${line}\n`)
const admin = openDatabase({ url: adminUrl, max: 12, onError: () => undefined })
const jobs = createJobs(admin.pool, null, times)
const go = anEvent()
if (isQuick) go.happen()

jobs.handle({ name: 'test.slow', lane: 'imports', isSerial: true }, async ({ isStubborn = '' }, signal) => {
  say('begun')
  const aborted = new Promise((resolve) => signal.addEventListener('abort', resolve))
  await Promise.race([go.happened, aborted])
  say(signal.aborted ? 'aborted' : 'ended')
  if (isStubborn === '') signal.throwIfAborted()
})
jobs.handle({ name: probe, lane: 'imports' }, async () => say('probed'))
handleMails({
  jobs,
  mail: { smtpUrl, from: 'Comptoir <no-reply@comptoir.example>' },
  dataDir: '/nowhere',
  clock: systemClock,
  loggerInstance: pino({ level: 'silent' }),
})
createInterface({ input: process.stdin }).on('line', () => go.happen())
process.once('SIGTERM', () => {
  void jobs
    .stop()
    .then(() => admin.db.destroy())
    .then(() => process.exit(0))
})
await jobs.start()
say('ready')
