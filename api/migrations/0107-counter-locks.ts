import { run, type Migrating } from './support.ts'

/** After how long a counter locks itself, and when one was last opened without showing who was there. */
export async function up(db: Migrating): Promise<void> {
  await run(
    db,
    `alter table company add column counter_lock_minutes smallint
       constraint company_counter_lock_check check (counter_lock_minutes between 1 and 240)`,
  )
  await run(db, `alter table register_state add column unproved_at timestamptz`)
}
