import { openGlobalTable, run, type Migrating } from './support.ts'

/** What visitors of the public pages ask. The application adds, reads, and removes what is old; nothing is ever changed. */
export async function up(db: Migrating): Promise<void> {
  await run(
    db,
    `create table enquiry (
       id uuid constraint enquiry_pk primary key,
       kind text not null check (kind in ('home', 'contact')),
       company text, name text not null, email text not null, phone text,
       wanted_at timestamptz, message text, language text not null,
       created_at timestamptz not null)`,
  )
  await run(db, `create index enquiry_created_at_idx on enquiry (created_at)`)
  await openGlobalTable(db, 'enquiry', 'select, insert, delete')
}
