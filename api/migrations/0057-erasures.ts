import { keepPosted } from './posted.ts'
import { run, tenantTable, type Migrating } from './support.ts'

/** Columns of posted rows that hold personal data, and nothing else that an erasure takes. */
const ERASED = { audit_log: 'before, after', sale: 'seller', sales_return: 'seller, comment' }

const OWN = `company_id = nullif(current_setting('app.company_id', true), '')::uuid`

/** Personal data can be erased: of a client the row stays without them, of posted rows what their seals covered is kept. */
export async function up(db: Migrating): Promise<void> {
  await run(db, `alter table client add column erased_at timestamptz`)
  await run(db, `alter table client drop constraint client_name_key_check`)
  await run(db, `alter table client add constraint client_name_key_check check (name_key in ('walkIn', 'erased'))`)
  await erasedRows(db)
  // The role that owns the functions of the books has one that takes personal values out of posted rows.
  for (const [table, columns] of Object.entries(ERASED)) {
    await run(db, `grant select, update (${columns}) on ${table} to app_books`)
    await run(
      db,
      `create policy ${table}_erasure_policy on ${table} for update to app_books using (${OWN}) with check (${OWN})`,
    )
  }
  await run(db, `grant select on client to app_books`)
  for (const table of ['search_word', 'idempotency_key']) {
    await run(db, `create policy ${table}_delete_policy on ${table} for delete using (${OWN})`)
    await run(db, `grant delete on ${table} to app_rw`)
  }
}

/** What the content of a posted row hashed to before an erasure, and after it. */
async function erasedRows(db: Migrating): Promise<void> {
  await tenantTable(
    db,
    'erased_row',
    `company_id uuid not null, erasure_id uuid not null,
     kind text not null constraint erased_row_kind_check check (kind in ('auditEntry', 'sale', 'salesReturn')),
     row_id uuid not null,
     sealed_hash bytea not null, erased_hash bytea not null,
     constraint erased_row_pk primary key (company_id, erasure_id, kind, row_id)`,
    { rows: 'append', foreignKeys: { erased_row_company_fk: '(company_id) references company (id)' } },
  )
  await keepPosted(db, 'erased_row')
}
