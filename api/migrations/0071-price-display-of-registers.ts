import { run, type Migrating } from './support.ts'

/** How a register shows prices, where it differs from its point of sale. */
export async function up(db: Migrating): Promise<void> {
  await run(
    db,
    `alter table register add column price_display text
       constraint register_price_display_check check (price_display in ('inclTax', 'both'))`,
  )
}
