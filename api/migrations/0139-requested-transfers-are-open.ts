import { run, type Migrating } from './support.ts'

const UNSETTLED = `('requested', 'draft', 'ready', 'inTransit', 'partiallyReceived', 'received')`

/** Something may still come of what was requested: it is found among the open transfers, as drafts are. */
export async function up(db: Migrating): Promise<void> {
  await run(db, `drop index stock_transfer_open_idx`)
  await run(
    db,
    `create index stock_transfer_open_idx on stock_transfer (company_id, state) where state in ${UNSETTLED}`,
  )
}
