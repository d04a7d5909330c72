import { distribute, lockTenantTable, run, type Migrating } from './support.ts'
import { salePostFunction } from './sale-post.sql.ts'

/** Cash sessions and their closings, sales with lines and taxes, and the money ledger. */
export async function up(db: Migrating): Promise<void> {
  await run(db, `set local citus.multi_shard_modify_mode = 'sequential'`)
  await sessions(db)
  await sales(db)
  await money(db)
  await run(db, salePostFunction)
  await run(db, `revoke all on function sale_post from public`)
  await run(db, `grant execute on function sale_post to app_rw`)
}

async function sessions(db: Migrating): Promise<void> {
  await run(
    db,
    `create table cash_session (
       company_id uuid not null, id uuid not null, point_of_sale_id uuid not null, register_id uuid not null,
       state text not null check (state in ('open', 'counting', 'closed')),
       currency text not null, business_date date not null,
       opening_float_minor bigint not null check (opening_float_minor >= 0),
       kept_float_minor bigint check (kept_float_minor >= 0),
       opened_by uuid not null, opened_at timestamptz not null,
       closed_by uuid, closed_at timestamptz,
       version integer not null default 1,
       constraint cash_session_pk primary key (company_id, id),
       constraint cash_session_closed_check check ((state = 'closed') = (closed_at is not null)))`,
  )
  await distribute(db, 'cash_session')
  await run(
    db,
    `alter table cash_session
       add constraint cash_session_register_fk foreign key (company_id, register_id) references register (company_id, id),
       add constraint cash_session_pos_fk foreign key (company_id, point_of_sale_id) references point_of_sale (company_id, id),
       add constraint cash_session_opener_fk foreign key (company_id, opened_by) references app_user (company_id, id),
       add constraint cash_session_closer_fk foreign key (company_id, closed_by) references app_user (company_id, id)`,
  )
  await run(db, `create unique index cash_session_open_key on cash_session (company_id, register_id) where state <> 'closed'`)
  await run(db, `create index cash_session_opened_idx on cash_session (company_id, opened_at, id)`)
  await lockTenantTable(db, 'cash_session', { rows: 'grow', updatable: `state <> 'closed'` })
  // The Z report as printed, sealed onto the one before; never changed.
  await run(
    db,
    `create table cash_session_closing (
       company_id uuid not null, cash_session_id uuid not null, register_id uuid not null,
       z_number bigint not null check (z_number >= 1), report jsonb not null,
       hash bytea not null, previous_hash bytea not null, recorded_at timestamptz not null,
       constraint cash_session_closing_pk primary key (company_id, cash_session_id),
       constraint cash_session_closing_number_key unique (company_id, register_id, z_number))`,
  )
  await distribute(db, 'cash_session_closing')
  await run(
    db,
    `alter table cash_session_closing
       add constraint cash_session_closing_session_fk foreign key (company_id, cash_session_id) references cash_session (company_id, id),
       add constraint cash_session_closing_register_fk foreign key (company_id, register_id) references register (company_id, id)`,
  )
  await lockTenantTable(db, 'cash_session_closing', { rows: 'append' })
  await run(
    db,
    `create table cash_session_count (
       company_id uuid not null, cash_session_id uuid not null, payment_method_id uuid not null,
       expected_minor bigint not null, counted_minor bigint not null check (counted_minor >= 0),
       difference_minor bigint not null, comment text,
       constraint cash_session_count_pk primary key (company_id, cash_session_id, payment_method_id),
       constraint cash_session_count_difference_check check (difference_minor = counted_minor - expected_minor))`,
  )
  await distribute(db, 'cash_session_count')
  await run(
    db,
    `alter table cash_session_count
       add constraint cash_session_count_session_fk foreign key (company_id, cash_session_id) references cash_session (company_id, id),
       add constraint cash_session_count_method_fk foreign key (company_id, payment_method_id) references payment_method (company_id, id)`,
  )
  await lockTenantTable(db, 'cash_session_count', { rows: 'append' })
}

async function sales(db: Migrating): Promise<void> {
  await run(
    db,
    `create table sale (
       company_id uuid not null, id uuid not null,
       point_of_sale_id uuid not null, register_id uuid not null, cash_session_id uuid not null,
       client_id uuid not null, user_id uuid not null,
       epoch integer not null check (epoch >= 1), counter bigint not null check (counter >= 1), number text not null,
       state text not null check (state in ('completed')),
       occurred_at timestamptz not null, recorded_at timestamptz not null, business_date date not null,
       currency text not null,
       gross_minor bigint not null, discount_minor bigint not null,
       net_ht_minor bigint not null, fodec_minor bigint not null, vat_minor bigint not null, stamp_minor bigint not null,
       total_minor bigint not null, received_minor bigint not null, change_minor bigint not null check (change_minor >= 0),
       item_count integer not null,
       kernel_version integer not null, trace jsonb not null, seller jsonb not null,
       content_hash bytea not null, chain_hash bytea not null, previous_hash bytea not null,
       constraint sale_pk primary key (company_id, id),
       constraint sale_counter_key unique (company_id, register_id, epoch, counter),
       constraint sale_total_check check (total_minor = net_ht_minor + fodec_minor + vat_minor + stamp_minor),
       constraint sale_gross_check check (gross_minor - discount_minor + stamp_minor = total_minor),
       constraint sale_change_check check (received_minor - change_minor = total_minor))`,
  )
  await distribute(db, 'sale')
  await run(
    db,
    `alter table sale
       add constraint sale_register_fk foreign key (company_id, register_id) references register (company_id, id),
       add constraint sale_session_fk foreign key (company_id, cash_session_id) references cash_session (company_id, id),
       add constraint sale_client_fk foreign key (company_id, client_id) references client (company_id, id),
       add constraint sale_user_fk foreign key (company_id, user_id) references app_user (company_id, id)`,
  )
  await run(db, `create index sale_occurred_idx on sale (company_id, occurred_at, id)`)
  await run(db, `create index sale_session_idx on sale (company_id, cash_session_id)`)
  await run(db, `create index sale_client_idx on sale (company_id, client_id)`)
  await lockTenantTable(db, 'sale', { rows: 'append' })
  await run(
    db,
    `create table sale_line (
       company_id uuid not null, sale_id uuid not null, id uuid not null, line_number integer not null,
       product_id uuid not null, code text not null, designation text not null, unit text,
       quantity_milli bigint not null check (quantity_milli <> 0),
       unit_price_micro bigint not null check (unit_price_micro >= 0), list_price_micro bigint not null,
       gross_minor bigint not null, discount_rate_milli integer, discount_minor bigint not null, discount_reason text,
       net_ht_minor bigint not null, fodec_minor bigint not null, vat_rate_milli integer not null, vat_minor bigint not null,
       total_minor bigint not null, unit_cost_micro bigint not null,
       constraint sale_line_pk primary key (company_id, sale_id, id),
       constraint sale_line_number_key unique (company_id, sale_id, line_number),
       constraint sale_line_total_check check (total_minor = gross_minor - discount_minor and total_minor = net_ht_minor + fodec_minor + vat_minor))`,
  )
  await distribute(db, 'sale_line')
  await run(
    db,
    `alter table sale_line
       add constraint sale_line_sale_fk foreign key (company_id, sale_id) references sale (company_id, id),
       add constraint sale_line_product_fk foreign key (company_id, product_id) references product (company_id, id)`,
  )
  await run(db, `create index sale_line_product_idx on sale_line (company_id, product_id)`)
  await lockTenantTable(db, 'sale_line', { rows: 'append' })
  await run(
    db,
    `create table sale_tax (
       company_id uuid not null, sale_id uuid not null, rate_milli integer not null,
       base_ht_minor bigint not null, fodec_minor bigint not null, vat_minor bigint not null, total_minor bigint not null,
       constraint sale_tax_pk primary key (company_id, sale_id, rate_milli),
       constraint sale_tax_total_check check (total_minor = base_ht_minor + fodec_minor + vat_minor))`,
  )
  await distribute(db, 'sale_tax')
  await run(db, `alter table sale_tax add constraint sale_tax_sale_fk foreign key (company_id, sale_id) references sale (company_id, id)`)
  await lockTenantTable(db, 'sale_tax', { rows: 'append' })
}

async function money(db: Migrating): Promise<void> {
  // Every movement of money, signed from the cash box's side; a sale's payments and its change are rows of their own.
  await run(
    db,
    `create table money_ledger (
       company_id uuid not null, id uuid not null,
       kind text not null check (kind in ('opening', 'payment', 'change', 'refund', 'payIn', 'payOut', 'overShort', 'removed', 'kept')),
       payment_method_id uuid not null, cash_session_id uuid, register_id uuid,
       amount_minor bigint not null, currency text not null,
       document_kind text not null, document_id uuid not null, line_number integer not null,
       user_id uuid not null, occurred_at timestamptz not null, recorded_at timestamptz not null, comment text,
       constraint money_ledger_pk primary key (company_id, id),
       constraint money_ledger_document_key unique (company_id, document_id, kind, line_number),
       constraint money_ledger_sign_check check (
         (kind in ('opening', 'payment', 'payIn') and amount_minor >= 0)
         or (kind in ('change', 'refund', 'payOut', 'removed', 'kept') and amount_minor <= 0) or kind = 'overShort'))`,
  )
  await distribute(db, 'money_ledger')
  await run(
    db,
    `alter table money_ledger
       add constraint money_ledger_method_fk foreign key (company_id, payment_method_id) references payment_method (company_id, id),
       add constraint money_ledger_session_fk foreign key (company_id, cash_session_id) references cash_session (company_id, id)`,
  )
  await run(db, `create index money_ledger_session_idx on money_ledger (company_id, cash_session_id)`)
  await lockTenantTable(db, 'money_ledger', { rows: 'append' })
}
