import pg from 'pg'
import { COMPANY } from './company.ts'
import { type Check, toCheck } from './verify.ts'
import { isLost, type Outcome } from './worker.ts'

/** What kills may have cost. */
export interface Tally {
  /** Documents that were answered and are not stored under the number of the answer. */
  lost: number
  /** Documents that are stored, or moved goods or money, more than once; products, only sold or only taken back, whose balance moved further than their ledger. */
  doubled: number
  /** Numbers that are missing in a series. */
  gaps: number
}

const STORED = `
  select id, number from sale where company_id = $1
  union all select id, number from sales_return where company_id = $1`

const DOUBLED = `
  select document_id::text as what from (
    select document_id from stock_ledger where company_id = $1 group by document_id, document_line_id having count(*) > 1
    union select document_id from money_ledger where company_id = $1 and kind in ('payment', 'refund') group by document_id having count(*) > 1
    union select id from (select id from sale where company_id = $1 union all select id from sales_return where company_id = $1) d group by id having count(*) > 1) twice
  union all
  select p.code from stock_balance b
    join (select product_id, sum(quantity_milli) as sum from stock_ledger where company_id = $1 group by 1 having min(sign(quantity_milli)) = max(sign(quantity_milli))) l using (product_id)
    join product p on p.company_id = b.company_id and p.id = b.product_id
    where b.company_id = $1 and sign(b.on_hand_milli - l.sum) = sign(l.sum)`

const GAPS = `
  select coalesce(sum(greatest(n.last_number, d.highest) - d.stored), 0)::int as gaps from
    (select 'ticket' as kind, register_id, epoch, count(distinct counter) as stored, max(counter) as highest from sale where company_id = $1 group by 2, 3
     union all select 'return', register_id, epoch, count(distinct counter), max(counter) from sales_return where company_id = $1 group by 2, 3) d
    join number_series n on n.company_id = $1 and n.kind = d.kind and n.scope_id = d.register_id and n.period = 'E' || d.epoch`

/** Counts in the database what kills have cost. */
export async function tallyOf(databaseUrl: string, outcomes: readonly Outcome[]): Promise<Tally> {
  const client = new pg.Client({ connectionString: databaseUrl })
  await client.connect()
  try {
    const { rows } = await client.query<{ id: string; number: string }>(STORED, [COMPANY.id])
    const numbers = new Map(rows.map(({ id, number }) => [id, number]))
    const lost = outcomes.filter((outcome) => isLost(outcome, numbers.get(outcome.id))).length
    const doubled = await client.query(DOUBLED, [COMPANY.id])
    const gaps = await client.query<{ gaps: number }>(GAPS, [COMPANY.id])
    return { lost, doubled: doubled.rowCount ?? 0, gaps: gaps.rows[0]?.gaps ?? 0 }
  } finally {
    await client.end()
  }
}

/** As a check, so that a run with any of them fails. */
export function tallyCheck({ lost, doubled, gaps }: Tally): Check {
  return toCheck(
    'nothing lost, nothing doubled, no gap',
    lost + doubled + gaps === 0 ? [] : [tallyLine({ lost, doubled, gaps })],
  )
}

export function tallyLine({ lost, doubled, gaps }: Tally): string {
  return `${lost} lost, ${doubled} doubled, ${gaps} gaps`
}
