import { run, type Migrating } from './support.ts'

/** What has moved at a place since a moment: for whoever follows it, and for its stock at an earlier time. */
export async function up(db: Migrating): Promise<void> {
  await run(db, `create index stock_ledger_place_idx on stock_ledger (company_id, location_id, recorded_at)`)
}
