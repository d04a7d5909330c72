import { run, tenantTable, type Migrating } from './support.ts'

/** Of a workbook, which sheet was read; and what a company's headers turned out to mean, for its next file. */
export async function up(db: Migrating): Promise<void> {
  await run(db, `alter table product_import add column sheet text, add column sheets jsonb not null default '[]'`)
  // A sheet has neither.
  for (const column of ['encoding', 'delimiter'])
    await run(db, `alter table product_import alter column ${column} drop not null`)
  // `field` is null where a header that looks like a field was confirmed to be none.
  await tenantTable(
    db,
    'product_import_heading',
    `company_id uuid not null, header text not null, field text, last_used_at timestamptz not null,
     constraint product_import_heading_pk primary key (company_id, header),
     constraint product_import_heading_header_check check (char_length(header) between 1 and 200)`,
  )
}
