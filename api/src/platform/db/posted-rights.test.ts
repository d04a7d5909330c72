import { afterAll, beforeAll, describe, expect, test } from '@jest/globals'
import pg from 'pg'
import { addressOf } from '../../../test/addresses.ts'
import { setUpApp } from '../../../test/app.ts'
import { BOOK_TABLES, POSTED_TABLES } from './table-registry.ts'

const open = setUpApp()

describe.each(['app_rw', 'app_admin'])('%s', (role) => {
  let client: pg.Client

  beforeAll(async () => {
    const { ownerUrl } = open()
    client = new pg.Client({ connectionString: addressOf(ownerUrl, new URL(ownerUrl).pathname.slice(1), role) })
    await client.connect()
  })
  afterAll(() => client.end())

  async function namesOf(text: string, table: string): Promise<string[]> {
    const { rows } = await client.query<{ name: string }>(text, [table])
    return rows.map(({ name }) => name)
  }
  const columnsOf = (table: string): Promise<string[]> =>
    namesOf(
      'select attname::text as name from pg_attribute where attrelid = to_regclass($1) and attnum > 0 and not attisdropped',
      table,
    )
  const partsOf = (table: string): Promise<string[]> =>
    namesOf('select inhrelid::regclass::text as name from pg_inherits where inhparent = to_regclass($1)', table)
  const isDenied = (text: string): Promise<void> => expect(client.query(text)).rejects.toThrow(/permission denied/)

  test.each([...POSTED_TABLES])('can change no column of %s and remove no row', async (table) => {
    const columns = await columnsOf(table)
    expect(columns.length).toBeGreaterThan(3)
    for (const part of [table, ...(await partsOf(table))]) {
      for (const column of columns) await isDenied(`update ${part} set ${column} = ${column}`)
      await isDenied(`delete from ${part}`)
      await isDenied(`truncate ${part}`)
    }
  })

  test.each([...BOOK_TABLES])('changes %s by functions alone', async (table) => {
    for (const column of await columnsOf(table)) await isDenied(`update ${table} set ${column} = ${column}`)
    await isDenied(`delete from ${table}`)
    await isDenied(`truncate ${table}`)
  })

  test('begins no series of its own and takes no number of another company', async () => {
    await isDenied('insert into number_series default values')
    const [own, other] = ['11111111-1111-4111-8111-111111111111', '22222222-2222-4222-8222-222222222222']
    await client.query('begin')
    await client.query(`set local app.company_id = '${own}'`)
    const taken = client.query(`select next_number('${other}', 'ticket', '${other}', 'E1', '')`)
    await expect(taken).rejects.toThrow(/another company|permission denied/)
    await client.query('rollback')
  })
})
