import { run, tenantTable, type Migrating } from './support.ts'

const QUANTITY = '10000000000'
const STATES = `('requested', 'draft', 'ready', 'inTransit', 'partiallyReceived', 'received', 'closed', 'refused', 'cancelled')`
const STEPS = `('requested', 'accepted', 'refused', 'created', 'readied', 'shipped', 'received', 'settled', 'decided', 'cancelled')`

/**
 * A transfer may begin with whoever wants the goods, and more may arrive than was shipped. What was wanted, and what waits for
 * a decision, holds no product: one that was removed since is looked for again when something is to move.
 */
export async function up(db: Migrating): Promise<void> {
  await requests(db)
  await extras(db)
}

async function requests(db: Migrating): Promise<void> {
  await restate(db, 'stock_transfer', 'stock_transfer_state_check', `state in ${STATES}`)
  await restate(
    db,
    'stock_transfer',
    'stock_transfer_ready_check',
    `state in ('requested', 'draft', 'refused', 'cancelled') or number is not null`,
  )
  await restate(
    db,
    'stock_transfer',
    'stock_transfer_shipped_check',
    `(shipped_at is null) = (transit_location_id is null)
       and (shipped_at is not null or state in ('requested', 'draft', 'ready', 'refused', 'cancelled'))`,
  )
  await restate(db, 'stock_transfer_step', 'stock_transfer_step_step_check', `step in ${STEPS}`)
  await run(db, `alter table stock_transfer add column needed_on date`)
  await run(
    db,
    `alter table stock_transfer add column wanted jsonb constraint stock_transfer_wanted_check
       check (jsonb_typeof(wanted) = 'array' and length(wanted::text) <= 1000000)`,
  )
}

async function extras(db: Migrating): Promise<void> {
  await run(db, `alter table stock_transfer_line add column is_extra boolean not null default false`)
  await run(db, `alter table stock_transfer_line drop constraint stock_transfer_line_product_key`)
  await run(
    db,
    `create unique index stock_transfer_line_product_key on stock_transfer_line (company_id, transfer_id, product_id)
       where not is_extra`,
  )
  await restate(db, 'stock_transfer_line', 'stock_transfer_line_position_check', `position between 0 and 500`)
  await tenantTable(
    db,
    'stock_transfer_extra',
    `company_id uuid not null, id uuid not null, transfer_id uuid not null, step_id uuid not null,
     product_id uuid not null, code text not null, designation text not null, location_id uuid not null,
     quantity_milli bigint not null constraint stock_transfer_extra_quantity_milli_check
       check (quantity_milli between 1 and ${QUANTITY}),
     lots jsonb constraint stock_transfer_extra_lots_check check (
       jsonb_typeof(lots) = 'array' and length(lots::text) <= 200000),
     serial_numbers jsonb constraint stock_transfer_extra_serial_numbers_check check (
       jsonb_typeof(serial_numbers) = 'array' and length(serial_numbers::text) <= 200000),
     state text not null default 'waiting' constraint stock_transfer_extra_state_check
       check (state in ('waiting', 'approved', 'refused')),
     decision_id uuid,
     constraint stock_transfer_extra_pk primary key (company_id, id),
     constraint stock_transfer_extra_decided_check check ((state = 'waiting') = (decision_id is null))`,
    {
      rows: 'grow',
      foreignKeys: {
        stock_transfer_extra_transfer_fk: '(company_id, transfer_id) references stock_transfer (company_id, id)',
        stock_transfer_extra_step_fk: '(company_id, step_id) references stock_transfer_step (company_id, id)',
        stock_transfer_extra_decision_fk: '(company_id, decision_id) references stock_transfer_step (company_id, id)',
      },
    },
  )
  await run(db, `create index stock_transfer_extra_transfer_idx on stock_transfer_extra (company_id, transfer_id)`)
  await run(db, `create index stock_transfer_extra_step_idx on stock_transfer_extra (company_id, step_id)`)
  await run(db, `create index stock_transfer_extra_decision_idx on stock_transfer_extra (company_id, decision_id)`)
}

async function restate(db: Migrating, table: string, name: string, condition: string): Promise<void> {
  await run(db, `alter table ${table} drop constraint ${name}`)
  await run(db, `alter table ${table} add constraint ${name} check (${condition})`)
}
