import { run, type Migrating } from './support.ts'

/** What was taken back after its goods had mixed with others sets right what is left of them. */
export async function up(db: Migrating): Promise<void> {
  await run(db, `alter table stock_revaluation drop constraint stock_revaluation_cause_check`)
  await run(
    db,
    `alter table stock_revaluation add constraint stock_revaluation_cause_check
       check (cause in ('begun', 'shortage', 'reversal'))`,
  )
}
