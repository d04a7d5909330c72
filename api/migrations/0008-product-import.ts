import { run, tenantTable, type Migrating } from './support.ts'

/** The import of catalogues from files. */
export async function up(db: Migrating): Promise<void> {
  // `last_row` is how far the running phase has come in the file: it is committed with the work, so a crash resumes there.
  await tenantTable(
    db,
    'product_import',
    `company_id uuid not null, id uuid not null, point_of_sale_id uuid not null, location_id uuid not null,
     state text not null check (state in ('uploaded', 'checking', 'checked', 'importing', 'done', 'failed')),
     file_name text not null, delimiter text not null, encoding text not null,
     headers jsonb not null, sample jsonb not null, mapping jsonb not null, defaults jsonb not null,
     is_applied boolean not null default false,
     last_row integer not null default 0,
     row_count integer not null default 0, done_count integer not null default 0,
     good_count integer not null default 0, bad_count integer not null default 0, warning_count integer not null default 0,
     failure text, created_by uuid not null, created_at timestamptz not null,
     started_at timestamptz, finished_at timestamptz,
     constraint product_import_pk primary key (company_id, id)`,
    {
      rows: 'grow',
      foreignKeys: {
        product_import_pos_fk: '(company_id, point_of_sale_id) references point_of_sale (company_id, id)',
        product_import_location_fk: '(company_id, location_id) references stock_location (company_id, id)',
      },
    },
  )
  await run(db, `create index product_import_created_idx on product_import (company_id, created_at)`)
  // The file's cells as read, kept so that they can be checked again; product_id names the product that a good row becomes.
  await tenantTable(
    db,
    'product_import_row',
    `company_id uuid not null, import_id uuid not null, row_number integer not null,
     product_id uuid not null, code text not null default '', barcode text, designation text not null default '',
     fields jsonb not null, problems jsonb not null default '[]', warnings jsonb not null default '[]',
     is_good boolean not null default false,
     constraint product_import_row_pk primary key (company_id, import_id, row_number)`,
    {
      rows: 'grow',
      foreignKeys: {
        product_import_row_import_fk:
          '(company_id, import_id) references product_import (company_id, id) on delete cascade',
      },
    },
  )
}
