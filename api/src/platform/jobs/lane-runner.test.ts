import { expect, test } from '@jest/globals'
import type pg from 'pg'
import { addressOf } from '../../../test/addresses.ts'
import { setUpApp } from '../../../test/app.ts'
import { anEvent } from '../../../test/events.ts'
import { SHORT } from '../../../test/job-processes.ts'
import { openDatabase } from '../db/database.ts'
import { createJobs } from './jobs.ts'

const open = setUpApp()
const KIND = 'test.lane'

/** The pool's connections, of which the first that asks what the queue knows of the test's kind of job is lost under it. */
function breaking(pool: pg.Pool): () => number {
  let broken = 0
  pool.on('connect', (client) => {
    const query = client.query.bind(client) as (...args: unknown[]) => Promise<unknown>
    Object.assign(client, {
      query: (...args: unknown[]) => {
        const asked = JSON.stringify(args)
        const isFirstLook = asked.includes('as tasks (identifier)') && asked.includes(KIND)
        if (broken > 0 || !isFirstLook) return query(...args)
        broken += 1
        return Promise.reject(Object.assign(new Error('terminating connection'), { code: '57P01' }))
      },
    })
  })
  return () => broken
}

test('a lane that loses its connection at the first look at the queue begins again, and works', async () => {
  const { ownerUrl } = open()
  const url = addressOf(ownerUrl, new URL(ownerUrl).pathname.slice(1), 'app_admin')
  const admin = openDatabase({ url, max: 12, onError: () => undefined })
  const broken = breaking(admin.pool)
  const done = anEvent()
  const jobs = createJobs(admin.pool, null, SHORT)
  jobs.handle({ name: KIND, lane: 'imports' }, async () => done.happen())
  await jobs.start()
  await jobs.add(KIND, 'key', {})
  await done.happened
  expect(broken()).toBe(1)
  await jobs.stop()
  await admin.db.destroy()
})
