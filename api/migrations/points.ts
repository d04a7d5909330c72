import { sql } from 'kysely'
import { run, type Migrating } from './support.ts'

const SET = `current_setting('app.points_of_sale', true)`
/** As a CASE: the planner takes an OR of such conditions for hardly any rows. */
const ENTERED = `case when ${SET} = '*' then true else point_of_sale_id::text = any (string_to_array(${SET}, ',')) end`

interface Policy {
  name: string
  using: string | null
  check: string | null
}

/** Keeps the rows of a table of companies to the points of sale that a transaction entered, by each policy that there is. */
export async function keepToPoints(db: Migrating, table: string): Promise<void> {
  const { rows } = await sql<Policy>`
    select policyname as name, qual as "using", with_check as "check"
    from pg_policies where schemaname = 'public' and tablename = ${table} order by 1`.execute(db)
  for (const { name, using, check } of rows) {
    const parts = [using && `using (${using} and ${ENTERED})`, check && `with check (${check} and ${ENTERED})`]
    await run(db, `alter policy ${name} on ${table} ${parts.filter((part) => part !== null).join(' ')}`)
  }
}
