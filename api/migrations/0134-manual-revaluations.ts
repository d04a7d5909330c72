import { run, type Migrating } from './support.ts'

const TOTAL = '4000000000000000'
const COST = '999999999999999'

/** Somebody says what goods cost: for how many it was said, what one costs from then on, and why. */
export async function up(db: Migrating): Promise<void> {
  for (const column of [
    `quantity_milli bigint
       constraint stock_revaluation_quantity_milli_check check (quantity_milli between 1 and ${TOTAL})`,
    `unit_cost_micro bigint
       constraint stock_revaluation_unit_cost_micro_check check (unit_cost_micro between 0 and ${COST})`,
    `reason text constraint stock_revaluation_reason_check check (char_length(reason) between 1 and 500)`,
  ])
    await run(db, `alter table stock_revaluation add column ${column}`)
  await run(db, `alter table stock_revaluation drop constraint stock_revaluation_cause_check`)
  await run(
    db,
    `alter table stock_revaluation add constraint stock_revaluation_cause_check
       check (cause in ('begun', 'shortage', 'reversal', 'layers', 'manual'))`,
  )
  await run(
    db,
    `alter table stock_revaluation add constraint stock_revaluation_manual_check
       check ((cause = 'manual') = (reason is not null) and (cause = 'manual') = (unit_cost_micro is not null)
         and (cause = 'manual') = (quantity_milli is not null))`,
  )
  await run(
    db,
    `create index stock_revaluation_document_idx on stock_revaluation (company_id, document_id) where cause = 'manual'`,
  )
}
