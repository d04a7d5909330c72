import { setTimeout as pause } from 'node:timers/promises'
import { expect, test } from '@jest/globals'
import type { PointOfSale } from '@comptoir/contracts/company/points-of-sale'
import type { Client } from '@comptoir/contracts/people/clients'
import pg from 'pg'
import { setUpApp } from '../../../../test/app.ts'
import { aClient } from '../../../../test/clients.ts'
import { aShop } from '../../../../test/shop.ts'
import { inTransaction } from '../../../platform/db/transaction.ts'
import { erase } from './erase.service.ts'
import { PEOPLE } from './people.ts'

const open = setUpApp()

test('two who are erased at once, and whom one entry of the trail names, are both erased', async () => {
  const shop = await aShop(open())
  const administrator = await shop.as('administrator')
  const made = async (code: string, name: string): Promise<Client> =>
    (await administrator.post('clients', aClient({ code, name, kind: 'person' }))).json<Client>()
  const [one, other] = [await made('A', 'Amel Trabelsi'), await made('B', 'Basma Gharbi')]
  const path = `points-of-sale/${shop.pointOfSaleId}`
  for (const defaultClientId of [one.id, other.id, null]) {
    const { code, name, address, postalCode, city, phone } = (await administrator.get(path)).json<PointOfSale>()
    const changed = await administrator.put(path, { code, name, address, postalCode, city, phone, defaultClientId })
    expect(changed.statusCode).toBe(200)
  }
  const [clients] = PEOPLE
  if (clients?.declared.entity !== 'client') throw new Error('clients are not the first of the people')
  const naming = `select before::text || after::text as text from audit_log
    where company_id = $1 and before::text like $2 and after::text like $3`
  const both = [shop.companyId, `%${one.id}%`, `%${other.id}%`]
  await withOwner(async (owner) => {
    await owner.query('begin')
    expect((await owner.query(`${naming} for update`, both)).rows).toHaveLength(1)
    // As two processes do it: one answers a report of a company after the other.
    const erasures = [one, other].map(({ id, name, version }) =>
      inTransaction(shop.ctx, (tx) => erase(tx, clients, id, { name, version })),
    )
    const ends = Promise.allSettled(erasures)
    await untilWaiting(erasures.length)
    await owner.query('rollback')
    expect(await ends).toEqual(erasures.map(() => ({ status: 'fulfilled', value: undefined })))
    const { rows } = await owner.query<{ text: string }>(naming, both)
    expect(rows).toHaveLength(1)
    for (const name of ['Amel', 'Basma']) expect(rows[0]?.text).not.toContain(name)
  })
})

async function withOwner(work: (owner: pg.Client) => Promise<void>): Promise<void> {
  const owner = new pg.Client({ connectionString: open().ownerUrl })
  await owner.connect()
  try {
    await work(owner)
  } finally {
    await owner.end()
  }
}

/** Until so many connections wait for a lock; only the owner sees what others wait for. */
async function untilWaiting(count: number): Promise<void> {
  await withOwner(async (owner) => {
    for (let waiting = 0; waiting < count; await pause(20)) {
      const { rows } = await owner.query<{ count: number }>(
        `select count(*)::int as count from pg_stat_activity
         where datname = current_database() and wait_event_type = 'Lock'`,
      )
      waiting = rows[0]?.count ?? 0
    }
  })
}
