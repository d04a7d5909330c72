import type pg from 'pg'
import { withConnection } from '../../database/connection.ts'
import { idOf } from '../ids.ts'
import type { MutantName } from './names.ts'
import { cutLoop, numberedBySequence } from './posting-function.ts'

/** More than any run has. */
const MOST_REGISTERS = 32

/** Makes the part of a mutant that is in the database of an installation. The other part, if any, is in the API's process. */
export async function mutateDatabase(ownerUrl: string, mutant: MutantName): Promise<void> {
  await withConnection(ownerUrl, (client) => MUTATIONS[mutant](client))
}

/** A movement hangs on its balance, so there is one, of nothing. */
const EMPTY_BALANCES = `foreach i in array p_order loop
    insert into stock_balance (company_id, location_id, product_id, on_hand_milli) values (p_company, p_location, p_products[i], 0)
      on conflict (company_id, location_id, product_id) do nothing;
  end loop;`

const MUTATIONS: Readonly<Record<MutantName, (client: pg.Client) => Promise<void>>> = {
  'answer-before-commit': async () => undefined,
  'payment-apart': (client) => cutOut(client, 'for i in 1 .. cardinality(p_money_ids) loop'),
  'balance-apart': (client) => cutOut(client, 'foreach i in array p_order loop', EMPTY_BALANCES),
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

async function cutOut(client: pg.Client, loop: string, instead?: string): Promise<void> {
  const { posting, apart } = cutLoop(await salePost(client), loop, instead)
  await client.query(posting)
  await client.query(apart)
}

/** The text of the real posting function, as `create or replace`. */
async function salePost(client: pg.Client): Promise<string> {
  const { rows } = await client.query<{ definition: string }>(
    `select pg_get_functiondef('sale_post'::regproc) as definition`,
  )
  const [row] = rows
  if (!row) throw new Error('the database has no posting function')
  return row.definition
}
