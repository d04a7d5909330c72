import { run, type Migrating } from './support.ts'

/** Super-administrators note who has handled an enquiry; requests of visitors still change nothing. */
export async function up(db: Migrating): Promise<void> {
  await run(db, 'alter table enquiry add column handled_at timestamptz')
  await run(db, 'alter table enquiry add column handled_by uuid')
  await run(
    db,
    'alter table enquiry add constraint enquiry_handled_check check ((handled_at is null) = (handled_by is null))',
  )
  await run(db, 'grant update (handled_at, handled_by) on enquiry to app_admin')
}
