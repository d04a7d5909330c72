import { run, tenantTable, type Migrating } from './support.ts'

/** Cash sessions and their closings, sales and returns with lines and taxes, and the money that all of them move. */
export async function up(db: Migrating): Promise<void> {
  await sessions(db)
  await closings(db)
  await sales(db)
  await returns(db)
  await money(db)
}

async function sessions(db: Migrating): Promise<void> {
  await tenantTable(
    db,
    'cash_session',
    `company_id uuid not null, id uuid not null, point_of_sale_id uuid not null, register_id uuid not null,
     state text not null check (state in ('open', 'counting', 'closed')),
     currency text not null, business_date date not null,
     opening_float_minor bigint not null check (opening_float_minor >= 0),
     kept_float_minor bigint check (kept_float_minor >= 0),
     opened_by uuid not null, opened_at timestamptz not null,
     closed_by uuid, closed_at timestamptz,
     version integer not null default 1,
     constraint cash_session_pk primary key (company_id, id),
     constraint cash_session_closed_check check ((state = 'closed') = (closed_at is not null))`,
    {
      rows: 'grow',
      updatable: `state <> 'closed'`,
      foreignKeys: {
        cash_session_register_fk: '(company_id, register_id) references register (company_id, id)',
        cash_session_pos_fk: '(company_id, point_of_sale_id) references point_of_sale (company_id, id)',
        cash_session_opener_fk: '(company_id, opened_by) references app_user (company_id, id)',
        cash_session_closer_fk: '(company_id, closed_by) references app_user (company_id, id)',
      },
    },
  )
  await run(
    db,
    `create unique index cash_session_open_key on cash_session (company_id, register_id) where state <> 'closed'`,
  )
  await run(db, `create index cash_session_opened_idx on cash_session (company_id, opened_at, id)`)
}

async function closings(db: Migrating): Promise<void> {
  // The Z report as printed, sealed onto the one before; never changed.
  await tenantTable(
    db,
    'cash_session_closing',
    `company_id uuid not null, cash_session_id uuid not null, register_id uuid not null,
     z_number bigint not null check (z_number >= 1), report jsonb not null,
     hash bytea not null, previous_hash bytea not null, recorded_at timestamptz not null,
     constraint cash_session_closing_pk primary key (company_id, cash_session_id),
     constraint cash_session_closing_number_key unique (company_id, register_id, z_number)`,
    {
      rows: 'append',
      foreignKeys: {
        cash_session_closing_session_fk: '(company_id, cash_session_id) references cash_session (company_id, id)',
        cash_session_closing_register_fk: '(company_id, register_id) references register (company_id, id)',
      },
    },
  )
  await tenantTable(
    db,
    'cash_session_count',
    `company_id uuid not null, cash_session_id uuid not null, payment_method_id uuid not null,
     expected_minor bigint not null, counted_minor bigint not null check (counted_minor >= 0),
     difference_minor bigint not null, comment text,
     constraint cash_session_count_pk primary key (company_id, cash_session_id, payment_method_id),
     constraint cash_session_count_difference_check check (difference_minor = counted_minor - expected_minor)`,
    {
      rows: 'append',
      foreignKeys: {
        cash_session_count_session_fk: '(company_id, cash_session_id) references cash_session (company_id, id)',
        cash_session_count_method_fk: '(company_id, payment_method_id) references payment_method (company_id, id)',
      },
    },
  )
}

/** What every numbered document of the counter begins with. */
const HEAD = `company_id uuid not null, id uuid not null,
     point_of_sale_id uuid not null, register_id uuid not null, cash_session_id uuid not null,
     client_id uuid not null, user_id uuid not null,
     epoch integer not null check (epoch >= 1), counter bigint not null check (counter >= 1), number text not null,
     occurred_at timestamptz not null, recorded_at timestamptz not null, business_date date not null,
     currency text not null`

/** What every numbered document of the counter ends with: how it was computed, as whom, and its seal. */
const TAIL = `item_count integer not null,
     kernel_version integer not null, trace jsonb not null, seller jsonb not null,
     content_hash bytea not null, chain_hash bytea not null, previous_hash bytea not null`

/** What every numbered document of the counter hangs on. */
function headKeys(table: string): Readonly<Record<string, string>> {
  return {
    [`${table}_register_fk`]: '(company_id, register_id) references register (company_id, id)',
    [`${table}_session_fk`]: '(company_id, cash_session_id) references cash_session (company_id, id)',
    [`${table}_client_fk`]: '(company_id, client_id) references client (company_id, id)',
    [`${table}_user_fk`]: '(company_id, user_id) references app_user (company_id, id)',
  }
}

/** By time, by session and by client. */
async function headIndexes(db: Migrating, table: string): Promise<void> {
  await run(db, `create index ${table}_occurred_idx on ${table} (company_id, occurred_at, id)`)
  await run(db, `create index ${table}_session_idx on ${table} (company_id, cash_session_id)`)
  await run(db, `create index ${table}_client_idx on ${table} (company_id, client_id)`)
}

async function sales(db: Migrating): Promise<void> {
  await tenantTable(
    db,
    'sale',
    `${HEAD},
     state text not null check (state in ('completed')),
     gross_minor bigint not null, discount_minor bigint not null,
     net_ht_minor bigint not null, fodec_minor bigint not null, vat_minor bigint not null, stamp_minor bigint not null,
     total_minor bigint not null, received_minor bigint not null, change_minor bigint not null check (change_minor >= 0),
     ${TAIL},
     constraint sale_pk primary key (company_id, id),
     constraint sale_counter_key unique (company_id, register_id, epoch, counter),
     constraint sale_total_check check (total_minor = net_ht_minor + fodec_minor + vat_minor + stamp_minor),
     constraint sale_gross_check check (gross_minor - discount_minor + stamp_minor = total_minor),
     constraint sale_change_check check (received_minor - change_minor = total_minor)`,
    { rows: 'append', foreignKeys: headKeys('sale') },
  )
  await headIndexes(db, 'sale')
  // A line's number is its place in the document. A discount may go, the ticket keeps its name and rate: no foreign key.
  await tenantTable(
    db,
    'sale_line',
    `company_id uuid not null, sale_id uuid not null, id uuid not null, line_number integer not null,
     product_id uuid not null, code text not null, designation text not null, unit text,
     quantity_milli bigint not null check (quantity_milli <> 0),
     unit_price_micro bigint not null check (unit_price_micro >= 0), list_price_micro bigint not null,
     gross_minor bigint not null, discount_rate_milli integer, discount_minor bigint not null, discount_reason text,
     discount_id uuid,
     net_ht_minor bigint not null, fodec_minor bigint not null, vat_rate_milli integer not null, vat_minor bigint not null,
     total_minor bigint not null, unit_cost_micro bigint not null,
     constraint sale_line_pk primary key (company_id, sale_id, id),
     constraint sale_line_total_check check (total_minor = gross_minor - discount_minor and total_minor = net_ht_minor + fodec_minor + vat_minor)`,
    {
      rows: 'append',
      foreignKeys: {
        sale_line_sale_fk: '(company_id, sale_id) references sale (company_id, id)',
        sale_line_product_fk: '(company_id, product_id) references product (company_id, id)',
      },
    },
  )
  await run(db, `create index sale_line_product_idx on sale_line (company_id, product_id)`)
  await taxes(db, 'sale')
}

async function returns(db: Migrating): Promise<void> {
  await tenantTable(
    db,
    'sales_return',
    `${HEAD},
     state text not null check (state in ('settled')),
     reason text not null check (reason in ('defective', 'mistake', 'changedMind', 'import', 'other')), comment text,
     gross_minor bigint not null, net_ht_minor bigint not null, fodec_minor bigint not null, vat_minor bigint not null,
     stamp_minor bigint not null, total_minor bigint not null check (total_minor >= 0),
     ${TAIL},
     constraint sales_return_pk primary key (company_id, id),
     constraint sales_return_counter_key unique (company_id, register_id, epoch, counter),
     constraint sales_return_total_check check (total_minor = net_ht_minor + fodec_minor + vat_minor + stamp_minor),
     constraint sales_return_gross_check check (gross_minor + stamp_minor = total_minor)`,
    { rows: 'append', foreignKeys: headKeys('sales_return') },
  )
  await headIndexes(db, 'sales_return')
  await tenantTable(
    db,
    'sales_return_line',
    `company_id uuid not null, sales_return_id uuid not null, id uuid not null, line_number integer not null,
     product_id uuid not null, code text not null, designation text not null, unit text,
     quantity_milli bigint not null check (quantity_milli > 0), unit_price_micro bigint not null check (unit_price_micro >= 0),
     net_ht_minor bigint not null, fodec_minor bigint not null, vat_rate_milli integer not null, vat_minor bigint not null,
     total_minor bigint not null, unit_cost_micro bigint not null,
     outcome text not null check (outcome in ('resell')),
     constraint sales_return_line_pk primary key (company_id, sales_return_id, id),
     constraint sales_return_line_total_check check (total_minor = net_ht_minor + fodec_minor + vat_minor)`,
    {
      rows: 'append',
      foreignKeys: {
        sales_return_line_return_fk: '(company_id, sales_return_id) references sales_return (company_id, id)',
        sales_return_line_product_fk: '(company_id, product_id) references product (company_id, id)',
      },
    },
  )
  await run(db, `create index sales_return_line_product_idx on sales_return_line (company_id, product_id)`)
  await taxes(db, 'sales_return', 'return')
}

/** The taxes of a document, a row for each rate. */
async function taxes(db: Migrating, document: string, word = document): Promise<void> {
  await tenantTable(
    db,
    `${document}_tax`,
    `company_id uuid not null, ${document}_id uuid not null, rate_milli integer not null,
     base_ht_minor bigint not null, fodec_minor bigint not null, vat_minor bigint not null, total_minor bigint not null,
     constraint ${document}_tax_pk primary key (company_id, ${document}_id, rate_milli),
     constraint ${document}_tax_total_check check (total_minor = base_ht_minor + fodec_minor + vat_minor)`,
    {
      rows: 'append',
      foreignKeys: {
        [`${document}_tax_${word}_fk`]: `(company_id, ${document}_id) references ${document} (company_id, id)`,
      },
    },
  )
}

async function money(db: Migrating): Promise<void> {
  // Every movement of money, signed from the cash box's side; a sale's payments and its change are rows of their own.
  await tenantTable(
    db,
    'money_ledger',
    `company_id uuid not null, id uuid not null,
     kind text not null check (kind in ('opening', 'payment', 'change', 'refund', 'payIn', 'payOut', 'overShort', 'removed', 'kept')),
     payment_method_id uuid not null, cash_session_id uuid, register_id uuid,
     amount_minor bigint not null, currency text not null,
     document_kind text not null, document_id uuid not null, line_number integer not null,
     user_id uuid not null, occurred_at timestamptz not null, recorded_at timestamptz not null, comment text,
     constraint money_ledger_pk primary key (company_id, document_id, kind, line_number),
     constraint money_ledger_sign_check check (
       (kind in ('opening', 'payment', 'payIn') and amount_minor >= 0)
       or (kind in ('change', 'refund', 'payOut', 'removed', 'kept') and amount_minor <= 0) or kind = 'overShort')`,
    {
      rows: 'append',
      foreignKeys: {
        money_ledger_method_fk: '(company_id, payment_method_id) references payment_method (company_id, id)',
        money_ledger_session_fk: '(company_id, cash_session_id) references cash_session (company_id, id)',
      },
    },
  )
  await run(db, `create index money_ledger_session_idx on money_ledger (company_id, cash_session_id)`)
}
