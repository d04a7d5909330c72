import { openGlobalTable, replicate, run, type Migrating } from './support.ts'

/** Releases of remotes, which of them is live, who changed that, who may publish, and how releases fare in browsers. */
export async function up(db: Migrating): Promise<void> {
  await releases(db)
  await pointers(db)
  await tokens(db)
  await reports(db)
}

async function releases(db: Migrating): Promise<void> {
  await run(
    db,
    `create table remote_release (
       remote text not null check (remote ~ '^[a-z][a-z0-9-]{1,40}$'),
       build text not null check (build ~ '^[a-z0-9]{2,40}$'),
       version text not null, owner text not null, commit_id text, requires jsonb not null,
       document text not null, signature bytea not null,
       is_built_in boolean not null, published_by text not null, published_at timestamptz not null,
       constraint remote_release_pk primary key (remote, build))`,
  )
  await replicate(db, 'remote_release')
  await run(db, `create index remote_release_newest_idx on remote_release (remote, published_at)`)
  await openGlobalTable(db, 'remote_release', 'select, insert')
  // What comes with the installation is signed anew when its key was lost.
  await run(db, `grant update on remote_release to app_admin`)
}

async function pointers(db: Migrating): Promise<void> {
  await run(
    db,
    `create table remote_pointer (
       remote text constraint remote_pointer_pk primary key,
       active_build text not null, previous_build text,
       is_disabled boolean not null default false, reason text,
       is_set_by_installation boolean not null)`,
  )
  await replicate(db, 'remote_pointer')
  await run(
    db,
    `alter table remote_pointer
       add constraint remote_pointer_active_fk foreign key (remote, active_build) references remote_release (remote, build),
       add constraint remote_pointer_previous_fk foreign key (remote, previous_build) references remote_release (remote, build)`,
  )
  await openGlobalTable(db, 'remote_pointer', 'select, insert, update')
  await run(
    db,
    `create table registry_revision (
       id smallint constraint registry_revision_pk primary key check (id = 1),
       revision integer not null)`,
  )
  await replicate(db, 'registry_revision')
  await run(db, `insert into registry_revision (id, revision) values (1, 0)`)
  await openGlobalTable(db, 'registry_revision', 'select, update')
  await run(
    db,
    `create table release_event (
       id uuid constraint release_event_pk primary key,
       remote text not null, revision integer not null,
       action text not null check (action in ('published', 'promoted', 'rolledBack', 'disabled', 'enabled')),
       from_build text, to_build text, actor text not null, reason text, recorded_at timestamptz not null)`,
  )
  await replicate(db, 'release_event')
  await run(db, `create index release_event_remote_idx on release_event (remote, id)`)
  await run(db, `create index release_event_revision_idx on release_event (revision)`)
  await openGlobalTable(db, 'release_event', 'select, insert')
}

async function tokens(db: Migrating): Promise<void> {
  await run(
    db,
    `create table publish_token (
       id uuid constraint publish_token_pk primary key,
       remote text not null, name text not null, secret_hash bytea not null,
       created_by uuid not null, created_at timestamptz not null, last_used_at timestamptz,
       constraint publish_token_name_key unique (remote, name))`,
  )
  await openGlobalTable(db, 'publish_token')
}

/** Counters: written too often to be copied to every node. */
async function reports(db: Migrating): Promise<void> {
  await run(
    db,
    `create table release_incident (
       remote text not null, build text not null, fingerprint text not null,
       incident_id text not null, class text not null, message text not null, stack text, path text not null,
       count integer not null, first_at timestamptz not null, last_at timestamptz not null,
       constraint release_incident_pk primary key (remote, build, fingerprint))`,
  )
  await openGlobalTable(db, 'release_incident', 'select, insert, update')
  await run(
    db,
    `create table release_load (
       remote text not null, build text not null, phase text not null, up_to_ms integer not null,
       count integer not null,
       constraint release_load_pk primary key (remote, build, phase, up_to_ms))`,
  )
  await openGlobalTable(db, 'release_load', 'select, insert, update')
}
