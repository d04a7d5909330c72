import { openGlobalTable, distribute, lockTenantTable, replicate, run, type Migrating } from './support.ts'

/** Roles, the tenant switch, accounts and sessions, the company and its users, audit, idempotency. */
export async function up(db: Migrating): Promise<void> {
  await run(db, `set local citus.multi_shard_modify_mode = 'sequential'`)
  await run(
    db,
    `do $$ begin
       if not exists (select from pg_roles where rolname = 'app_rw') then create role app_rw nologin; end if;
       if not exists (select from pg_roles where rolname = 'app_admin') then create role app_admin nologin; end if;
       if not exists (select from pg_roles where rolname = 'app_search') then create role app_search nologin; end if;
     end $$`,
  )
  await run(db, `create extension if not exists pg_trgm`)
  await run(db, `grant usage on schema public to app_rw, app_admin, app_search`)
  // SET LOCAL through EXECUTE: set_config() is not forwarded to the workers of the distributed engine.
  await run(
    db,
    `create function app_set_company(p_company uuid) returns void language plpgsql as $$
     begin execute format('set local app.company_id = %L', p_company); end $$`,
  )
  await globals(db)
  await company(db)
  await users(db)
  await journal(db)
}

async function globals(db: Migrating): Promise<void> {
  await run(
    db,
    `create table currency (
       code text constraint currency_code_pk primary key check (code ~ '^[A-Z]{3}$'),
       exponent smallint not null check (exponent between 0 and 4))`,
  )
  await replicate(db, 'currency')
  await run(
    db,
    `insert into currency (code, exponent) values ('TND', 3), ('EUR', 2), ('USD', 2), ('GBP', 2)`,
  )
  await openGlobalTable(db, 'currency', 'select')
  await run(
    db,
    `create table account (
       id uuid constraint account_id_pk primary key,
       email text not null,
       name text not null,
       password_hash text not null,
       language text check (language in ('en', 'fr', 'ar')),
       is_super_administrator boolean not null default false,
       is_active boolean not null default true,
       created_at timestamptz not null)`,
  )
  await replicate(db, 'account')
  await run(db, `create unique index account_email_key on account (lower(email))`)
  await openGlobalTable(db, 'account', 'select, insert, update')
  // Keyed by account, not by company: a session exists before a company is chosen.
  await run(
    db,
    `create table account_company (
       account_id uuid not null, company_id uuid not null, joined_at timestamptz not null,
       constraint account_company_pk primary key (account_id, company_id))`,
  )
  await openGlobalTable(db, 'account_company')
  await run(
    db,
    `create table account_session (
       account_id uuid not null, id uuid not null, company_id uuid,
       salt bytea not null, generation integer not null default 1, rotated_at timestamptz not null,
       created_at timestamptz not null, expires_at timestamptz not null, revoked_at timestamptz,
       user_agent text,
       constraint account_session_pk primary key (account_id, id))`,
  )
  await openGlobalTable(db, 'account_session')
  await run(
    db,
    `create table login_throttle (
       key text constraint login_throttle_key_pk primary key,
       failure_count integer not null, window_ends_at timestamptz not null)`,
  )
  await openGlobalTable(db, 'login_throttle')
}

async function company(db: Migrating): Promise<void> {
  await run(
    db,
    `create table company (
       id uuid constraint company_id_pk primary key,
       name text not null check (char_length(name) between 1 and 80),
       email text, phone text, address text, postal_code text, city text,
       tax_id text, country_code text not null default 'TN',
       currency text not null,
       time_zone text not null default 'Africa/Tunis',
       language text not null default 'fr' check (language in ('en', 'fr', 'ar')),
       is_vat_subject boolean not null default true,
       is_fodec_subject boolean not null default false,
       default_fodec_rate_milli integer check (default_fodec_rate_milli between 0 and 100000),
       max_discount_rate_milli integer check (max_discount_rate_milli between 0 and 100000),
       allow_unit_price_entry boolean not null default false,
       allow_negative_stock boolean not null default true,
       version integer not null default 1,
       created_at timestamptz not null)`,
  )
  await distribute(db, 'company')
  await run(db, `alter table company add constraint company_currency_fk foreign key (currency) references currency (code)`)
  await lockTenantTable(db, 'company', { rows: 'grow', column: 'id' })
}

async function users(db: Migrating): Promise<void> {
  await run(
    db,
    `create table app_user (
       company_id uuid not null, id uuid not null, account_id uuid not null,
       name text not null, role text not null check (role in ('administrator', 'manager', 'cashier', 'stockKeeper', 'accountant', 'readOnly')),
       has_all_points_of_sale boolean not null default false,
       is_active boolean not null default true,
       version integer not null default 1, created_at timestamptz not null,
       constraint app_user_pk primary key (company_id, id),
       constraint app_user_account_key unique (company_id, account_id))`,
  )
  await distribute(db, 'app_user')
  await run(db, `alter table app_user add constraint app_user_company_fk foreign key (company_id) references company (id)`)
  await run(db, `alter table app_user add constraint app_user_account_fk foreign key (account_id) references account (id)`)
  await lockTenantTable(db, 'app_user', { rows: 'grow' })
  await run(
    db,
    `create table point_of_sale (
       company_id uuid not null, id uuid not null,
       code text not null check (code ~ '^[A-Z0-9]{1,6}$'),
       name text not null, address text, postal_code text, city text, phone text,
       is_active boolean not null default true, version integer not null default 1, created_at timestamptz not null,
       constraint point_of_sale_pk primary key (company_id, id),
       constraint point_of_sale_code_key unique (company_id, code))`,
  )
  await distribute(db, 'point_of_sale')
  await run(db, `alter table point_of_sale add constraint point_of_sale_company_fk foreign key (company_id) references company (id)`)
  await lockTenantTable(db, 'point_of_sale')
  await run(
    db,
    `create table app_user_point_of_sale (
       company_id uuid not null, user_id uuid not null, point_of_sale_id uuid not null,
       constraint app_user_point_of_sale_pk primary key (company_id, user_id, point_of_sale_id))`,
  )
  await distribute(db, 'app_user_point_of_sale')
  await run(
    db,
    `alter table app_user_point_of_sale
       add constraint app_user_point_of_sale_user_fk foreign key (company_id, user_id) references app_user (company_id, id) on delete cascade,
       add constraint app_user_point_of_sale_pos_fk foreign key (company_id, point_of_sale_id) references point_of_sale (company_id, id) on delete cascade`,
  )
  await run(db, `create index app_user_point_of_sale_pos_idx on app_user_point_of_sale (company_id, point_of_sale_id)`)
  await lockTenantTable(db, 'app_user_point_of_sale')
}

async function journal(db: Migrating): Promise<void> {
  await run(
    db,
    `create table audit_log (
       company_id uuid not null, recorded_at timestamptz not null, id uuid not null,
       user_id uuid, account_id uuid, action text not null, entity text not null, entity_id uuid,
       before jsonb, after jsonb, request_id text not null,
       constraint audit_log_pk primary key (company_id, recorded_at, id)) partition by range (recorded_at)`,
  )
  await distribute(db, 'audit_log')
  await run(db, `create table audit_log_rest partition of audit_log default`)
  // Made first, under a name short enough; the parent's index takes it over.
  await run(db, `create index audit_log_rest_entity_idx on audit_log_rest (company_id, entity, entity_id, recorded_at)`)
  await run(db, `create index audit_log_entity_idx on audit_log (company_id, entity, entity_id, recorded_at)`)
  await lockTenantTable(db, 'audit_log', { rows: 'append' })
  await run(
    db,
    `create table idempotency_key (
       company_id uuid not null, key text not null check (char_length(key) between 1 and 200),
       user_id uuid not null, route text not null, body_hash bytea not null,
       status integer not null, answer jsonb, created_at timestamptz not null,
       constraint idempotency_key_pk primary key (company_id, key))`,
  )
  await distribute(db, 'idempotency_key')
  await lockTenantTable(db, 'idempotency_key', { rows: 'grow' })
}
