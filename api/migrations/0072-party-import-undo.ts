import { run, type Migrating } from './support.ts'

const STATES = ['uploaded', 'checking', 'checked', 'importing', 'done', 'undoing', 'undone', 'failed']

/** Imports of people can be undone, and their rows left out. */
export async function up(db: Migrating): Promise<void> {
  await run(db, `alter table party_import drop constraint party_import_state_check`)
  await run(
    db,
    `alter table party_import add constraint party_import_state_check
       check (state in (${STATES.map((state) => `'${state}'`).join(', ')}))`,
  )
  // Of imports that were applied before, nothing is known that could be given back.
  await run(db, `alter table party_import add column is_undoable boolean not null default false`)
  await run(
    db,
    `alter table party_import add column kept_count integer not null default 0
       constraint party_import_kept_count_check check (kept_count between 0 and 2000000)`,
  )
  await run(db, `alter table party_import add column undone_by uuid`)
  await run(db, `alter table party_import add column undo_asked_at timestamptz`)
  await run(db, `alter table party_import_row add column is_excluded boolean not null default false`)
  // What the row left of somebody, by the number of their version, and what the fields that it changed held before.
  await run(db, `alter table party_import_row add column after_version integer`)
  await run(db, `alter table party_import_row add column before jsonb not null default '{}'`)
  // Why undoing left somebody as they are.
  await run(
    db,
    `alter table party_import_row add column kept text constraint party_import_row_kept_check
       check (kept in ('changed', 'used', 'taken', 'groupGone', 'gone', 'refused'))`,
  )
}
