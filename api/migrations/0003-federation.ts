import { globalTable, keyedTable, run, type Migrating } from './support.ts'

/** Releases of remotes, which of them is live, who changed that, who may publish, and how releases fare in browsers. */
export async function up(db: Migrating): Promise<void> {
  await releases(db)
  await pointers(db)
  await tokens(db)
  await reports(db)
}

async function releases(db: Migrating): Promise<void> {
  await globalTable(
    db,
    'remote_release',
    `remote text not null check (remote ~ '^[a-z][a-z0-9-]{1,40}$'),
     build text not null check (build ~ '^[a-z0-9]{2,40}$'),
     version text not null, owner text not null, commit_id text, requires jsonb not null,
     document text not null, signature bytea not null,
     is_built_in boolean not null, published_by text not null, published_at timestamptz not null,
     files_removed_at timestamptz,
     constraint remote_release_pk primary key (remote, build)`,
    { rights: 'select, insert' },
  )
  await run(db, `create index remote_release_newest_idx on remote_release (remote, published_at)`)
  // What comes with the installation is signed anew when its key was lost.
  await run(db, `grant update on remote_release to app_admin`)
  // Publishing a release again brings its files back.
  await run(db, `grant update (files_removed_at) on remote_release to app_rw`)
}

async function pointers(db: Migrating): Promise<void> {
  await globalTable(
    db,
    'remote_pointer',
    `remote text constraint remote_pointer_pk primary key,
     active_build text not null, previous_build text,
     is_disabled boolean not null default false, reason text,
     is_set_by_installation boolean not null`,
    {
      rights: 'select, insert, update',
      foreignKeys: {
        remote_pointer_active_fk: '(remote, active_build) references remote_release (remote, build)',
        remote_pointer_previous_fk: '(remote, previous_build) references remote_release (remote, build)',
      },
    },
  )
  await globalTable(
    db,
    'registry_revision',
    `id smallint constraint registry_revision_pk primary key check (id = 1),
     revision integer not null`,
    { rights: 'select, update' },
  )
  await run(db, `insert into registry_revision (id, revision) values (1, 0)`)
  await globalTable(
    db,
    'release_event',
    `id uuid constraint release_event_pk primary key,
     remote text not null, revision integer not null,
     action text not null check (action in ('published', 'promoted', 'rolledBack', 'disabled', 'enabled')),
     from_build text, to_build text, actor text not null, reason text, recorded_at timestamptz not null`,
    { rights: 'select, insert' },
  )
  await run(db, `create index release_event_remote_idx on release_event (remote, id)`)
  await run(db, `create index release_event_revision_idx on release_event (revision)`)
}

async function tokens(db: Migrating): Promise<void> {
  await keyedTable(
    db,
    'publish_token',
    `id uuid constraint publish_token_pk primary key,
     remote text not null, name text not null, secret_hash bytea not null,
     created_by uuid not null, created_at timestamptz not null, last_used_at timestamptz,
     constraint publish_token_name_key unique (remote, name)`,
  )
}

/** Counters: written too often to be copied to every node. */
async function reports(db: Migrating): Promise<void> {
  const rights = 'select, insert, update'
  await keyedTable(
    db,
    'release_incident',
    `remote text not null, build text not null, fingerprint text not null,
     incident_id text not null, class text not null, message text not null, stack text, path text not null,
     count integer not null, first_at timestamptz not null, last_at timestamptz not null,
     constraint release_incident_pk primary key (remote, build, fingerprint)`,
    { rights },
  )
  await keyedTable(
    db,
    'release_load',
    `remote text not null, build text not null, phase text not null, up_to_ms integer not null,
     count integer not null,
     constraint release_load_pk primary key (remote, build, phase, up_to_ms)`,
    { rights },
  )
  // When browsers were last heard of with a release: files of old ones may go.
  await keyedTable(
    db,
    'release_seen',
    `remote text not null, build text not null, last_at timestamptz not null,
     constraint release_seen_pk primary key (remote, build)`,
    { rights },
  )
}
