import { run, tenantTable, type Migrating } from './support.ts'

/** Activity sectors, groups of clients, and clients whole: terms, addresses, contacts, certificates, duplicates, merges. */
export async function up(db: Migrating): Promise<void> {
  await named(db, 'activity_sector')
  await named(db, 'client_group')
  await clients(db)
  await ownRows(db)
}

async function named(db: Migrating, table: string): Promise<void> {
  await tenantTable(
    db,
    table,
    `company_id uuid not null, id uuid not null,
     name text not null check (char_length(name) between 1 and 80),
     is_active boolean not null default true, search_text text not null,
     created_by uuid, version integer not null default 1, created_at timestamptz not null,
     constraint ${table}_pk primary key (company_id, id)`,
    { foreignKeys: { [`${table}_company_fk`]: '(company_id) references company (id)' } },
  )
  await run(db, `create unique index ${table}_name_key on ${table} (company_id, lower(name))`)
  await run(db, `create index ${table}_order_idx on ${table} (company_id, name, id)`)
}

/** Letters and digits of a tax id; of a Tunisian one the number and its letter, which all establishments share. */
const TAX_ID = `upper(regexp_replace(tax_id, '[^0-9A-Za-z]', '', 'g'))`

async function clients(db: Migrating): Promise<void> {
  await run(
    db,
    `alter table client
       add column group_id uuid, add column sector_id uuid,
       add column payment_days integer, add column is_payment_at_month_end boolean not null default false,
       add column credit_limit_minor bigint,
       add column merged_into_id uuid,
       add column tax_id_key text generated always as (coalesce(substring(${TAX_ID} from '^[0-9]{7}[A-Z]'), ${TAX_ID})) stored,
       add column phone_key text generated always as (right(regexp_replace(phone, '[^0-9]', '', 'g'), 8)) stored,
       add column email_key text generated always as (lower(email)) stored`,
  )
  await run(
    db,
    `alter table client add constraint client_figures_check check (
       payment_days between 0 and 365 and credit_limit_minor between 0 and 1000000000000)`,
  )
  const references = { group: 'client_group', sector: 'activity_sector', merged_into: 'client' }
  for (const [name, table] of Object.entries(references)) {
    await run(
      db,
      `alter table client add constraint client_${name}_fk
         foreign key (company_id, ${name}_id) references ${table} (company_id, id)`,
    )
    await run(db, `create index client_${name}_idx on client (company_id, ${name}_id)`)
  }
  for (const key of ['tax_id', 'phone', 'email'])
    await run(db, `create index client_${key}_idx on client (company_id, ${key}_key)`)
}

async function ownRows(db: Migrating): Promise<void> {
  const own = (table: string, members: string): Promise<void> =>
    tenantTable(
      db,
      table,
      `company_id uuid not null, client_id uuid not null, position integer not null,
       ${members},
       constraint ${table}_pk primary key (company_id, client_id, position)`,
      {
        foreignKeys: {
          [`${table}_client_fk`]: '(company_id, client_id) references client (company_id, id) on delete cascade',
        },
      },
    )
  await own('client_address', `name text not null, address text, postal_code text, city text`)
  await own('client_contact', `name text not null, role text, phone text, email text`)
  await own(
    'client_certificate',
    `kind text not null constraint client_certificate_kind_check check (kind in ('exemption', 'suspension')),
     number text not null, issued_on date not null, valid_from date not null, valid_until date not null,
     constraint client_certificate_period_check check (valid_until >= valid_from)`,
  )
}
