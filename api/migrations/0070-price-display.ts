import { run, type Migrating } from './support.ts'

const DISPLAYS = `('inclTax', 'both')`

/** How prices are shown, by a company or one of its points of sale. */
export async function up(db: Migrating): Promise<void> {
  await run(
    db,
    `alter table company add column price_display text not null default 'inclTax'
       constraint company_price_display_check check (price_display in ${DISPLAYS})`,
  )
  await run(
    db,
    `alter table point_of_sale add column price_display text
       constraint point_of_sale_price_display_check check (price_display in ${DISPLAYS})`,
  )
}
