import { run, type Migrating } from './support.ts'

/** The most that clients may owe who have no limit of their own; null limits nothing. */
export async function up(db: Migrating): Promise<void> {
  await run(
    db,
    `alter table company add column default_credit_limit_minor bigint
       constraint company_default_credit_limit_check check (default_credit_limit_minor between 0 and 1000000000000)`,
  )
}
