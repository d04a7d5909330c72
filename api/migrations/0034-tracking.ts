import { keepPosted } from './posted.ts'
import { run, tenantTable, type Migrating } from './support.ts'

const QUANTITY = '10000000000'
const NUMBER = `number text not null check (char_length(number) between 1 and 60 and number = btrim(number))`
/** The movement that a row belongs to, as the ledger names it. */
const MOVEMENT = `company_id uuid not null, document_id uuid not null, document_line_id uuid not null, kind text not null`
const MOVEMENT_KEY = '(company_id, document_id, document_line_id, kind)'

/** Products are tracked by lots or by serial numbers; each names the movements of the ledger that it was part of. */
export async function up(db: Migrating): Promise<void> {
  await run(
    db,
    `alter table product
       add column tracking text not null default 'none'
         constraint product_tracking_check check (tracking in ('none', 'lots', 'serialNumbers')),
       add column lots_expire boolean not null default false,
       add column shelf_life_days integer
         constraint product_shelf_life_days_check check (shelf_life_days between 1 and 3650)`,
  )
  await run(
    db,
    `alter table product add constraint product_lots_expire_check
       check ((tracking = 'lots' or not lots_expire) and (lots_expire or shelf_life_days is null))`,
  )
  await lots(db)
  await serialNumbers(db)
}

async function lots(db: Migrating): Promise<void> {
  await tenantTable(
    db,
    'lot',
    `company_id uuid not null, id uuid not null, product_id uuid not null, ${NUMBER},
     expires_on date, created_at timestamptz not null,
     constraint lot_pk primary key (company_id, id),
     constraint lot_number_key unique (company_id, product_id, number)`,
    { rows: 'append', foreignKeys: { lot_product_fk: '(company_id, product_id) references product (company_id, id)' } },
  )
  await run(db, `create index lot_expires_idx on lot (company_id, product_id, expires_on, id)`)
  // Beside the ledger, not in it: a movement may be of several lots, and seals of documents cover the ledger as it is.
  await tenantTable(
    db,
    'stock_ledger_lot',
    `${MOVEMENT}, lot_id uuid not null,
     quantity_milli bigint not null
       check (quantity_milli <> 0 and quantity_milli between -${QUANTITY} and ${QUANTITY}),
     constraint stock_ledger_lot_pk primary key (company_id, document_id, document_line_id, kind, lot_id)`,
    {
      rows: 'append',
      foreignKeys: {
        stock_ledger_lot_ledger_fk: `${MOVEMENT_KEY} references stock_ledger ${MOVEMENT_KEY}`,
        stock_ledger_lot_lot_fk: '(company_id, lot_id) references lot (company_id, id)',
      },
    },
  )
  await run(db, `create index stock_ledger_lot_lot_idx on stock_ledger_lot (company_id, lot_id)`)
  await keepPosted(db, 'stock_ledger_lot')
}

async function serialNumbers(db: Migrating): Promise<void> {
  await tenantTable(
    db,
    'serial_number',
    `company_id uuid not null, id uuid not null, product_id uuid not null, ${NUMBER},
     created_at timestamptz not null,
     constraint serial_number_pk primary key (company_id, id),
     constraint serial_number_number_key unique (company_id, product_id, number)`,
    {
      rows: 'append',
      foreignKeys: { serial_number_product_fk: '(company_id, product_id) references product (company_id, id)' },
    },
  )
  // One piece each, in or out as the movement says.
  await tenantTable(
    db,
    'stock_ledger_serial',
    `${MOVEMENT}, serial_number_id uuid not null,
     constraint stock_ledger_serial_pk
       primary key (company_id, document_id, document_line_id, kind, serial_number_id)`,
    {
      rows: 'append',
      foreignKeys: {
        stock_ledger_serial_ledger_fk: `${MOVEMENT_KEY} references stock_ledger ${MOVEMENT_KEY}`,
        stock_ledger_serial_number_fk: '(company_id, serial_number_id) references serial_number (company_id, id)',
      },
    },
  )
  await run(db, `create index stock_ledger_serial_number_idx on stock_ledger_serial (company_id, serial_number_id)`)
  await keepPosted(db, 'stock_ledger_serial')
}
