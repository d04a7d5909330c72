import { keepToPoints } from './points.ts'
import { keepPosted } from './posted.ts'
import { run, tenantTable, type Migrating } from './support.ts'

const QUANTITY = '10000000000'
const TOTAL = '4000000000000000'
const STATES = `('planned', 'counting', 'review', 'posted', 'cancelled')`
const CANCEL_REASONS = `('enteredByMistake', 'interrupted', 'countedAgain', 'other')`

/** Counts of stock: what is planned, the products that are counted, and what somebody counted, which nobody changes. */
export async function up(db: Migrating): Promise<void> {
  await settings(db)
  await counts(db)
  await lines(db)
  await entries(db)
}

async function settings(db: Migrating): Promise<void> {
  const days = (name: string, usual: number) =>
    `${name} integer not null default ${usual} constraint stock_count_setting_${name}_check check (${name} between 1 and 3650)`
  await tenantTable(
    db,
    'stock_count_setting',
    `company_id uuid not null, is_cycle_on boolean not null default false,
     ${days('days_a', 30)}, ${days('days_b', 90)}, ${days('days_c', 365)},
     tolerance_rate_milli integer not null default 0
       constraint stock_count_setting_tolerance_check check (tolerance_rate_milli between 0 and 100000),
     version integer not null default 1,
     constraint stock_count_setting_pk primary key (company_id)`,
    { rows: 'grow', foreignKeys: { stock_count_setting_company_fk: '(company_id) references company (id)' } },
  )
}

async function counts(db: Migrating): Promise<void> {
  await tenantTable(
    db,
    'stock_count',
    `company_id uuid not null, id uuid not null, point_of_sale_id uuid not null, location_id uuid not null,
     state text not null constraint stock_count_state_check check (state in ${STATES}),
     scope jsonb not null constraint stock_count_scope_check check (
       jsonb_typeof(scope) = 'object' and length(scope::text) <= 40000),
     is_blind boolean not null,
     people_ids jsonb not null constraint stock_count_people_ids_check check (
       jsonb_typeof(people_ids) = 'array' and length(people_ids::text) <= 4000),
     planned_on date,
     note text constraint stock_count_note_check check (char_length(note) between 1 and 500),
     round integer not null default 0 constraint stock_count_round_check check (round between 0 and 99),
     round_began_at timestamptz,
     version integer not null default 1 constraint stock_count_version_check check (version >= 1),
     request_hash bytea not null,
     created_by uuid not null, created_at timestamptz not null,
     started_by uuid, started_at timestamptz, finished_by uuid, finished_at timestamptz,
     cancelled_by uuid, cancelled_at timestamptz,
     cancel_reason text constraint stock_count_cancel_reason_check check (cancel_reason in ${CANCEL_REASONS}),
     constraint stock_count_pk primary key (company_id, id),
     constraint stock_count_started_check check ((started_at is null) = (started_by is null)
       and (started_at is null) = (round = 0) and (round_began_at is null) = (round = 0)
       and (state in ('planned', 'cancelled') or round > 0)),
     constraint stock_count_finished_check check ((finished_at is null) = (finished_by is null)
       and (state not in ('review', 'posted') or finished_at is not null)),
     constraint stock_count_cancelled_check check ((state = 'cancelled') = (cancelled_at is not null)
       and (cancelled_at is null) = (cancelled_by is null) and (cancelled_at is null) = (cancel_reason is null))`,
    {
      rows: 'grow',
      foreignKeys: {
        stock_count_point_of_sale_fk:
          '(company_id, point_of_sale_id) references point_of_sale (company_id, id) on delete cascade',
        stock_count_location_fk:
          '(company_id, location_id) references stock_location (company_id, id) on delete cascade',
        stock_count_created_by_fk: '(company_id, created_by) references app_user (company_id, id)',
        stock_count_started_by_fk: '(company_id, started_by) references app_user (company_id, id)',
        stock_count_finished_by_fk: '(company_id, finished_by) references app_user (company_id, id)',
        stock_count_cancelled_by_fk: '(company_id, cancelled_by) references app_user (company_id, id)',
      },
    },
  )
  await run(db, `create index stock_count_created_idx on stock_count (company_id, created_at, id)`)
  await run(db, `create index stock_count_point_of_sale_idx on stock_count (company_id, point_of_sale_id, state)`)
  await run(db, `create index stock_count_location_idx on stock_count (company_id, location_id)`)
  for (const who of ['created_by', 'started_by', 'finished_by', 'cancelled_by'])
    await run(db, `create index stock_count_${who}_idx on stock_count (company_id, ${who})`)
  await keepToPoints(db, 'stock_count')
}

/** A product is in one open count of its place at a time: two would set the same difference right twice. */
async function lines(db: Migrating): Promise<void> {
  await tenantTable(
    db,
    'stock_count_line',
    `company_id uuid not null, count_id uuid not null, product_id uuid not null, location_id uuid not null,
     started_milli bigint not null
       constraint stock_count_line_started_milli_check check (started_milli between -${TOTAL} and ${TOTAL}),
     recount_round integer constraint stock_count_line_recount_round_check check (recount_round between 2 and 99),
     is_open boolean not null default true,
     constraint stock_count_line_pk primary key (company_id, count_id, product_id)`,
    {
      rows: 'grow',
      foreignKeys: {
        stock_count_line_count_fk: '(company_id, count_id) references stock_count (company_id, id) on delete cascade',
        stock_count_line_product_fk: '(company_id, product_id) references product (company_id, id)',
      },
    },
  )
  await run(
    db,
    `create unique index stock_count_line_open_key on stock_count_line (company_id, location_id, product_id)
       where is_open`,
  )
  await run(db, `create index stock_count_line_product_idx on stock_count_line (company_id, product_id)`)
}

async function entries(db: Migrating): Promise<void> {
  await tenantTable(
    db,
    'stock_count_entry',
    `company_id uuid not null, id uuid not null, count_id uuid not null, product_id uuid not null,
     round integer not null constraint stock_count_entry_round_check check (round between 1 and 99),
     quantity_milli bigint not null
       constraint stock_count_entry_quantity_milli_check check (quantity_milli between 0 and ${QUANTITY}),
     lot_number text constraint stock_count_entry_lot_number_check check (char_length(lot_number) between 1 and 60),
     lot_expires_on date,
     piece_number text
       constraint stock_count_entry_piece_number_check check (char_length(piece_number) between 1 and 60),
     takes_back uuid,
     user_id uuid not null, counted_at timestamptz not null, recorded_at timestamptz not null,
     constraint stock_count_entry_pk primary key (company_id, id),
     constraint stock_count_entry_takes_back_key unique (company_id, takes_back),
     constraint stock_count_entry_counted_check check (counted_at <= recorded_at)`,
    {
      rows: 'append',
      foreignKeys: {
        stock_count_entry_line_fk:
          '(company_id, count_id, product_id) references stock_count_line (company_id, count_id, product_id)',
        stock_count_entry_takes_back_fk: '(company_id, takes_back) references stock_count_entry (company_id, id)',
        stock_count_entry_user_fk: '(company_id, user_id) references app_user (company_id, id)',
      },
    },
  )
  await run(
    db,
    `create index stock_count_entry_line_idx on stock_count_entry (company_id, count_id, product_id, recorded_at)`,
  )
  await run(db, `create index stock_count_entry_user_idx on stock_count_entry (company_id, user_id)`)
  await keepPosted(db, 'stock_count_entry')
}
