import { keepPosted } from './posted.ts'
import { run, tenantTable, type Migrating } from './support.ts'

const QUANTITY = '10000000000'
const COST = '999999999999999'
const SERIES = `('ticket', 'return', 'clientPayment', 'z', 'invoice', 'creditNote', 'dayClosing', 'monthClosing', 'yearClosing', 'stockAdjustment', 'stockTransfer')`
const SET = `current_setting('app.points_of_sale', true)`
/** A transfer is seen from either end; as a CASE, since the planner takes an OR of such conditions for hardly any rows. */
const ENTERED = `case when ${SET} = '*' then true else
  array[from_point_of_sale_id::text, to_point_of_sale_id::text] && string_to_array(${SET}, ',') end`
const OWN = `company_id = nullif(current_setting('app.company_id', true), '')::uuid`
const STATES = `('draft', 'ready', 'inTransit', 'partiallyReceived', 'received', 'closed', 'cancelled')`

/**
 * Goods go from one place of the company to another through a location of the sender's where they are on their way. What a
 * transfer says of its places holds none of them back while it is a draft: they are looked for again when it is made ready.
 */
export async function up(db: Migrating): Promise<void> {
  await transit(db)
  await transfers(db)
  await lines(db)
  await posted(db)
  await run(db, `alter table number_series drop constraint number_series_kind_check`)
  await run(db, `alter table number_series add constraint number_series_kind_check check (kind in ${SERIES})`)
}

/** Nobody names or sees the location of what is on its way: its name is nobody's to take. */
async function transit(db: Migrating): Promise<void> {
  await run(db, `alter table stock_location drop constraint stock_location_kind_check`)
  await run(
    db,
    `alter table stock_location add constraint stock_location_kind_check check (kind in ('shop', 'depot', 'quarantine', 'transit'))`,
  )
  await run(db, `drop index stock_location_name_key`)
  await run(
    db,
    `create unique index stock_location_name_key on stock_location (company_id, point_of_sale_id, lower(name))
       where kind <> 'transit'`,
  )
  await run(
    db,
    `create unique index stock_location_transit_key on stock_location (company_id, point_of_sale_id) where kind = 'transit'`,
  )
}

async function transfers(db: Migrating): Promise<void> {
  await tenantTable(
    db,
    'stock_transfer',
    `company_id uuid not null, id uuid not null,
     state text not null constraint stock_transfer_state_check check (state in ${STATES}),
     counter bigint constraint stock_transfer_counter_check check (counter between 1 and 999999999),
     number text,
     from_point_of_sale_id uuid not null, from_location_id uuid not null,
     to_point_of_sale_id uuid not null, to_location_id uuid,
     transit_location_id uuid,
     expected_on date,
     note text constraint stock_transfer_note_check check (char_length(note) between 1 and 500),
     created_by uuid not null, created_at timestamptz not null, shipped_at timestamptz,
     version integer not null default 1,
     constraint stock_transfer_pk primary key (company_id, id),
     constraint stock_transfer_number_check check (number is null or counter is not null),
     constraint stock_transfer_ready_check check (state in ('draft', 'cancelled') or number is not null),
     constraint stock_transfer_places_check check (from_location_id is distinct from to_location_id),
     constraint stock_transfer_shipped_check check ((shipped_at is null) = (transit_location_id is null)
       and (shipped_at is not null or state in ('draft', 'ready', 'cancelled')))`,
    {
      rows: 'grow',
      foreignKeys: {
        stock_transfer_from_fk: '(company_id, from_point_of_sale_id) references point_of_sale (company_id, id)',
        stock_transfer_to_fk: '(company_id, to_point_of_sale_id) references point_of_sale (company_id, id)',
        stock_transfer_created_by_fk: '(company_id, created_by) references app_user (company_id, id)',
      },
    },
  )
  await run(
    db,
    `create unique index stock_transfer_counter_key on stock_transfer (company_id, from_point_of_sale_id, counter)`,
  )
  await run(db, `create index stock_transfer_created_idx on stock_transfer (company_id, created_at, id)`)
  await run(
    db,
    `create index stock_transfer_from_idx on stock_transfer (company_id, from_point_of_sale_id, created_at)`,
  )
  await run(db, `create index stock_transfer_to_idx on stock_transfer (company_id, to_point_of_sale_id, created_at)`)
  await run(db, `create index stock_transfer_created_by_idx on stock_transfer (company_id, created_by)`)
  for (const [policy, parts] of [
    ['select', `using (${OWN} and ${ENTERED})`],
    ['insert', `with check (${OWN} and ${ENTERED})`],
    ['update', `using (${OWN} and ${ENTERED}) with check (${OWN} and ${ENTERED})`],
  ] as const)
    await run(db, `alter policy stock_transfer_${policy}_policy on stock_transfer ${parts}`)
}

async function lines(db: Migrating): Promise<void> {
  const upTo = (column: string) => `${column} bigint not null default 0
    constraint stock_transfer_line_${column}_check check (${column} between 0 and ${QUANTITY})`
  await tenantTable(
    db,
    'stock_transfer_line',
    `company_id uuid not null, transfer_id uuid not null, id uuid not null,
     position integer not null constraint stock_transfer_line_position_check check (position between 0 and 499),
     product_id uuid not null,
     requested_milli bigint not null constraint stock_transfer_line_requested_milli_check
       check (requested_milli between 1 and ${QUANTITY}),
     ${['picked_milli', 'good_milli', 'damaged_milli', 'returned_milli', 'lost_milli'].map(upTo).join(', ')},
     unit_cost_micro bigint constraint stock_transfer_line_unit_cost_micro_check check (unit_cost_micro between 0 and ${COST}),
     constraint stock_transfer_line_pk primary key (company_id, transfer_id, id),
     constraint stock_transfer_line_product_key unique (company_id, transfer_id, product_id)`,
    {
      foreignKeys: {
        stock_transfer_line_transfer_fk: '(company_id, transfer_id) references stock_transfer (company_id, id)',
        stock_transfer_line_product_fk: '(company_id, product_id) references product (company_id, id)',
      },
    },
  )
  // Apart from the bounds of single figures, which are tried one by one.
  await run(
    db,
    `alter table stock_transfer_line add constraint stock_transfer_line_shipped_check
       check (good_milli + damaged_milli + returned_milli + lost_milli <= picked_milli)`,
  )
  await run(db, `create index stock_transfer_line_product_idx on stock_transfer_line (company_id, product_id)`)
}

async function posted(db: Migrating): Promise<void> {
  await tenantTable(
    db,
    'stock_transfer_step',
    `company_id uuid not null, id uuid not null, transfer_id uuid not null,
     step text not null constraint stock_transfer_step_step_check
       check (step in ('created', 'readied', 'shipped', 'received', 'settled', 'cancelled')),
     note text constraint stock_transfer_step_note_check check (char_length(note) between 1 and 500),
     user_id uuid not null, recorded_at timestamptz not null,
     constraint stock_transfer_step_pk primary key (company_id, id)`,
    {
      rows: 'append',
      foreignKeys: {
        stock_transfer_step_transfer_fk: '(company_id, transfer_id) references stock_transfer (company_id, id)',
        stock_transfer_step_user_fk: '(company_id, user_id) references app_user (company_id, id)',
      },
    },
  )
  await run(db, `create index stock_transfer_step_transfer_idx on stock_transfer_step (company_id, transfer_id)`)
  await run(db, `create index stock_transfer_step_user_idx on stock_transfer_step (company_id, user_id)`)
  await tenantTable(
    db,
    'stock_transfer_movement',
    `company_id uuid not null, id uuid not null, transfer_id uuid not null, line_id uuid not null, step_id uuid not null,
     kind text not null constraint stock_transfer_movement_kind_check
       check (kind in ('shipped', 'good', 'damaged', 'returned', 'lost')),
     quantity_milli bigint not null constraint stock_transfer_movement_quantity_milli_check
       check (quantity_milli between 1 and ${QUANTITY}),
     unit_cost_micro bigint not null constraint stock_transfer_movement_unit_cost_micro_check
       check (unit_cost_micro between 0 and ${COST}),
     bearer text constraint stock_transfer_movement_bearer_check check (bearer in ('sender', 'receiver', 'carrier')),
     constraint stock_transfer_movement_pk primary key (company_id, id)`,
    {
      rows: 'append',
      foreignKeys: {
        stock_transfer_movement_line_fk:
          '(company_id, transfer_id, line_id) references stock_transfer_line (company_id, transfer_id, id)',
        stock_transfer_movement_step_fk: '(company_id, step_id) references stock_transfer_step (company_id, id)',
      },
    },
  )
  await run(
    db,
    `alter table stock_transfer_movement add constraint stock_transfer_movement_lost_check
       check ((kind = 'lost') = (bearer is not null))`,
  )
  await run(
    db,
    `create index stock_transfer_movement_line_idx on stock_transfer_movement (company_id, transfer_id, line_id)`,
  )
  await run(db, `create index stock_transfer_movement_step_idx on stock_transfer_movement (company_id, step_id)`)
  for (const table of ['stock_transfer_step', 'stock_transfer_movement']) await keepPosted(db, table)
}
