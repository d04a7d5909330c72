import { run, type Migrating } from './support.ts'

/** Whether the counter of a register was only practised at when it reported last. */
export async function up(db: Migrating): Promise<void> {
  await run(db, `alter table register_state add column is_training boolean not null default false`)
}
