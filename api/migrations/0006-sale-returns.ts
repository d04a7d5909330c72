import { saleReturnPostFunction } from './sale-return-post.sql.ts'
import { distribute, lockTenantTable, run, type Migrating } from './support.ts'

/** Returns of goods at the counter, each with its lines and taxes, numbered and sealed like tickets. */
export async function up(db: Migrating): Promise<void> {
  await run(db, `set local citus.multi_shard_modify_mode = 'sequential'`)
  await run(db, `alter table number_series drop constraint number_series_kind_check`)
  await run(db, `alter table number_series add constraint number_series_kind_check check (kind in ('ticket', 'return', 'z', 'invoice', 'creditNote'))`)
  await returns(db)
  await lines(db)
  await taxes(db)
  await run(db, saleReturnPostFunction)
  await run(db, `revoke all on function sale_return_post from public`)
  await run(db, `grant execute on function sale_return_post to app_rw`)
}

async function returns(db: Migrating): Promise<void> {
  await run(
    db,
    `create table sale_return (
       company_id uuid not null, id uuid not null,
       point_of_sale_id uuid not null, register_id uuid not null, cash_session_id uuid not null,
       client_id uuid not null, user_id uuid not null,
       epoch integer not null check (epoch >= 1), counter bigint not null check (counter >= 1), number text not null,
       state text not null check (state in ('settled')),
       reason text not null check (reason in ('defective', 'mistake', 'changedMind', 'import', 'other')), comment text,
       occurred_at timestamptz not null, recorded_at timestamptz not null, business_date date not null,
       currency text not null,
       gross_minor bigint not null, net_ht_minor bigint not null, fodec_minor bigint not null, vat_minor bigint not null,
       stamp_minor bigint not null, total_minor bigint not null check (total_minor >= 0),
       item_count integer not null,
       kernel_version integer not null, trace jsonb not null, seller jsonb not null,
       content_hash bytea not null, chain_hash bytea not null, previous_hash bytea not null,
       constraint sale_return_pk primary key (company_id, id),
       constraint sale_return_counter_key unique (company_id, register_id, epoch, counter),
       constraint sale_return_total_check check (total_minor = net_ht_minor + fodec_minor + vat_minor + stamp_minor),
       constraint sale_return_gross_check check (gross_minor + stamp_minor = total_minor))`,
  )
  await distribute(db, 'sale_return')
  await run(
    db,
    `alter table sale_return
       add constraint sale_return_register_fk foreign key (company_id, register_id) references register (company_id, id),
       add constraint sale_return_session_fk foreign key (company_id, cash_session_id) references cash_session (company_id, id),
       add constraint sale_return_client_fk foreign key (company_id, client_id) references client (company_id, id),
       add constraint sale_return_user_fk foreign key (company_id, user_id) references app_user (company_id, id)`,
  )
  await run(db, `create index sale_return_occurred_idx on sale_return (company_id, occurred_at, id)`)
  await run(db, `create index sale_return_session_idx on sale_return (company_id, cash_session_id)`)
  await run(db, `create index sale_return_client_idx on sale_return (company_id, client_id)`)
  await lockTenantTable(db, 'sale_return', { rows: 'append' })
}

async function lines(db: Migrating): Promise<void> {
  await run(
    db,
    `create table sale_return_line (
       company_id uuid not null, sale_return_id uuid not null, id uuid not null, line_number integer not null,
       product_id uuid not null, code text not null, designation text not null, unit text,
       quantity_milli bigint not null check (quantity_milli > 0), unit_price_micro bigint not null check (unit_price_micro >= 0),
       net_ht_minor bigint not null, fodec_minor bigint not null, vat_rate_milli integer not null, vat_minor bigint not null,
       total_minor bigint not null, unit_cost_micro bigint not null,
       outcome text not null check (outcome in ('resell')),
       constraint sale_return_line_pk primary key (company_id, sale_return_id, id),
       constraint sale_return_line_number_key unique (company_id, sale_return_id, line_number),
       constraint sale_return_line_total_check check (total_minor = net_ht_minor + fodec_minor + vat_minor))`,
  )
  await distribute(db, 'sale_return_line')
  await run(
    db,
    `alter table sale_return_line
       add constraint sale_return_line_return_fk foreign key (company_id, sale_return_id) references sale_return (company_id, id),
       add constraint sale_return_line_product_fk foreign key (company_id, product_id) references product (company_id, id)`,
  )
  await run(db, `create index sale_return_line_product_idx on sale_return_line (company_id, product_id)`)
  await lockTenantTable(db, 'sale_return_line', { rows: 'append' })
}

async function taxes(db: Migrating): Promise<void> {
  await run(
    db,
    `create table sale_return_tax (
       company_id uuid not null, sale_return_id uuid not null, rate_milli integer not null,
       base_ht_minor bigint not null, fodec_minor bigint not null, vat_minor bigint not null, total_minor bigint not null,
       constraint sale_return_tax_pk primary key (company_id, sale_return_id, rate_milli),
       constraint sale_return_tax_total_check check (total_minor = base_ht_minor + fodec_minor + vat_minor))`,
  )
  await distribute(db, 'sale_return_tax')
  await run(db, `alter table sale_return_tax add constraint sale_return_tax_return_fk foreign key (company_id, sale_return_id) references sale_return (company_id, id)`)
  await lockTenantTable(db, 'sale_return_tax', { rows: 'append' })
}
