import { keyedTable, run, type Migrating } from './support.ts'

/** Support reads in a company, and writes for a time when it said why; what super-administrators look at is on record. */
export async function up(db: Migrating): Promise<void> {
  await run(db, 'alter table account_session add column support_writes_until timestamptz')
  await keyedTable(
    db,
    'supervision_log',
    `account_id uuid not null, recorded_at timestamptz not null, id uuid not null,
     list text not null check (list in ('companies', 'users')), query jsonb not null, request_id uuid not null,
     constraint supervision_log_pk primary key (account_id, recorded_at, id)`,
    { rights: 'select, insert' },
  )
}
