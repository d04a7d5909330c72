import { distribute, lockTenantTable, run, type Migrating } from './support.ts'

/** The catalogue, its search, the stock ledger with its balances, and the import of catalogues. */
export async function up(db: Migrating): Promise<void> {
  await run(db, `set local citus.multi_shard_modify_mode = 'sequential'`)
  await families(db)
  await products(db)
  await search(db)
  await stock(db)
  await imports(db)
}

async function families(db: Migrating): Promise<void> {
  for (const table of ['unit', 'category', 'brand']) {
    await run(
      db,
      `create table ${table} (
         company_id uuid not null, id uuid not null, name text not null check (char_length(name) between 1 and 80),
         version integer not null default 1, created_at timestamptz not null,
         constraint ${table}_pk primary key (company_id, id))`,
    )
    await distribute(db, table)
    await run(db, `alter table ${table} add constraint ${table}_company_fk foreign key (company_id) references company (id)`)
    await run(db, `create unique index ${table}_name_key on ${table} (company_id, lower(name))`)
    await lockTenantTable(db, table)
  }
  await run(
    db,
    `create table subcategory (
       company_id uuid not null, id uuid not null, category_id uuid not null,
       name text not null check (char_length(name) between 1 and 80),
       version integer not null default 1, created_at timestamptz not null,
       constraint subcategory_pk primary key (company_id, id),
       constraint subcategory_category_key unique (company_id, category_id, id))`,
  )
  await distribute(db, 'subcategory')
  await run(
    db,
    `alter table subcategory add constraint subcategory_category_fk foreign key (company_id, category_id) references category (company_id, id)`,
  )
  await run(db, `create unique index subcategory_name_key on subcategory (company_id, category_id, lower(name))`)
  await lockTenantTable(db, 'subcategory')
}

async function products(db: Migrating): Promise<void> {
  await run(
    db,
    `create table product (
       company_id uuid not null, id uuid not null,
       code text not null check (char_length(code) between 1 and 40),
       designation text not null check (char_length(designation) between 1 and 250),
       category_id uuid, subcategory_id uuid, brand_id uuid, unit_id uuid,
       price_basis text not null check (price_basis in ('ht', 'ttc')),
       unit_price_micro bigint not null check (unit_price_micro >= 0),
       price_ht_micro bigint not null check (price_ht_micro >= 0),
       price_ttc_micro bigint not null check (price_ttc_micro >= 0),
       vat_rate_milli integer not null check (vat_rate_milli between 0 and 100000),
       is_fodec boolean not null default false,
       location text, package_quantity integer check (package_quantity > 0),
       cost_micro bigint not null default 0 check (cost_micro >= 0),
       search_text text not null,
       is_active boolean not null default true,
       created_by uuid, version integer not null default 1, created_at timestamptz not null,
       constraint product_pk primary key (company_id, id),
       constraint product_code_key unique (company_id, code),
       constraint product_subcategory_check check (subcategory_id is null or category_id is not null))`,
  )
  await distribute(db, 'product')
  await run(
    db,
    `alter table product
       add constraint product_company_fk foreign key (company_id) references company (id),
       add constraint product_category_fk foreign key (company_id, category_id) references category (company_id, id),
       add constraint product_subcategory_fk foreign key (company_id, category_id, subcategory_id) references subcategory (company_id, category_id, id),
       add constraint product_brand_fk foreign key (company_id, brand_id) references brand (company_id, id),
       add constraint product_unit_fk foreign key (company_id, unit_id) references unit (company_id, id)`,
  )
  await run(db, `create index product_designation_idx on product (company_id, designation, id)`)
  // What a counter shows before anything is asked for.
  await run(db, `create index product_sellable_idx on product (company_id, designation, id) where is_active and price_ttc_micro > 0`)
  await run(db, `create index product_price_ht_idx on product (company_id, price_ht_micro, id)`)
  await run(db, `create index product_category_idx on product (company_id, category_id, designation)`)
  await run(db, `create index product_subcategory_idx on product (company_id, category_id, subcategory_id)`)
  await run(db, `create index product_brand_idx on product (company_id, brand_id, designation)`)
  await run(db, `create index product_unit_idx on product (company_id, unit_id)`)
  await run(db, `create index product_search_idx on product using gin (search_text gin_trgm_ops)`)
  await lockTenantTable(db, 'product')
  await run(
    db,
    `create table product_barcode (
       company_id uuid not null, barcode text not null check (barcode ~ '^[!-~]{1,32}$'), product_id uuid not null,
       constraint product_barcode_pk primary key (company_id, barcode))`,
  )
  await distribute(db, 'product_barcode')
  await run(
    db,
    `alter table product_barcode add constraint product_barcode_product_fk foreign key (company_id, product_id) references product (company_id, id) on delete cascade`,
  )
  await run(db, `create index product_barcode_product_idx on product_barcode (company_id, product_id)`)
  await lockTenantTable(db, 'product_barcode')
}

/**
 * LIKE is not leakproof, so under row-level security the trigram index would not be used. This one function reads
 * products as a role with a policy of its own, and filters by the tenant itself; without a tenant it refuses.
 */
async function search(db: Migrating): Promise<void> {
  await run(
    db,
    `create function product_search(p_pattern text, p_others text[], p_limit integer) returns setof uuid
     language plpgsql stable security definer set search_path = pg_catalog, public as $$
     declare v_company uuid := nullif(current_setting('app.company_id', true), '')::uuid;
     begin
       if v_company is null then raise exception 'no company is set' using errcode = '42501'; end if;
       return query
         select p.id from public.product p
         where p.company_id = v_company and p.search_text like p_pattern and p.search_text like all (p_others)
         limit p_limit;
     end $$`,
  )
  await run(db, `revoke all on function product_search(text, text[], integer) from public`)
  await run(db, `grant select on product to app_search`)
  await run(db, `create policy product_search_policy on product for select to app_search using (true)`)
  // The owner needs to be a member, and the new owner CREATE on the schema, while ownership is handed over.
  await run(db, `do $$ begin execute format('grant app_search to %I', current_user); end $$`)
  await run(db, `grant create on schema public to app_search`)
  await run(db, `alter function product_search(text, text[], integer) owner to app_search`)
  await run(db, `revoke create on schema public from app_search`)
  await run(db, `grant execute on function product_search(text, text[], integer) to app_rw`)
}

async function stock(db: Migrating): Promise<void> {
  await run(
    db,
    `create table stock_balance (
       company_id uuid not null, location_id uuid not null, product_id uuid not null,
       on_hand_milli bigint not null,
       constraint stock_balance_pk primary key (company_id, location_id, product_id))`,
  )
  await distribute(db, 'stock_balance')
  // A balance is the sum of its ledger rows, which hold their product fast: only one without history goes with its product.
  await run(
    db,
    `alter table stock_balance
       add constraint stock_balance_location_fk foreign key (company_id, location_id) references stock_location (company_id, id),
       add constraint stock_balance_product_fk foreign key (company_id, product_id) references product (company_id, id) on delete cascade`,
  )
  await run(db, `create index stock_balance_product_idx on stock_balance (company_id, product_id)`)
  await lockTenantTable(db, 'stock_balance', { rows: 'grow' })
  await run(
    db,
    `create table stock_ledger (
       company_id uuid not null, id uuid not null, location_id uuid not null, product_id uuid not null,
       kind text not null check (kind in ('opening', 'sale', 'return', 'adjustment', 'count', 'transferOut', 'transferIn', 'purchase', 'purchaseReturn')),
       quantity_milli bigint not null check (quantity_milli <> 0),
       unit_cost_micro bigint not null check (unit_cost_micro >= 0),
       document_kind text not null, document_id uuid not null, document_line_id uuid not null,
       user_id uuid not null, occurred_at timestamptz not null, recorded_at timestamptz not null,
       constraint stock_ledger_pk primary key (company_id, id),
       constraint stock_ledger_document_key unique (company_id, document_id, document_line_id, kind))`,
  )
  await distribute(db, 'stock_ledger')
  await run(
    db,
    `alter table stock_ledger
       add constraint stock_ledger_location_fk foreign key (company_id, location_id) references stock_location (company_id, id),
       add constraint stock_ledger_product_fk foreign key (company_id, product_id) references product (company_id, id)`,
  )
  await run(db, `create index stock_ledger_product_idx on stock_ledger (company_id, product_id, location_id, recorded_at)`)
  await lockTenantTable(db, 'stock_ledger', { rows: 'append' })
}

/** `last_row` is how far the running phase has come in the file: it is committed with the work, so a crash resumes there. */
async function imports(db: Migrating): Promise<void> {
  await run(
    db,
    `create table product_import (
       company_id uuid not null, id uuid not null, point_of_sale_id uuid not null, location_id uuid not null,
       state text not null check (state in ('uploaded', 'checking', 'checked', 'importing', 'done', 'failed')),
       file_name text not null, delimiter text not null, encoding text not null,
       headers jsonb not null, sample jsonb not null, mapping jsonb not null, defaults jsonb not null,
       is_applied boolean not null default false,
       last_row integer not null default 0,
       row_count integer not null default 0, done_count integer not null default 0,
       good_count integer not null default 0, bad_count integer not null default 0, warning_count integer not null default 0,
       failure text, created_by uuid not null, created_at timestamptz not null,
       started_at timestamptz, finished_at timestamptz,
       constraint product_import_pk primary key (company_id, id))`,
  )
  await distribute(db, 'product_import')
  await run(
    db,
    `alter table product_import
       add constraint product_import_pos_fk foreign key (company_id, point_of_sale_id) references point_of_sale (company_id, id),
       add constraint product_import_location_fk foreign key (company_id, location_id) references stock_location (company_id, id)`,
  )
  await run(db, `create index product_import_created_idx on product_import (company_id, created_at)`)
  await lockTenantTable(db, 'product_import', { rows: 'grow' })
  // The file's cells as read, kept so that they can be checked again; product_id names the product that a good row becomes.
  await run(
    db,
    `create table product_import_row (
       company_id uuid not null, import_id uuid not null, row_number integer not null,
       product_id uuid not null, code text not null default '', barcode text, designation text not null default '',
       fields jsonb not null, problems jsonb not null default '[]', warnings jsonb not null default '[]',
       is_good boolean not null default false,
       constraint product_import_row_pk primary key (company_id, import_id, row_number))`,
  )
  await distribute(db, 'product_import_row')
  await run(
    db,
    `alter table product_import_row add constraint product_import_row_import_fk foreign key (company_id, import_id) references product_import (company_id, id) on delete cascade`,
  )
  await lockTenantTable(db, 'product_import_row', { rows: 'grow' })
}
