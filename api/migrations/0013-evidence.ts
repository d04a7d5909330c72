import { keepPosted } from './posted.ts'
import { run, tenantTable, type Migrating } from './support.ts'

const POSTED = [
  'sale',
  'sale_line',
  'sale_tax',
  'sales_return',
  'sales_return_line',
  'sales_return_tax',
  'stock_ledger',
  'money_ledger',
  'cash_session_closing',
  'cash_session_count',
  'audit_log',
  'audit_seal',
  'fiscal_closing',
]

/** Seals cover what is stored; what is posted is beyond the application's reach; series and balances change by functions. */
export async function up(db: Migrating): Promise<void> {
  for (const table of ['sale', 'sales_return']) await sealDocuments(db, table)
  await run(db, `alter table cash_session_closing add column seal_version smallint not null default 0`)
  await run(db, `alter table cash_session_closing alter column seal_version drop default`)
  await run(db, `alter table cash_session_closing add column content_hash bytea not null default ''`)
  await run(db, `alter table cash_session_closing alter column content_hash drop default`)
  await auditSeals(db)
  for (const table of POSTED) await keepPosted(db, table)
  // A closed session is beyond the policies of requests; the administrators' role is past those.
  await run(db, `revoke update, delete, truncate on cash_session from app_admin`)
  await keepBooks(db)
}

/** The entries of the audit trail in the order in which they were sealed, soon after they were written. */
async function auditSeals(db: Migrating): Promise<void> {
  await tenantTable(
    db,
    'audit_seal',
    `company_id uuid not null, sequence bigint not null check (sequence >= 1),
     recorded_at timestamptz not null, entry_id uuid not null,
     seal_version smallint not null, hash bytea not null, previous_hash bytea not null, sealed_at timestamptz not null,
     constraint audit_seal_pk primary key (company_id, sequence),
     constraint audit_seal_entry_key unique (company_id, recorded_at, entry_id)`,
    { rows: 'append' },
  )
}

/** Documents from before were sealed over the fingerprint of their request: version 0. */
async function sealDocuments(db: Migrating, table: string): Promise<void> {
  await run(db, `alter table ${table} add column seal_version smallint not null default 0`)
  await run(db, `alter table ${table} alter column seal_version drop default`)
  await run(db, `alter table ${table} add column request_hash bytea`)
  // The owner is under its policies as well, and enters no company here.
  await run(db, `alter table ${table} no force row level security`)
  await run(db, `update ${table} set request_hash = content_hash`)
  await run(db, `alter table ${table} force row level security`)
  await run(db, `alter table ${table} alter column request_hash set not null`)
}

/** Series and balances belong to a role without a login that owns the functions that change them. */
async function keepBooks(db: Migrating): Promise<void> {
  await run(
    db,
    `do $$ begin
       if not exists (select from pg_roles where rolname = 'app_books') then create role app_books nologin; end if;
     end $$`,
  )
  // Whoever hands a function over to a role must be one of its members.
  await run(db, `do $$ begin execute format('grant app_books to %I', current_user); end $$`)
  await run(db, `grant usage on schema public to app_books`)
  await run(db, `revoke insert, update, delete, truncate on number_series from app_rw, app_admin`)
  await run(db, `revoke update, delete, truncate on stock_balance from app_rw, app_admin`)
  await run(db, `grant select, insert, update on number_series, stock_balance to app_books`)
}
