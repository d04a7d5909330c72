import { run, tenantTable, type Migrating } from './support.ts'

/** Letters and digits of a tax id; of a Tunisian one the number and its letter, which all establishments share. */
const TAX_ID = `upper(regexp_replace(tax_id, '[^0-9A-Za-z]', '', 'g'))`

/** Suppliers with their terms, addresses and contacts. */
export async function up(db: Migrating): Promise<void> {
  await tenantTable(
    db,
    'supplier',
    `company_id uuid not null, id uuid not null,
     code text not null, name text not null,
     phone text, email text, tax_id text, address text, postal_code text, city text,
     payment_days integer, is_payment_at_month_end boolean not null default false, lead_days integer,
     is_active boolean not null default true, search_text text not null,
     tax_id_key text generated always as (coalesce(substring(${TAX_ID} from '^[0-9]{7}[A-Z]'), ${TAX_ID})) stored,
     phone_key text generated always as (right(regexp_replace(phone, '[^0-9]', '', 'g'), 8)) stored,
     email_key text generated always as (lower(email)) stored,
     created_by uuid, version integer not null default 1, created_at timestamptz not null,
     constraint supplier_pk primary key (company_id, id),
     constraint supplier_code_key unique (company_id, code),
     constraint supplier_figures_check check (payment_days between 0 and 365 and lead_days between 0 and 365)`,
    { foreignKeys: { supplier_company_fk: '(company_id) references company (id)' } },
  )
  await run(db, `create index supplier_order_idx on supplier (company_id, name, id)`)
  for (const key of ['tax_id', 'phone', 'email'])
    await run(db, `create index supplier_${key}_idx on supplier (company_id, ${key}_key)`)
  const own = (table: string, members: string): Promise<void> =>
    tenantTable(
      db,
      table,
      `company_id uuid not null, supplier_id uuid not null, position integer not null,
       ${members},
       constraint ${table}_pk primary key (company_id, supplier_id, position)`,
      {
        foreignKeys: {
          [`${table}_supplier_fk`]: '(company_id, supplier_id) references supplier (company_id, id) on delete cascade',
        },
      },
    )
  await own('supplier_address', `name text not null, address text, postal_code text, city text`)
  await own('supplier_contact', `name text not null, role text, phone text, email text`)
}
