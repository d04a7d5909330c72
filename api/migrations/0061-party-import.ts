import { run, tenantTable, type Migrating } from './support.ts'

/** A count of rows, bounded as everything that is added up. */
const count = (name: string): string =>
  `${name} integer not null default 0 constraint party_import_${name}_check check (${name} between 0 and 2000000)`

/** The import of clients and of suppliers from files. */
export async function up(db: Migrating): Promise<void> {
  // `last_row` is how far the running phase has come in the file: it is committed with the work, so a crash resumes there.
  await tenantTable(
    db,
    'party_import',
    `company_id uuid not null, id uuid not null,
     kind text not null constraint party_import_kind_check check (kind in ('client', 'supplier')),
     state text not null constraint party_import_state_check
       check (state in ('uploaded', 'checking', 'checked', 'importing', 'done', 'failed')),
     file_name text not null, delimiter text, encoding text, sheet text, sheets jsonb not null default '[]',
     headers jsonb not null, sample jsonb not null, mapping jsonb not null,
     match_by text not null default 'codeThenTaxId' constraint party_import_match_by_check
       check (match_by in ('codeThenTaxId', 'code', 'taxId')),
     on_match text not null default 'change' constraint party_import_on_match_check
       check (on_match in ('change', 'leave')),
     is_applied boolean not null default false, last_row integer not null default 0,
     ${['row_count', 'done_count', 'good_count', 'change_count', 'same_count', 'bad_count', 'warning_count'].map(count).join(', ')},
     kept_bytes bigint not null default 0
       constraint party_import_kept_bytes_check check (kept_bytes between 0 and 1099511627776),
     failure text, created_by uuid not null, created_at timestamptz not null,
     started_at timestamptz, finished_at timestamptz, removed_at timestamptz,
     constraint party_import_pk primary key (company_id, id)`,
    { foreignKeys: { party_import_company_fk: '(company_id) references company (id)' } },
  )
  await run(db, `create index party_import_created_idx on party_import (company_id, created_at)`)
  // The file's cells as read, kept so that they can be checked again; party_id names whom a good row becomes.
  await tenantTable(
    db,
    'party_import_row',
    `company_id uuid not null, import_id uuid not null, row_number integer not null,
     party_id uuid not null, match_id uuid, code text not null default '', name text not null default '',
     fields jsonb not null, problems jsonb not null default '[]', warnings jsonb not null default '[]',
     changes jsonb not null default '[]', is_good boolean not null default false,
     action text not null default 'create' constraint party_import_row_action_check
       check (action in ('create', 'change', 'same', 'leave')),
     constraint party_import_row_pk primary key (company_id, import_id, row_number)`,
    {
      foreignKeys: {
        party_import_row_import_fk:
          '(company_id, import_id) references party_import (company_id, id) on delete cascade',
      },
    },
  )
  // `field` is null where a header that looks like a field was confirmed to be none.
  await tenantTable(
    db,
    'party_import_heading',
    `company_id uuid not null,
     kind text not null constraint party_import_heading_kind_check check (kind in ('client', 'supplier')),
     header text not null constraint party_import_heading_header_check check (char_length(header) between 1 and 200),
     field text, last_used_at timestamptz not null,
     constraint party_import_heading_pk primary key (company_id, kind, header)`,
    { foreignKeys: { party_import_heading_company_fk: '(company_id) references company (id)' } },
  )
}
