import type pg from 'pg'
import { withConnection } from '../../database/connection.ts'
import type { MutantName } from './names.ts'
import { numberedBySequence, withoutBalances, withoutMoney, type CutPosting } from './posting-function.ts'

/** More than any run has; their codes are numbers from 1. */
const MOST_REGISTERS = 32

/** Makes the part of a mutant that is in the database of an installation. The other part, if any, is in the API's process. */
export async function mutateDatabase(ownerUrl: string, mutant: MutantName): Promise<void> {
  await withConnection(ownerUrl, (client) => MUTATIONS[mutant](client))
}

const MUTATIONS: Readonly<Record<MutantName, (client: pg.Client) => Promise<void>>> = {
  'answer-before-commit': async () => undefined,
  'payment-apart': async (client) => cutOut(client, withoutMoney(await textOf(client, 'sale_post'))),
  'balance-apart': async (client) =>
    cutOut(client, withoutBalances(await textOf(client, 'sale_post'), await textOf(client, 'post_stock'))),
  'nextval-numbers': async (client) => {
    for (let code = 1; code <= MOST_REGISTERS; code += 1) {
      await client.query(`create sequence if not exists ticket_${code}`)
      await client.query(`grant usage on sequence ticket_${code} to public`)
    }
    await client.query('grant select on register to public')
    await client.query(numberedBySequence(await textOf(client, 'next_number')))
  },
  // Else the writer of the log would end the wait within a fifth of a second, or after a mebibyte.
  'lazy-commit': async (client) => {
    await client.query('alter role app_rw set synchronous_commit = off')
    await client.query(`alter system set wal_writer_delay = '1s'`)
    await client.query(`alter system set wal_writer_flush_after = '1GB'`)
    await client.query('select pg_reload_conf()')
  },
}

async function cutOut(client: pg.Client, { posting, apart }: CutPosting): Promise<void> {
  await client.query(posting)
  await client.query(apart)
}

/** The text of a real function, as `create or replace`. */
async function textOf(client: pg.Client, name: string): Promise<string> {
  const { rows } = await client.query<{ definition: string }>(`select pg_get_functiondef($1::regproc) as definition`, [
    name,
  ])
  const [row] = rows
  if (!row) throw new Error(`the database has no function ${name}`)
  return row.definition
}
