import { run, tenantTable, type Migrating } from './support.ts'

/** The currencies that a company uses, by their code as name, with its own from the beginning; and what they are worth in it. */
export async function up(db: Migrating): Promise<void> {
  await tenantTable(
    db,
    'company_currency',
    `company_id uuid not null, id uuid not null,
     name text not null check (name ~ '^[A-Z]{3}$'),
     is_active boolean not null default true, search_text text not null,
     created_by uuid, version integer not null default 1, created_at timestamptz not null,
     constraint company_currency_pk primary key (company_id, id)`,
    { foreignKeys: { company_currency_company_fk: '(company_id) references company (id)' } },
  )
  await run(db, `create unique index company_currency_name_key on company_currency (company_id, name)`)
  await tenantTable(
    db,
    'exchange_rate',
    `company_id uuid not null, id uuid not null, currency_id uuid not null,
     base text not null check (base ~ '^[A-Z]{3}$'),
     valid_from date not null, per integer not null check (per between 1 and 1000),
     rate_micro bigint not null check (rate_micro between 1 and 1000000000000),
     created_by uuid, version integer not null default 1, created_at timestamptz not null,
     constraint exchange_rate_pk primary key (company_id, id)`,
    {
      foreignKeys: {
        exchange_rate_company_fk: '(company_id) references company (id)',
        exchange_rate_currency_fk: '(company_id, currency_id) references company_currency (company_id, id)',
      },
    },
  )
  await run(
    db,
    `create unique index exchange_rate_day_key on exchange_rate (company_id, currency_id, base, valid_from)`,
  )
  await run(db, `create index exchange_rate_order_idx on exchange_rate (company_id, valid_from, id)`)
  // Their owner sees no company's rows while row-level security is forced.
  for (const table of ['company', 'company_currency']) await run(db, `alter table ${table} no force row level security`)
  await run(
    db,
    `insert into company_currency (company_id, id, name, search_text, created_at)
     select c.id, gen_random_uuid(), c.currency, lower(c.currency), now() from company c`,
  )
  for (const table of ['company', 'company_currency']) await run(db, `alter table ${table} force row level security`)
}
