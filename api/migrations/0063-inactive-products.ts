import { run, type Migrating } from './support.ts'

/** The few products that are no longer sold, in the order of the list: else a list of them reads the whole catalogue. */
export async function up(db: Migrating): Promise<void> {
  await run(db, 'create index product_inactive_idx on product (company_id, designation, id) where not is_active')
}
