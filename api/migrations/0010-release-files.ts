import { openGlobalTable, run, type Migrating } from './support.ts'

/** Files of old releases may go: the row says since when they are gone, and a table says when browsers were last heard of with a release. */
export async function up(db: Migrating): Promise<void> {
  await run(db, `alter table remote_release add column files_removed_at timestamptz`)
  // Publishing a release again brings its files back.
  await run(db, `grant update (files_removed_at) on remote_release to app_rw`)
  await run(
    db,
    `create table release_seen (
       remote text not null, build text not null, last_at timestamptz not null,
       constraint release_seen_pk primary key (remote, build))`,
  )
  await openGlobalTable(db, 'release_seen', 'select, insert, update')
  // Of releases that are there already nobody knows: too late is harmless, too early is not.
  await run(db, `insert into release_seen (remote, build, last_at) select remote, build, now() from remote_release`)
}
