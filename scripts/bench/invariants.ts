import { type Fixture, withClient } from './fixture.ts'

/** What must hold in the product's books after any number of sales; each statement gives the rows that break it. */
const INVARIANTS: Readonly<Record<string, string>> = {
  'registers with a gap': `
    select n.scope_id from number_series n left join sale s on s.company_id = n.company_id and s.register_id = n.scope_id
    where n.kind = 'ticket' group by n.company_id, n.scope_id, n.last_number
    having count(s.id) <> n.last_number or coalesce(max(s.counter), 0) <> n.last_number`,
  'balances off the ledger': `
    select b.product_id from stock_balance b
    left join (select company_id, location_id, product_id, sum(quantity_milli) as moved from stock_ledger group by 1, 2, 3) m
      using (company_id, location_id, product_id)
    where b.on_hand_milli is distinct from m.moved`,
  'sales not paid to the cent': `
    select s.id from sale s
    left join (select company_id, document_id, sum(amount_minor) as paid from money_ledger where document_kind = 'sale' group by 1, 2) p
      on p.company_id = s.company_id and p.document_id = s.id
    where p.paid is distinct from s.total_minor`,
  'sales without their five lines': `
    select s.id from sale s left join (select company_id, sale_id, count(*) as lines from sale_line group by 1, 2) l
      on l.company_id = s.company_id and l.sale_id = s.id
    where l.lines is distinct from 5`,
  'sales without their audit entry': `
    select s.id from sale s left join audit_log a on a.company_id = s.company_id and a.entity = 'sale' and a.entity_id = s.id
    where a.id is null`,
}

/** Invariants that do not hold, in words. */
export function brokenInvariants({ ownerUrl }: Fixture): Promise<string[]> {
  return withClient(ownerUrl, async (client) => {
    const broken: string[] = []
    for (const [name, text] of Object.entries(INVARIANTS)) {
      const { rowCount } = await client.query(text)
      if ((rowCount ?? 0) > 0) broken.push(`${name}: ${rowCount}`)
    }
    return broken
  })
}

export function countSales({ ownerUrl }: Pick<Fixture, 'ownerUrl'>): Promise<number> {
  return withClient(ownerUrl, async (client) => {
    const { rows } = await client.query<{ count: string }>('select count(*) as count from sale')
    return Number(rows[0]?.count)
  })
}
