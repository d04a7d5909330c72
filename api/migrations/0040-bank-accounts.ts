import { run, tenantTable, type Migrating } from './support.ts'

const ROW = `is_active boolean not null default true, search_text text not null,
     created_by uuid, version integer not null default 1, created_at timestamptz not null`

/** Banks of a company, and its accounts with them. */
export async function up(db: Migrating): Promise<void> {
  await tenantTable(
    db,
    'bank',
    `company_id uuid not null, id uuid not null,
     name text not null check (char_length(name) between 1 and 80),
     rib_code text check (rib_code ~ '^[0-9]{2}$'),
     bic text check (char_length(bic) <= 11),
     ${ROW},
     constraint bank_pk primary key (company_id, id)`,
    { foreignKeys: { bank_company_fk: '(company_id) references company (id)' } },
  )
  await run(db, `create unique index bank_name_key on bank (company_id, lower(name))`)
  await run(db, `create unique index bank_code_key on bank (company_id, rib_code)`)
  await run(db, `create index bank_order_idx on bank (company_id, name, id)`)
  await tenantTable(
    db,
    'bank_account',
    `company_id uuid not null, id uuid not null, bank_id uuid not null,
     name text not null check (char_length(name) between 1 and 80),
     agency text check (char_length(agency) <= 80),
     rib text check (char_length(rib) <= 34),
     iban text check (char_length(iban) <= 42),
     currency text not null check (currency ~ '^[A-Z]{3}$'),
     ${ROW},
     constraint bank_account_pk primary key (company_id, id)`,
    {
      foreignKeys: {
        bank_account_company_fk: '(company_id) references company (id)',
        bank_account_bank_fk: '(company_id, bank_id) references bank (company_id, id)',
      },
    },
  )
  await run(db, `create unique index bank_account_name_key on bank_account (company_id, lower(name))`)
  await run(db, `create unique index bank_account_rib_key on bank_account (company_id, rib)`)
  await run(db, `create unique index bank_account_iban_key on bank_account (company_id, iban)`)
  await run(db, `create index bank_account_bank_idx on bank_account (company_id, bank_id)`)
  await run(db, `create index bank_account_order_idx on bank_account (company_id, name, id)`)
}
