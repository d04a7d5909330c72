import { sql } from 'kysely'
import { salePostWithDiscountsFunction } from './sale-post-with-discounts.sql.ts'
import { distribute, lockTenantTable, run, type Migrating } from './support.ts'

/** Discounts on products, what of them a sale's line remembers, and brands and units as lists of their own. */
export async function up(db: Migrating): Promise<void> {
  await run(db, `set local citus.multi_shard_modify_mode = 'sequential'`)
  await discounts(db)
  await soldUnder(db)
  for (const table of ['brand', 'unit'] as const) await listed(db, table)
}

async function discounts(db: Migrating): Promise<void> {
  await run(
    db,
    `create table discount (
       company_id uuid not null, id uuid not null,
       name text not null check (char_length(name) between 1 and 120),
       starts_at timestamptz not null, ends_at timestamptz not null,
       rate_milli integer not null check (rate_milli > 0 and rate_milli <= 100000),
       search_text text not null,
       created_by uuid, version integer not null default 1, created_at timestamptz not null,
       constraint discount_pk primary key (company_id, id),
       constraint discount_period_check check (ends_at > starts_at))`,
  )
  await distribute(db, 'discount')
  await run(db, `alter table discount add constraint discount_company_fk foreign key (company_id) references company (id)`)
  await run(db, `create unique index discount_name_key on discount (company_id, lower(name))`)
  await run(db, `create index discount_order_idx on discount (company_id, name, id)`)
  await run(db, `create index discount_period_idx on discount (company_id, ends_at, starts_at)`)
  await lockTenantTable(db, 'discount')
  await run(
    db,
    `create table discount_product (
       company_id uuid not null, discount_id uuid not null, product_id uuid not null,
       constraint discount_product_pk primary key (company_id, discount_id, product_id))`,
  )
  await distribute(db, 'discount_product')
  await run(
    db,
    `alter table discount_product
       add constraint discount_product_discount_fk foreign key (company_id, discount_id) references discount (company_id, id) on delete cascade,
       add constraint discount_product_product_fk foreign key (company_id, product_id) references product (company_id, id) on delete cascade`,
  )
  await run(db, `create index discount_product_product_idx on discount_product (company_id, product_id, discount_id)`)
  await lockTenantTable(db, 'discount_product')
}

/** No foreign key: a discount may go, the ticket keeps its name and rate. */
async function soldUnder(db: Migrating): Promise<void> {
  await run(db, `alter table sale_line add column discount_id uuid`)
  await run(db, `drop function sale_post`)
  await run(db, salePostWithDiscountsFunction)
  await run(db, `revoke all on function sale_post from public`)
  await run(db, `grant execute on function sale_post to app_rw`)
}

async function listed(db: Migrating, table: 'brand' | 'unit'): Promise<void> {
  await run(
    db,
    `alter table ${table}
       add column is_active boolean not null default true,
       add column search_text text not null default '',
       add column created_by uuid`,
  )
  // Forced row-level security hides every company from the owner too, unless the owner is a superuser.
  await run(db, `alter table ${table} no force row level security`)
  const { rows } = await sql<{ company_id: string; id: string; name: string }>`select company_id, id, name from ${sql.table(table)}`.execute(db)
  for (const { company_id, id, name } of rows) {
    await sql`update ${sql.table(table)} set search_text = ${folded(name)} where company_id = ${company_id} and id = ${id}`.execute(db)
  }
  await run(db, `alter table ${table} force row level security`)
  await run(db, `create index ${table}_order_idx on ${table} (company_id, name, id)`)
}

/** The search text of a name as it was made when this ran: what it imports may change, so it stands here. */
function folded(name: string): string {
  return name
    .normalize('NFKD')
    .replaceAll(/[\u0300-\u036f\u064b-\u065f\u0670\u0640]/g, '')
    .toLowerCase()
    .replaceAll(/[أإآٱ]/g, 'ا')
    .replaceAll('ى', 'ي')
    .replaceAll('ة', 'ه')
    .replaceAll('œ', 'oe')
    .replaceAll('æ', 'ae')
    .replaceAll(/\s+/g, ' ')
    .trim()
}
