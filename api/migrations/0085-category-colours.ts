import { run, type Migrating } from './support.ts'

/** Four more colours for categories. */
export async function up(db: Migrating): Promise<void> {
  await run(db, `alter table category drop constraint category_colour_check`)
  await run(
    db,
    `alter table category add constraint category_colour_check
     check (colour in ('blue', 'green', 'yellow', 'orange', 'red', 'teal', 'purple', 'pink', 'brown', 'grey'))`,
  )
}
