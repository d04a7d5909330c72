import { beforeEach, expect, jest, test } from '@jest/globals'
import { withClient } from '../bench/fixture.ts'
import { aFolder } from '../fixtures/folder.ts'
import { compareSessions, compareTickets, type Verdict, type Written } from './compare.ts'
import { readBooks } from './read-books.ts'
import { linesOf } from './report.ts'
import { runOffline, type OfflineRun } from './run.ts'

const folder = aFolder()
const PLAN = { seed: 'small', registers: 2, sales: 60, kills: { api: 1, database: 1 } }

/** What somebody with all rights does to the books of one sale (\`$1\` the company, \`$2\` the sale), and what must come of it. */
const IN_THE_BOOKS: [string, keyof Verdict, string][] = [
  ['deletes it', 'lost', 'delete from sale where company_id = $1 and id = $2'],
  [
    'changes what was received',
    'diverged',
    'update sale set received_minor = received_minor + 1, change_minor = change_minor + 1 where company_id = $1 and id = $2',
  ],
  ['numbers it anew', 'diverged', `update sale set number = number || '0' where company_id = $1 and id = $2`],
  [
    'changes a quantity',
    'diverged',
    'update sale_line set quantity_milli = 9000 where company_id = $1 and sale_id = $2',
  ],
  [
    'changes a tax',
    'diverged',
    'update sale_tax set vat_minor = vat_minor + 1, total_minor = total_minor + 1 where company_id = $1 and sale_id = $2',
  ],
  [
    'takes a payment away',
    'diverged',
    `delete from money_ledger where company_id = $1 and document_id = $2 and kind = 'payment'`,
  ],
  [
    'takes the money twice',
    'duplicated',
    `insert into money_ledger select company_id, gen_random_uuid(), kind, payment_method_id, cash_session_id, register_id, amount_minor, currency, document_kind, document_id, line_number + 100, user_id, occurred_at, recorded_at, comment from money_ledger where company_id = $1 and document_id = $2`,
  ],
  [
    'moves its goods twice',
    'duplicated',
    `insert into stock_ledger select company_id, gen_random_uuid(), location_id, product_id, 'count', quantity_milli, unit_cost_micro, document_kind, document_id, document_line_id, user_id, occurred_at, recorded_at from stock_ledger where company_id = $1 and document_id = $2`,
  ],
  [
    'keeps it beside the books',
    'diverged',
    `with kept as (insert into kept_ticket select company_id, gen_random_uuid(), point_of_sale_id, register_id, 'counterReused', request_hash, '', '-', null, null, now(), user_id from sale where company_id = $1 and id = $2) delete from sale where company_id = $1 and id = $2`,
  ],
  [
    'adds one that nobody sold',
    'diverged',
    `insert into sale select (jsonb_populate_record(s, jsonb_build_object('id', gen_random_uuid(), 'counter', 999, 'number', 'TIC-X-000999'))).* from sale s where company_id = $1 and id = $2`,
  ],
]

beforeEach(() => {
  jest.spyOn(console, 'log').mockImplementation(() => undefined)
})

/** The verdict on books that were edited, which are then put back. */
function edited({ written, installation }: OfflineRun, statement: string): Promise<Verdict> {
  const { company, databaseUrl } = installation
  const { id } = JSON.parse(written[7]?.text ?? '') as { id: string }
  return withClient(databaseUrl, async (client) => {
    await client.query('begin')
    await client.query('set local session_replication_role = replica')
    await client.query(statement, [company.id, id])
    const verdict = compareTickets(written, await readBooks(client, company.id))
    await client.query('rollback')
    return verdict
  })
}

/** The verdict where devices wrote something else, on books that are as they were. */
function wroteElse({ written, installation }: OfflineRun, change: (tickets: Written[]) => Written[]): Promise<Verdict> {
  const { company, databaseUrl } = installation
  return withClient(databaseUrl, async (client) =>
    compareTickets(change([...written]), await readBooks(client, company.id)),
  )
}

const counts = ({ lost, duplicated, diverged }: Verdict) => ({
  ...{ lost: lost.length, duplicated: duplicated.length, diverged: diverged.length },
})

test('what registers sell by the code of the counter is in the books, whatever happens; and what is edited afterwards is found', async () => {
  const report = await runOffline(folder, PLAN, async (run) => {
    for (const [what, kind, statement] of IN_THE_BOOKS)
      expect([what, counts(await edited(run, statement))[kind]]).toEqual([what, 1])

    const [first, second] = run.written
    if (!first || !second) throw new Error('nothing was sold')
    const tampered = { ...first, text: first.text.replace('"quantityMilli":', '"quantityMilli":1') }
    const again = { ...first, text: first.text.replace(/"id":"[^"]+"/, '"id":"another"') }
    const found = await wroteElse(run, ([, ...others]) => [tampered, ...others])
    expect(found.diverged).toEqual(
      expect.arrayContaining([
        `${first.number}: its text is not what its hash was made of`,
        `${first.number}: its lines`,
      ]),
    )
    expect((await wroteElse(run, (tickets) => [...tickets, again])).duplicated).toContain(
      `${first.number} was given twice`,
    )
    expect((await wroteElse(run, ([, ...others]) => others)).diverged).toContain(
      `${first.number} is in the books, and nobody sold it`,
    )
    const [fault] = compareSessions(run.written.slice(1), run.sessions)
    expect(fault).toContain('tickets')
  })
  expect(report.verdict).toEqual({ lost: [], duplicated: [], diverged: [] })
  expect(report.broken).toEqual([])
  expect(report).toMatchObject({ holds: true, sales: 60 })
  expect(Object.values(report.faults).reduce((sum, count) => sum + count, 0)).toBeGreaterThan(0)
  expect(linesOf(report).at(-1)).toBe('0 lost, 0 duplicated, 0 diverged')
})
