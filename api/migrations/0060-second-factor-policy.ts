import { run, type Migrating } from './support.ts'

/** Of whom a company requires a second factor, and from when. */
export async function up(db: Migrating): Promise<void> {
  await run(
    db,
    `alter table company add column second_factor_for text not null default 'nobody'
       constraint company_second_factor_check check (second_factor_for in ('nobody', 'administrators', 'everybody'))`,
  )
  await run(db, `alter table company add column second_factor_from timestamptz`)
  await run(
    db,
    `alter table company add constraint company_factor_from_check
       check ((second_factor_for = 'nobody') = (second_factor_from is null))`,
  )
}
