import { keepToPoints } from './points.ts'
import { keepPosted } from './posted.ts'
import { run, tenantTable, type Migrating } from './support.ts'

const QUANTITY = '10000000000'
const COST = '999999999999999'
const TOTAL = '4000000000000000'
const SERIES = `('ticket', 'return', 'clientPayment', 'z', 'invoice', 'creditNote', 'dayClosing', 'monthClosing', 'yearClosing', 'stockAdjustment', 'stockTransfer', 'stockCount')`

/** What was posted of counts: of each product, lot and piece what was counted, what the books had then, and the difference. */
export async function up(db: Migrating): Promise<void> {
  await counts(db)
  await lines(db)
  await run(db, `alter table number_series drop constraint number_series_kind_check`)
  await run(db, `alter table number_series add constraint number_series_kind_check check (kind in ${SERIES})`)
}

async function counts(db: Migrating): Promise<void> {
  await tenantTable(
    db,
    'posted_count',
    `company_id uuid not null, id uuid not null, point_of_sale_id uuid not null, location_id uuid not null,
     number text not null, year integer not null, counter bigint not null,
     value_minor bigint not null,
     user_id uuid not null, recorded_at timestamptz not null, business_date date not null, currency text not null,
     constraint posted_count_pk primary key (company_id, id),
     constraint posted_count_counter_key unique (company_id, point_of_sale_id, year, counter),
     constraint posted_count_bounds check (value_minor between -${TOTAL} and ${TOTAL}
       and counter between 1 and 999999999 and year between 1900 and 9999)`,
    {
      rows: 'append',
      foreignKeys: {
        posted_count_planned_fk: '(company_id, id) references stock_count (company_id, id)',
        posted_count_point_of_sale_fk: '(company_id, point_of_sale_id) references point_of_sale (company_id, id)',
        posted_count_location_fk: '(company_id, location_id) references stock_location (company_id, id)',
        posted_count_user_fk: '(company_id, user_id) references app_user (company_id, id)',
      },
    },
  )
  await run(db, `create index posted_count_location_idx on posted_count (company_id, location_id)`)
  await run(db, `create index posted_count_user_idx on posted_count (company_id, user_id)`)
  await keepPosted(db, 'posted_count')
  await keepToPoints(db, 'posted_count')
}

async function lines(db: Migrating): Promise<void> {
  await tenantTable(
    db,
    'posted_count_line',
    `company_id uuid not null, count_id uuid not null, id uuid not null, line_number integer not null,
     location_id uuid not null, product_id uuid not null, code text not null, designation text not null, unit text,
     unit_decimals smallint not null constraint posted_count_line_decimals_check check (unit_decimals between 0 and 3),
     round integer not null constraint posted_count_line_round_check check (round between 1 and 99),
     lot_number text, lot_expires_on date, piece_number text,
     counted_milli bigint not null, expected_milli bigint not null, difference_milli bigint not null,
     unit_cost_micro bigint not null, counted_at timestamptz not null,
     constraint posted_count_line_pk primary key (company_id, count_id, id),
     constraint posted_count_line_number_key unique (company_id, count_id, line_number),
     constraint posted_count_line_bounds check (counted_milli between 0 and ${TOTAL}
       and expected_milli between -${TOTAL} and ${TOTAL} and difference_milli between -${QUANTITY} and ${QUANTITY}
       and unit_cost_micro between 0 and ${COST} and line_number between 1 and 1000000)`,
    {
      rows: 'append',
      foreignKeys: {
        posted_count_line_count_fk: '(company_id, count_id) references posted_count (company_id, id)',
        posted_count_line_product_fk: '(company_id, product_id) references product (company_id, id)',
      },
    },
  )
  // Apart from the bounds of single figures, which are tried one by one.
  await run(
    db,
    `alter table posted_count_line add constraint posted_count_line_difference_check
       check (difference_milli = counted_milli - expected_milli)`,
  )
  await run(
    db,
    `create index posted_count_line_counted_idx on posted_count_line (company_id, location_id, product_id, counted_at)`,
  )
  await run(db, `create index posted_count_line_product_idx on posted_count_line (company_id, product_id)`)
  await keepPosted(db, 'posted_count_line')
}
