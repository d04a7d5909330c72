import { run, tenantTable, type Migrating } from './support.ts'

/** The catalogue with its families and discounts, and the stock: balances and the ledger that they sum up. */
export async function up(db: Migrating): Promise<void> {
  for (const table of ['unit', 'brand']) await listed(db, table)
  await categories(db)
  await products(db)
  await discounts(db)
  await stock(db)
}

const NAMED = `company_id uuid not null, id uuid not null, name text not null check (char_length(name) between 1 and 80)`

async function listed(db: Migrating, table: string): Promise<void> {
  await tenantTable(
    db,
    table,
    `${NAMED},
     is_active boolean not null default true,
     search_text text not null default '',
     created_by uuid, version integer not null default 1, created_at timestamptz not null,
     constraint ${table}_pk primary key (company_id, id)`,
    { foreignKeys: { [`${table}_company_fk`]: '(company_id) references company (id)' } },
  )
  await run(db, `create unique index ${table}_name_key on ${table} (company_id, lower(name))`)
  await run(db, `create index ${table}_order_idx on ${table} (company_id, name, id)`)
}

async function categories(db: Migrating): Promise<void> {
  await tenantTable(
    db,
    'category',
    `${NAMED},
     version integer not null default 1, created_at timestamptz not null,
     constraint category_pk primary key (company_id, id)`,
    { foreignKeys: { category_company_fk: '(company_id) references company (id)' } },
  )
  await run(db, `create unique index category_name_key on category (company_id, lower(name))`)
  await tenantTable(
    db,
    'subcategory',
    `company_id uuid not null, id uuid not null, category_id uuid not null,
     name text not null check (char_length(name) between 1 and 80),
     version integer not null default 1, created_at timestamptz not null,
     constraint subcategory_pk primary key (company_id, id),
     constraint subcategory_category_key unique (company_id, category_id, id)`,
    { foreignKeys: { subcategory_category_fk: '(company_id, category_id) references category (company_id, id)' } },
  )
  await run(db, `create unique index subcategory_name_key on subcategory (company_id, category_id, lower(name))`)
}

async function products(db: Migrating): Promise<void> {
  await tenantTable(
    db,
    'product',
    `company_id uuid not null, id uuid not null,
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
     constraint product_subcategory_check check (subcategory_id is null or category_id is not null)`,
    {
      foreignKeys: {
        product_company_fk: '(company_id) references company (id)',
        product_category_fk: '(company_id, category_id) references category (company_id, id)',
        product_subcategory_fk:
          '(company_id, category_id, subcategory_id) references subcategory (company_id, category_id, id)',
        product_brand_fk: '(company_id, brand_id) references brand (company_id, id)',
        product_unit_fk: '(company_id, unit_id) references unit (company_id, id)',
      },
    },
  )
  await run(db, `create index product_designation_idx on product (company_id, designation, id)`)
  // What a counter shows before anything is asked for.
  await run(
    db,
    `create index product_sellable_idx on product (company_id, designation, id) where is_active and price_ttc_micro > 0`,
  )
  await run(db, `create index product_price_ht_idx on product (company_id, price_ht_micro, id)`)
  await run(db, `create index product_category_idx on product (company_id, category_id, designation)`)
  await run(db, `create index product_subcategory_idx on product (company_id, category_id, subcategory_id)`)
  await run(db, `create index product_brand_idx on product (company_id, brand_id, designation)`)
  await run(db, `create index product_unit_idx on product (company_id, unit_id)`)
  await run(db, `create index product_search_idx on product using gin (search_text gin_trgm_ops)`)
  // For the functions that search beyond row-level security, which would not use the index.
  await run(db, `grant select on product to app_search`)
  await run(db, `create policy product_search_policy on product for select to app_search using (true)`)
  await tenantTable(
    db,
    'product_barcode',
    `company_id uuid not null, barcode text not null check (barcode ~ '^[!-~]{1,32}$'), product_id uuid not null,
     constraint product_barcode_pk primary key (company_id, barcode)`,
    {
      foreignKeys: {
        product_barcode_product_fk: '(company_id, product_id) references product (company_id, id) on delete cascade',
      },
    },
  )
  await run(db, `create index product_barcode_product_idx on product_barcode (company_id, product_id)`)
}

async function discounts(db: Migrating): Promise<void> {
  await tenantTable(
    db,
    'discount',
    `company_id uuid not null, id uuid not null,
     name text not null check (char_length(name) between 1 and 120),
     starts_at timestamptz not null, ends_at timestamptz not null,
     rate_milli integer not null check (rate_milli > 0 and rate_milli <= 100000),
     search_text text not null,
     created_by uuid, version integer not null default 1, created_at timestamptz not null,
     constraint discount_pk primary key (company_id, id),
     constraint discount_period_check check (ends_at > starts_at)`,
    { foreignKeys: { discount_company_fk: '(company_id) references company (id)' } },
  )
  await run(db, `create unique index discount_name_key on discount (company_id, lower(name))`)
  await run(db, `create index discount_order_idx on discount (company_id, name, id)`)
  await run(db, `create index discount_period_idx on discount (company_id, ends_at, starts_at)`)
  await tenantTable(
    db,
    'discount_product',
    `company_id uuid not null, discount_id uuid not null, product_id uuid not null,
     constraint discount_product_pk primary key (company_id, discount_id, product_id)`,
    {
      foreignKeys: {
        discount_product_discount_fk:
          '(company_id, discount_id) references discount (company_id, id) on delete cascade',
        discount_product_product_fk: '(company_id, product_id) references product (company_id, id) on delete cascade',
      },
    },
  )
  await run(db, `create index discount_product_product_idx on discount_product (company_id, product_id, discount_id)`)
}

async function stock(db: Migrating): Promise<void> {
  await tenantTable(
    db,
    'stock_location',
    `company_id uuid not null, id uuid not null, point_of_sale_id uuid not null,
     kind text not null check (kind in ('shop', 'depot', 'transit', 'scrap')), name text not null,
     created_at timestamptz not null,
     constraint stock_location_pk primary key (company_id, id)`,
    {
      foreignKeys: {
        stock_location_pos_fk:
          '(company_id, point_of_sale_id) references point_of_sale (company_id, id) on delete cascade',
      },
    },
  )
  // Where a counter takes its goods from: exactly one per point of sale.
  await run(
    db,
    `create unique index stock_location_shop_key on stock_location (company_id, point_of_sale_id) where kind = 'shop'`,
  )
  // A balance is the sum of its ledger rows, which hold their product fast: only one without history goes with its product.
  await tenantTable(
    db,
    'stock_balance',
    `company_id uuid not null, location_id uuid not null, product_id uuid not null,
     on_hand_milli bigint not null,
     constraint stock_balance_pk primary key (company_id, location_id, product_id)`,
    {
      rows: 'grow',
      foreignKeys: {
        stock_balance_location_fk: '(company_id, location_id) references stock_location (company_id, id)',
        stock_balance_product_fk: '(company_id, product_id) references product (company_id, id) on delete cascade',
      },
    },
  )
  await run(db, `create index stock_balance_product_idx on stock_balance (company_id, product_id)`)
  // A movement is known by its document; its own id orders it and needs no index. It hangs on its balance, which hangs on place and product.
  await tenantTable(
    db,
    'stock_ledger',
    `company_id uuid not null, id uuid not null, location_id uuid not null, product_id uuid not null,
     kind text not null check (kind in ('opening', 'sale', 'return', 'adjustment', 'count', 'transferOut', 'transferIn', 'purchase', 'purchaseReturn')),
     quantity_milli bigint not null check (quantity_milli <> 0),
     unit_cost_micro bigint not null check (unit_cost_micro >= 0),
     document_kind text not null, document_id uuid not null, document_line_id uuid not null,
     user_id uuid not null, occurred_at timestamptz not null, recorded_at timestamptz not null,
     constraint stock_ledger_pk primary key (company_id, document_id, document_line_id, kind)`,
    {
      rows: 'append',
      foreignKeys: {
        stock_ledger_balance_fk:
          '(company_id, location_id, product_id) references stock_balance (company_id, location_id, product_id)',
      },
    },
  )
  await run(
    db,
    `create index stock_ledger_product_idx on stock_ledger (company_id, product_id, location_id, recorded_at)`,
  )
}
