import { setTimeout as pause } from 'node:timers/promises'
import { expect, test } from '@jest/globals'
import type { ProductImport } from '@comptoir/contracts/inventory/product-import'
import pg from 'pg'
import { anEmail, Browser } from '../../../../test/accounts.ts'
import { setUpApp } from '../../../../test/app.ts'
import { anImporter, staged, type Importer } from '../../../../test/imports.ts'
import { readOutbox } from '../../../platform/mail/demo-outbox.ts'

const open = setUpApp()

const file = (prefix: string) => `code,designation\n${prefix}1,Amandes\n${prefix}2,Beurre\n`

async function record({ manager }: Importer, id: string): Promise<ProductImport> {
  return (await manager.get(`products/import/${id}`)).json<ProductImport>()
}

test('a company with many imports does not keep the others waiting', async () => {
  const busy = [await anImporter(open()), await anImporter(open())]
  const many = 8
  for (const importer of busy) for (let index = 0; index < many; index += 1) await staged(importer, file(`C${index}-`))
  const late = await anImporter(open())
  const id = await staged(late, file('L'))
  await open().jobs.drain()
  const { finishedAt: lateFinishedAt } = await record(late, id)
  const finished = await open()
    .admin.selectFrom('product_import')
    .select(['company_id', 'finished_at'])
    .where(
      'company_id',
      'in',
      busy.map(({ shop }) => shop.companyId),
    )
    .execute()
  expect(finished.map(({ finished_at }) => finished_at)).not.toContain(null)
  const before = finished.filter(({ finished_at }) => (finished_at?.toISOString() ?? '') < (lateFinishedAt ?? ''))
  expect(before.length).toBeLessThan(many)
})

test('with an import in the hands of every worker, the mail of a sign-up leaves', async () => {
  const { jobs, dataDir, ownerUrl } = open()
  const importers = [await anImporter(open()), await anImporter(open())]
  const ids = await Promise.all(importers.map((importer) => staged(importer, file('M'))))
  const holder = new pg.Client({ connectionString: ownerUrl })
  await holder.connect()
  await holder.query('begin')
  await holder.query('select from product_import where id = any($1) for update', [ids])
  await jobs.start()
  await untilWaiting(ownerUrl, ids.length)
  const email = anEmail()
  const signUp = { company: 'Bazar', name: 'Amal', email }
  expect((await new Browser(open()).send('POST', '/auth/sign-up', signUp)).statusCode).toBeLessThan(300)
  while (!(await readOutbox(dataDir)).some(({ to }) => to.toLowerCase() === email.toLowerCase())) await pause(20)
  for (const [index, importer] of importers.entries())
    expect(await record(importer, ids[index] ?? '')).toMatchObject({ state: 'checking', doneCount: 0 })
  await holder.query('rollback')
  await holder.end()
  await jobs.stop()
  await jobs.drain()
  for (const [index, importer] of importers.entries())
    expect(await record(importer, ids[index] ?? '')).toMatchObject({ state: 'checked' })
})

/** Until so many connections wait for a lock on an import; only the owner sees what others wait for. */
async function untilWaiting(ownerUrl: string, count: number): Promise<void> {
  const owner = new pg.Client({ connectionString: ownerUrl })
  await owner.connect()
  for (let waiting = 0; waiting < count; await pause(20)) {
    const { rows } = await owner.query<{ count: number }>(
      `select count(*)::int as count from pg_stat_activity
       where datname = current_database() and wait_event_type = 'Lock' and query like '%product_import%'`,
    )
    waiting = rows[0]?.count ?? 0
  }
  await owner.end()
}
