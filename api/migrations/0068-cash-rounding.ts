import { run, type Migrating } from './support.ts'

const STEPS = '(0, 5, 10, 50, 100)'
/** Less than the largest step. */
const GAP = 'rounding_minor between -99 and 99 and rounding_minor <> 0'

/** What cash is rounded to, by a company or one of its points of sale, and the gap that a ticket or a return had. */
export async function up(db: Migrating): Promise<void> {
  await run(
    db,
    `alter table company add column cash_step_minor integer not null default 0
       constraint company_cash_step_check check (cash_step_minor in ${STEPS})`,
  )
  await run(
    db,
    `alter table point_of_sale add column cash_step_minor integer
       constraint point_of_sale_cash_step_check check (cash_step_minor in ${STEPS})`,
  )
  for (const table of ['sale', 'sales_return']) {
    await run(
      db,
      `alter table ${table} add column rounding_minor bigint constraint ${table}_rounding_check check (${GAP})`,
    )
  }
  await run(db, 'alter table sale drop constraint sale_change_check')
  await run(
    db,
    `alter table sale add constraint sale_change_check
       check (received_minor - change_minor = total_minor + coalesce(rounding_minor, 0))`,
  )
}
