import { run, tenantTable, type Migrating } from './support.ts'

/** Companies with their users, points of sale and registers, number series, the audit trail and idempotency keys. */
export async function up(db: Migrating): Promise<void> {
  await company(db)
  await users(db)
  await pointsOfSale(db)
  await series(db)
  await journal(db)
}

async function company(db: Migrating): Promise<void> {
  await tenantTable(
    db,
    'company',
    `id uuid constraint company_id_pk primary key,
     name text not null check (char_length(name) between 1 and 80),
     legal_form text check (legal_form in ('SARL', 'SA', 'SAS', 'SNC', 'Sole Proprietorship', 'Other')),
     email text, phone text, address text, postal_code text, city text,
     tax_id text, country_code text not null default 'TN',
     primary_manager text, primary_manager_phone text, primary_manager_email text,
     it_manager text, it_manager_phone text, it_manager_email text,
     currency text not null,
     time_zone text not null default 'Africa/Tunis',
     language text not null default 'fr' check (language in ('en', 'fr', 'ar')),
     is_vat_subject boolean not null default true,
     is_fodec_subject boolean not null default false,
     default_fodec_rate_milli integer check (default_fodec_rate_milli between 0 and 100000),
     is_tax_stamp_subject boolean not null default false,
     default_tax_stamp_minor bigint constraint company_tax_stamp_check check (default_tax_stamp_minor >= 0),
     max_discount_rate_milli integer check (max_discount_rate_milli between 0 and 100000),
     allow_unit_price_entry boolean not null default false,
     allow_negative_stock boolean not null default true,
     is_multi_batch boolean not null default false,
     default_customer_code text,
     suspended_at timestamptz, suspended_reason text,
     version integer not null default 1,
     created_at timestamptz not null`,
    { rows: 'grow', column: 'id', foreignKeys: { company_currency_fk: '(currency) references currency (code)' } },
  )
  // Apart from the company, whose row is read with every page.
  await tenantTable(
    db,
    'company_photo',
    `company_id uuid constraint company_photo_pk primary key,
     content bytea not null, content_type text not null check (content_type in ('image/webp', 'image/png')),
     hash text not null, updated_at timestamptz not null`,
    { rows: 'grow', foreignKeys: { company_photo_company_fk: '(company_id) references company (id)' } },
  )
}

async function users(db: Migrating): Promise<void> {
  await tenantTable(
    db,
    'app_user',
    `company_id uuid not null, id uuid not null, account_id uuid not null,
     name text not null,
     role text not null check (role in ('administrator', 'manager', 'cashier', 'stockKeeper', 'accountant', 'readOnly')),
     has_all_points_of_sale boolean not null default false,
     is_support boolean not null default false,
     is_active boolean not null default true,
     version integer not null default 1, created_at timestamptz not null,
     constraint app_user_pk primary key (company_id, id),
     constraint app_user_account_key unique (company_id, account_id)`,
    {
      rows: 'grow',
      foreignKeys: {
        app_user_company_fk: '(company_id) references company (id)',
        app_user_account_fk: '(account_id) references account (id)',
      },
    },
  )
}

async function pointsOfSale(db: Migrating): Promise<void> {
  await tenantTable(
    db,
    'point_of_sale',
    `company_id uuid not null, id uuid not null,
     code text not null check (code ~ '^[A-Z0-9]{1,6}$'),
     name text not null, address text, postal_code text, city text, phone text,
     is_active boolean not null default true, version integer not null default 1, created_at timestamptz not null,
     constraint point_of_sale_pk primary key (company_id, id),
     constraint point_of_sale_code_key unique (company_id, code)`,
    { foreignKeys: { point_of_sale_company_fk: '(company_id) references company (id)' } },
  )
  await tenantTable(
    db,
    'app_user_point_of_sale',
    `company_id uuid not null, user_id uuid not null, point_of_sale_id uuid not null,
     constraint app_user_point_of_sale_pk primary key (company_id, user_id, point_of_sale_id)`,
    {
      foreignKeys: {
        app_user_point_of_sale_user_fk: '(company_id, user_id) references app_user (company_id, id) on delete cascade',
        app_user_point_of_sale_pos_fk:
          '(company_id, point_of_sale_id) references point_of_sale (company_id, id) on delete cascade',
      },
    },
  )
  await run(db, `create index app_user_point_of_sale_pos_idx on app_user_point_of_sale (company_id, point_of_sale_id)`)
  await tenantTable(
    db,
    'register',
    `company_id uuid not null, id uuid not null, point_of_sale_id uuid not null,
     code text not null check (code ~ '^[A-Z0-9]{1,4}$'), name text not null,
     numbering text not null default 'server' check (numbering in ('server', 'register')),
     epoch integer not null default 1 check (epoch >= 1),
     is_active boolean not null default true, version integer not null default 1, created_at timestamptz not null,
     constraint register_pk primary key (company_id, id),
     constraint register_code_key unique (company_id, point_of_sale_id, code)`,
    {
      foreignKeys: {
        register_pos_fk: '(company_id, point_of_sale_id) references point_of_sale (company_id, id)',
      },
    },
  )
}

async function series(db: Migrating): Promise<void> {
  // scope: the register of tickets, returns and Z reports, the point of sale of legal documents; period: fiscal year, or E<epoch>.
  await tenantTable(
    db,
    'number_series',
    `company_id uuid not null, kind text not null check (kind in ('ticket', 'return', 'z', 'invoice', 'creditNote')),
     scope_id uuid not null, period text not null check (period ~ '^([0-9]{4}|E[0-9]+)$'),
     last_number bigint not null check (last_number >= 0),
     last_hash bytea not null,
     constraint number_series_pk primary key (company_id, kind, scope_id, period)`,
    { rows: 'grow' },
  )
}

async function journal(db: Migrating): Promise<void> {
  await tenantTable(
    db,
    'audit_log',
    `company_id uuid not null, recorded_at timestamptz not null, id uuid not null,
     user_id uuid, account_id uuid, action text not null, entity text not null, entity_id uuid,
     before jsonb, after jsonb, request_id text not null,
     constraint audit_log_pk primary key (company_id, recorded_at, id)`,
    { rows: 'append', partitionBy: 'range (recorded_at)' },
  )
  await run(db, `create table audit_log_rest partition of audit_log default`)
  // Made first, under a name short enough; the parent's index takes it over.
  await run(db, `create index audit_log_rest_entity_idx on audit_log_rest (company_id, entity, entity_id, recorded_at)`)
  await run(db, `create index audit_log_entity_idx on audit_log (company_id, entity, entity_id, recorded_at)`)
  await tenantTable(
    db,
    'idempotency_key',
    `company_id uuid not null, key text not null check (char_length(key) between 1 and 200),
     user_id uuid not null, route text not null, body_hash bytea not null,
     status integer not null, answer jsonb, created_at timestamptz not null,
     constraint idempotency_key_pk primary key (company_id, key)`,
    { rows: 'grow' },
  )
}
