import { run, type Migrating } from './support.ts'

/** Notes of other currencies: which of them registers take, and what of a session's cash was counted in them. */
export async function up(db: Migrating): Promise<void> {
  await run(db, `alter table company_currency add column is_cash_accepted boolean not null default false`)
  await run(
    db,
    `alter table cash_session_count add column foreign_cash jsonb
       constraint cash_session_count_foreign_cash_check
         check (jsonb_typeof(foreign_cash) = 'array' and length(foreign_cash::text) <= 20000)`,
  )
}
