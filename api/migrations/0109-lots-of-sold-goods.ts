import { run, tenantTable, type Migrating } from './support.ts'

const TOTAL = '4000000000000000'
const REVIEWS = `('beforeSession', 'inFuture', 'afterClosing', 'otherSession', 'figuresDiffer', 'priceDiffers', 'customNotAllowed',
  'discountTooHigh', 'discountNotRunning', 'vatDiffers', 'fodecDiffers', 'quantityTooFine', 'productUnknown', 'clientUnknown',
  'cashierUnknown', 'cashierUnproved', 'representativeUnknown', 'methodUnknown', 'methodNotTaken', 'clientMissing',
  'detailsMissing', 'cashAboveThreshold', 'creditLimitExceeded', 'approvalUnknown', 'voucherSpent', 'stockShort', 'chainBroken', 'lotUnknown', 'lotExpired', 'serialNumberMissing')`

/** Sold and returned goods name their lots and serial numbers, and each place knows what it has of a lot. */
export async function up(db: Migrating): Promise<void> {
  await balances(db)
  for (const table of ['sale_line', 'sales_return_line'])
    for (const column of ['lots', 'serial_numbers'])
      await run(
        db,
        `alter table ${table} add column ${column} jsonb
           constraint ${table}_${column}_check check (jsonb_typeof(${column}) = 'array' and length(${column}::text) <= 200000)`,
      )
  await run(db, `alter table sale_review drop constraint sale_review_reason_check`)
  await run(db, `alter table sale_review add constraint sale_review_reason_check check (reason in ${REVIEWS})`)
}

async function balances(db: Migrating): Promise<void> {
  await tenantTable(
    db,
    'lot_balance',
    `company_id uuid not null, location_id uuid not null, lot_id uuid not null, product_id uuid not null,
     on_hand_milli bigint not null
       constraint lot_balance_on_hand_milli_check check (on_hand_milli between -${TOTAL} and ${TOTAL}),
     constraint lot_balance_pk primary key (company_id, location_id, lot_id)`,
    {
      rows: 'grow',
      foreignKeys: {
        lot_balance_location_fk: '(company_id, location_id) references stock_location (company_id, id)',
        lot_balance_lot_fk: '(company_id, lot_id) references lot (company_id, id)',
      },
    },
  )
  // What can be sold of a place: lots that are used up, most of them before long, are not read.
  await run(
    db,
    `create index lot_balance_there_idx on lot_balance (company_id, location_id, product_id) where on_hand_milli > 0`,
  )
  await run(db, `create index lot_balance_lot_idx on lot_balance (company_id, lot_id)`)
  await begin(db)
  await run(db, `revoke insert, update, delete, truncate on lot_balance from app_rw, app_admin`)
  await run(db, `grant select, insert, update on lot_balance to app_books`)
}

/** What came in so far. The owner sees no rows while security is forced. */
async function begin(db: Migrating): Promise<void> {
  const read = ['lot_balance', 'stock_ledger_lot', 'stock_ledger', 'lot']
  for (const table of read) await run(db, `alter table ${table} no force row level security`)
  await run(
    db,
    `insert into lot_balance (company_id, location_id, lot_id, product_id, on_hand_milli)
     select x.company_id, l.location_id, x.lot_id, l.product_id, sum(x.quantity_milli)
     from stock_ledger_lot x
     join stock_ledger l on l.company_id = x.company_id and l.document_id = x.document_id
       and l.document_line_id = x.document_line_id and l.kind = x.kind
     group by x.company_id, l.location_id, x.lot_id, l.product_id`,
  )
  for (const table of read) await run(db, `alter table ${table} force row level security`)
}
