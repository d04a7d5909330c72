import { run, tenantTable, type Migrating } from './support.ts'

/** What checks of the books found; the product removes all but the last of each company. */
export async function up(db: Migrating): Promise<void> {
  await tenantTable(
    db,
    'integrity_run',
    `company_id uuid not null, id uuid not null, started_at timestamptz not null,
     milliseconds integer not null check (milliseconds >= 0), documents integer not null check (documents >= 0),
     is_sound boolean not null, results jsonb not null,
     constraint integrity_run_pk primary key (company_id, id)`,
    { rows: 'append', foreignKeys: { integrity_run_company_fk: '(company_id) references company (id)' } },
  )
  await run(db, `create index integrity_run_started_idx on integrity_run (company_id, started_at, id)`)
  await run(db, `grant delete on integrity_run to app_admin`)
}
