import { keepPosted } from './posted.ts'
import { run, tenantTable, type Migrating } from './support.ts'

const TOTAL = '4000000000000000'
const VALUE = '4000000000000000000000000000000'

/**
 * First in, first out, for companies that choose it: what came in lies in layers, each at its own cost, and what goes out
 * is taken from the oldest. Layers and what was taken of them are posted; what is left of each changes with its balance.
 */
export async function up(db: Migrating): Promise<void> {
  await run(
    db,
    `alter table company add column stock_valuation text not null default 'averageCost'
       constraint company_stock_valuation_check check (stock_valuation in ('averageCost', 'fifo'))`,
  )
  // Null is undecided: the next movement looks at what the company has chosen. What is there lies in no layers.
  await run(db, `alter table stock_balance add column is_layered boolean default false`)
  await run(db, `alter table stock_balance alter column is_layered drop default`)
  await layers(db)
  await left(db)
  await taken(db)
  await run(db, `alter table stock_revaluation drop constraint stock_revaluation_cause_check`)
  await run(
    db,
    `alter table stock_revaluation add constraint stock_revaluation_cause_check
       check (cause in ('begun', 'shortage', 'reversal', 'layers'))`,
  )
}

async function layers(db: Migrating): Promise<void> {
  await tenantTable(
    db,
    'stock_layer',
    `company_id uuid not null, location_id uuid not null, product_id uuid not null,
     position integer not null constraint stock_layer_position_check check (position >= 1),
     cause text not null constraint stock_layer_cause_check check (cause in ('begun', 'movement', 'revaluation')),
     source_id uuid not null, document_id uuid not null,
     quantity_milli bigint not null
       constraint stock_layer_quantity_milli_check check (quantity_milli between 1 and ${TOTAL}),
     value_nano numeric not null constraint stock_layer_value_nano_check
       check (value_nano between 0 and ${VALUE} and value_nano = trunc(value_nano)),
     recorded_at timestamptz not null,
     constraint stock_layer_pk primary key (company_id, location_id, product_id, position)`,
    {
      rows: 'append',
      foreignKeys: {
        stock_layer_balance_fk:
          '(company_id, location_id, product_id) references stock_balance (company_id, location_id, product_id)',
      },
    },
  )
  await keepPosted(db, 'stock_layer')
  await run(db, `grant select, insert on stock_layer to app_books`)
}

/** A layer that is used up has no row: a sale reads those that are there. */
async function left(db: Migrating): Promise<void> {
  await tenantTable(
    db,
    'stock_layer_left',
    `company_id uuid not null, location_id uuid not null, product_id uuid not null, position integer not null,
     document_id uuid not null,
     left_milli bigint not null
       constraint stock_layer_left_left_milli_check check (left_milli between 1 and ${TOTAL}),
     left_nano numeric not null constraint stock_layer_left_left_nano_check
       check (left_nano between 0 and ${VALUE} and left_nano = trunc(left_nano)),
     constraint stock_layer_left_pk primary key (company_id, location_id, product_id, position)`,
    {
      foreignKeys: {
        stock_layer_left_layer_fk:
          '(company_id, location_id, product_id, position) references stock_layer (company_id, location_id, product_id, position)',
      },
    },
  )
  await run(db, `revoke insert, update, delete, truncate on stock_layer_left from app_rw, app_admin`)
  await run(db, `grant select, insert, update, delete on stock_layer_left to app_books`)
}

async function taken(db: Migrating): Promise<void> {
  await tenantTable(
    db,
    'stock_layer_use',
    `company_id uuid not null, location_id uuid not null, product_id uuid not null, position integer not null,
     cause text not null
       constraint stock_layer_use_cause_check check (cause in ('movement', 'revaluation', 'valuation')),
     taken_by uuid not null,
     quantity_milli bigint not null
       constraint stock_layer_use_quantity_milli_check check (quantity_milli between 1 and ${TOTAL}),
     value_nano numeric not null constraint stock_layer_use_value_nano_check
       check (value_nano between 0 and ${VALUE} and value_nano = trunc(value_nano)),
     recorded_at timestamptz not null,
     constraint stock_layer_use_pk primary key (company_id, location_id, product_id, position, taken_by)`,
    {
      rows: 'append',
      foreignKeys: {
        stock_layer_use_layer_fk:
          '(company_id, location_id, product_id, position) references stock_layer (company_id, location_id, product_id, position)',
      },
    },
  )
  await run(db, `create index stock_layer_use_taken_by_idx on stock_layer_use (company_id, taken_by)`)
  await keepPosted(db, 'stock_layer_use')
  await run(db, `grant select, insert on stock_layer_use to app_books`)
}
