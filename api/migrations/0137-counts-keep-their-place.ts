import { run, type Migrating } from './support.ts'

const KEPT_BY = {
  stock_count_point_of_sale_fk: '(company_id, point_of_sale_id) references point_of_sale (company_id, id)',
  stock_count_location_fk: '(company_id, location_id) references stock_location (company_id, id)',
} as const

/** A count that somebody has planned at a place does not go with it unseen: the place stays as long as there is any. */
export async function up(db: Migrating): Promise<void> {
  for (const [name, reference] of Object.entries(KEPT_BY)) {
    await run(db, `alter table stock_count drop constraint ${name}`)
    await run(db, `alter table stock_count add constraint ${name} foreign key ${reference}`)
  }
}
