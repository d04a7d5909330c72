import type pg from 'pg'
import { withConnection } from '../../database/connection.ts'
import { idOf } from '../ids.ts'
import type { PlantName } from './names.ts'
import { cutLoop, numberedBySequence } from './posting-function.ts'

/** More than any run has. */
const MOST_REGISTERS = 32

/** Plants the part of a fault that lies in the database of an installation. The other part, if any, lies in the API's process. */
export async function plantInDatabase(ownerUrl: string, plant: PlantName): Promise<void> {
  await withConnection(ownerUrl, (client) => PLANTING[plant](client))
}

const PLANTING: Readonly<Record<PlantName, (client: pg.Client) => Promise<void>>> = {
  'answer-before-commit': async () => undefined,
  'payment-apart': (client) => cutOut(client, 'for i in 1 .. cardinality(p_money_ids) loop'),
  'balance-apart': (client) => cutOut(client, 'foreach i in array p_order loop'),
  'nextval-numbers': async (client) => {
    for (let worker = 0; worker < MOST_REGISTERS; worker += 1) {
      const name = `ticket_${idOf('register', worker).replaceAll('-', '_')}`
      await client.query(`create sequence if not exists ${name}`)
      await client.query(`grant usage on sequence ${name} to app_rw`)
    }
    await client.query(numberedBySequence(await salePost(client)))
  },
  // Else the writer of the log would end the wait within a fifth of a second, or after a mebibyte.
  'lazy-commit': async (client) => {
    await client.query('alter role app_rw set synchronous_commit = off')
    await client.query(`alter system set wal_writer_delay = '1s'`)
    await client.query(`alter system set wal_writer_flush_after = '1GB'`)
    await client.query('select pg_reload_conf()')
  },
}

async function cutOut(client: pg.Client, loop: string): Promise<void> {
  const { posting, apart } = cutLoop(await salePost(client), loop)
  await client.query(posting)
  await client.query(apart)
}

/** The text of the real posting function, as `create or replace`. */
async function salePost(client: pg.Client): Promise<string> {
  const { rows } = await client.query<{ definition: string }>(`select pg_get_functiondef('sale_post'::regproc) as definition`)
  const [row] = rows
  if (!row) throw new Error('the database has no posting function')
  return row.definition
}
