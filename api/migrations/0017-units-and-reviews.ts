import { run, type Migrating } from './support.ts'

/** Units say how many decimals their quantities have, and tickets why somebody should look at them. */
export async function up(db: Migrating): Promise<void> {
  // All that quantities can have: nothing that is in stock or was sold becomes wrong.
  await run(db, 'alter table unit add column decimals smallint not null default 3')
  await run(db, 'alter table unit add constraint unit_decimals_check check (decimals between 0 and 3)')
  await run(db, 'alter table sale add column review_reason text')
  await run(
    db,
    `alter table sale add constraint sale_review_reason_check check (review_reason in ('beforeSession', 'inFuture'))`,
  )
  await run(db, 'create index sale_review_idx on sale (company_id, occurred_at, id) where review_reason is not null')
}
