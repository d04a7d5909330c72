import { keepToPoints } from './points.ts'
import { keepPosted } from './posted.ts'
import { run, tenantTable, type Migrating } from './support.ts'

const QUANTITY = '10000000000'
const COST = '999999999999999'
const TOTAL = '4000000000000000'
const REASONS = `('found', 'lost', 'theft', 'damaged', 'expired', 'internalUse', 'sample', 'correction', 'restock')`
const CANCEL_REASONS = `('enteredByMistake', 'enteredTwice', 'goodsFound', 'notAgreed', 'other')`
const SERIES = `('ticket', 'return', 'clientPayment', 'z', 'invoice', 'creditNote', 'dayClosing', 'monthClosing', 'yearClosing', 'stockAdjustment')`
const EFFECTS = `('gain', 'loss', 'expense', 'costOfGoods')`

/** Adjustments of stock: what somebody writes down, which changes until it is posted, and what was posted, which never does. */
export async function up(db: Migrating): Promise<void> {
  await run(
    db,
    `alter table company add column stock_adjustment_limit_minor bigint
       constraint company_adjustment_limit_check check (stock_adjustment_limit_minor between 0 and 1000000000000)`,
  )
  await written(db)
  await posted(db)
  await run(db, `alter table number_series drop constraint number_series_kind_check`)
  await run(db, `alter table number_series add constraint number_series_kind_check check (kind in ${SERIES})`)
}

async function written(db: Migrating): Promise<void> {
  await tenantTable(
    db,
    'stock_adjustment',
    `company_id uuid not null, id uuid not null, point_of_sale_id uuid not null, location_id uuid not null,
     state text not null
       constraint stock_adjustment_state_check check (state in ('draft', 'submitted', 'posted', 'reversed', 'cancelled')),
     reason text not null constraint stock_adjustment_reason_check check (reason in ${REASONS}),
     note text constraint stock_adjustment_note_check check (char_length(note) <= 500),
     lines jsonb not null constraint stock_adjustment_lines_check check (
       jsonb_typeof(lines) = 'array' and length(lines::text) <= 4000000),
     line_count integer not null constraint stock_adjustment_line_count_check check (line_count between 0 and 500),
     quantity_milli bigint not null
       constraint stock_adjustment_quantity_check check (quantity_milli between -${TOTAL} and ${TOTAL}),
     value_minor bigint not null constraint stock_adjustment_value_check check (value_minor between -${TOTAL} and ${TOTAL}),
     version integer not null default 1 constraint stock_adjustment_version_check check (version >= 1),
     request_hash bytea not null,
     created_by uuid not null, created_at timestamptz not null,
     submitted_by uuid, submitted_at timestamptz, ended_by uuid, ended_at timestamptz,
     cancel_reason text constraint stock_adjustment_cancel_reason_check check (cancel_reason in ${CANCEL_REASONS}),
     constraint stock_adjustment_pk primary key (company_id, id),
     constraint stock_adjustment_submitted_check check ((submitted_at is null) = (submitted_by is null)
       and (state <> 'submitted' or submitted_at is not null)),
     constraint stock_adjustment_cancelled_check check ((state = 'cancelled') = (ended_at is not null)
       and (ended_at is null) = (ended_by is null) and (ended_at is null) = (cancel_reason is null))`,
    {
      rows: 'grow',
      foreignKeys: {
        stock_adjustment_point_of_sale_fk:
          '(company_id, point_of_sale_id) references point_of_sale (company_id, id) on delete cascade',
        stock_adjustment_location_fk:
          '(company_id, location_id) references stock_location (company_id, id) on delete cascade',
        stock_adjustment_created_by_fk: '(company_id, created_by) references app_user (company_id, id)',
        stock_adjustment_submitted_by_fk: '(company_id, submitted_by) references app_user (company_id, id)',
        stock_adjustment_ended_by_fk: '(company_id, ended_by) references app_user (company_id, id)',
      },
    },
  )
  await run(db, `create index stock_adjustment_created_idx on stock_adjustment (company_id, created_at, id)`)
  await run(
    db,
    `create index stock_adjustment_point_of_sale_idx on stock_adjustment (company_id, point_of_sale_id, state)`,
  )
  await run(db, `create index stock_adjustment_location_idx on stock_adjustment (company_id, location_id)`)
  await run(db, `create index stock_adjustment_created_by_idx on stock_adjustment (company_id, created_by)`)
  await run(db, `create index stock_adjustment_submitted_by_idx on stock_adjustment (company_id, submitted_by)`)
  await run(db, `create index stock_adjustment_ended_by_idx on stock_adjustment (company_id, ended_by)`)
  await keepToPoints(db, 'stock_adjustment')
}

async function posted(db: Migrating): Promise<void> {
  await tenantTable(
    db,
    'posted_adjustment',
    `company_id uuid not null, id uuid not null, point_of_sale_id uuid not null, location_id uuid not null,
     number text not null, year integer not null, counter bigint not null,
     reason text not null constraint posted_adjustment_reason_check check (reason in ${REASONS}),
     money_effect text not null constraint posted_adjustment_money_effect_check check (money_effect in ${EFFECTS}),
     note text constraint posted_adjustment_note_check check (char_length(note) <= 500),
     value_minor bigint not null, reversal_of uuid,
     user_id uuid not null, recorded_at timestamptz not null, business_date date not null, currency text not null,
     constraint posted_adjustment_pk primary key (company_id, id),
     constraint posted_adjustment_counter_key unique (company_id, point_of_sale_id, year, counter),
     constraint posted_adjustment_reversal_key unique (company_id, reversal_of),
     constraint posted_adjustment_bounds check (value_minor between -${TOTAL} and ${TOTAL}
       and counter between 1 and 999999999 and year between 1900 and 9999)`,
    {
      rows: 'append',
      foreignKeys: {
        posted_adjustment_written_fk: '(company_id, id) references stock_adjustment (company_id, id)',
        posted_adjustment_reversal_fk: '(company_id, reversal_of) references posted_adjustment (company_id, id)',
        posted_adjustment_point_of_sale_fk: '(company_id, point_of_sale_id) references point_of_sale (company_id, id)',
        posted_adjustment_location_fk: '(company_id, location_id) references stock_location (company_id, id)',
        posted_adjustment_user_fk: '(company_id, user_id) references app_user (company_id, id)',
      },
    },
  )
  await run(db, `create index posted_adjustment_location_idx on posted_adjustment (company_id, location_id)`)
  await run(db, `create index posted_adjustment_user_idx on posted_adjustment (company_id, user_id)`)
  await keepPosted(db, 'posted_adjustment')
  await keepToPoints(db, 'posted_adjustment')
  await tenantTable(
    db,
    'posted_adjustment_line',
    `company_id uuid not null, adjustment_id uuid not null, id uuid not null, line_number integer not null,
     product_id uuid not null, code text not null, designation text not null, unit text,
     unit_decimals smallint not null constraint posted_adjustment_line_decimals_check check (unit_decimals between 0 and 3),
     quantity_milli bigint not null, before_milli bigint not null, unit_cost_micro bigint not null,
     lots jsonb constraint posted_adjustment_line_lots_check check (
       jsonb_typeof(lots) = 'array' and length(lots::text) <= 200000),
     serial_numbers jsonb constraint posted_adjustment_line_serial_numbers_check check (
       jsonb_typeof(serial_numbers) = 'array' and length(serial_numbers::text) <= 200000),
     constraint posted_adjustment_line_pk primary key (company_id, adjustment_id, id),
     constraint posted_adjustment_line_number_key unique (company_id, adjustment_id, line_number),
     constraint posted_adjustment_line_bounds check (quantity_milli <> 0
       and quantity_milli between -${QUANTITY} and ${QUANTITY} and before_milli between -${TOTAL} and ${TOTAL}
       and unit_cost_micro between 0 and ${COST} and line_number between 1 and 500)`,
    {
      rows: 'append',
      foreignKeys: {
        posted_adjustment_line_adjustment_fk:
          '(company_id, adjustment_id) references posted_adjustment (company_id, id)',
        posted_adjustment_line_product_fk: '(company_id, product_id) references product (company_id, id)',
      },
    },
  )
  await run(db, `create index posted_adjustment_line_product_idx on posted_adjustment_line (company_id, product_id)`)
  await keepPosted(db, 'posted_adjustment_line')
}
