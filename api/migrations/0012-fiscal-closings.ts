import { run, tenantTable, type Migrating } from './support.ts'

/** Fiscal closings by day, month and year, each sealed onto the one before of its kind. */
export async function up(db: Migrating): Promise<void> {
  await tenantTable(
    db,
    'fiscal_closing',
    `company_id uuid not null, id uuid not null,
     kind text not null check (kind in ('day', 'month', 'year')), period text not null,
     counter bigint not null check (counter >= 1), number text not null,
     report jsonb not null, closed_by uuid, recorded_at timestamptz not null,
     content_hash bytea not null, chain_hash bytea not null, previous_hash bytea not null,
     constraint fiscal_closing_pk primary key (company_id, id),
     constraint fiscal_closing_period_key unique (company_id, kind, period),
     constraint fiscal_closing_counter_key unique (company_id, kind, counter),
     constraint fiscal_closing_period_check check (
       (kind = 'day' and period ~ '^[0-9]{4}-[0-9]{2}-[0-9]{2}$') or (kind = 'month' and period ~ '^[0-9]{4}-[0-9]{2}$')
       or (kind = 'year' and period ~ '^[0-9]{4}$'))`,
    {
      rows: 'append',
      foreignKeys: {
        fiscal_closing_company_fk: '(company_id) references company (id)',
        fiscal_closing_closer_fk: '(company_id, closed_by) references app_user (company_id, id)',
      },
    },
  )
  await run(db, `create index fiscal_closing_recorded_idx on fiscal_closing (company_id, recorded_at, id)`)
  // Their series belong to the company: it is the scope.
  await run(db, `alter table number_series drop constraint number_series_kind_check`)
  await run(
    db,
    `alter table number_series add constraint number_series_kind_check check (kind in
       ('ticket', 'return', 'z', 'invoice', 'creditNote', 'dayClosing', 'monthClosing', 'yearClosing'))`,
  )
}
