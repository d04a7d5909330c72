import { readdir, stat } from 'node:fs/promises'
import { join } from 'node:path'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from '@jest/globals'
import { LANGUAGES } from '@comptoir/i18n'
import { sql } from 'kysely'
import { setUpApp } from '../../../test/app.ts'
import { startSmtpServer, type TestSmtpServer } from '../../../test/smtp-server.ts'
import { putInOutbox, readOutbox } from './demo-outbox.ts'
import { mailLayout, queueMail } from './index.ts'

const open = setUpApp()
let smtp: TestSmtpServer

const message = (to: string) => ({
  to,
  subject: 'Épicerie – تأكيد',
  ...mailLayout({ language: 'fr', title: 'Bienvenue', paragraphs: ['Une ligne.'] }),
})
async function expectWaiting(expected: number): Promise<void> {
  const { rows } = await sql<{
    count: number
  }>`select count(*)::int as count from graphile_worker.jobs where task_identifier = 'mail.send'`.execute(open().admin)
  expect(rows[0]?.count).toBe(expected)
}
const dueNow = () => sql`update graphile_worker._private_jobs set run_at = now()`.execute(open().admin)

describe('over SMTP', () => {
  beforeAll(async () => {
    smtp = await startSmtpServer()
    await open().again({ mail: { smtpUrl: smtp.url, from: 'Comptoir <no-reply@comptoir.example>' } })
  })
  afterAll(() => smtp.stop())
  beforeEach(() => {
    smtp.received.length = 0
    smtp.refuseWith(null)
  })

  test('a mail goes once its transaction is committed, and not when it is rolled back', async () => {
    const { db, jobs, clock } = open()
    await db.transaction().execute((trx) => queueMail({ db: trx, now: clock.now() }, message('one@shop.example')))
    await expect(
      db.transaction().execute(async (trx) => {
        await queueMail({ db: trx, now: clock.now() }, message('two@shop.example'))
        throw new Error('rolled back')
      }),
    ).rejects.toThrow('rolled back')
    expect(smtp.received).toHaveLength(0)
    await jobs.drain()
    expect(smtp.received).toEqual([
      expect.objectContaining({
        from: 'no-reply@comptoir.example',
        to: ['one@shop.example'],
        subject: 'Épicerie – تأكيد',
      }),
    ])
    expect(smtp.received[0]?.text).toContain('Une ligne.')
    expect(smtp.received[0]?.html).toContain('<html lang="fr" dir="ltr">')
    expect(smtp.received[0]?.raw).toMatch(/^Auto-Submitted: auto-generated\r$/m)
    await expectWaiting(0)
  })

  test('a server that is busy is asked again; one that refuses for good is not', async () => {
    const { db, jobs, clock } = open()
    smtp.refuseWith(451)
    await queueMail({ db, now: clock.now() }, message('later@shop.example'))
    await jobs.drain()
    await expectWaiting(1)
    smtp.refuseWith(null)
    await dueNow()
    await jobs.drain()
    expect(smtp.received.map(({ to }) => to)).toEqual([['later@shop.example']])
    smtp.refuseWith(550)
    await queueMail({ db, now: clock.now() }, message('nobody@shop.example'))
    await jobs.drain()
    await expectWaiting(0)
  })

  test('a name in an address adds no reader', async () => {
    const { db, jobs, clock } = open()
    await queueMail({ db, now: clock.now() }, message('a@shop.example,b@shop.example'))
    await jobs.drain()
    expect(smtp.received.flatMap(({ to }) => to)).not.toContain('b@shop.example')
  })
})

test('without a mail server the newest 200 are kept, for their owner alone', async () => {
  const { dataDir } = open()
  for (let count = 1; count <= 203; count += 1)
    await putInOutbox(dataDir, { ...message('one@shop.example'), subject: `Mail ${count}` }, new Date(count))
  const kept = await readOutbox(dataDir)
  expect([kept.length, kept[0]?.subject, kept.at(-1)?.subject]).toEqual([200, 'Mail 203', 'Mail 4'])
  const folder = join(dataDir, 'mail')
  const [name = ''] = await readdir(folder)
  expect((await stat(join(folder, name))).mode & 0o777).toBe(0o600)
  expect((await stat(folder)).mode & 0o777).toBe(0o700)
})

describe('the layout', () => {
  test.each(LANGUAGES)('says the same in both forms, in %s', (language) => {
    const mail = mailLayout({
      language,
      title: 'T<i>tle',
      paragraphs: ['One & two'],
      button: { label: 'Go', url: 'https://x.example/?a=1&b=2' },
    })
    expect(mail.html).toContain(`dir="${language === 'ar' ? 'rtl' : 'ltr'}"`)
    expect(mail.html).toContain('T&lt;i&gt;tle')
    expect(mail.html).toContain('href="https://x.example/?a=1&amp;b=2"')
    expect(mail.html).not.toMatch(/<img|<script|T<i>/)
    expect(mail.text).toContain('T<i>tle\n\nOne & two\n\nGo\nhttps://x.example/?a=1&b=2\n\n--\nComptoir\n')
  })

  test.each(LANGUAGES)('writes a table in the direction of its words, and as lines of text, in %s', (language) => {
    const rows = [
      { label: 'Thé <vert>', detail: '2 × 3,450', figure: '6,900' },
      { label: 'Total', figure: '6,900', isStrong: true, isApart: true },
    ]
    const mail = mailLayout({ language, title: 'T', paragraphs: ['P'], rows })
    expect(mail.html).toContain('Thé &lt;vert&gt;')
    expect(mail.html.match(/<bdi>6,900<\/bdi>/g)).toHaveLength(2)
    expect(mail.html).toContain(`text-align:${language === 'ar' ? 'left' : 'right'};white-space:nowrap`)
    expect(mail.text).toContain('P\n\nThé <vert>: 6,900\n  2 × 3,450\n--------\nTotal: 6,900\n\n--\nComptoir')
  })
})
