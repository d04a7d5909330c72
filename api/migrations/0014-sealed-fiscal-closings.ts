import { run, type Migrating } from './support.ts'

/** Fiscal closings say how they are sealed, as every posted document does. */
export async function up(db: Migrating): Promise<void> {
  await run(db, `alter table fiscal_closing add column seal_version smallint not null default 0`)
  await run(db, `alter table fiscal_closing alter column seal_version drop default`)
}
