import { run, type Migrating } from './support.ts'

const TABLE = 'stock_location'

/**
 * A point of sale has further locations beside its shop: depots, and quarantines whose goods may not be sold. Goods on
 * their way and goods that are lost never were kinds of any row.
 */
export async function up(db: Migrating): Promise<void> {
  await run(db, `alter table ${TABLE} drop constraint stock_location_kind_check`)
  await run(
    db,
    `alter table ${TABLE} add constraint stock_location_kind_check check (kind in ('shop', 'depot', 'quarantine'))`,
  )
  await run(db, `alter table ${TABLE} add column is_active boolean not null default true`)
  await run(db, `alter table ${TABLE} add column version integer not null default 1`)
  await names(db)
}

/**
 * All rows are shops that nobody has seen the name of: they get the product's. In place, since an update would pass by the
 * rows that row-level security hides from the owner.
 */
async function names(db: Migrating): Promise<void> {
  await run(
    db,
    `alter table ${TABLE} add column name_key text default 'salesFloor'
     constraint stock_location_name_key_check check (name_key = 'salesFloor')`,
  )
  await run(db, `alter table ${TABLE} alter column name_key drop default`)
  await run(db, `alter table ${TABLE} alter column name type text using 'Sales floor'`)
  await run(
    db,
    `alter table ${TABLE} add constraint stock_location_name_check check (char_length(name) between 1 and 80)`,
  )
  await run(db, `create unique index stock_location_name_key on ${TABLE} (company_id, point_of_sale_id, lower(name))`)
}
