import pg from 'pg'
import { COMPANY } from './company.ts'
import { type Check, toCheck } from './verify.ts'

/** What a run left behind, by what it is about: everything but moments of recording and what the server names itself. */
export type EndState = ReadonlyMap<string, string>

/** The server generates ids of the first register, products, the walk-in client and payment methods: codes and kinds replace them. */
const STATE = `
  select 'sale ' || s.id as about, concat_ws(' ', s.number, g.code, s.cash_session_id, s.total_minor, s.occurred_at, c.code,
      (select string_agg(concat_ws(',', l.id, l.code, l.quantity_milli, l.unit_price_micro, l.total_minor), ';' order by l.line_number) from sale_line l where l.company_id = $1 and l.sale_id = s.id),
      (select string_agg(concat_ws(',', m.kind, p.kind, m.amount_minor), ';' order by m.line_number) from money_ledger m join payment_method p on p.company_id = $1 and p.id = m.payment_method_id
        where m.company_id = $1 and m.document_kind = 'sale' and m.document_id = s.id)) as content
    from sale s join client c on c.company_id = $1 and c.id = s.client_id
      join register g on g.company_id = $1 and g.id = s.register_id where s.company_id = $1
  union all
  select 'return ' || r.id, concat_ws(' ', r.number, g.code, r.cash_session_id, r.total_minor, r.occurred_at, c.code,
      (select string_agg(concat_ws(',', l.id, l.code, l.quantity_milli, l.unit_price_micro, l.total_minor), ';' order by l.line_number) from sales_return_line l where l.company_id = $1 and l.sales_return_id = r.id),
      (select string_agg(concat_ws(',', m.kind, p.kind, m.amount_minor), ';' order by m.line_number) from money_ledger m join payment_method p on p.company_id = $1 and p.id = m.payment_method_id
        where m.company_id = $1 and m.document_kind = 'salesReturn' and m.document_id = r.id))
    from sales_return r join client c on c.company_id = $1 and c.id = r.client_id
      join register g on g.company_id = $1 and g.id = r.register_id where r.company_id = $1
  union all
  select 'product ' || p.code, concat_ws(' ', p.designation, p.price_ttc_micro, (select sum(b.on_hand_milli) from stock_balance b where b.company_id = $1 and b.product_id = p.id))
    from product p where p.company_id = $1
  union all
  select 'session ' || s.id, concat_ws(' ', g.code, s.state, s.business_date, s.opening_float_minor, z.z_number,
      (select string_agg(concat_ws(',', p.kind, k.expected_minor, k.counted_minor), ';' order by p.kind) from cash_session_count k join payment_method p on p.company_id = $1 and p.id = k.payment_method_id
        where k.company_id = $1 and k.cash_session_id = s.id))
    from cash_session s join register g on g.company_id = $1 and g.id = s.register_id left join cash_session_closing z on z.company_id = $1 and z.cash_session_id = s.id where s.company_id = $1
  union all
  select 'client ' || c.code, c.name from client c where c.company_id = $1`

export async function readEndState(databaseUrl: string): Promise<EndState> {
  const client = new pg.Client({ connectionString: databaseUrl })
  await client.connect()
  try {
    const { rows } = await client.query<{ about: string; content: string }>(STATE, [COMPANY.id])
    return new Map(rows.map(({ about, content }) => [about, content]))
  } finally {
    await client.end()
  }
}

/** What one run left and the other did not, or left otherwise. */
export function differences(one: EndState, other: EndState): string[] {
  const all = new Set([...one.keys(), ...other.keys()])
  return [...all].filter((about) => one.get(about) !== other.get(about))
}

export function endStateCheck(undisturbed: EndState, disturbed: EndState): Check {
  return toCheck('everything ends as it does undisturbed', differences(undisturbed, disturbed))
}
