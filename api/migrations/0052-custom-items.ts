import { run, type Migrating } from './support.ts'

/** A line of a ticket may sell what is no product, and then has no code. */
export async function up(db: Migrating): Promise<void> {
  await run(db, `alter table sale_line alter column product_id drop not null`)
  await run(
    db,
    `alter table sale_line add constraint sale_line_custom_check
       check (product_id is not null or code = '')`,
  )
}
