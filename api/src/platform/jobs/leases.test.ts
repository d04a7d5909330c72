import { afterAll, afterEach, beforeAll, beforeEach, expect, test } from '@jest/globals'
import { setTimeout as pause } from 'node:timers/promises'
import { sql } from 'kysely'
import pg from 'pg'
import { addressOf } from '../../../test/addresses.ts'
import { setUpApp } from '../../../test/app.ts'
import { jobProcesses, probeOf, SHORT } from '../../../test/job-processes.ts'
import { startSmtpServer, type TestSmtpServer } from '../../../test/smtp-server.ts'
import { mailLayout, queueMail } from '../mail/index.ts'

const open = setUpApp()
const processes = jobProcesses()
let smtp: TestSmtpServer

beforeAll(async () => {
  smtp = await startSmtpServer()
  // Only asked for here: other processes do the work.
  for (const name of ['test.slow', probeOf('A'), probeOf('B')])
    open().jobs.handle({ name, lane: 'imports', isSerial: name === 'test.slow' }, async () => undefined)
})
afterAll(() => smtp.stop())
beforeEach(() => sql`delete from graphile_worker._private_jobs`.execute(open().admin))
afterEach(async () => {
  await processes.endAll('SIGKILL')
  processes.said.length = 0
})

/** What the other processes are known by in the database. */
const OTHERS = 'other-process'

const urlOf = (): string => {
  const { ownerUrl } = open()
  return `${addressOf(ownerUrl, new URL(ownerUrl).pathname.slice(1), 'app_admin')}?application_name=${OTHERS}`
}
const start = (name: 'A' | 'B', over: Partial<Parameters<typeof processes.start>[1]> = {}) =>
  processes.start(name, { adminUrl: urlOf(), ...over })
const add = (payload: Record<string, string> = {}) => open().jobs.add('test.slow', 'key', payload)
/** Once it did this, it has looked through all that waited when it was asked. */
const probe = (name: 'A' | 'B') => open().jobs.add(probeOf(name), 'key', {})

interface Row {
  attempts: number
  is_locked: boolean
}
async function listJobs(): Promise<Row[]> {
  const { rows } = await sql<Row>`
    select attempts, locked_by is not null as is_locked from graphile_worker.jobs`.execute(open().admin)
  return rows
}
/** Until no job is left, and all is heard of what was said about them. */
async function untilNoneIsLeft(): Promise<void> {
  while ((await listJobs()).length > 0) await pause(50)
  await processes.endAll('SIGTERM')
}

test('what one process does is left to it when another starts', async () => {
  const a = await start('A')
  await add()
  await a.hasSaid('begun')
  const b = await start('B')
  await probe('B')
  await b.hasSaid('probed')
  a.go()
  await untilNoneIsLeft()
  expect(processes.said).toEqual(['A begun', 'B probed', 'A ended'])
})

test('a mail goes once when another process starts while the mail server is slow', async () => {
  const { db, clock } = open()
  const slow = smtp.holdNext()
  const layout = mailLayout({ language: 'fr', title: 'Bienvenue', paragraphs: ['Une ligne.'] })
  await start('A', { smtpUrl: smtp.url })
  await queueMail({ db, now: clock.now() }, { to: 'one@shop.example', subject: 'Bienvenue', ...layout })
  await slow.came
  await start('B', { smtpUrl: smtp.url })
  await queueMail({ db, now: clock.now() }, { to: 'two@shop.example', subject: 'Bienvenue', ...layout })
  while ((await listJobs()).length > 1) await pause(50)
  slow.letThrough()
  await untilNoneIsLeft()
  expect(smtp.received.map(({ to }) => to)).toEqual([['one@shop.example'], ['two@shop.example']])
})

test('a slow conversation is cut by a stop: its mail is free, and no try is spent', async () => {
  const { db, clock } = open()
  const slow = smtp.holdNext()
  const layout = mailLayout({ language: 'fr', title: 'Bienvenue', paragraphs: ['Une ligne.'] })
  const a = await start('A', { smtpUrl: smtp.url })
  await queueMail({ db, now: clock.now() }, { to: 'one@shop.example', subject: 'Bienvenue', ...layout })
  await slow.came
  await a.end('SIGTERM')
  expect(await listJobs()).toEqual([{ attempts: 0, is_locked: false }])
  slow.letThrough()
})

test('what a killed process did is done by another, once', async () => {
  const a = await start('A')
  await add()
  await a.hasSaid('begun')
  await a.end('SIGKILL')
  await start('B', { isQuick: true, times: SHORT })
  await untilNoneIsLeft()
  expect(processes.said).toEqual(['A begun', 'B begun', 'B ended'])
})

test('what a process leaves off at its stop is free at once, and that spends no try', async () => {
  const a = await start('A')
  await add()
  await a.hasSaid('begun')
  await a.end('SIGTERM')
  expect(await listJobs()).toEqual([{ attempts: 0, is_locked: false }])
  // With the usual lease, which is far from over.
  await start('B', { isQuick: true })
  await untilNoneIsLeft()
  expect(processes.said).toEqual(['A begun', 'A aborted', 'B begun', 'B ended'])
})

test.each(['', 'yes'])(
  'a process that was halted for too long leaves off, and ends nothing that is another’s (stubborn: %p)',
  async (isStubborn) => {
    const a = await start('A', { times: SHORT })
    await add({ isStubborn })
    await a.hasSaid('begun')
    a.signal('SIGSTOP')
    const b = await start('B', { times: SHORT })
    await b.hasSaid('begun')
    a.signal('SIGCONT')
    await a.hasSaid('aborted')
    await a.end('SIGTERM')
    expect(await listJobs()).toEqual([{ attempts: 2, is_locked: true }])
    b.go()
    await untilNoneIsLeft()
    expect(processes.said).toEqual(['A begun', 'B begun', 'A aborted', 'B ended'])
  },
)

test('connections that break under a job do not have it done twice', async () => {
  const [a, b] = [await start('A'), await start('B')]
  await add()
  await processes.until(() => processes.said.length > 0)
  await onServer(TERMINATE)
  for (const name of ['A', 'B'] as const) await probe(name)
  await processes.until(() => ['A probed', 'B probed'].every((line) => processes.said.includes(line)))
  a.go()
  b.go()
  await untilNoneIsLeft()
  const [first = ''] = processes.said
  expect(processes.said.filter((line) => !line.endsWith('probed'))).toEqual([first, first.replace('begun', 'ended')])
})

test('a database that is away for longer than a lease never has two at work', async () => {
  const [a, b] = [await start('A', { times: SHORT }), await start('B', { times: SHORT })]
  await add()
  await processes.until(() => processes.said.length > 0)
  await onServer('alter database %I allow_connections false', TERMINATE)
  await processes.until(() => processes.said.length > 1)
  expect(processes.said[1]).toMatch('aborted')
  await onServer('alter database %I allow_connections true')
  a.go()
  b.go()
  await untilNoneIsLeft()
  expect(processes.said.map((line) => line.split(' ')[1])).toEqual(['begun', 'aborted', 'begun', 'ended'])
})

const TERMINATE = `select pg_terminate_backend(pid) from pg_stat_activity
  where datname = '%s' and application_name = '${OTHERS}'`

/** From beside the database, whose name stands for `%I` and `%s`. */
async function onServer(...statements: string[]): Promise<void> {
  const { ownerUrl } = open()
  const name = new URL(ownerUrl).pathname.slice(1)
  const client = new pg.Client({ connectionString: addressOf(ownerUrl, 'postgres') })
  await client.connect()
  for (const statement of statements) await client.query(statement.replaceAll(/%[Is]/g, name))
  await client.end()
}
