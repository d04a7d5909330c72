import { run, type Migrating } from './support.ts'

/** A discount can be a seasonal sale in the sense of the law, which asks for more than a promotion does. */
export async function up(db: Migrating): Promise<void> {
  await run(db, 'alter table discount add column is_seasonal_sale boolean not null default false')
}
