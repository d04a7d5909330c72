import { distribute, lockTenantTable, run, type Migrating } from './support.ts'

/** Registers, number series, stock locations, clients, payment methods and VAT rates. */
export async function up(db: Migrating): Promise<void> {
  await run(db, `set local citus.multi_shard_modify_mode = 'sequential'`)
  await registers(db)
  await series(db)
  await clients(db)
  await settings(db)
}

async function registers(db: Migrating): Promise<void> {
  await run(
    db,
    `create table register (
       company_id uuid not null, id uuid not null, point_of_sale_id uuid not null,
       code text not null check (code ~ '^[A-Z0-9]{1,4}$'), name text not null,
       numbering text not null default 'server' check (numbering in ('server', 'register')),
       epoch integer not null default 1 check (epoch >= 1),
       is_active boolean not null default true, version integer not null default 1, created_at timestamptz not null,
       constraint register_pk primary key (company_id, id),
       constraint register_code_key unique (company_id, point_of_sale_id, code))`,
  )
  await distribute(db, 'register')
  await run(
    db,
    `alter table register add constraint register_pos_fk foreign key (company_id, point_of_sale_id) references point_of_sale (company_id, id)`,
  )
  await lockTenantTable(db, 'register')
  await run(
    db,
    `create table stock_location (
       company_id uuid not null, id uuid not null, point_of_sale_id uuid not null,
       kind text not null check (kind in ('shop', 'depot', 'transit', 'scrap')), name text not null,
       created_at timestamptz not null,
       constraint stock_location_pk primary key (company_id, id))`,
  )
  await distribute(db, 'stock_location')
  await run(
    db,
    `alter table stock_location add constraint stock_location_pos_fk foreign key (company_id, point_of_sale_id) references point_of_sale (company_id, id) on delete cascade`,
  )
  // Where a counter takes its goods from: exactly one per point of sale.
  await run(db, `create unique index stock_location_shop_key on stock_location (company_id, point_of_sale_id) where kind = 'shop'`)
  await lockTenantTable(db, 'stock_location')
}

async function series(db: Migrating): Promise<void> {
  // scope: the register of tickets and Z reports, the point of sale of legal documents; period: fiscal year, or E<epoch>.
  await run(
    db,
    `create table number_series (
       company_id uuid not null, kind text not null check (kind in ('ticket', 'z', 'invoice', 'creditNote')),
       scope_id uuid not null, period text not null check (period ~ '^([0-9]{4}|E[0-9]+)$'),
       last_number bigint not null check (last_number >= 0),
       last_hash bytea not null,
       constraint number_series_pk primary key (company_id, kind, scope_id, period))`,
  )
  await distribute(db, 'number_series')
  await lockTenantTable(db, 'number_series', { rows: 'grow' })
}

async function clients(db: Migrating): Promise<void> {
  await run(
    db,
    `create table client (
       company_id uuid not null, id uuid not null,
       kind text not null check (kind in ('person', 'business')),
       code text not null, name text not null,
       phone text, email text, tax_id text, address text, postal_code text, city text,
       is_default boolean not null default false, is_active boolean not null default true,
       search_text text not null,
       version integer not null default 1, created_at timestamptz not null,
       constraint client_pk primary key (company_id, id),
       constraint client_code_key unique (company_id, code))`,
  )
  await distribute(db, 'client')
  await run(db, `alter table client add constraint client_company_fk foreign key (company_id) references company (id)`)
  await run(db, `create unique index client_default_key on client (company_id) where is_default`)
  await run(db, `create index client_name_idx on client (company_id, name, id)`)
  await lockTenantTable(db, 'client')
}

async function settings(db: Migrating): Promise<void> {
  await run(
    db,
    `create table payment_method (
       company_id uuid not null, id uuid not null,
       kind text not null check (kind in ('cash', 'card', 'cheque', 'transfer', 'draft', 'voucher', 'credit')),
       name text not null, is_active boolean not null default true, created_at timestamptz not null,
       constraint payment_method_pk primary key (company_id, id),
       constraint payment_method_name_key unique (company_id, name))`,
  )
  await distribute(db, 'payment_method')
  await run(db, `alter table payment_method add constraint payment_method_company_fk foreign key (company_id) references company (id)`)
  await lockTenantTable(db, 'payment_method', { rows: 'grow' })
  await run(
    db,
    `create table vat_rate (
       company_id uuid not null, rate_milli integer not null check (rate_milli between 0 and 100000),
       valid_from date not null, valid_to date, is_default boolean not null default false,
       constraint vat_rate_pk primary key (company_id, rate_milli, valid_from))`,
  )
  await distribute(db, 'vat_rate')
  await run(db, `alter table vat_rate add constraint vat_rate_company_fk foreign key (company_id) references company (id)`)
  await run(db, `create unique index vat_rate_default_key on vat_rate (company_id) where is_default and valid_to is null`)
  await lockTenantTable(db, 'vat_rate')
}
