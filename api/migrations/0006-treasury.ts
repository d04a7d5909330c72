import { run, tenantTable, type Migrating } from './support.ts'

/** Payment methods and VAT rates. */
export async function up(db: Migrating): Promise<void> {
  await tenantTable(
    db,
    'payment_method',
    `company_id uuid not null, id uuid not null,
     kind text not null check (kind in ('cash', 'card', 'cheque', 'transfer', 'draft', 'voucher', 'credit')),
     name text not null, is_active boolean not null default true, created_at timestamptz not null,
     constraint payment_method_pk primary key (company_id, id),
     constraint payment_method_name_key unique (company_id, name)`,
    { rows: 'grow', foreignKeys: { payment_method_company_fk: '(company_id) references company (id)' } },
  )
  await tenantTable(
    db,
    'vat_rate',
    `company_id uuid not null, rate_milli integer not null check (rate_milli between 0 and 100000),
     valid_from date not null, valid_to date, is_default boolean not null default false,
     constraint vat_rate_pk primary key (company_id, rate_milli, valid_from)`,
    { foreignKeys: { vat_rate_company_fk: '(company_id) references company (id)' } },
  )
  await run(
    db,
    `create unique index vat_rate_default_key on vat_rate (company_id) where is_default and valid_to is null`,
  )
}
