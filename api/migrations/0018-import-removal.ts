import { run, type Migrating } from './support.ts'

const OWN = `company_id = nullif(current_setting('app.company_id', true), '')::uuid`

/** What an import keeps is counted, and it can be removed: it is marked first, then its rows go portion by portion. */
export async function up(db: Migrating): Promise<void> {
  await run(db, `alter table product_import add column kept_bytes bigint not null default 0`)
  await run(db, `alter table product_import add column removed_at timestamptz`)
  await run(
    db,
    `alter table product_import add constraint product_import_kept_bytes_check check (kept_bytes between 0 and 1099511627776)`,
  )
  for (const table of ['product_import', 'product_import_row']) {
    await run(db, `create policy ${table}_delete_policy on ${table} for delete using (${OWN})`)
    await run(db, `grant delete on ${table} to app_rw`)
  }
}
