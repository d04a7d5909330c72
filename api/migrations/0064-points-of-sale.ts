import { sql } from 'kysely'
import { run, type Migrating } from './support.ts'

/** Their rows belong to a point of sale each; a change of many products may concern the whole company. */
const TABLES = [
  'cash_session',
  'product_change_set',
  'product_import',
  'register',
  'sale',
  'sales_return',
  'stock_location',
]
/** Policies of theirs that there are. */
const POLICIES = 25
const SET = `current_setting('app.points_of_sale', true)`
/** As a CASE: the planner takes an OR of such conditions for hardly any rows. */
const ENTERED = `case when ${SET} = '*' then true else point_of_sale_id::text = any (string_to_array(${SET}, ',')) end`
const ENTERED_OR_NONE = `(point_of_sale_id is null or ${ENTERED})`

interface Policy {
  table: string
  name: string
  using: string | null
  check: string | null
}

/**
 * Row-level security shows what belongs to a point of sale where the transaction entered it; one that does not say where it
 * is sees nothing of any. Within the policies that there are: nodes of the distributed engine would take a restrictive one
 * beside them for one that lets in.
 */
export async function up(db: Migrating): Promise<void> {
  const policies = await policiesOf(db)
  if (policies.length !== POLICIES) throw new Error(`${policies.length} policies, where there should be ${POLICIES}`)
  for (const { table, name, using, check } of policies) {
    const entered = table === 'product_change_set' ? ENTERED_OR_NONE : ENTERED
    const parts = [using && `using (${using} and ${entered})`, check && `with check (${check} and ${entered})`]
    await run(db, `alter policy ${name} on ${table} ${parts.filter((part) => part !== null).join(' ')}`)
  }
}

async function policiesOf(db: Migrating): Promise<Policy[]> {
  const { rows } = await sql<Policy>`
    select tablename as "table", policyname as name, qual as "using", with_check as "check"
    from pg_policies where schemaname = 'public' and tablename = any(${TABLES}) order by 1, 2`.execute(db)
  return rows
}
